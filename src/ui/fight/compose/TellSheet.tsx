import type { Composed } from '../../../encounter/model/command';
import { composeWords } from '../../words/compose';
import { words } from '../../words/fight';
import { useFight } from '../parts/context';
import { CardSheet } from './CardSheet';

const w = composeWords;

/** OWN-201: which card lies face up, told before it strikes: known ones by name, others composed. */
export function TellSheet({ onClose }: { onClose: () => void }) {
  const fight = useFight();
  const { stage, encounter } = fight.view.value;
  const out = new Set([...stage.discard, ...stage.kept, ...stage.drawn, stage.face?.id ?? '']);
  const known = encounter.cards.filter(card => card.stage === stage.top && !out.has(card.id));
  const tell = (card: { id: string } | Composed) => {
    if (fight.send({ do: 'tell', card })) onClose();
  };
  return (
    <CardSheet
      title={words.compose.early}
      note={w.earlyNote}
      known={known.map(({ id, label }) => ({ id, text: label }))}
      onKnown={id => tell({ id })}
      stage={stage.top}
      done={w.told}
      onDone={tell}
      onClose={onClose}
    />
  );
}
