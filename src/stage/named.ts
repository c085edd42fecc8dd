import type { Encounter } from './encounter';
import { effectsOf, type FoundStep, groupsOf } from './walk';

export type Named = 'enemy' | 'minion' | 'slot' | 'ability';

/** Something that a card names and its encounter does not have. */
export interface NotThere {
  readonly what: Named;
  readonly named: string;
  /** The place of it in its pack. */
  readonly at: string;
}

type Has = Pick<Encounter, 'enemies' | 'abilities'>;

/** What these steps name and the encounter does not have. */
export function* notThere({ enemies, abilities }: Has, steps: Iterable<FoundStep>): Generator<NotThere> {
  const kinds = new Map(enemies.map(one => [one.id, one]));
  const slots = new Set(enemies.flatMap(one => one.slots?.map(slot => slot.id) ?? []));
  const known = new Set(abilities.map(one => one.id));
  const isMinion = (id: string): boolean => kinds.get(id)?.role === 'minion';
  for (const { step, at } of steps) {
    if (step.do === 'spawn' && !kinds.has(step.enemy))
      yield { what: 'enemy', named: step.enemy, at: `${at}.enemy` };
    if (step.do === 'minions' && step.enemy && !isMinion(step.enemy))
      yield { what: 'minion', named: step.enemy, at: `${at}.enemy` };
    if (step.do === 'ability' && !known.has(step.ability))
      yield { what: 'ability', named: step.ability, at: `${at}.ability` };
    if (step.do === 'consume' && !slots.has(step.slot))
      yield { what: 'slot', named: step.slot, at: `${at}.slot` };
    for (const effect of effectsOf(step))
      if (effect.effect === 'heal' && effect.slot && !slots.has(effect.slot))
        yield { what: 'slot', named: effect.slot, at };
    for (const group of groupsOf(step))
      if (group.who === 'minions' && group.enemy && !isMinion(group.enemy))
        yield { what: 'minion', named: group.enemy, at };
  }
}
