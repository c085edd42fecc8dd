import { useEffect, useState } from 'preact/hooks';
import { lookIntoBackup, type Spare, spares, takeSpare } from '../../play/files';
import type { ImportPlan } from '../../storage/file/import';
import { words } from '../words';
import { say } from '../words/say';

const w = words.saves;
const page = 12;

interface Props {
  onPlan: (plan: ImportPlan | undefined) => void;
  onNote: (note: string | undefined) => void;
}

/** Copies of earlier sittings, and damaged parts that were set aside: to take along, or to bring back. */
export function Spares({ onPlan, onNote }: Props) {
  const [all, setAll] = useState<readonly Spare[] | undefined>(undefined);
  const [shown, setShown] = useState(page);
  useEffect(() => {
    spares().then(setAll, console.error);
  }, []);
  if (!all) return null;
  return (
    <details class="hero-more unfolds">
      <summary>{w.spares(all.length)}</summary>
      <div class="stack">
        <p class="soft">{all.length > 0 ? w.sparesNote : w.noSpares}</p>
        <ul class="bare stack">
          {all.slice(0, shown).map(spare => (
            <Line
              key={`${spare.kind}${spare.document}${spare.made}`}
              spare={spare}
              onPlan={onPlan}
              onNote={onNote}
            />
          ))}
        </ul>
        {all.length > shown ? (
          <button type="button" class="btn" onClick={() => setShown(shown + page)}>
            {words.app.earlier}
          </button>
        ) : null}
      </div>
    </details>
  );
}

function Line({ spare, onPlan, onNote }: Props & { spare: Spare }) {
  const when = new Date(spare.made).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' });
  const name =
    spare.kind === 'damaged' ? w.damagedPart(spare.name) : w.backup(spare.name, w.kilobytes(spare.size ?? 0));
  return (
    <li class="setup-row">
      <span>
        {name} <span class="soft">{when}</span>
      </span>
      <span class="row">
        <button
          type="button"
          class="btn"
          aria-label={w.takeOf(spare.name, when)}
          onClick={() => {
            takeSpare(spare).then(refused => onNote(refused && say(refused.message)), console.error);
          }}
        >
          {w.take}
        </button>
        {spare.kind === 'backup' ? (
          <button
            type="button"
            class="btn"
            aria-label={w.backOf(spare.name, when)}
            onClick={() => {
              lookIntoBackup(spare).then(found => {
                onPlan(found.ok ? found.value : undefined);
                onNote(found.ok ? undefined : say(found.error.message));
              }, console.error);
            }}
          >
            {w.back}
          </button>
        ) : null}
      </span>
    </li>
  );
}
