import type { Ability, Card } from '../../../src/games/korrem/rules/battle/card';

// A second reading of NA and NM, from the page alone: every target with all its ways played out, then one comparison
// of long keys. It is slow, and shares no code with the rules.

type Place = readonly [number, number];
export interface Slow {
  readonly uses: string | null;
  readonly target: string | null;
  readonly path: readonly Place[];
  readonly acts: boolean;
}

const reach = ([a, b]: Place, [c, d]: Place): number => Math.max(Math.abs(a - c), Math.abs(b - d));
const lowest = <T>(all: readonly T[], key: (one: T) => readonly number[]): T | undefined =>
  [...all].sort((a, b) => {
    const [left, right] = [key(a), key(b)];
    const at = left.findIndex((n, i) => n !== right[i]);
    return at < 0 ? 0 : left[at]! - right[at]!;
  })[0];
const stands = (cards: readonly Card[], [x, y]: Place): boolean =>
  cards.some(({ at }) => at[0] === x && at[1] === y);
const addOn = (card: Card): boolean => card.kind === 'wall' || card.kind === 'tower';
const friends = (a: Card, b: Card): boolean =>
  a.bonds.some(bond => bond.type === 'companionship' && bond.with === b.id);

function field(cards: readonly Card[]): Place[] {
  const [xs, ys] = [cards.map(({ at }) => at[0]), cards.map(({ at }) => at[1])];
  const cells: Place[] = [];
  for (let y = Math.min(...ys) - 1; y <= Math.max(...ys) + 1; y++)
    for (let x = Math.min(...xs) - 1; x <= Math.max(...xs) + 1; x++) cells.push([x, y]);
  return cells;
}

/** BG-7, cell by cell: some four cells in a line through it, all with add-ons of one hostile side. */
function closed(cards: readonly Card[], side: string, [x, y]: Place): boolean {
  const holds = (owner: string, at: Place): boolean =>
    cards.some(card => card.side === owner && addOn(card) && card.at[0] === at[0] && card.at[1] === at[1]);
  return [...new Set(cards.map(card => card.side))].some(owner => {
    if (owner === side) return false;
    for (let n = -60; n < 60; n++)
      if (
        [0, 1, 2, 3].every(i => holds(owner, [n + i, y])) ||
        [0, 1, 2, 3].every(i => holds(owner, [x, n + i]))
      )
        return true;
    return false;
  });
}

/** Steps from a cell over open cells to each, by going round and round until nothing changes. */
function stepsTo(open: readonly Place[], start: Place): (cell: Place) => number {
  const steps = new Map<string, number>([[String(start), 0]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const cell of open)
      for (const [known, n] of [...steps]) {
        const [x = 0, y = 0] = known.split(',').map(Number);
        if (reach(cell, [x, y]) !== 1 || n + 1 >= (steps.get(String(cell)) ?? Infinity)) continue;
        steps.set(String(cell), n + 1);
        changed = true;
      }
  }
  return cell => steps.get(String(cell)) ?? Infinity;
}

type Had = Omit<Slow, 'uses'> | undefined;

function walking(cards: readonly Card[], actor: Card, among: readonly Card[]): Had {
  const open = field(cards).filter(cell => !stands(cards, cell) && !closed(cards, actor.side, cell));
  const far = stepsTo(open, actor.at);
  const way = (card: Card): number =>
    Math.min(Infinity, ...open.filter(cell => reach(cell, card.at) === 1).map(far));
  const able = among.filter(card => way(card) < Infinity);
  const target = lowest(able, card => [way(card), card.damage - card.health, card.at[1], card.at[0]]);
  if (!target) return undefined;
  const path: Place[] = [actor.at];
  for (let left = way(target); left > 0 && path.length <= actor.steps; left--) {
    const here = path[path.length - 1]!;
    const onWay = open.filter(cell => {
      if (reach(cell, here) !== 1) return false;
      const on = stepsTo(open, cell);
      return open.some(end => reach(end, target.at) === 1 && on(end) === left - 1);
    });
    const next = lowest(onWay, ([x, y]) => [Math.abs(x - here[0]) + Math.abs(y - here[1]), y, x]);
    path.push(next!);
  }
  return { target: target.id, path, acts: reach(path[path.length - 1]!, target.at) === 1 };
}

function flying(cards: readonly Card[], actor: Card, among: readonly Card[], strongest: boolean): Had {
  const open = field(cards).filter(cell => !stands(cards, cell));
  const beside = (card: Card): Place[] => open.filter(cell => reach(cell, card.at) === 1);
  const target = lowest(
    among.filter(card => beside(card).length > 0),
    card => {
      const [near, weak] = [reach(card.at, actor.at), card.damage - card.health];
      return [...(strongest ? [weak, near] : [near, weak]), card.at[1], card.at[0]];
    },
  );
  if (!target) return undefined;
  const [sx, sy] = actor.at;
  const end = lowest(beside(target), ([x, y]) => [
    reach([x, y], actor.at),
    Math.abs(x - sx) + Math.abs(y - sy),
    y,
    x,
  ]);
  return { target: target.id, path: [actor.at, end!], acts: true };
}

function aimed(
  cards: readonly Card[],
  actor: Card,
  among: readonly Card[],
  ranged: boolean,
  strongest: boolean,
): Had {
  const near = ranged ? among : among.filter(card => reach(card.at, actor.at) === 1);
  const target = lowest(near, card => [
    card.damage - card.health,
    reach(card.at, actor.at),
    card.at[1],
    card.at[0],
  ]);
  if (target) return { target: target.id, path: [actor.at], acts: true };
  if (ranged) return undefined;
  return actor.flying ? flying(cards, actor, among, strongest) : walking(cards, actor, among);
}

function lets(cards: readonly Card[], actor: Card, ability: Ability): Card[] {
  const enemies = cards.filter(card => card.side !== actor.side && !friends(actor, card));
  if (ability.target === 'A') return enemies.filter(({ artifacts }) => artifacts > 0);
  const last = enemies.filter(({ id }) => id === ability.last);
  return ability.target === 'C' && last.length > 0 ? last : enemies;
}

/** One NPC's turn; abilities with the letter R are not read here. */
export function slowTurn(cards: readonly Card[], actor: Card, roll: number, strongest: boolean): Slow {
  const still = { target: null, path: [actor.at], acts: false };
  if (actor.states.includes('disabled') || actor.states.includes('frozen')) return { uses: null, ...still };
  const enemies = cards.filter(card => card.side !== actor.side && !friends(actor, card));
  const base = (): Slow => ({ uses: 'base', ...(aimed(cards, actor, enemies, false, strongest) ?? still) });
  if (actor.states.includes('undead')) return base();
  const ability = actor.abilities.find(({ on }) => on.includes(roll));
  if (!ability?.ready || ability.target === 'D') return base();
  if (ability.target === 'S') {
    const own = cards.filter(card => card.side === actor.side && !addOn(card));
    const far = (card: Card): number => Math.max(1, reach(card.at, actor.at));
    const target = lowest(
      own.filter(card => ability.ranged || far(card) === 1),
      card => [card.health - card.damage, far(card), Number(card !== actor), card.at[1], card.at[0]],
    );
    return { uses: ability.name, target: target!.id, path: [actor.at], acts: true };
  }
  const had = aimed(cards, actor, lets(cards, actor, ability), ability.ranged, strongest);
  if (!had && ability.target !== 'E') return base();
  return { uses: ability.name, ...(had ?? still) };
}
