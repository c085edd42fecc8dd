interface Props {
  label: string;
  /** For those who do not see what stands around it. */
  full?: string;
  value: number;
  high: number;
  onSay: (value: number) => void;
}

/** A number to type over: quicker than tapping where it may be anything. */
export function NumberField({ label, full, value, high, onSay }: Props) {
  return (
    <label class="line">
      <span class="soft">{label}</span>
      <input
        class="input number"
        type="number"
        inputMode="numeric"
        aria-label={full ?? label}
        min={0}
        max={high}
        value={value}
        onFocus={event => event.currentTarget.select()}
        onChange={event => {
          const said = Math.min(high, Math.max(0, Math.round(Number(event.currentTarget.value) || 0)));
          event.currentTarget.value = String(said);
          if (said !== value) onSay(said);
        }}
      />
    </label>
  );
}
