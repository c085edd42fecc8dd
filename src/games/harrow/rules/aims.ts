import { distance } from '../../../hex/grid';
import { type Board, hexesOf, unitsIn } from './board';
import { cubeAt, inRange } from './map';
import { type Cube, cubeOfSide, type Faction, type MainSide, otherFaction } from './sides';

/** AT-1: what is attacked on a hex. */
export type Against = 'units' | 'bonfire' | 'hester';

/** AT-1 to AT-3: one way to attack, with strengths and the bonus cube. */
export interface Aim {
  readonly from: number;
  readonly target: number;
  readonly against: Against;
  readonly attackers: number;
  readonly defenders: number;
  readonly bonus: 'attacker' | 'defender' | null;
  readonly cube: Cube | null;
}

const hesterStrength = 3;

/** AT-2: a Bonfire counts its tokens, and Hester three together with the tokens under her. */
function defendersOf(board: Board, target: number, against: Against): number {
  if (against === 'units') return unitsIn(board.units.get(target));
  return (board.bonfires.get(target) ?? 0) + (board.hester === target ? hesterStrength : 0);
}

/** AT-2, AT-3: the stronger side gets a cube; Hester one of the hex, and none where no cube matches. */
export function aimAt(board: Board, from: number, target: number, against: Against): Aim {
  const own = board.units.get(from);
  const attackers = unitsIn(own);
  const defenders = defendersOf(board, target, against);
  const base = { from, target, against, attackers, defenders };
  if (attackers > defenders && own) return { ...base, bonus: 'attacker', cube: cubeOfSide[own.side] };
  if (attackers >= defenders) return { ...base, bonus: null, cube: null };
  const enemy = board.units.get(target);
  const cube = against === 'units' ? (enemy ? cubeOfSide[enemy.side] : null) : cubeAt(board.map, target);
  return { ...base, bonus: cube === null ? null : 'defender', cube };
}

/** AT-1, AT-11: what may be attacked on a hex; Hester only where no Bonfire burns. */
function targetsOn(board: Board, side: MainSide, cell: number): Against[] {
  const group = board.units.get(cell);
  const bonfire = board.bonfires.has(cell);
  return [
    ...(group && group.side !== side ? (['units'] as const) : []),
    ...(bonfire ? (['bonfire'] as const) : []),
    ...(board.hester === cell && !bonfire ? (['hester'] as const) : []),
  ];
}

/** AT-1: all pairs of hexes between which a player's side may attack. */
export function aimsOf(board: Board, side: MainSide, more = 0): Aim[] {
  const targets = [...board.map.grid.cells]
    .map(cell => ({ cell, on: targetsOn(board, side, cell) }))
    .filter(({ on }) => on.length > 0);
  return hexesOf(board, side).flatMap(from =>
    targets
      .filter(({ cell }) => inRange(board.map, from, cell, more))
      .flatMap(({ cell, on }) => on.map(against => aimAt(board, from, cell, against))),
  );
}

/** SO-16: most attackers, least distance, target North then West, attacker North then West. */
const inOrder =
  (board: Board) =>
  (a: Aim, b: Aim): number =>
    b.attackers - a.attackers ||
    distance(board.map.grid, a.from, a.target) - distance(board.map.grid, b.from, b.target) ||
    a.target - b.target ||
    a.from - b.from;

export interface Strike {
  /** What is attacked first; nothing where nobody can attack. */
  readonly against: Against | null;
  /** The first is the default. */
  readonly pairs: readonly Aim[];
}

/** SO-16: whom a faction attacks that cards run. */
export function strikeOf(board: Board, side: Faction, icon: boolean): Strike {
  const from = hexesOf(board, side);
  const pairs = (targets: Iterable<number>, against: Against): Aim[] =>
    [...targets].flatMap(target =>
      from.filter(cell => inRange(board.map, cell, target)).map(cell => aimAt(board, cell, target, against)),
    );
  const strike = (against: Against, aims: readonly Aim[]): Strike | undefined =>
    aims.length > 0 ? { against, pairs: aims.toSorted(inOrder(board)) } : undefined;

  if (icon) {
    const { hester } = board;
    const first: Against = hester !== null && board.bonfires.has(hester) ? 'bonfire' : 'hester';
    const found =
      (hester === null ? undefined : strike(first, pairs([hester], first))) ??
      strike('bonfire', pairs(board.bonfires.keys(), 'bonfire'));
    if (found) return found;
  }
  const enemies = pairs(hexesOf(board, otherFaction(side)), 'units');
  return (
    strike(
      'units',
      enemies.filter(({ attackers, defenders }) => defenders <= attackers),
    ) ?? { against: null, pairs: [] }
  );
}
