import { useState } from 'preact/hooks';
import { NAME_LENGTH } from '../../../campaign/kinds/fields';

interface Props {
  label: string;
  button: string;
  /** What is said when nothing was written; absent: nothing can be said then. */
  empty?: string;
  onSay: (text: string) => boolean;
}

/** One line to write, and a button beside it. */
export function OneLine({ label, button, empty, onSay }: Props) {
  const [text, setText] = useState('');
  const said = text.trim() || empty;
  return (
    <form
      class="one-line"
      onSubmit={event => {
        event.preventDefault();
        if (said && onSay(said)) setText('');
      }}
    >
      <input
        class="input"
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={NAME_LENGTH}
        onInput={event => setText(event.currentTarget.value)}
      />
      <button type="submit" class="btn" disabled={!said} aria-label={`${button}: ${label}`}>
        {button}
      </button>
    </form>
  );
}
