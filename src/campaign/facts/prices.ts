import { has, type Traits } from '../kinds/traits';
import { part, type Sum, sumOf } from '../model/sum';
import { say } from '../says/say';

/** CP-4: what the Banksmith takes for an item, and what he gives for it. */
export const banksmithSells = (value: number): Sum => sumOf([part('CP-4', value, say('campaign.sum-value'))]);
export const banksmithBuys = (value: number): Sum =>
  sumOf([part('CP-4', Math.ceil(value / 2), say('campaign.sum-half-value'))]);

export const CURATIVES_PER_CHAPTER = 5;

export const curativePrice = (chapter: number, count: number): Sum =>
  sumOf([part('CP-4', chapter * count, say('campaign.sum-curatives', { count, chapter }))]);

/** TR-8, OWN-11: what so many purchases bring. */
export const curativesBrought = (count: number, traits: Traits): Sum =>
  sumOf([
    part('CP-4', count, say('campaign.sum-bought')),
    part('TR-8', has(traits, 'herbalist') ? count : 0, say('campaign.sum-herbalist')),
  ]);

export type RunnerTo = 'banksmith' | 'apothecary' | 'other';

/** CP-4, TR-13 */
export function runnerPrice(chapter: number, to: RunnerTo, traits: Traits): Sum {
  const free = to !== 'other' && has(traits, 'wellConnected');
  return sumOf([
    part('CP-4', chapter, say('campaign.sum-chapter')),
    part('TR-13', free ? -chapter : 0, say('campaign.sum-trait', { trait: 'wellConnected' })),
  ]);
}

/** CP-8, TR-10: iron for Field Medic; where the company plays the other version it costs time instead. */
export const medicPrice = (chapter: number, version: 'iron' | 'time'): Sum =>
  sumOf([
    part(
      'TR-10',
      version === 'iron' ? chapter : 0,
      say(version === 'iron' ? 'campaign.sum-chapter' : 'campaign.sum-time'),
    ),
  ]);
