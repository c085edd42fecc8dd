import './acts.css';
import { useEffect } from 'preact/hooks';
import { say } from '../../../../ui/words/say';
import { entriesOf } from '../../rules/play/ahead';
import { type CardDeed, mostDeeds } from '../../rules/play/card';
import type { DarkholdCard } from '../../rules/play/model';
import { lookIntoBox, ownBox, teachBox } from '../../table/box';
import type { LevelTable } from '../../table/levels';
import { words as w } from '../../words/acts';
import { words as box } from '../../words/box';
import { DarkholdForm } from '../box/DarkholdForm';

/** All that a card does, as the table would say it. */
const deedsOf = ({ effect, text, also = [] }: DarkholdCard): readonly CardDeed[] =>
  [
    ...(effect.do === 'noise' ? [{ do: 'noise', tokens: effect.tokens } as const] : []),
    ...(effect.do === 'vigour' ? [{ do: 'vigour', type: effect.type, tokens: 1 } as const] : []),
    ...(text ? [{ do: 'read', text } as const] : []),
    ...also,
  ].slice(0, mostDeeds);

/** DK-1, DK-2: the card that the table drew: one that was taught in one tap, another is taught and kept. */
export function CardSheet({ table, onClose }: { table: LevelTable; onClose: () => void }) {
  const play = table.state.value;
  useEffect(() => {
    lookIntoBox().catch(console.error);
  }, []);
  const known = Object.entries(ownBox.value.darkholds);
  const resolved = (label: string, also: readonly CardDeed[]) => {
    if (table.send({ do: 'card', label, also })) onClose();
  };
  return (
    <DarkholdForm
      types={play.types}
      entries={entriesOf(play)}
      done={w.cardDo}
      onClose={onClose}
      onDone={(label, also) => {
        // Whom a card brings stands by an entry of this level: elsewhere it would be another.
        const kept = also.filter(deed => deed.do !== 'place');
        if (label !== w.card)
          teachBox(
            { darkholds: { [label]: { label, text: '', effect: { do: 'text' }, also: kept } } },
            box.title,
            say,
          ).catch(console.error);
        resolved(label, also);
      }}
    >
      {known.length > 0 ? (
        <div class="dh-acts">
          {known.map(([id, card]) => (
            <button key={id} type="button" class="btn" onClick={() => resolved(card.label, deedsOf(card))}>
              {card.label}
            </button>
          ))}
        </div>
      ) : null}
    </DarkholdForm>
  );
}
