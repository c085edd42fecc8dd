import { useState } from 'preact/hooks';
import { handsWords as w } from '../words/hands';
import { keepSecret, SECRET_NOTE_LENGTH, secretOf } from './secret';
import { useHeld } from './useHeld';

/**
 * OWN-303: what nobody else may see, on this device alone. It is read only while somebody holds the button: whoever
 * takes the device over from another hand sees nothing of it.
 */
export function SecretNote({ id, of }: { id: string; of?: string }) {
  const [note, setNote] = useState(() => secretOf(id));
  const { held, hold } = useHeld();
  const [writing, setWriting] = useState(false);
  return (
    <section class="stack hands-secret" aria-label={of === undefined ? w.secret : `${w.secret}: ${of}`}>
      <h3>{w.secret}</h3>
      <p class="soft">{w.secretNote}</p>
      {writing ? (
        <>
          <textarea
            class="input"
            aria-label={w.secret}
            rows={3}
            maxLength={SECRET_NOTE_LENGTH}
            value={note}
            onInput={event => {
              setNote(event.currentTarget.value);
              keepSecret(id, event.currentTarget.value);
            }}
          />
          <button type="button" class="btn" onClick={() => setWriting(false)}>
            {w.secretDone}
          </button>
        </>
      ) : (
        <div class="row">
          {note === '' ? null : (
            <button type="button" class="btn" {...hold}>
              {w.secretHold}
            </button>
          )}
          <button type="button" class="btn" onClick={() => setWriting(true)}>
            {note === '' ? w.secretWrite : w.secretChange}
          </button>
        </div>
      )}
      {note === '' || writing ? null : (
        <p class="hands-secret-text" aria-live="polite">
          {held ? note : null}
        </p>
      )}
    </section>
  );
}
