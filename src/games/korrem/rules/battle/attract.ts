import { type Fraction, ZERO } from '../../../../chances/fraction';
import { anyOf, both, chanceThat } from '../../../../chances/spread';
import { type Attraction, type BondType, type Card, has, isAddOn } from './card';
import { touching } from './space';

export const attractProblems = [
  'apart',
  'addon',
  'machine',
  'undead',
  'frozen',
  'none',
  'charisma',
  'score',
  'type',
  'bonded',
] as const;
export type AttractProblem = (typeof attractProblems)[number];

/** AT-4: the hearts on the faces of one Attraction Die, until the table teaches others. */
export const usualFaces: readonly number[] = [1, 1, 1, 0, 0, 0];

/** AT-2: what the bond would be; nothing where the types do not go together. */
function bondOf(initiator: Attraction, other: Attraction): BondType | undefined {
  if (other.type === 'charisma') return undefined;
  if (initiator.type === 'charisma' || initiator.type === other.type) return other.type;
  return initiator.type === 'companionship' || other.type === 'companionship' ? 'companionship' : undefined;
}

/** AT-5: a companionship lasts while both are on the table, a romance beyond it. */
const bonded = (card: Card, bond: BondType, cards: readonly Card[]): boolean =>
  card.bonds.some(
    held => held.type === bond && (bond === 'romance' || cards.some(({ id }) => id === held.with)),
  );

/** AT-3 but `apart`: the first reason why one may not attract the other, or the bond. */
function settled(
  cards: readonly Card[],
  initiator: Card,
  other: Card,
): { readonly problem: AttractProblem } | { readonly bond: BondType } {
  const either = (holds: (card: Card) => boolean): boolean => holds(initiator) || holds(other);
  if (either(isAddOn)) return { problem: 'addon' };
  // SA-5, SA-1, SA-4.
  if (either(({ kind }) => kind === 'machine')) return { problem: 'machine' };
  if (either(card => has(card, 'undead'))) return { problem: 'undead' };
  if (has(initiator, 'frozen')) return { problem: 'frozen' };
  const [own, theirs] = [initiator.attraction, other.attraction];
  if (!own || !theirs) return { problem: 'none' };
  if (theirs.type === 'charisma') return { problem: 'charisma' };
  const charms = own.type === 'charisma';
  if (charms ? own.score <= theirs.score : own.score !== theirs.score) return { problem: 'score' };
  const bond = bondOf(own, theirs);
  if (bond === undefined) return { problem: 'type' };
  const taken = bonded(other, bond, cards) || (!charms && bonded(initiator, bond, cards));
  return bond !== 'intimacy' && taken ? { problem: 'bonded' } : { bond };
}

/** NA-3 R: whether one could attract the other if they touched. */
export const couldAttract = (cards: readonly Card[], initiator: Card, other: Card): boolean =>
  'bond' in settled(cards, initiator, other);

export interface Attracting {
  readonly problem: AttractProblem | null;
  readonly bond: BondType | null;
  readonly hearts: number | null;
  readonly odds: Fraction;
}

/** AT-1, AT-2, AT-4: what comes of it if one attracts another whom it touches, and how likely. */
export function attract(
  cards: readonly Card[],
  initiator: Card,
  other: Card,
  faces: readonly number[] = usualFaces,
): Attracting {
  const refused = (problem: AttractProblem): Attracting => ({
    problem,
    bond: null,
    hearts: null,
    odds: ZERO,
  });
  if (!touching(initiator.at, other.at)) return refused('apart');
  const found = settled(cards, initiator, other);
  if ('problem' in found) return refused(found.problem);
  const hearts = found.bond === 'romance' || initiator.attraction?.type === 'charisma' ? 2 : 1;
  const die = anyOf(faces);
  const odds = chanceThat(
    both(die, die, (a, b) => a + b),
    shown => shown >= hearts,
  );
  return { problem: null, bond: found.bond, hearts, odds };
}
