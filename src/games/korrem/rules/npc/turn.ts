import type { Ability, Card } from '../battle/card';
import type { Cell } from '../battle/space';
import { type Aim, type AimReason, aim, aimedAt, enemiesOf, type Fliers, support } from './aim';
import type { Measure } from './narrow';
import { type Use, type UseReason, useOf } from './uses';

/** The base attack, which no ability may be called. */
export const baseAttack = 'base';

export type Why = UseReason | 'same' | 'nobody-fits' | AimReason | 'stuck' | Measure;

/** NA, NM: one NPC's turn, with its reasons in the order in which they were asked. */
export interface NpcTurn {
  readonly uses: string | null;
  readonly ability: Ability | null;
  readonly target: string | null;
  readonly at: Cell;
  readonly path: readonly Cell[];
  readonly acts: boolean;
  readonly damage: number;
  readonly why: readonly Why[];
}

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
