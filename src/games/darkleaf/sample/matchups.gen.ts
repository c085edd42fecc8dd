// Written by: npm run matchups -- --games 100 --strength seedling --seed 1 --write
import type { Clan } from '../rules/board/position';
import type { Strength } from '../rules/duel/model';

/** How often the first clan won of the duels that were decided. */
export const matchups: Matchups = {
  games: 100,
  strength: 'seedling',
  pairs: [
    ['huldra', 'murg', 51, 100],
    ['huldra', 'ferrymen', 59, 100],
    ['huldra', 'erde', 55, 100],
    ['huldra', 'wibo', 45, 100],
    ['huldra', 'hexen', 29, 100],
    ['murg', 'ferrymen', 79, 100],
    ['murg', 'erde', 74, 100],
    ['murg', 'wibo', 47, 100],
    ['murg', 'hexen', 69, 100],
    ['ferrymen', 'erde', 69, 98],
    ['ferrymen', 'wibo', 26, 92],
    ['ferrymen', 'hexen', 69, 100],
    ['erde', 'wibo', 69, 99],
    ['erde', 'hexen', 51, 100],
    ['wibo', 'hexen', 55, 100],
  ],
};

interface Matchups {
  readonly games: number;
  readonly strength: Strength;
  readonly pairs: readonly (readonly [Clan, Clan, number, number])[];
}
