import { charmed } from './battle';
import {
  type At,
  is,
  least,
  left,
  ratio,
  type SlowAbility,
  type SlowCard,
  slideTo,
  steps,
  stone,
  tied,
} from './case';

type Cards = readonly SlowCard[];
const key = ([x, y]: At): string => `${x} ${y}`;

/** NF-1: one card after the other, three to a row. */
export function formationAnswer({ count }: { readonly count: number }): object {
  const cells: number[][] = [];
  for (let row = 0; cells.length < count; row++)
    for (const x of [0, -1, 1]) if (cells.length < count) cells.push([x, row === 0 ? 0 : -row]);
  return { cells };
}

/** NF-2: again and again the one before whom nobody comes. */
export function actingIds(cards: Cards, side: string): string[] {
  const waiting = cards.filter(card => card.side === side && !stone(card));
  const order: string[] = [];
  while (waiting.length > 0) {
    const next = least(waiting, card => [-card.speed, -left(card), cards.indexOf(card)])!;
    order.push(next.id);
    waiting.splice(waiting.indexOf(next), 1);
  }
  return order;
}

/** NM-6: all cells of the field on which nobody stands. */
function openCells(cards: Cards): At[] {
  const xs = cards.map(({ at }) => at[0]);
  const ys = cards.map(({ at }) => at[1]);
  const held = new Set(cards.map(({ at }) => key(at)));
  const open: At[] = [];
  for (let x = Math.min(...xs) - 1; x <= Math.max(...xs) + 1; x++)
    for (let y = Math.min(...ys) - 1; y <= Math.max(...ys) + 1; y++)
      if (!held.has(key([x, y]))) open.push([x, y]);
  return open;
}

/** BG-7: whether four add-ons of one other side stand one after the other in the row or the column of a cell. */
function shut(cards: Cards, side: string, [x, y]: At): boolean {
  for (const owner of new Set(cards.map(card => card.side))) {
    if (owner === side) continue;
    const stones = cards.filter(card => card.side === owner && stone(card));
    const stands = (a: number, b: number): boolean => stones.some(({ at }) => at[0] === a && at[1] === b);
    for (const { at } of stones) {
      const [a, b] = at;
      if (b === y && [1, 2, 3].every(i => stands(a + i, b))) return true;
      if (a === x && [1, 2, 3].every(i => stands(a, b + i))) return true;
    }
  }
  return false;
}

/** How many steps it is over open cells to each of them, from some cells, ring after ring. */
function rings(open: readonly At[], from: readonly At[], first: number): Map<string, number> {
  const found = new Map<string, number>(from.map(at => [key(at), first]));
  let ring = from;
  for (let n = first + 1; ring.length > 0; n++) {
    const next = open.filter(at => !found.has(key(at)) && ring.some(one => steps(one, at) === 1));
    for (const at of next) found.set(key(at), n);
    ring = next;
  }
  return found;
}

interface Had {
  readonly target: string;
  readonly path: readonly At[];
  readonly acts: boolean;
  readonly why: readonly string[];
}
type Column = readonly [name: string, of: (card: SlowCard) => number];
const north: Column = ['north', card => card.at[1]];
const west: Column = ['west', card => card.at[0]];
const strong: Column = ['health', card => -left(card)];

/** Column by column: who has the least stays, and the column is named if somebody had to go. */
function chosen(among: Cards, columns: readonly Column[]): { target: SlowCard; why: string[] } {
  let rest = [...among];
  const why: string[] = [];
  for (const [name, of] of columns) {
    const best = Math.min(...rest.map(of));
    const stay = rest.filter(card => of(card) === best);
    if (stay.length !== rest.length) why.push(name);
    rest = stay;
  }
  return { target: rest[0]!, why };
}

