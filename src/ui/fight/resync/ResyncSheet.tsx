import './resync.css';
import { useState } from 'preact/hooks';
import { type AsItLies, asBelieved, correctionsOf } from '../../../table/fight/all-right';
import { Sheet } from '../../parts/frame/Sheet';
import { words } from '../../words/fight';
import { useFight } from '../parts/context';
import { RefusalLine } from '../parts/RefusalLine';
import { ResyncBoard } from './ResyncBoard';
import { ResyncCompany } from './ResyncCompany';
import { ResyncDecks } from './ResyncDecks';
import { ResyncFoes } from './ResyncFoes';

const w = words.resync;
const order = ['board', 'company', 'foes', 'decks'] as const;

/** Everything put as it really lies, then one confirmation and one mark. */
export function ResyncSheet({ onClose }: { onClose: () => void }) {
  const fight = useFight();
  const view = fight.view.value;
  const parts = view.settings.board === 'off' ? order.slice(1) : order;
  const [part, setPart] = useState(parts[0]);
  const [lies, setLies] = useState<AsItLies>(() => asBelieved(view));
  const onChange = (some: Partial<AsItLies>) => setLies(old => ({ ...old, ...some }));
  const said = correctionsOf(view, lies);
  return (
    <Sheet
      title={w.title}
      onClose={onClose}
      wide
      foot={
        <button
          type="button"
          class="btn main big"
          onClick={() => {
            if (fight.sayAll(said, w.said)) onClose();
          }}
        >
          {w.confirm}
        </button>
      }
    >
      <fieldset class="choices segments resync-parts" aria-label={w.title}>
        {parts.map(id => (
          <button key={id} type="button" class="btn" aria-pressed={part === id} onClick={() => setPart(id)}>
            {w.parts[id]}
          </button>
        ))}
      </fieldset>
      <RefusalLine />
      {part === 'board' ? <ResyncBoard lies={lies} onChange={onChange} /> : null}
      {part === 'company' ? <ResyncCompany lies={lies} onChange={onChange} /> : null}
      {part === 'foes' ? <ResyncFoes lies={lies} onChange={onChange} /> : null}
      {part === 'decks' ? <ResyncDecks lies={lies} onChange={onChange} /> : null}
    </Sheet>
  );
}
