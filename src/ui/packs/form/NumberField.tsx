import type { Shape } from '../../../packs/edit/shape';
import { Stepper } from '../../parts/input/Stepper';
import type { FieldProps } from './field';

/** A few by taps, many by keys. */
export function NumberField({
  shape,
  label,
  value,
  onChange,
}: FieldProps<Extract<Shape, { shape: 'whole' }>>) {
  const { low, high } = shape;
  const now = typeof value === 'number' ? value : low;
  if (high <= 99)
    return (
      <div class="setup-row">
        <span class="soft">{label}</span>
        <Stepper label={label} value={now} low={low} high={high} onChange={onChange} />
      </div>
    );
  return (
    <label class="field">
      <span>{label}</span>
      <input
        class="input"
        type="number"
        inputMode="numeric"
        min={low}
        max={high}
        value={now}
        onChange={event => {
          const next = Math.round(event.currentTarget.valueAsNumber);
          if (Number.isFinite(next)) onChange(Math.min(high, Math.max(low, next)));
        }}
      />
    </label>
  );
}
