import { Choice } from '../../parts/input/Choice';
import { type PictoOption, Pictos } from '../../parts/Pictos';

interface Props {
  label: string;
  value: string;
  options: readonly PictoOption[];
  onPick: (id: string) => void;
}

/** What has pictures lies open; of all else a few, and many fold into a list. */
export function Pick({ label, value, options, onPick }: Props) {
  if (options.some(one => one.sign))
    return (
      <div class="field">
        <span>{label}</span>
        <Pictos label={label} options={options} on={id => id === value} onTap={onPick} />
      </div>
    );
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
