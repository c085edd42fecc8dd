import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Stroke } from '../parts/Icon';
import { SaveHelp } from '../parts/SaveHelp';
import { Sheet } from '../parts/Sheet';
import { UndoRedo } from '../parts/UndoRedo';
import { words as common } from '../words';
import { words } from '../words/campaign';
import { say } from '../words/say';
import { useCompany } from './context';

const w = words.page;

/** Undo and redo in the same corner on every page; beside them what a rule has to say. */
export function Dock({ children }: { children: ComponentChildren }) {
  const company = useCompany();
  const [history, setHistory] = useState(false);
  return (
    <footer class="company-dock panel">
      <div class="row">
        <UndoRedo of={company} />
      </div>
      <Said last={company.undoTitle.value} />
      <button type="button" class="btn square quiet" aria-label={w.history} onClick={() => setHistory(true)}>
        <Stroke of="list" />
      </button>
      <div class="row ways">{children}</div>
      {history ? <HistorySheet onClose={() => setHistory(false)} /> : null}
    </footer>
  );
}

function Said({ last }: { last: string | undefined }) {
  const company = useCompany();
  const broken = company.broken.value;
  const refusal = company.refusal.value ?? company.problem.value;
  if (broken)
    return (
      <div class="grow said" role="alert">
        <span>
          {w.breaks(broken.rule)} {say(broken.message)}
        </span>
        <span class="row">
          <button type="button" class="btn" onClick={company.dismissRefusal}>
            {w.leave}
          </button>
          <button type="button" class="btn grave" onClick={broken.anyway}>
            {w.anyway}
          </button>
        </span>
      </div>
    );
  if (refusal)
    return (
      <p class="grow said refused" role="alert">
        {say(refusal)}
        {company.problem.value ? (
          <>
            <button type="button" class="btn" onClick={company.retry}>
              {w.retry}
            </button>
            <SaveHelp help={company.saveHelp} />
          </>
        ) : (
          <button
            type="button"
            class="btn square quiet"
            aria-label={common.app.close}
            onClick={company.dismissRefusal}
          >
            <Stroke of="close" />
          </button>
        )}
      </p>
    );
  return (
    <p class="grow soft last-said" aria-live="polite">
      {last === undefined ? null : w.last(last)}
    </p>
  );
}

function HistorySheet({ onClose }: { onClose: () => void }) {
  const company = useCompany();
  return (
    <Sheet title={w.history} onClose={onClose}>
      <ol class="bare stack">
        {company.marks.value.toReversed().map(mark => (
          <li key={mark.id}>
            <button
              type="button"
              class={`btn quiet mark ${mark.place}`}
              aria-current={mark.place === 'head' ? 'step' : undefined}
              onClick={() => company.jump(mark.id)}
            >
              <span>{mark.title || w.beginning}</span>
              {mark.place === 'head' ? <span class="soft">{w.isHere}</span> : null}
            </button>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
