import { useState } from 'preact/hooks';
import type { SaveHelp as Help } from '../../../play/save-help';
import { words } from '../../words';
import { say } from '../../words/say';
import '../../words/said/shared/learn-saves';

const w = words.saves;

/** Beside a problem with saving: out as a file, and room where there is none. */
export function SaveHelp({ help }: { help: Help }) {
  const [said, setSaid] = useState<string | undefined>(undefined);
  if (!help.needed.value) return null;
  return (
    <>
      {help.full.value ? (
        <button
          type="button"
          class="btn"
          onClick={() => {
            help
              .makeRoom()
              .then(
                made => setSaid(made.ok ? w.roomMade(made.value) : say(made.error.message)),
                console.error,
              );
          }}
        >
          {w.makeRoom}
        </button>
      ) : null}
      <button
        type="button"
        class="btn"
        onClick={() => {
          help
            .takeOut()
            .then(taken => setSaid(taken.ok ? undefined : say(taken.error.message)), console.error);
        }}
      >
        {w.takeThisOut}
      </button>
      {said ? <span role="status">{said}</span> : null}
    </>
  );
}
