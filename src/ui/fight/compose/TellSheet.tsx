import { useState } from 'preact/hooks';
import type { Composed } from '../../../encounter/model/command';
import { Sheet } from '../../parts/Sheet';
import { words } from '../../words/fight';
import { useFight } from '../parts/context';
import { Composer } from './Composer';

const w = words.compose;

/** OWN-201: which card lies face up, told before it strikes: known ones by name, others composed. */
export function TellSheet({ onClose }: { onClose: () => void }) {
  const fight = useFight();
  const { stage, encounter } = fight.view.value;
  const out = new Set([...stage.discard, ...stage.kept, ...stage.drawn, stage.face?.id ?? '']);
  const known = encounter.cards.filter(card => card.stage === stage.top && !out.has(card.id));
  const [composing, setComposing] = useState(known.length === 0);
  const tell = (card: { id: string } | Composed) => {
    if (fight.send({ do: 'tell', card })) onClose();
  };
  return (
    <Sheet title={w.early} onClose={onClose} wide>
      {composing ? (
        <Composer
          stage={stage.top}
          done={w.told}
          onDone={tell}
          {...(known.length > 0 ? { onBack: () => setComposing(false) } : {})}
        />
      ) : (
        <>
          <p class="soft">{w.earlyNote}</p>
          <div class="ask-answers">
            {known.map(card => (
              <button key={card.id} type="button" class="btn big" onClick={() => tell({ id: card.id })}>
                {card.label}
              </button>
            ))}
            <button type="button" class="btn main big" onClick={() => setComposing(true)}>
              {w.newCard}
            </button>
          </div>
        </>
      )}
    </Sheet>
  );
}
