import { useState } from 'preact/hooks';
import { Sheet } from '../../../../../ui/parts/frame/Sheet';
import { say } from '../../../../../ui/words/say';
import { roadCards } from '../../../sample/road-cards';
import type { WorldTable } from '../../../table/worlds';
import { wasks } from '../../../words/world-asks';
import { wsheets } from '../../../words/world-sheets';
import { NamedCard } from '../library/NamedCard';

/** LM-2: the one artifact of the Bazaar, for its gold. */
export function BazaarSheet({ table, id, onClose }: { table: WorldTable; id: string; onClose: () => void }) {
  const [card, setCard] = useState({ name: '', n: 0 });
  const name = card.name.trim();
  return (
    <Sheet title={wasks.buys} onClose={onClose}>
      <NamedCard
        known={table.state.value.bag === null ? [] : roadCards.artifact}
        card={card}
        label={wsheets.cards.points}
        onCard={setCard}
      />
      <div class="ko-answers">
        <button
          type="button"
          class="btn main big"
          disabled={name === ''}
          onClick={() => {
            if (table.send({ do: 'bazaar', army: id, name, points: card.n })) onClose();
          }}
        >
          {wasks.buys}
        </button>
      </div>
      {table.refusal.value ? <p role="alert">{say(table.refusal.value.message)}</p> : null}
    </Sheet>
  );
}