function comes(
  cards: Cards,
  actor: SlowCard,
  among: Cards,
  ranged: boolean,
  fliers: string,
): Had | undefined {
  const near: Column = ['closest', card => steps(card.at, actor.at)];
  if (ranged) {
    if (among.length === 0) return undefined;
    const { target, why } = chosen(among, [strong, near, north, west]);
    return { target: target.id, path: [actor.at], acts: true, why: ['ranged', ...why] };
  }
  const beside = among.filter(card => steps(card.at, actor.at) === 1);
  if (beside.length > 0) {
    const { target, why } = chosen(beside, [strong, north, west]);
    return { target: target.id, path: [actor.at], acts: true, why: ['at-hand', ...why] };
  }
  const all = openCells(cards);
  if (actor.flying) {
    const able = among.filter(card => all.some(at => steps(at, card.at) === 1));
    if (able.length === 0) return undefined;
    const columns = fliers === 'strongest' ? [strong, near, north, west] : [near, strong, north, west];
    const { target, why } = chosen(able, columns);
    const end = least(
      all.filter(at => steps(at, target.at) === 1),
      at => [steps(at, actor.at), slideTo(at, actor.at), at[1], at[0]],
    )!;
    return { target: target.id, path: [actor.at, end], acts: true, why: ['flies', ...why] };
  }
  const open = all.filter(at => !shut(cards, actor.side, at));
  const far = rings(open, [actor.at], 0);
  const wayTo = (card: SlowCard): number =>
    Math.min(
      ...open.filter(at => steps(at, card.at) === 1).map(at => far.get(key(at)) ?? Infinity),
      Infinity,
    );
  const able = among.filter(card => wayTo(card) < Infinity);
  if (able.length === 0) return undefined;
  const { target, why } = chosen(able, [['closest', wayTo], strong, north, west]);
  const back = rings(
    open,
    open.filter(at => steps(at, target.at) === 1),
    0,
  );
  const path: At[] = [actor.at];
  for (let rest = wayTo(target) - 1; rest >= 0 && path.length <= actor.steps; rest--) {
    const here = path.at(-1)!;
    const ways = open.filter(at => steps(at, here) === 1 && back.get(key(at)) === rest);
    path.push(least(ways, at => [slideTo(at, here), at[1], at[0]])!);
  }
  return { target: target.id, path, acts: steps(path.at(-1)!, target.at) === 1, why: ['walks', ...why] };
}

/** NA-3, NA-5: who is meant by a letter. */
function meant(
  cards: Cards,
  actor: SlowCard,
  { target, last }: SlowAbility,
): { among: Cards; same: boolean } {
  const enemies = cards.filter(card => card.side !== actor.side && !tied(actor, 'companionship', card));
  if (target === 'A') return { among: enemies.filter(card => card.artifacts > 0), same: false };
  if (target === 'R')
    return { among: enemies.filter(card => charmed(cards, actor, card).problem === null), same: false };
  const again = enemies.filter(card => card.id === last);
  if (target === 'C' && again.length > 0) return { among: again, same: true };
  return { among: enemies, same: false };
}

export interface SlowTurn {
  readonly uses: string | null;
  readonly target: string | null;
  readonly at: At;
  readonly path: readonly At[];
  readonly acts: boolean;
  readonly damage: number;
  readonly why: readonly string[];
}

const worksOf = (actor: SlowCard, { uses }: SlowTurn): number =>
  actor.abilities.find(({ name }) => name === uses)?.works ?? 8;

/** NA-1 to NA-6, NM-2 to NM-7: one turn. */
export function slowTurn(cards: Cards, actor: SlowCard, roll: number, fliers: string): SlowTurn {
  const told = (
    uses: string | null,
    damage: number,
    had: Had | undefined,
    before: readonly string[],
  ): SlowTurn => ({
    uses,
    target: had?.target ?? null,
    at: had?.path.at(-1) ?? actor.at,
    path: had?.path ?? [actor.at],
    acts: had?.acts ?? false,
    damage: had?.acts ? damage : 0,
    why: [...before, ...(had ? had.why : uses === null ? [] : ['stuck'])],
  });
  const base = (...before: readonly string[]): SlowTurn => {
    const enemies = cards.filter(card => card.side !== actor.side && !tied(actor, 'companionship', card));
    return told('base', actor.attack, comes(cards, actor, enemies, false, fliers), before);
  };
  if (is(actor, 'disabled')) return told(null, 0, undefined, ['disabled']);
  if (is(actor, 'frozen')) return told(null, 0, undefined, [roll === 8 ? 'thaws' : 'frozen']);
  if (is(actor, 'undead')) return base('undead');
  const ability = actor.abilities.find(({ on }) => on.includes(roll));
  if (!ability) return base('no-number');
  if (ability.target === 'D') return base('dodge');
  if (!ability.ready) return base('not-ready');
  if (ability.target === 'S') {
    const own = cards.filter(
      card => card.side === actor.side && !stone(card) && (ability.ranged || steps(card.at, actor.at) <= 1),
    );
    const columns: Column[] = [
      ['health', left],
      ...(ability.ranged
        ? [['closest', card => Math.max(1, steps(card.at, actor.at))] satisfies Column]
        : []),
      ['self', card => (card === actor ? 0 : 1)],
      north,
      west,
    ];
    const { target, why } = chosen(own, columns);
    const had = { target: target.id, path: [actor.at], acts: true, why: ['support', ...why] };
    return told(ability.name, 0, had, ['number']);
  }
  const { among, same } = meant(cards, actor, ability);
  const had = comes(cards, actor, among, ability.ranged, fliers);
  const before = same ? ['number', 'same'] : ['number'];
  if (!had && ability.target !== 'E') return base(...before, 'nobody-fits');
  return told(ability.name, ability.damage, had, before);
}

