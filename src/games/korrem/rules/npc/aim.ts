import { couldAttract } from '../battle/attract';
import { type Ability, type Card, companions, healthLeft, isAddOn } from '../battle/card';
import { adjacent, type Cell, distance, northWest, slide } from '../battle/space';
import { type Field, fieldOf, openAround, walk, walkersField, waysFrom } from './ground';
import { type Asked, type Measure, narrow, northThenWest, some } from './narrow';

/** NM-4: whom a flier takes: the nearest, or the strongest. */
export const flierChoices = ['nearest', 'strongest'] as const;
export type Fliers = (typeof flierChoices)[number];

export type AimReason = 'support' | 'ranged' | 'at-hand' | 'flies' | 'walks';

export interface Aim {
  readonly target: Card;
  /** From its own cell on; a flier's start and end. */
  readonly path: readonly Cell[];
  /** Whether it reaches its target. */
  readonly acts: boolean;
  readonly why: readonly (AimReason | Measure)[];
}

/** NA-5: all cards of other sides, but for companions. */
export const enemiesOf = (cards: readonly Card[], actor: Card): Card[] =>
  cards.filter(card => card.side !== actor.side && !companions(actor, card));

/** NA-3: whom an ability is for. `keeps` is a C that stays with its target. */
export function aimedAt(
  cards: readonly Card[],
  actor: Card,
  ability: Ability,
): { readonly among: readonly Card[]; readonly keeps: boolean } {
  const enemies = enemiesOf(cards, actor);
  switch (ability.target) {
    case 'A':
      return { among: enemies.filter(({ artifacts }) => artifacts > 0), keeps: false };
    case 'R':
      return { among: enemies.filter(enemy => couldAttract(cards, actor, enemy)), keeps: false };
    case 'C': {
      const last = enemies.filter(({ id }) => id === ability.last);
      return some(last) ? { among: last, keeps: true } : { among: enemies, keeps: false };
    }
    case 'S':
      return { among: cards.filter(card => card.side === actor.side && !isAddOn(card)), keeps: false };
    case 'E':
    case 'D':
      return { among: enemies, keeps: false };
  }
}

const strongest: Asked<Card> = { measure: 'health', of: card => -healthLeft(card) };
const closestTo = (actor: Card): Asked<Card> => ({
  measure: 'closest',
  of: card => distance(actor.at, card.at),
});

/** NA-6: who of its own side is helped; it counts as at distance 1 from itself. */
export function support(actor: Card, among: readonly Card[], ranged: boolean): Aim | undefined {
  const near = among.filter(card => card.id === actor.id || adjacent(card.at, actor.at));
  const able = ranged ? among : near;
  if (!some(able)) return undefined;
  const weakest: Asked<Card> = { measure: 'health', of: healthLeft };
  const closest: Asked<Card> = {
    measure: 'closest',
    of: card => Math.max(1, distance(actor.at, card.at)),
  };
  const itself: Asked<Card> = { measure: 'self', of: card => Number(card.id !== actor.id) };
  const asked = [weakest, ...(ranged ? [closest] : []), itself, ...northThenWest];
  const { one, why } = narrow(able, asked);
  return { target: one, path: [actor.at], acts: true, why: ['support', ...why] };
}

/** NM-2: any enemy, without a move. */
function shot(actor: Card, among: readonly Card[]): Aim | undefined {
  if (!some(among)) return undefined;
  const { one, why } = narrow(among, [strongest, closestTo(actor), ...northThenWest]);
  return { target: one, path: [actor.at], acts: true, why: ['ranged', ...why] };
}

/** NM-3: somebody adjacent, without a move. */
function atHand(actor: Card, among: readonly Card[]): Aim | undefined {
  const near = among.filter(({ at }) => adjacent(at, actor.at));
  if (!some(near)) return undefined;
  const { one, why } = narrow(near, [strongest, ...northThenWest]);
  return { target: one, path: [actor.at], acts: true, why: ['at-hand', ...why] };
}

/** NM-4: through the air to an open cell beside somebody. */
function flight(field: Field, actor: Card, among: readonly Card[], fliers: Fliers): Aim | undefined {
  const able = among.filter(({ at }) => openAround(field, at).length > 0);
  if (!some(able)) return undefined;
  const first = [closestTo(actor), strongest];
  const { one, why } = narrow(able, [...(fliers === 'nearest' ? first : first.reverse()), ...northThenWest]);
  const [from, cells] = [actor.at, openAround(field, one.at)];
  const [end] = cells.sort(
    (a, b) => distance(from, a) - distance(from, b) || slide(from, a) - slide(from, b) || northWest(a, b),
  );
  return { target: one, path: [from, end!], acts: true, why: ['flies', ...why] };
}

/** NM-5: on foot toward the one with the shortest way. */
function march(field: Field, actor: Card, among: readonly Card[]): Aim | undefined {
  const way = waysFrom(field, actor.at);
  const able = among
    .map(card => ({ card, at: card.at, far: way(card.at) }))
    .filter(({ far }) => Number.isFinite(far));
  if (!some(able)) return undefined;
  const { one, why } = narrow(able, [
    { measure: 'closest', of: ({ far }) => far },
    { measure: 'health', of: ({ card }) => -healthLeft(card) },
    ...northThenWest,
  ]);
  const path = walk(field, actor.at, one.at, actor.steps);
  return {
    target: one.card,
    path,
    acts: adjacent(path[path.length - 1]!, one.at),
    why: ['walks', ...why],
  };
}

/** NM: how an NPC comes at one of these; nothing where none of them can be had. */
export function aim(
  cards: readonly Card[],
  actor: Card,
  among: readonly Card[],
  ranged: boolean,
  fliers: Fliers,
): Aim | undefined {
  if (ranged) return shot(actor, among);
  const near = atHand(actor, among);
  if (near) return near;
  const field = fieldOf(cards);
  if (actor.flying) return flight(field, actor, among, fliers);
  return march(walkersField(field, cards, actor.side), actor, among);
}
