import { type Fraction, ZERO } from '../../../../chances/fraction';
import type { Card } from '../battle/card';
import { around, type Cell, nameOf, same } from '../battle/space';
import type { Fliers } from './aim';
import { type Danger, type DangerAhead, dangerWithin } from './danger';

/** What is asked of the coming phase of a side: the danger of all others, or of one card wherever it may step. */
export interface DangerAsked {
  readonly cards: readonly Card[];
  readonly side: string;
  readonly fliers: Fliers;
  readonly stands?: string;
}

export interface DangerTold extends DangerAhead {
  /** The chance to fall of the card that is asked for, by the name of each cell where it may stand. */
  readonly cells: ReadonlyMap<string, Fraction>;
}

/** So many turns are reckoned at most: about a second of work. */
const mostTurns = 20_000;

/** Where a card may stand: its own cell, and those around it where nobody is. */
export const standsOf = (cards: readonly Card[], card: Card): Cell[] => [
  card.at,
  ...around(card.at).filter(at => !cards.some(other => same(other.at, at))),
];

/**
 * OD-3: the danger of the coming phase, with as many NPCs as can be reckoned exactly. For all cells the same number of
 * NPCs is taken, so that they can be compared.
 */
export function dangerAhead(
  { cards, side, fliers, stands }: DangerAsked,
  most: number = mostTurns,
): DangerTold {
  const card = cards.find(({ id }) => id === stands);
  if (!card) return { ...dangerWithin(cards, side, fliers, { turns: most }), cells: new Map() };
  const cells = standsOf(cards, card);
  const boards = cells.map(at => cards.map(one => (one === card ? { ...one, at } : one)));
  const turns = most / cells.length;
  const found = boards.map(board => dangerWithin(board, side, fliers, { turns }));
  const first = Math.min(...found.map(({ acted }) => acted));
  const least = found.map((one, i) =>
    one.acted === first ? one : dangerWithin(boards[i] ?? cards, side, fliers, { first }),
  );
  const fallOf = (danger: readonly Danger[]): Fraction =>
    danger.find(({ id }) => id === card.id)?.dies ?? ZERO;
  const here = least[0] ?? dangerWithin(cards, side, fliers, { first });
  return { ...here, cells: new Map(cells.map((at, i) => [nameOf(at), fallOf((least[i] ?? here).danger)])) };
}
