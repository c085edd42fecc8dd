import { type Board, squaresOf, type Warrior } from './board';
import { rangeOf } from './level';
import type { Look, Memory } from './look';
import type { Leg, Way } from './search';
import { reachOf, shotLine } from './sight';
import { noisySquares } from './targets';
import { afterWay, firstStretch, type Purse, paid, payStep, wayToSquares, wayToTarget } from './ways';

/** AN-7, AN-9: the next thing that an enemy does. */
export type Plan =
  | { readonly act: 'move'; readonly path: readonly number[]; readonly left: Purse }
  | { readonly act: 'clear'; readonly at: number }
  | { readonly act: 'leap'; readonly to: number; readonly extra: number }
  | { readonly act: 'shoot'; readonly target: Warrior; readonly weapon: number }
  | { readonly act: 'attack'; readonly target: Warrior; readonly weapon: number };

const purseOf = ({ vigour }: Warrior, { half }: Memory): Purse => ({ vigour, half });

/** AN-7 (a), AN-11: the first shot weapon that has the target in its range and a shot line. */
function shotAt(
  board: Board,
  enemy: Warrior,
  target: Warrior,
  range: number,
  { shots }: Memory,
): number | undefined {
  if (shots >= enemy.shootLimit) return undefined;
  const weapon = enemy.shot.findIndex(({ min, max }) => min <= range && range <= max);
  return weapon >= 0 && shotLine(board, enemy, target) ? weapon : undefined;
}

/** WY-1: the first rockfall under the next place, in reading order, that is not under the mover already. */
function rockUnder(board: Board, enemy: Warrior, place: number): number | undefined {
  const own = squaresOf(board.level, enemy);
  return squaresOf(board.level, { ...enemy, at: place }).find(
    cell => board.rocks.has(cell) && !own.includes(cell),
  );
}

/** AN-9: the next thing on a way, if it can be paid. */
function along(board: Board, enemy: Warrior, purse: Purse, way: Way | undefined): Plan | undefined {
  const next = way?.legs[0];
  if (!way || !next) return undefined;
  if (next.rocks > 0) {
    const at = rockUnder(board, enemy, next.to);
    return at !== undefined && purse.vigour >= 1 ? { act: 'clear', at } : undefined;
  }
  if (next.kind === 'leap')
    return paid(purse, 1 + next.extra).vigour >= 0
      ? { act: 'leap', to: next.to, extra: next.extra }
      : undefined;
  const stretch: readonly Leg[] = firstStretch(board, enemy, way);
  const left = stretch.reduce((purseLeft, { extra }) => payStep(purseLeft, enemy, extra), purse);
  return left.vigour >= 0 ? { act: 'move', path: stretch.map(({ to }) => to), left } : undefined;
}

/** AN-7: shoot, attack or move, the first that applies. */
function againstTarget(board: Board, enemy: Warrior, target: Warrior, memory: Memory): Plan | undefined {
  const purse = purseOf(enemy, memory);
  const range = rangeOf(board.level, squaresOf(board.level, enemy), squaresOf(board.level, target));
  const mayStrike = purse.vigour >= 1;
  const shot = mayStrike ? shotAt(board, enemy, target, range, memory) : undefined;
  if (shot !== undefined) return { act: 'shoot', target, weapon: shot };
  // WR-6: a target in sight is in attack range if a combat weapon reaches so far.
  if (!mayStrike || reachOf(enemy) < range)
    return along(board, enemy, purse, wayToTarget(board, enemy, target));
  if (range !== 1) {
    // AN-8: reached and struck.
    const way = wayToTarget(board, enemy, target, true);
    if (way && afterWay(purse, enemy, way).vigour >= 1) return along(board, enemy, purse, way);
  }
  return { act: 'attack', target, weapon: weaponFor(enemy, range, memory) };
}

/** AN-7 (b): the first combat weapon that reaches, unless the table names another that does (AN-14). */
function weaponFor({ combat }: Warrior, range: number, { told }: Memory): number {
  const named = told?.weapon ?? -1;
  return (combat[named]?.range ?? 0) >= range ? named : combat.findIndex(weapon => weapon.range >= range);
}

/** AN-14: it shoots as ever, goes where the table sends it, and strikes from there without another step. */
function asTold(board: Board, enemy: Warrior, look: Look, memory: Memory, to: number): Plan | undefined {
  const purse = purseOf(enemy, memory);
  const own = squaresOf(board.level, enemy);
  const range = look.mode === 'sight' ? rangeOf(board.level, own, squaresOf(board.level, look.target)) : 0;
  if (look.mode === 'sight' && purse.vigour >= 1) {
    const { target } = look;
    const shot = shotAt(board, enemy, target, range, memory);
    if (shot !== undefined) return { act: 'shoot', target, weapon: shot };
    if (enemy.at === to && reachOf(enemy) >= range)
      return { act: 'attack', target, weapon: weaponFor(enemy, range, memory) };
  }
  return enemy.at === to ? undefined : along(board, enemy, purse, wayToSquares(board, enemy, [to]));
}

/** AN-7 to AN-9: what an enemy does by what it goes by; nothing ends its activation. */
export function planOf(board: Board, enemy: Warrior, look: Look, memory: Memory): Plan | undefined {
  const purse = purseOf(enemy, memory);
  if (memory.told?.to !== undefined) return asTold(board, enemy, look, memory, memory.told.to);
  switch (look.mode) {
    case 'sight':
      return againstTarget(board, enemy, look.target, memory);
    case 'memory':
      return along(board, enemy, purse, wayToTarget(board, enemy, look.target));
    case 'noise':
      return along(board, enemy, purse, wayToSquares(board, enemy, noisySquares(board, look.tile)));
    case 'guard':
      return along(board, enemy, purse, wayToSquares(board, enemy, [look.point]));
    case 'idle':
      return undefined;
  }
}
