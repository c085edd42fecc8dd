import { Stroke } from '../frame/Icon';

interface Props {
  label: string;
  low: number;
  /** The last number that has a button of its own. */
  high: number;
  /** What may be reached beyond that, one by one. */
  most?: number;
  value: number | 'any';
  onPick: (value: number) => void;
}

/** A number by one tap, all that are likely in sight. */
export function Numbers({ label, low, high, most = high, value, onPick }: Props) {
  const last = value === 'any' ? high : Math.max(high, value);
  return (
    <fieldset class="choices numbers" aria-label={label}>
      {Array.from({ length: last - low + 1 }, (_, i) => low + i).map(number => (
        <button
          key={number}
          type="button"
          class="btn square"
          aria-label={`${label} ${number}`}
          aria-pressed={number === value}
          onClick={() => onPick(number)}
        >
          {number}
        </button>
      ))}
      {last < most ? (
        <button
          type="button"
          class="btn square quiet"
          aria-label={`${label} ${last + 1}`}
          onClick={() => onPick(last + 1)}
        >
          <Stroke of="plus" />
        </button>
      ) : null}
    </fieldset>
  );
}
