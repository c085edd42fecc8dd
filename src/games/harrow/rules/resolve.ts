import { type Output, partial } from '../../../basics/schema';
import { neighbours } from '../../../hex/around';
import type { Against } from './aims';
import { type Board, type Group, hexesOf, isOpen, joined, unitsIn, withoutHaint, withUnits } from './board';
import { type Dial, killed, type Mode, turnedDown } from './dial';
import { countSchema } from './fields';
import { inRange } from './map';
import type { MainSide } from './sides';

export type Role = 'attacker' | 'defender';
export type ByRole<T> = Readonly<Record<Role, T>>;

export type Hit =
  | { readonly by: Role; readonly what: 'haint'; readonly at: number }
  | { readonly by: Role; readonly what: 'legend'; readonly at: number; readonly haint: number | null }
  | { readonly by: Role; readonly what: 'token' | 'hester'; readonly at: number };

export interface Attack {
  readonly board: Board;
  readonly side: MainSide;
  readonly from: number;
  readonly target: number;
  readonly against: Against;
  readonly mode: Mode;
  /** AT-5: cubes that came out; Hester's are all terrain cubes. */
  readonly out: ByRole<number>;
  readonly dials: ByRole<Dial>;
  /** AT-7: what the attacker chose for each Legend that is hit, in their order; defaults where nothing is said. */
  readonly picks?: readonly LegendPick[];
  /** AT-6, AT-9 to AT-11: what is paid; AT-13: all that can be where nothing is said. */
  readonly paid?: Paid;
}

/** AT-6, AT-9, AT-10: how many hits or tokens are paid for, by whom; and whether the attacker continues against Hester. */
export const paidSchema = partial({ attacker: countSchema, defender: countSchema, hester: countSchema });
export type Paid = Output<typeof paidSchema>;

/** AT-7: where a hit Legend is pushed, and whose Haint dies for it. */
export interface LegendPick {
  readonly push: number | null;
  readonly haint: number | null;
}

/** What there was to choose from, the default first. */
export interface LegendChoice {
  readonly at: number;
  readonly pushes: readonly number[];
  readonly haints: readonly number[];
}

export interface Resolved {
  readonly choices: readonly LegendChoice[];
  readonly success: boolean;
  readonly clash: boolean;
  readonly hits: readonly Hit[];
  readonly pushed: readonly { readonly from: number; readonly to: number }[];
  readonly left: ByRole<number>;
  readonly points: ByRole<number>;
  readonly dials: ByRole<Dial>;
  readonly doused: boolean;
  readonly hesterGone: boolean;
  readonly board: Board;
}

type Under = Omit<Resolved, 'success' | 'clash'>;

/** AT-5, AT-9: what one hit on a hex costs. */
export const priceOfHit = (board: Board, cell: number): number => (cell === board.map.brambles ? 1 : 2);

const pay = (under: Under, by: Role, price: number): Under => ({
  ...under,
  left: { ...under.left, [by]: under.left[by] - price },
});

const hit = (under: Under, what: Hit): Under => ({ ...under, hits: [...under.hits, what] });

const point = (under: Under, by: Role, points: number): Under => ({
  ...under,
  points: { ...under.points, [by]: under.points[by] + points },
});

/** DL-1, DL-2: a killed Haint is counted by whoever killed it. */
function counted(under: Under, mode: Mode, by: Role): Under {
  const { dial, points } = killed(mode, under.dials[by]);
  return point({ ...under, dials: { ...under.dials, [by]: dial } }, by, points);
}

/** AT-7: a Haint on a hex is killed. */
const killOn = (under: Under, mode: Mode, by: Role, at: number): Under =>
  counted(hit({ ...under, board: withoutHaint(under.board, at) }, { by, what: 'haint', at }), mode, by);

/** AT-7: the hexes to which a hit Legend may be pushed, North then West; none, and it stays. */
function pushesOf(board: Board, at: number, side: MainSide): number[] {
  return neighbours(board.map.grid, at)
    .filter(cell => isOpen(board, side, cell, 1))
    .sort((a, b) => a - b);
}

/** AT-7: a Legend is pushed to an open hex beside it, alone. */
function pushLegend(under: Under, at: number, group: Group, to: number): Under {
  const legend = { side: group.side, haints: 0, infected: 0, legends: 1 };
  return {
    ...under,
    board: withUnits(under.board, [
      [at, { ...group, legends: group.legends - 1 }],
      [to, joined(under.board.units.get(to), legend)],
    ]),
    pushed: [...under.pushed, { from: at, to }],
  };
}

const picked = (from: readonly number[], pick: number | null | undefined): number | undefined =>
  from.find(cell => cell === pick) ?? from[0];

