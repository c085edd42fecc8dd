import type { StageCard } from '../../stage/card';
import type { AttackStep, Effect, Group, MoveStep, Stage, Step, TargetRule } from '../../stage/steps';

/** Short forms for writing encounters; what they make is the plain data of src/stage. */
export const card = (
  id: string,
  label: string,
  stage: Stage,
  steps: readonly Step[],
  more: Partial<Pick<StageCard, 'lasts' | 'actors' | 'text'>> = {},
): StageCard => ({ id, label, stage, steps, known: true, ...more });

type Simple = 'closest' | 'furthest' | 'mostHp' | 'leastHp' | 'mostWounded';

export const target = (...rules: readonly (Simple | TargetRule)[]): Step => ({
  do: 'target',
  rules: rules.map(rule => (typeof rule === 'string' ? { rule } : rule)),
});
export const move = (hexes: number, way: MoveStep['way'] = 'toward'): Step => ({ do: 'move', way, hexes });
export const attack = (more: Omit<AttackStep, 'do'> = {}): Step => ({ do: 'attack', ...more });
export const effect = (on: Group['who'] | Group, ...effects: readonly Effect[]): Step => ({
  do: 'effect',
  on: typeof on === 'string' ? plainGroup(on) : on,
  effects,
});
export const knockback = (hexes: number): Effect => ({ effect: 'knockback', hexes });
export const token = (kind: string, count = 1): Effect => ({ effect: 'token', token: kind, count });
export const lose = (hp: number): Effect => ({ effect: 'lose', hp });
export const minions = (enemy?: string): Step => (enemy ? { do: 'minions', enemy } : { do: 'minions' });

/** The groups that need no more than their name. */
function plainGroup(who: Group['who']): Group {
  switch (who) {
    case 'within':
    case 'inArc':
    case 'class':
    case 'hasToken':
      throw new Error(`The group “${who}” needs more than its name.`);
    default:
      return { who };
  }
}
