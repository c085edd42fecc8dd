import { useState } from 'preact/hooks';
import type { SaveHelp } from '../../../play/save-help';
import { words } from '../../words';
import { say } from '../../words/say';
import '../../words/said/shared/learn-saves';

/** What opening a save found out of order: said once, with the damaged part to take along. */
export function SaveFound({ help }: { help: SaveHelp }) {
  const [refused, setRefused] = useState<string | undefined>(undefined);
  const { takeDamaged } = help;
  const found = help.found.value;
  if (found.length === 0) return null;
  return (
    <div class="notice stack" role="status">
      <span>{refused ?? found.map(say).join(' ')}</span>
      <div class="row">
        {takeDamaged ? (
          <button
            type="button"
            class="btn"
            onClick={() => {
              takeDamaged().then(
                taken => setRefused(taken.ok ? undefined : say(taken.error.message)),
                console.error,
              );
            }}
          >
            {words.saves.takeDamaged}
          </button>
        ) : null}
        <button type="button" class="btn" onClick={help.putAway}>
          {words.app.close}
        </button>
      </div>
    </div>
  );
}
