import { useRef } from 'preact/hooks';
import type { Encounter } from '../../../stage/encounter';
import { editWords } from '../../words/packs-edit';
import type { Change } from '../parts/change';
import { boardKey, misplaced } from './checklist';

const w = editWords.checklist;

/** The checklist is somebody's own words: it does not follow what is moved on the board. */
export function ChecklistNews({ encounter, onChange }: { encounter: Encounter; onChange: Change }) {
  const first = useRef(boardKey(encounter));
  const { checklist } = encounter;
  const wrong = misplaced(encounter);
  // What names no hex may be wrong as well once the board is another.
  const doubtful = boardKey(encounter) === first.current ? wrong : checklist;
  if (doubtful.length === 0) return null;
  return (
    <section class="notice stack" aria-label={w.title}>
      <b>{w.title}</b>
      <ul>
        {doubtful.map((line, i) => (
          <li key={`${i}${line}`}>{line}</li>
        ))}
      </ul>
      <div class="row">
        <button
          type="button"
          class="btn"
          onClick={() =>
            onChange(w.did, { ...encounter, checklist: checklist.filter(line => !doubtful.includes(line)) })
          }
        >
          {w.clear(doubtful.length)}
        </button>
        <span class="soft">{w.note}</span>
      </div>
    </section>
  );
}
