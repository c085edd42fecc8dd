import { useId } from 'preact/hooks';

interface Props<T extends string> {
  label: string;
  value: T;
  options: readonly { readonly id: T; readonly text: string; readonly disabled?: boolean }[];
  /** Why an option cannot be chosen. */
  note?: string | undefined;
  onPick: (id: T) => void;
}

/** One of a few, all of them in sight. */
export function Choice<T extends string>({ label, value, options, note, onPick }: Props<T>) {
  const why = useId();
  return (
    <div class="choice">
      <span class="soft">{label}</span>
      <fieldset class="choices" aria-label={label}>
        {options.map(option => (
          <button
            key={option.id}
            type="button"
            class="btn"
            aria-pressed={option.id === value}
            disabled={option.disabled}
            aria-describedby={note && option.disabled ? why : undefined}
            onClick={() => onPick(option.id)}
          >
            {option.text}
          </button>
        ))}
        {note ? (
          <small id={why} class="soft choice-note">
            {note}
          </small>
        ) : null}
      </fieldset>
    </div>
  );
}
