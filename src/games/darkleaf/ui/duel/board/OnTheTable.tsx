import { useMemo } from 'preact/hooks';
import { say } from '../../../../../ui/words/say';
import type { Side } from '../../../rules/board/square';
import { carriedOut } from '../../../rules/duel/commands/carried-out';
import { describeEntry } from '../../../rules/duel/log/describe';
import { factTypeOf, type LogFactType } from '../../../rules/duel/log/log-entry';
import type { Duel } from '../../../rules/duel/model';
import { lastTurnOf } from '../../../table/last-turn';
import type { DuelPlay } from '../../../table/play';
import { carriedText, onTableWords } from '../../../words/on-table';

const w = onTableWords;

/** Facts that move no piece; what moves a piece is listed by its squares instead. */
const withoutPieces: ReadonlySet<LogFactType | undefined> = new Set<LogFactType>([
  'rolled',
  'declaredDeed',
  'namedMorph',
  'failed',
  'passed',
  'used',
  'giftLost',
  'willRolled',
  'ownWillRolled',
]);

function linesWithoutPieces(first: Duel, last: Duel): readonly string[] {
  const before = JSON.stringify(first.log.at(-1));
  const from = last.log.findLastIndex(entry => JSON.stringify(entry) === before);
  return last.log
    .slice(from + 1)
    .filter(entry => withoutPieces.has(factTypeOf(entry)))
    .map(entry => say(describeEntry(entry)));
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
    return [...linesWithoutPieces(first, last), ...carriedOut(first, last).map(carriedText)];
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
