import type { Ability, Card } from '../battle/card';
import {
  type AimReason,
  aimedAt,
  type Contest,
  contest,
  enemiesOf,
  type Fliers,
  supportContest,
} from './aim';
import type { Measure } from './narrow';
import { useOf } from './uses';

/** One who might have been chosen: a number for each thing that was asked, as it is read at the table. */
export interface Compared {
  readonly id: string;
  readonly values: readonly number[];
  /** Index of the question that put this one out; nothing for whoever was left. */
  readonly out: number | null;
}

export interface Comparison {
  readonly reason: AimReason;
  /** What was asked, in turn, as far as it took until one was left. */
  readonly asked: readonly Measure[];
  readonly all: readonly Compared[];
  /** NM-7: those between whom only North and West decided. */
  readonly equal: readonly string[];
}

/** NM-7: what is asked when all else is equal. */
const places: ReadonlySet<Measure> = new Set(['north', 'west']);

function compare({ reason, able, asked }: Contest): Comparison {
  const outs = new Map<string, number>();
  let left = [...able];
  let equal: readonly string[] = [];
  let many = 0;
  for (const [i, { measure, of }] of asked.entries()) {
    if (left.length === 1) break;
    if (places.has(measure) && equal.length === 0) equal = left.map(({ card }) => card.id);
    const least = Math.min(...left.map(of));
    for (const one of left) if (of(one) > least) outs.set(one.card.id, i);
    left = left.filter(one => of(one) === least);
    many = i + 1;
  }
  const shown = asked.slice(0, Math.max(1, many));
  return {
    reason,
    asked: shown.map(({ measure }) => measure),
    all: able.map(one => ({
      id: one.card.id,
      values: shown.map(({ measure, of }) => (measure === 'health' ? Math.abs(of(one)) : of(one))),
      out: outs.get(one.card.id) ?? null,
    })),
    equal,
  };
}

function contestFor(
  cards: readonly Card[],
  actor: Card,
  ability: Ability | null,
  fliers: Fliers,
): Contest | undefined {
  const base = (): Contest | undefined => contest(cards, actor, enemiesOf(cards, actor), false, fliers);
  if (!ability) return base();
  const { among } = aimedAt(cards, actor, ability);
  if (ability.target === 'S') return supportContest(actor, among, ability.ranged);
  const found = contest(cards, actor, among, ability.ranged, fliers);
  // NA-4: no ability fits whom nobody can have.
  return found || ability.target === 'E' ? found : base();
}

/** NA-3 to NA-6, NM: everybody whom an NPC might have chosen with a roll, side by side; nothing where it chooses nobody. */
export function comparedFor(
  cards: readonly Card[],
  actor: Card,
  roll: number,
  fliers: Fliers,
): Comparison | undefined {
  const use = useOf(actor, roll);
  if (use.does === 'nothing') return undefined;
  const found = contestFor(cards, actor, use.does === 'ability' ? use.ability : null, fliers);
  return found && compare(found);
}
