import { part, type Sum, sumOf } from './sum';
import { has, type Traits } from './traits';

/** CP-4: what the Banksmith takes for an item, and what he gives for it. */
export const banksmithSells = (value: number): Sum => sumOf([part('CP-4', value, "the card's value")]);
export const banksmithBuys = (value: number): Sum =>
  sumOf([part('CP-4', Math.ceil(value / 2), 'half the value, rounded up')]);

export const CURATIVES_PER_CHAPTER = 5;

export const curativePrice = (chapter: number, count: number): Sum =>
  sumOf([part('CP-4', chapter * count, `${count} at ${chapter} iron, the chapter's number`)]);

/** TR-8, OWN-11: what so many purchases bring. */
export const curativesBrought = (count: number, traits: Traits): Sum =>
  sumOf([
    part('CP-4', count, 'bought'),
    part('TR-8', has(traits, 'herbalist') ? count : 0, 'Herbalist: each brings one more'),
  ]);

export type RunnerTo = 'banksmith' | 'apothecary' | 'other';

/** CP-4, TR-13 */
export function runnerPrice(chapter: number, to: RunnerTo, traits: Traits): Sum {
  const free = to !== 'other' && has(traits, 'wellConnected');
  return sumOf([
    part('CP-4', chapter, "the chapter's number"),
    part('TR-13', free ? -chapter : 0, 'Well-Connected'),
  ]);
}

/** CP-8, TR-10: iron for Field Medic; where the company plays the other version it costs time instead. */
export const medicPrice = (chapter: number, version: 'iron' | 'time'): Sum =>
  sumOf([
    part(
      'TR-10',
      version === 'iron' ? chapter : 0,
      version === 'iron' ? "the chapter's number" : 'two time tokens',
    ),
  ]);
