import * as v from 'valibot';
import { flag, type Output, object } from '../../../../basics/schema';
import { countSchema, idSchema } from '../fields';
import { type Card, companions, has, healthLeft } from './card';
import { adjacent } from './space';

/** A card that is being hit in an Attack Phase: DM-1 takes its defense off the sum once. */
export interface Struck {
  readonly left: number;
  readonly defense: number;
}

/** DM-1, DM-2: what is left of the defense takes its part of a hit first, unless it is piercing. */
export function struck({ left, defense }: Struck, damage: number, piercing = false): Struck {
  const held = piercing ? 0 : Math.min(defense, damage);
  return { left: Math.max(0, left - (damage - held)), defense: defense - held };
}

export const hitSchema = object({
  by: idSchema,
  on: idSchema,
  damage: v.nullable(countSchema),
  ability: flag,
  ranged: flag,
  piercing: flag,
});
export type Hit = Output<typeof hitSchema>;

export type HitProblem = 'gone' | 'own' | 'held' | 'undead' | 'twice' | 'friends' | 'far';

export interface Blow {
  readonly problem: HitProblem | null;
  readonly lost: number;
  readonly left: number;
  readonly dies: boolean;
}

/** DM-4, SA-1, SA-2, SA-4: why a hit is refused, the first reason first. */
function problemOf(
  hit: Hit,
  by: Card | undefined,
  on: Card | undefined,
  hasAttacked: boolean,
): HitProblem | null {
  if (!by || !on) return 'gone';
  if (by.side === on.side) return 'own';
  if (has(by, 'disabled') || has(by, 'frozen')) return 'held';
  if (hit.ability && has(by, 'undead')) return 'undead';
  if (!hit.ability && hasAttacked) return 'twice';
  if (companions(by, on)) return 'friends';
  return hit.ranged || adjacent(by.at, on.at) ? null : 'far';
}

/** DM-1 to DM-5: the hits of one Attack Phase, one after the other. `unharmed` is a battle on Crystal Cove. */
export function blowsOf(cards: readonly Card[], hits: readonly Hit[], unharmed: boolean): Blow[] {
  const alive = new Map(cards.map(card => [card.id, card]));
  const standing = new Map(cards.map(card => [card.id, { left: healthLeft(card), defense: card.defense }]));
  const attacked = new Set<string>();
  return hits.map((hit): Blow => {
    const [by, on] = [alive.get(hit.by), alive.get(hit.on)];
    const before = standing.get(hit.on) ?? { left: 0, defense: 0 };
    const problem = problemOf(hit, by, on, attacked.has(hit.by));
    if (problem !== null || !by) return { problem, lost: 0, left: before.left, dies: false };
    if (!hit.ability) attacked.add(hit.by);
    if (unharmed) return { problem, lost: 0, left: before.left, dies: false };
    const after = struck(before, hit.damage ?? by.attack, hit.piercing);
    standing.set(hit.on, after);
    // DM-3: the dead leave at once.
    if (after.left === 0) alive.delete(hit.on);
    return { problem, lost: before.left - after.left, left: after.left, dies: after.left === 0 };
  });
}
