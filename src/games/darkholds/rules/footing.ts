import type { Links } from '../../../square/field';
import { areFoes, type Board, type Feature, has, isEnemy, squaresOf, type Warrior } from './board';
import { othersOf } from './bodies';
import type { Footprints } from './level';
import { isHeld, reachOf } from './sight';
import { keptOf, type Still } from './still';

/** MV-2, of a place: whether it can be passed and stood on but for rockfalls, and whether rockfalls lie under it. */
export const PASS = 1;
export const STAND = 2;
export const ROCKS = 4;
const KNOWN = 8;

/** Where a mover may go from where everybody stands now; it itself is nowhere. */
export interface Footing {
  readonly mover: Warrior;
  readonly footprints: Footprints;
  readonly links: Links;
  /** MV-7: over these one leaps. */
  readonly gaps: ReadonlySet<number>;
  readonly at: (place: number) => number;
  /** MV-2: passable as things lie. */
  readonly passable: (place: number) => boolean;
  /** MV-2: standable as things lie. */
  readonly standable: (place: number) => boolean;
  /** MK-13: vigour of the rockfalls under a place, those under another one left out. */
  readonly rocksUnder: (place: number, without: number) => number;
  /** MV-8: foes in whose attack range the mover is before a Move and not after it. */
  readonly extra: (from: number, to: number) => number;
}

/** The column 'pass' of MK-1 (columns), MK-2 (doors), MK-3, MK-4 (gaps), MK-6 (equipment), MK-7 and MK-9. */
function mayPass(feature: Feature, mover: Warrior): boolean {
  switch (feature) {
    case 'column':
      return false;
    case 'doorweb':
      return has(mover, 'webwalker');
    case 'gap':
      return has(mover, 'glider');
    // MK-10: enemies never enter the exit.
    case 'exit':
      return !isEnemy(mover);
    case 'door':
    case 'equipment':
    case 'pile':
    case 'cocoon':
      return true;
  }
}
const mayStand = (feature: Feature, mover: Warrior): boolean =>
  (feature === 'doorweb' || feature === 'exit') && mayPass(feature, mover);

function cellFooting(board: Board, mover: Warrior, other: Warrior | undefined, cell: number): number {
  const feature = board.features.get(cell);
  const rocks = board.rocks.has(cell) ? ROCKS : 0;
  if (feature && !mayPass(feature, mover)) return rocks;
  // MV-3: gliders pass foes; WR-5: the prone bar nobody from passing.
  if (other && areFoes(other, mover) && !other.prone && !has(mover, 'glider')) return rocks;
  return rocks | PASS | (!other && (!feature || mayStand(feature, mover)) ? STAND : 0);
}

const none: readonly number[] = [];
const nobody: readonly Warrior[] = [];

function gapsOf({ features }: Board): ReadonlySet<number> {
  const gaps = new Set<number>();
  for (const [cell, feature] of features) if (feature === 'gap') gaps.add(cell);
  return gaps;
}

/** The same while nobody else moves: it looks at what the mover is, never at where. */
export const footingOf = keptOf(laidOut);

function laidOut({ board, mover }: Still): Footing {
  const { level } = board;
  const footprints = level.footprints(mover.width, mover.height);
  const bodies = othersOf(board, mover);
  const known = new Uint8Array(level.size);

  const at = (place: number): number => {
    if (known[place] !== 0) return known[place]!;
    let footing = PASS | STAND;
    let rocks = 0;
    const squares = footprints.under(place);
    if (!squares) footing = 0;
    else
      for (const cell of squares) {
        const one = cellFooting(board, mover, bodies.on[cell], cell);
        footing &= one;
        rocks |= one & ROCKS;
      }
    known[place] = footing | rocks | KNOWN;
    return known[place]!;
  };

  // MV-8: the foe's sight is judged with the mover at the place, everybody else as they stand.
  const foes = has(mover, 'agile')
    ? []
    : board.warriors.filter(one => areFoes(one, mover) && reachOf(one) > 0);
  const reaches = foes.map(foe => ({
    foe,
    reach: reachOf(foe),
    fields: squaresOf(level, foe).map(level.rangesFrom),
  }));
  const isNear = (place: number, fields: readonly Int32Array[], reach: number): boolean => {
    for (const cell of footprints.under(place) ?? none)
      for (const field of fields) if (field[cell]! >= 0 && field[cell]! <= reach) return true;
    return false;
  };
  /** By place: the foes in whose attack range it lies. */
  const held: (readonly Warrior[] | undefined)[] = [];
  const holding = (place: number): readonly Warrior[] => {
    let by = held[place];
    if (!by) {
      by = nobody;
      for (const { foe, reach, fields } of reaches)
        if (isNear(place, fields, reach) && isHeld(board, bodies, foe, mover, place)) by = [...by, foe];
      held[place] = by;
    }
    return by;
  };

  return {
    mover,
    footprints,
    links: level.links,
    gaps: gapsOf(board),
    at,
    passable: place => (at(place) & (PASS | ROCKS)) === PASS,
    standable: place => (at(place) & (STAND | ROCKS)) === STAND,
    rocksUnder: (place, without) => {
      const [now, then] = [footprints.under(without) ?? [], footprints.under(place) ?? []];
      return then.reduce((sum, cell) => sum + (now.includes(cell) ? 0 : (board.rocks.get(cell) ?? 0)), 0);
    },
    extra: (from, to) => {
      const before = holding(from);
      if (before.length === 0) return 0;
      const after = holding(to);
      return before.filter(foe => !after.includes(foe)).length;
    },
  };
}

const isSingle = ({ width, height }: Warrior): boolean => width === 1 && height === 1;

/** MV-9: the other ends of the ladders on a place, for warriors of one square. */
export const climbsOf = ({ links, mover }: Footing, place: number): readonly number[] =>
  isSingle(mover) ? (links.get(place) ?? []) : [];

/** MV-7: where a leap from a place may land; without an agility value, and for larger warriors, nowhere. */
export function landingsOf(footing: Footing, place: number): readonly number[] {
  const { mover, footprints, gaps } = footing;
  if (mover.agility === null || gaps.size === 0 || !isSingle(mover)) return none;
  let landings: Set<number> | undefined;
  for (const gap of footprints.stepsFrom(place)) {
    if (!gaps.has(gap)) continue;
    landings ??= new Set();
    for (const to of footprints.stepsFrom(gap)) if (to !== place && footing.standable(to)) landings.add(to);
  }
  return landings ? [...landings].sort((a, b) => a - b) : none;
}
