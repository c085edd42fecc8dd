interface Props {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly placeholder?: string;
  /** Called with every keystroke. */
  readonly onInput: (value: string) => void;
}

/** A line of text under its label, as in the forms for cards of a library. */
export const InputField = ({ label, onInput, ...input }: Props) => (
  <label class="field">
    <span>{label}</span>
    <input class="input" {...input} onInput={event => onInput(event.currentTarget.value)} />
  </label>
);
