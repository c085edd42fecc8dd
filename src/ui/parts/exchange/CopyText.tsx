import { useState } from 'preact/hooks';
import { exchangeWords as w } from '../../words/exchange';

/** A text that goes to another device by whatever carries texts. */
export function CopyText({ text }: { text: string }) {
  const [note, setNote] = useState('');
  const copy = async (): Promise<void> => {
    // A page over plain http has no clipboard.
    await navigator.clipboard.writeText(text);
    setNote(w.copied);
  };
  return (
    <div class="row">
      <input
        class="input grow"
        type="text"
        readOnly
        aria-label={w.copy}
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <button
        type="button"
        class="btn"
        onClick={() => {
          copy().catch(() => setNote(w.notCopied));
        }}
      >
        {w.copy}
      </button>
      <span role="status">{note}</span>
    </div>
  );
}
