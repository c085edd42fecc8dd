import { useMemo } from 'preact/hooks';
import type { Said } from '../../../../basics/said';
import { say } from '../../../../ui/words/say';
import type { Side } from '../../rules/board/square';
import { carriedOut } from '../../rules/duel/carried-out';
import type { Duel } from '../../rules/duel/model';
import { lastTurnOf } from '../../table/last-turn';
import type { DuelPlay } from '../../table/play';
import { carriedText, onTableWords } from '../../words/on-table';

const w = onTableWords;

/** What was said, failed or came about without a piece that moves. */
const spoken: ReadonlySet<string> = new Set(
  [
    'rolled',
    'declared-deed',
    'named-morph',
    'failed',
    'passed',
    'used',
    'lost-gift',
    'willed',
    'willed-own',
  ].map(key => `darkleaf.${key}`),
);

/** Such lines of what was told from one state to the other. */
function toldIn(first: Duel, last: Duel): readonly Said[] {
  const before = JSON.stringify(first.told.at(-1));
  const from = last.told.findLastIndex(one => JSON.stringify(one) === before);
  return last.told
    .slice(from + 1)
    .map(({ text }) => text)
    .filter(text => typeof text !== 'string' && spoken.has(text.say));
}

/** What the hands have to do for the device: the pieces of its last turn, and why on a tap. */
export function OnTheTable({
  table,
  of,
  onWhy,
}: {
  table: DuelPlay;
  of: Side;
  onWhy?: (() => void) | undefined;
}) {
  const { count } = table.state.value;
  const lines = useMemo(() => {
    const states = lastTurnOf(table, of);
    const [first, last] = [states[0], states.at(-1)];
    if (!first || !last) return [];
    return [...toldIn(first, last).map(say), ...carriedOut(first, last).map(carriedText)];
  }, [count]);
  return (
    <div class="dl-on-table">
      <b>{w.list}</b>
      {lines.length === 0 ? <span>{w.nothing}</span> : null}
      <ul class="bare dl-told" aria-label={w.list}>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {onWhy ? (
        <button type="button" class="btn" onClick={onWhy}>
          {w.why}
        </button>
      ) : null}
    </div>
  );
}
