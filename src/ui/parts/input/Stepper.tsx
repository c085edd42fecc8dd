import { still } from '../frame/still';

interface Props {
  label: string;
  value: number;
  low: number;
  high: number;
  onChange: (value: number) => void;
}

export const Stepper = still(({ label, value, low, high, onChange }: Props) => {
  return (
    <fieldset class="stepper" aria-label={label}>
      <button
        type="button"
        class="btn square fewer"
        aria-label={`${label}: −1`}
        disabled={value <= low}
        onClick={() => onChange(value - 1)}
      />
      <output class={high > 99 ? 'long' : undefined}>{value}</output>
      <button
        type="button"
        class="btn square more"
        aria-label={`${label}: +1`}
        disabled={value >= high}
        onClick={() => onChange(value + 1)}
      />
    </fieldset>
  );
});
