import { Choice } from '../../parts/Choice';

interface Props {
  label: string;
  value: string;
  options: readonly { readonly id: string; readonly text: string }[];
  onPick: (id: string) => void;
}

/** A few lie open, many fold into a list. */
export function Pick({ label, value, options, onPick }: Props) {
  if (options.length <= 4) return <Choice label={label} value={value} options={options} onPick={onPick} />;
  return (
    <label class="field">
      <span>{label}</span>
      <select class="input" value={value} onChange={event => onPick(event.currentTarget.value)}>
        {options.some(one => one.id === value) ? null : <option value={value}>{value}</option>}
        {options.map(one => (
          <option key={one.id} value={one.id}>
            {one.text}
          </option>
        ))}
      </select>
    </label>
  );
}
