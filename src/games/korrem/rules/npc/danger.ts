import { type Fraction, fraction } from '../../../../chances/fraction';
import { type Card, healthLeft } from '../battle/card';
import { struck } from '../battle/damage';
import type { Fliers } from './aim';
import { actingOrder } from './order';
import { d8, type NpcTurn, turnWith } from './turn';
import { type Use, useOf } from './uses';

export interface Danger {
  readonly id: string;
  readonly dies: Fraction;
  readonly expected: Fraction;
}

/** A board in the middle of a phase; `held` is what the defense of those who were hit still takes (DM-1). */
interface Board {
  readonly cards: readonly Card[];
  readonly held: ReadonlyMap<string, number>;
}

interface Weighed {
  readonly board: Board;
  /** So many of all equally likely cases lead here. */
  readonly cases: bigint;
}

/** What may come of a turn: eight rolls, and eight faces on which it may work. */
const casesPerTurn = 64n;

function afterTurn({ cards, held }: Board, actor: Card, turn: NpcTurn, works: boolean): Board {
  const moved = cards.map(card => (card.id === actor.id ? { ...card, at: turn.at } : card));
  const target = moved.find(({ id }) => id === turn.target);
  if (!target || !works || turn.damage === 0) return { cards: moved, held };
  const before = { left: healthLeft(target), defense: held.get(target.id) ?? target.defense };
  const after = struck(before, turn.damage);
  const hit = { ...target, damage: target.health - after.left };
  return {
    // DM-3: the dead leave at once.
    cards:
      after.left === 0
        ? moved.filter(card => card !== target)
        : moved.map(card => (card === target ? hit : card)),
    held: new Map(held).set(target.id, after.defense),
  };
}

/** Boards on which all goes on alike. */
const keyOf = ({ cards, held }: Board): string =>
  cards.map(card => `${card.id}:${card.at.join()}:${card.damage}:${held.get(card.id) ?? ''}`).join(' ');

/** The different things that an NPC may do, each with the number of rolls that bring it. */
function usesOf(actor: Card): { readonly use: Use; readonly rolls: bigint }[] {
  const uses = new Map<unknown, { use: Use; rolls: bigint }>();
  for (const roll of d8) {
    const use = useOf(actor, roll);
    const key = use.does === 'ability' ? use.ability : use.does;
    const known = uses.get(key);
    uses.set(key, { use, rolls: (known?.rolls ?? 0n) + 1n });
  }
  return [...uses.values()];
}

function nextBoards(boards: Iterable<Weighed>, id: string, fliers: Fliers): Map<string, Weighed> {
  const next = new Map<string, Weighed>();
  const add = (board: Board, cases: bigint): void => {
    if (cases === 0n) return;
    const key = keyOf(board);
    next.set(key, { board, cases: cases + (next.get(key)?.cases ?? 0n) });
  };
  for (const { board, cases } of boards) {
    const actor = board.cards.find(card => card.id === id);
    if (!actor) continue;
    for (const { use, rolls } of usesOf(actor)) {
      const turn = turnWith(board.cards, actor, use, fliers);
      const works = BigInt(turn.ability?.works ?? 8);
      add(afterTurn(board, actor, turn, true), cases * rolls * works);
      add(afterTurn(board, actor, turn, false), cases * rolls * (8n - works));
    }
  }
  return next;
}

/** How dangerous each is whose side does not act, by all cases on these boards. */
function tally(cards: readonly Card[], side: string, boards: Iterable<Weighed>, acted: number): Danger[] {
  const all = casesPerTurn ** BigInt(acted);
  const ends = [...boards];
  return cards
    .filter(card => card.side !== side)
    .map(card => {
      let [dies, lost] = [0n, 0n];
      for (const { board, cases } of ends) {
        const now = board.cards.find(({ id }) => id === card.id);
        if (!now) dies += cases;
        lost += cases * BigInt(now ? now.damage - card.damage : healthLeft(card));
      }
      return { id: card.id, dies: fraction(dies, all), expected: fraction(lost, all) };
    });
}

const begun = (cards: readonly Card[]): Map<string, Weighed> =>
  new Map([['', { board: { cards, held: new Map() }, cases: 1n }]]);

export interface DangerAhead {
  readonly danger: Danger[];
  /** So many of all that would act are reckoned. */
  readonly acted: number;
  readonly all: number;
}

interface Bounds {
  /** No more NPCs than these. */
  readonly first?: number;
  /** No NPC whose turns would be more than this, all boards together, once one is reckoned. */
  readonly turns?: number;
}

/**
 * OD-3: how dangerous the coming phase of a side is to all others, over all rolls of its NPCs in NF-2 order, each acting
 * on the board that those before it left. Boards that lead to the same outcomes are counted together. Within bounds
 * only the first to act are computed: the result is exact for them and says nothing about the others.
 */
export function dangerWithin(
  cards: readonly Card[],
  side: string,
  fliers: Fliers,
  { first = Number.POSITIVE_INFINITY, turns = Number.POSITIVE_INFINITY }: Bounds = {},
): DangerAhead {
  const order = actingOrder(cards, side);
  let boards = begun(cards);
  let acted = 0;
  for (const actor of order.slice(0, first)) {
    if (acted > 0 && boards.size * usesOf(actor).length > turns) break;
    boards = nextBoards(boards.values(), actor.id, fliers);
    acted += 1;
  }
  return { danger: tally(cards, side, boards.values(), acted), acted, all: order.length };
}
