import { type Position, unitsThat } from '../../board/position';
import { adjacentTo, nameOf, type Side, type Square } from '../../board/square';
import { countDown } from '../../skills/counters';
import type { Command } from '../commands/commands';
import type { Duel } from '../model';
import { positionOf } from '../turn-of';

type Count = Extract<Command, { do: 'count' }>;

const named = (restarts: ReadonlyMap<Square, Square>): Record<string, string> =>
  Object.fromEntries([...restarts].map(([from, to]) => [nameOf(from), nameOf(to)]));

/** At most so many ladders that end at once are told apart. */
const most = 2;

const able = (position: Position, side: Side, restarts: ReadonlyMap<Square, Square>): boolean =>
  countDown(position, side, undefined, restarts).ok;

/** HX-5, HX-6: the counters go down in their usual order; a ladder that ends may begin anew beside its bearer. */
export function countsOf(duel: Duel): Count[] {
  const position = positionOf(duel);
  const { side } = duel.turn;
  const ending = unitsThat(position, unit => unit.ladder === 1).slice(0, most);
  let found: ReadonlyMap<Square, Square>[] = [new Map()];
  for (const { at } of ending)
    found = found.flatMap(before => [
      before,
      ...adjacentTo(at)
        .filter(to => position.units.has(to))
        .map(to => new Map([...before, [at, to]]))
        .filter(restarts => able(position, side, restarts)),
    ]);
  return found
    .filter(restarts => able(position, side, restarts))
    .map(restarts => (restarts.size > 0 ? { do: 'count', restarts: named(restarts) } : { do: 'count' }));
}
