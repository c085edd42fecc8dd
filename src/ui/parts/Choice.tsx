interface Props<T extends string> {
  label: string;
  value: T;
  options: readonly { readonly id: T; readonly text: string }[];
  onPick: (id: T) => void;
}

/** One of a few, all of them in sight. */
export function Choice<T extends string>({ label, value, options, onPick }: Props<T>) {
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
            onClick={() => onPick(option.id)}
          >
            {option.text}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
