import * as v from 'valibot';
import { flag, list, type Output, object } from '../../../../basics/schema';
import type { Ability, Card } from '../battle/card';
import { abilitySchema } from '../battle/card';
import { cellSchema, countSchema, idSchema, nameSchema } from '../fields';
import { type Aim, aim, aimedAt, enemiesOf, type Fliers, support } from './aim';
import { type Use, useOf } from './uses';

/** The base attack, which no ability may be called. */
export const baseAttack = 'base';

export const whySchema = v.picklist([
  ...(['disabled', 'frozen', 'thaws', 'undead', 'no-number', 'dodge', 'not-ready', 'number'] as const),
  ...(['same', 'nobody-fits', 'support', 'ranged', 'at-hand', 'flies', 'walks', 'stuck'] as const),
  ...(['closest', 'health', 'self', 'north', 'west'] as const),
]);
export type Why = Output<typeof whySchema>;

/** NA, NM: one NPC's turn, with its reasons in the order in which they were asked. */
export const npcTurnSchema = object({
  uses: v.nullable(nameSchema),
  ability: v.nullable(abilitySchema),
  target: v.nullable(idSchema),
  at: cellSchema,
  path: list(cellSchema, 500),
  acts: flag,
  damage: countSchema,
  why: list(whySchema, 20),
});
export type NpcTurn = Output<typeof npcTurnSchema>;

const done = (
  actor: Card,
  ability: Ability | null,
  found: Aim | undefined,
  before: readonly Why[],
): NpcTurn => {
  const path = found?.path ?? [actor.at];
  const helps = ability?.target === 'S';
  return {
    uses: ability?.name ?? baseAttack,
    ability,
    target: found?.target.id ?? null,
    at: path[path.length - 1] ?? actor.at,
    path,
    acts: found?.acts ?? false,
    damage: found?.acts && !helps ? (ability?.damage ?? actor.attack) : 0,
    why: [...before, ...(found?.why ?? ['stuck' as const])],
  };
};

/** NA-1 to NA-6: what an NPC does with what its roll brings. */
export function turnWith(cards: readonly Card[], actor: Card, use: Use, fliers: Fliers): NpcTurn {
  const base = (before: readonly Why[]): NpcTurn =>
    done(actor, null, aim(cards, actor, enemiesOf(cards, actor), false, fliers), before);
  switch (use.does) {
    case 'nothing': {
      const still = { ability: null, target: null, at: actor.at, path: [actor.at], acts: false };
      return { ...still, uses: null, damage: 0, why: [use.why] };
    }
    case 'base':
      return base([use.why]);
    case 'ability': {
      const { ability, why } = use;
      const { among, keeps } = aimedAt(cards, actor, ability);
      const before: Why[] = keeps ? [why, 'same'] : [why];
      if (ability.target === 'S') return done(actor, ability, support(actor, among, ability.ranged), before);
      const found = aim(cards, actor, among, ability.ranged, fliers);
      // NA-4: no ability fits whom nobody can have.
      if (!found && ability.target !== 'E') return base([...before, 'nobody-fits']);
      return done(actor, ability, found, before);
    }
  }
}

export const npcTurn = (cards: readonly Card[], actor: Card, roll: number, fliers: Fliers): NpcTurn =>
  turnWith(cards, actor, useOf(actor, roll), fliers);

export interface Foreseen {
  /** The numbers of the D8 that bring this. */
  readonly on: readonly number[];
  readonly turn: NpcTurn;
}

export const d8 = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** What an NPC would do on each roll; rolls that bring the same stand together, by their least number. */
export function forecast(cards: readonly Card[], actor: Card, fliers: Fliers): Foreseen[] {
  const turns = new Map<string, { on: number[]; turn: NpcTurn }>();
  for (const roll of d8) {
    const turn = npcTurn(cards, actor, roll, fliers);
    const { ability: _, ...told } = turn;
    const key = JSON.stringify(told);
    const known = turns.get(key);
    if (known) known.on.push(roll);
    else turns.set(key, { on: [roll], turn });
  }
  return [...turns.values()];
}
