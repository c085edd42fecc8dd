import { unitsThat } from '../../board/position';
import { adjacentTo, nameOf, type Square } from '../../board/square';
import { countDown } from '../../skills/counters';
import { squareOf } from '../codec';
import type { At, Duel } from '../model';
import { positionOf } from '../turn-of';

/** What goes down in a count: a ladder by its bearer, or a garden. */
export interface Counter {
  readonly kind: 'ladder' | 'garden';
  readonly at: At;
  readonly count: number;
  /** As `count` names it. */
  readonly name: string;
}

/** HX-5: all counters, in their usual order. */
export function countersOf(duel: Duel): Counter[] {
  const position = positionOf(duel);
  const of = (kind: Counter['kind'], at: Square, count: number): Counter => ({
    ...{ kind, at: nameOf(at), count, name: `${kind} ${nameOf(at)}` },
  });
  return [
    ...unitsThat(position, unit => unit.ladder > 0).map(({ at, unit }) => of('ladder', at, unit.ladder)),
    ...[...position.gardens].sort(([a], [b]) => a - b).map(([at, count]) => of('garden', at, count)),
  ];
}

/** What was told of a count so far. */
export interface Counting {
  readonly order: readonly string[];
  readonly restarts: Readonly<Record<At, At>>;
}

/** The order that was told, and whatever is left after it. */
export const wholeOrder = (duel: Duel, { order }: Counting): string[] => [
  ...order,
  ...countersOf(duel).flatMap(({ name }) => (order.includes(name) ? [] : [name])),
];

/** HX-6: where a ladder that comes next may begin anew; nothing where it does not end then, or ends for good. */
export function restartsOf(duel: Duel, told: Counting, { kind, at, count, name }: Counter): At[] {
  if (kind !== 'ladder' || count > 1) return [];
  const order = wholeOrder(duel, { ...told, order: [...told.order, name] });
  const goes = (to: At): boolean => {
    const restarts = Object.entries({ ...told.restarts, [at]: to }).map(
      ([from, on]) => [squareOf(from), squareOf(on)] as const,
    );
    return countDown(positionOf(duel), duel.turn.side, order, new Map(restarts)).ok;
  };
  // Its own square is none that it could go to: taken all the same, nobody looks where it goes.
  return goes(at) ? [] : adjacentTo(squareOf(at)).map(nameOf).filter(goes);
}
