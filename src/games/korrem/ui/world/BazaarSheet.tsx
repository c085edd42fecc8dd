import { useState } from 'preact/hooks';
import { Sheet } from '../../../../ui/parts/Sheet';
import { Stepper } from '../../../../ui/parts/Stepper';
import { say } from '../../../../ui/words/say';
import { roadCards } from '../../sample/road-cards';
import type { WorldTable } from '../../table/worlds';
import { wsheets } from '../../words/world-sheets';
import { wui } from '../../words/world-ui';

/** LM-2: the one artifact of the Bazaar, for its gold. */
export function BazaarSheet({ table, id, onClose }: { table: WorldTable; id: string; onClose: () => void }) {
  const [name, setName] = useState('');
  const [points, setPoints] = useState(0);
  const known = table.state.value.bag === null ? [] : roadCards.artifact;
  return (
    <Sheet title={wui.ask.buys} onClose={onClose}>
      <div class="ko-answers">
        {known.map(([one, n]) => (
          <button
            key={one}
            type="button"
            class="btn"
            aria-pressed={one === name}
            onClick={() => {
              setName(one);
              setPoints(n);
            }}
          >
            {one}
          </button>
        ))}
      </div>
      <label class="field">
        {wui.name}
        <input
          type="text"
          class="input"
          maxLength={80}
          value={name}
          onInput={event => setName(event.currentTarget.value)}
        />
      </label>
      <div class="ko-answers">
        <Stepper label={wsheets.cards.points} value={points} low={0} high={20} onChange={setPoints} />
        <span>{wsheets.cards.points}</span>
        <button
          type="button"
          class="btn main big"
          disabled={name.trim() === ''}
          onClick={() => {
            if (table.send({ do: 'bazaar', army: id, name: name.trim(), points })) onClose();
          }}
        >
          {wui.ask.buys}
        </button>
      </div>
      {table.refusal.value ? <p role="alert">{say(table.refusal.value.message)}</p> : null}
    </Sheet>
  );
}
