interface Props {
  label: string;
  value: string;
  most?: number;
  onChange: (value: string) => void;
}

/** A line of text that counts when it is finished: one change, not one for each letter. */
export function TextField({ label, value, most = 80, onChange }: Props) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        class="input"
        value={value}
        maxLength={most}
        onChange={event => {
          const next = event.currentTarget.value.trim();
          if (next !== value) onChange(next);
        }}
      />
    </label>
  );
}
