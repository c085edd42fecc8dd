import type { AttackStep, Effect, MoveStep, Step, TargetRule } from '../../src/stage/steps';
import type { Compose } from './box';

/** Short forms of what a pack's author writes. */
export const whom = (...rules: readonly TargetRule[]): Step => ({ do: 'target', rules });
export const move = (hexes: number, way: MoveStep['way'] = 'toward'): Step => ({ do: 'move', way, hexes });
export const attack = (breaks: readonly string[], more: Omit<AttackStep, 'do' | 'breaks'> = {}): Step => ({
  do: 'attack',
  range: 1,
  ...(breaks.length > 0 ? { breaks } : {}),
  ...more,
});
export const knocked = (hexes: number): Effect => ({ effect: 'knockback', hexes });
export const gets = (token: string): Effect => ({ effect: 'token', token, count: 1 });

/** Short forms of what a hand taps. */
export const tap = {
  whom: (rule: 'furthest' | 'mostWounded' | 'leastHp' | 'random' | 'another' | 'lastAttacker'): Compose => ({
    tap: 'whom',
    rule: { rule },
  }),
  move: (hexes: number): Compose => ({ tap: 'move', hexes }),
  way: (way: 'away' | 'random'): Compose => ({ tap: 'way', way }),
  attack: { tap: 'attack' } as Compose,
  part: (icon: string): Compose => ({ tap: 'part', icon }),
  range: (range: number | 'any'): Compose => ({ tap: 'range', range }),
  area: (area: 'adjacent' | 'circle' | 'cone' | 'wave' | 'charge'): Compose => ({ tap: 'area', area }),
  knockback: (hexes: number): Compose => ({ tap: 'knockback', hexes }),
  token: (token: 'poison' | 'bleed' | 'crippled'): Compose => ({ tap: 'token', token }),
  add: (step: Extract<Compose, { tap: 'add' }>['step']): Compose => ({ tap: 'add', step }),
  more: (field: 'count' | 'hexes'): Compose => ({ tap: 'more', field }),
  self: { tap: 'self' } as Compose,
  loses: { tap: 'loses' } as Compose,
  again: { tap: 'again' } as Compose,
  actor: (kind: string): Compose => ({ tap: 'actor', kind }),
};
