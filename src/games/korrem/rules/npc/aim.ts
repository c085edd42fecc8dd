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

/** Somebody who may be chosen, and how far the way on foot is. */
export interface Contestant {
  readonly card: Card;
  readonly at: Cell;
  readonly far: number;
}

/** NM, NA-6: who may be chosen, what is asked of all of them in turn, and how whoever is chosen is come at. */
export interface Contest {
  readonly reason: AimReason;
  readonly able: readonly [Contestant, ...Contestant[]];
  readonly asked: readonly Asked<Contestant>[];
  readonly way: (target: Card) => Pick<Aim, 'path' | 'acts'>;
}

const contestants = (cards: readonly Card[]): Contestant[] =>
  cards.map(card => ({ card, at: card.at, far: 0 }));
const weakest: Asked<Contestant> = { measure: 'health', of: ({ card }) => healthLeft(card) };
const strongest: Asked<Contestant> = { measure: 'health', of: ({ card }) => -healthLeft(card) };
const closestTo = (actor: Card): Asked<Contestant> => ({
  measure: 'closest',
  of: ({ at }) => distance(actor.at, at),
});
const stays =
  (actor: Card): Contest['way'] =>
  () => ({ path: [actor.at], acts: true });

/** NA-6: who of its own side is helped; it counts as at distance 1 from itself. */
export function supportContest(actor: Card, among: readonly Card[], ranged: boolean): Contest | undefined {
  const near = among.filter(card => card.id === actor.id || adjacent(card.at, actor.at));
  const able = contestants(ranged ? among : near);
  if (!some(able)) return undefined;
  const closest: Asked<Contestant> = {
    measure: 'closest',
    of: ({ at }) => Math.max(1, distance(actor.at, at)),
  };
  const itself: Asked<Contestant> = { measure: 'self', of: ({ card }) => Number(card.id !== actor.id) };
  const asked = [weakest, ...(ranged ? [closest] : []), itself, ...northThenWest];
  return { reason: 'support', able, asked, way: stays(actor) };
}

/** NM-2: any enemy, without a move. */
function shot(actor: Card, among: readonly Card[]): Contest | undefined {
  const able = contestants(among);
  if (!some(able)) return undefined;
  return {
    reason: 'ranged',
    able,
    asked: [strongest, closestTo(actor), ...northThenWest],
    way: stays(actor),
  };
}

/** NM-3: somebody adjacent, without a move. */
function atHand(actor: Card, among: readonly Card[]): Contest | undefined {
  const able = contestants(among.filter(({ at }) => adjacent(at, actor.at)));
  if (!some(able)) return undefined;
  return { reason: 'at-hand', able, asked: [strongest, ...northThenWest], way: stays(actor) };
}

/** NM-4: through the air to an open cell beside somebody. */
function flight(field: Field, actor: Card, among: readonly Card[], fliers: Fliers): Contest | undefined {
  const able = contestants(among.filter(({ at }) => openAround(field, at).length > 0));
  if (!some(able)) return undefined;
  const first = [closestTo(actor), strongest];
  const from = actor.at;
  return {
    reason: 'flies',
    able,
    asked: [...(fliers === 'nearest' ? first : first.reverse()), ...northThenWest],
    way: ({ at }) => {
      const [end] = openAround(field, at).sort(
        (a, b) => distance(from, a) - distance(from, b) || slide(from, a) - slide(from, b) || northWest(a, b),
      );
      return { path: [from, end ?? from], acts: true };
    },
  };
}

/** NM-5: on foot toward the one with the shortest way. */
function march(field: Field, actor: Card, among: readonly Card[]): Contest | undefined {
  const way = waysFrom(field, actor.at);
  const able = among
    .map(card => ({ card, at: card.at, far: way(card.at) }))
    .filter(({ far }) => Number.isFinite(far));
  if (!some(able)) return undefined;
  return {
    reason: 'walks',
    able,
    asked: [{ measure: 'closest', of: ({ far }) => far }, strongest, ...northThenWest],
    way: ({ at }) => {
      const path = walk(field, actor.at, at, actor.steps);
      return { path, acts: adjacent(path[path.length - 1] ?? actor.at, at) };
    },
  };
}

/** NM: who of these may be chosen, and by what; nothing where none of them can be had. */
export function contest(
  cards: readonly Card[],
  actor: Card,
  among: readonly Card[],
  ranged: boolean,
  fliers: Fliers,
): Contest | undefined {
  if (ranged) return shot(actor, among);
  const near = atHand(actor, among);
  if (near) return near;
  const field = fieldOf(cards);
  if (actor.flying) return flight(field, actor, among, fliers);
  return march(walkersField(field, cards, actor.side), actor, among);
}

const decided = (found: Contest | undefined): Aim | undefined => {
  if (!found) return undefined;
  const { one, why } = narrow(found.able, found.asked);
  return { target: one.card, ...found.way(one.card), why: [found.reason, ...why] };
};

export const support = (actor: Card, among: readonly Card[], ranged: boolean): Aim | undefined =>
  decided(supportContest(actor, among, ranged));

/** NM: how an NPC comes at one of these; nothing where none of them can be had. */
export const aim = (
  cards: readonly Card[],
  actor: Card,
  among: readonly Card[],
  ranged: boolean,
  fliers: Fliers,
): Aim | undefined => decided(contest(cards, actor, among, ranged, fliers));