/** AT-7: a Legend is hit: pushed, and a Haint of its side dies wherever it stands, else one from possessions. */
function hitLegend(under: Under, { mode, picks }: Attack, at: number, group: Group): Under {
  const pick = picks?.[under.choices.length];
  const pushes = pushesOf(under.board, at, group.side);
  const to = picked(pushes, pick?.push);
  const pushed = to === undefined ? under : pushLegend(under, at, group, to);
  const haints = hexesOf(pushed.board, group.side).filter(
    cell => (pushed.board.units.get(cell)?.haints ?? 0) > 0,
  );
  const haint = picked(haints, pick?.haint);
  const board = haint === undefined ? pushed.board : withoutHaint(pushed.board, haint);
  const what: Hit = { by: 'attacker', what: 'legend', at, haint: haint ?? null };
  const choices = [...under.choices, { at, pushes, haints }];
  return counted(hit({ ...pushed, board, choices }, what), mode, 'attacker');
}

const mostPaid = ({ paid }: Attack, who: keyof Paid): number => paid?.[who] ?? Number.POSITIVE_INFINITY;

/** AT-6, AT-13: every hit that can be paid; Haints before Legends. */
function hitUnits(under: Under, attack: Attack): Under {
  const { mode, target } = attack;
  const price = priceOfHit(under.board, target);
  let now = under;
  for (;;) {
    const group = now.board.units.get(target);
    const { attacker, defender } = now.left;
    if (!group || unitsIn(group) === 0 || attacker < defender || attacker < price) return now;
    if (now.hits.length >= mostPaid(attack, 'attacker')) return now;
    const paid = pay(now, 'attacker', price);
    now = group.haints > 0 ? killOn(paid, mode, 'attacker', target) : hitLegend(paid, attack, target, group);
  }
}

/** AT-9, AT-13: each side kills one Haint on the other's hex if it can pay; both were there before the clash. */
function clashOf(under: Under, attack: Attack): Under {
  const { mode, from, target } = attack;
  const { map } = under.board;
  let now = under;
  const price = priceOfHit(under.board, target);
  if (now.left.attacker >= price && mostPaid(attack, 'attacker') > 0)
    now = killOn(pay(now, 'attacker', price), mode, 'attacker', target);
  const back = priceOfHit(under.board, from);
  if (inRange(map, target, from) && now.left.defender >= back && mostPaid(attack, 'defender') > 0)
    now = killOn(pay(now, 'defender', back), mode, 'defender', from);
  return now;
}

/** AT-11: Hester leaves the map, and the attacker's dial turns to 1. */
function killHester(under: Under, { mode, target }: Attack): Under {
  const paid = pay(under, 'attacker', priceOfHit(under.board, target));
  const { dial, points } = turnedDown(mode, paid.dials.attacker, 'hester');
  const turned = point({ ...paid, dials: { ...paid.dials, attacker: dial } }, 'attacker', points);
  return hit(
    { ...turned, board: { ...turned.board, hester: null }, hesterGone: true },
    { by: 'attacker', what: 'hester', at: target },
  );
}

/** AT-10, AT-13: each cube removes a token; the last one douses the Bonfire, and Hester may be next. */
function attackBonfire(under: Under, attack: Attack): Under {
  const { target } = attack;
  const tokens = under.board.bonfires.get(target) ?? 0;
  const removed = Math.min(tokens, under.left.attacker, mostPaid(attack, 'attacker'));
  let now = pay(under, 'attacker', removed);
  for (let i = 0; i < removed; i++) now = hit(now, { by: 'attacker', what: 'token', at: target });
  const bonfires = new Map(now.board.bonfires);
  if (removed < tokens) bonfires.set(target, tokens - removed);
  else bonfires.delete(target);
  now = { ...now, board: { ...now.board, bonfires } };
  if (removed < tokens) return now;
  now = point({ ...now, doused: true }, 'attacker', 1);
  const { attacker, defender } = now.left;
  const goesOn = now.board.hester === target && attacker >= defender && mostPaid(attack, 'hester') > 0;
  return goesOn && attacker >= priceOfHit(now.board, target) ? killHester(now, attack) : now;
}

/** AT-9, AT-12: an unsuccessful attack on Units with a Haint on both hexes. */
const clashes = ({ board, from, target, against }: Attack): boolean =>
  against === 'units' &&
  (board.units.get(from)?.haints ?? 0) > 0 &&
  (board.units.get(target)?.haints ?? 0) > 0;

/** AT-5 to AT-13: what came out of the Tree is spent. */
export function resolve(attack: Attack): Resolved {
  const { board, target, against, out, dials } = attack;
  const price = against === 'bonfire' ? 1 : priceOfHit(board, target);
  const success = out.attacker >= out.defender && out.attacker >= price;
  const clash = !success && clashes(attack);
  const under: Under = {
    choices: [],
    hits: [],
    pushed: [],
    left: out,
    points: { attacker: 0, defender: 0 },
    dials,
    doused: false,
    hesterGone: false,
    board,
  };
  const spend = (): Under => {
    if (clash) return clashOf(under, attack);
    if (!success) return under;
    switch (against) {
      case 'units':
        return hitUnits(under, attack);
      case 'bonfire':
        return attackBonfire(under, attack);
      case 'hester':
        return mostPaid(attack, 'hester') > 0 ? killHester(under, attack) : under;
    }
  };
  return { success, clash, ...spend() };
}