interface NpcCase {
  readonly cards: Cards;
  readonly actor: string;
  readonly roll: number;
  readonly fliers: string;
}
const actorIn = ({ cards, actor }: Pick<NpcCase, 'cards' | 'actor'>): SlowCard =>
  cards.find(({ id }) => id === actor)!;

export const npcAnswer = (asked: NpcCase): object =>
  slowTurn(asked.cards, actorIn(asked), asked.roll, asked.fliers);

export function forecastAnswer(asked: NpcCase): object {
  const groups: { on: number[]; turn: SlowTurn }[] = [];
  for (let roll = 1; roll <= 8; roll++) {
    const turn = slowTurn(asked.cards, actorIn(asked), roll, asked.fliers);
    const known = groups.find(one => JSON.stringify(one.turn) === JSON.stringify(turn));
    if (known) known.on.push(roll);
    else groups.push({ on: [roll], turn });
  }
  return { rolls: groups.map(({ on, turn }) => ({ on, ...turn })) };
}

interface DangerCase {
  readonly cards: Cards;
  readonly side: string;
  readonly fliers: string;
}

/** OD-3: every roll of every NPC played out one after the other; a case weighs as many of all 64 for each NPC. */
export function dangerAnswer({ cards, side, fliers }: DangerCase): object {
  const order = actingIds(cards, side);
  const sums = new Map<string, { dies: bigint; lost: bigint }>();
  const others = cards.filter(card => card.side !== side);
  for (const { id } of others) sums.set(id, { dies: 0n, lost: 0n });
  const play = (now: Cards, sum: ReadonlyMap<string, number>, next: number, weight: bigint): void => {
    const actor = now.find(({ id }) => id === order[next]);
    if (!actor) {
      for (const card of others) {
        const after = now.find(({ id }) => id === card.id);
        const so = sums.get(card.id)!;
        so.dies += after ? 0n : weight;
        so.lost += weight * BigInt(after ? left(card) - left(after) : left(card));
      }
      return;
    }
    for (let roll = 1; roll <= 8; roll++) {
      const turn = slowTurn(now, actor, roll, fliers);
      const moved = now.map(card => (card === actor ? { ...card, at: turn.at } : card));
      const faces = worksOf(actor, turn);
      for (const [works, weighs] of [
        [true, faces],
        [false, 8 - faces],
      ] as const) {
        if (weighs === 0) continue;
        const on = moved.find(({ id }) => id === turn.target);
        if (!works || !on || turn.damage === 0) {
          play(moved, sum, next + 1, weight * BigInt(weighs));
          continue;
        }
        // DM-1: the sum of the phase, less the defense once.
        const before = sum.get(on.id) ?? 0;
        const took = (n: number): number => Math.max(0, n - on.defense);
        const lost = took(before + turn.damage) - took(before);
        const hit = { ...on, damage: on.damage + lost };
        const after = moved.flatMap(card => (card !== on ? [card] : left(hit) <= 0 ? [] : [hit]));
        play(after, new Map(sum).set(on.id, before + turn.damage), next + 1, weight * BigInt(weighs));
      }
    }
  };
  play(cards, new Map(), 0, 1n);
  const all = 64n ** BigInt(order.length);
  return {
    danger: others.map(({ id }) => {
      const { dies, lost } = sums.get(id)!;
      return { id, dies: ratio(dies, all), expected: ratio(lost, all) };
    }),
  };
}
