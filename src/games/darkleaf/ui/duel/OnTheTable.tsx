import { useMemo } from 'preact/hooks';
import type { Side } from '../../rules/board/square';
import type { Duel } from '../../rules/duel/model';
import { movedBetween } from '../../rules/duel/moved';
import { clanAt } from '../../rules/duel/turn-of';
import type { DuelPlay } from '../../table/play';
import { clanNames, kindNames } from '../../words/names';
import { tableWords as w } from '../../words/table';
import { ui } from '../../words/ui';

/** The duel as it stood before the last turns of a side. */
function before(table: DuelPlay, side: Side): Duel | undefined {
  const done = table.marks.value.filter(({ place }) => place !== 'undone');
  let then: Duel | undefined;
  let theirs = false;
  for (const { id } of [...done].reverse()) {
    const duel = table.at(id);
    if (!duel || (theirs && duel.turn.side !== side)) break;
    if (duel.turn.side === side) {
      theirs = true;
      then = duel;
    }
  }
  return then;
}

/** After the wood's turn: the pieces that whoever plays against it moves on the table. */
export function OnTheTable({ table, side }: { table: DuelPlay; side: Side }) {
  const duel = table.state.value;
  const moved = useMemo(() => {
    const then = before(table, side);
    return then ? movedBetween(then.units, duel.units) : [];
  }, [duel]);
  if (moved.length === 0) return null;
  return (
    <ul class="bare dl-told" aria-label={w.title}>
      <li>
        <b>{w.title}</b>
      </li>
      {moved.map(({ unit, from, to }) => (
        <li key={`${from}/${to}`}>
          {w.line(ui.unit(clanNames[clanAt(duel, unit.side)], kindNames[unit.kind]), from, to)}
        </li>
      ))}
    </ul>
  );
}
