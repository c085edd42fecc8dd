import type { ActivateOptions } from './case';
import { northThenWest } from './geometry';
import { type Activation, activate, choose, closeness, compareCloseness, mayAttack } from './target';
import { type Figure, figure, type World } from './world';

export interface Minions {
  order: ({ id: string } & Activation)[];
  attacks: { target: string; attackers: string[] }[];
}

/** MV-11, TG-5, TG-7 */
export function minions(world: World, move: number, range: number): Minions {
  const cardOf = (f: Figure): ActivateOptions => ({ actor: f.id, move, range });
  const order: Minions['order'] = [];
  const waiting = new Set([...world.figures.values()].filter(f => f.minion).map(f => f.id));
  while (waiting.size > 0) {
    const ranked = [...waiting].map(id => {
      const mover = figure(world, id);
      const { target } = choose(world, mover, cardOf(mover));
      const near: [number, number] = target
        ? closeness(world, mover, target)
        : [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
      return { mover, near };
    });
    ranked.sort((a, b) => compareCloseness(a.near, b.near) || northThenWest(a.mover.at, b.mover.at));
    const { mover } = ranked[0]!;
    waiting.delete(mover.id);
    order.push({ id: mover.id, ...activate(world, cardOf(mover)) });
  }

  const attacks: Minions['attacks'] = [];
  const together = new Map<string, string[]>();
  for (const { id, target } of order) {
    const attacker = figure(world, id);
    if (target === null || !mayAttack(world, attacker, figure(world, target), cardOf(attacker))) continue;
    const joined = attacker.mob ? together.get(target) : undefined;
    if (joined) {
      joined.push(id);
      continue;
    }
    const attackers = [id];
    attacks.push({ target, attackers });
    if (attacker.mob) together.set(target, attackers);
  }
  return { order, attacks };
}
