import { NAME_LENGTH } from '../../../stage/fields';

interface Props {
  label: string;
  value: string;
  /** One of several names: what is written takes the place of all that stood there, and Enter leads to the next. */
  inLine?: boolean;
  onChange: (value: string) => void;
}

/** A line of text that counts when it is finished: one change, not one for each letter. */
export function TextField({ label, value, inLine = false, onChange }: Props) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        class="input"
        value={value}
        maxLength={NAME_LENGTH}
        {...(inLine ? { onFocus: selectAll, onKeyDown: leadOn, enterKeyHint: 'next' } : {})}
        data-in-line={inLine || undefined}
        onChange={event => {
          const next = event.currentTarget.value.trim();
          if (next !== value) onChange(next);
        }}
      />
    </label>
  );
}

const selectAll = (event: { readonly currentTarget: HTMLInputElement }): void => event.currentTarget.select();

function leadOn(event: KeyboardEvent & { readonly currentTarget: HTMLInputElement }): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const here = event.currentTarget;
  const line = [...document.querySelectorAll<HTMLInputElement>('input[data-in-line]')];
  const next = line[line.indexOf(here) + 1];
  if (next) next.focus();
  else here.blur();
}
