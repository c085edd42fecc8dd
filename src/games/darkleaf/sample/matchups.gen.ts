// Written by: npm run matchups -- --games 200 --strength seedling --seed 1 --write
import type { Clan } from '../rules/board/position';
import type { Strength } from '../rules/duel/model';

/** How often the first clan won of the duels that were decided. */
export const matchups: Matchups = {
  games: 200,
  strength: 'seedling',
  pairs: [
    ['huldra', 'murg', 135, 200],
    ['huldra', 'ferrymen', 102, 200],
    ['huldra', 'erde', 123, 200],
    ['huldra', 'wibo', 113, 200],
    ['huldra', 'hexen', 100, 200],
    ['murg', 'ferrymen', 104, 199],
    ['murg', 'erde', 114, 200],
    ['murg', 'wibo', 78, 200],
    ['murg', 'hexen', 95, 197],
    ['ferrymen', 'erde', 124, 200],
    ['ferrymen', 'wibo', 112, 193],
    ['ferrymen', 'hexen', 138, 200],
    ['erde', 'wibo', 109, 200],
    ['erde', 'hexen', 86, 200],
    ['wibo', 'hexen', 77, 200],
  ],
};

interface Matchups {
  readonly games: number;
  readonly strength: Strength;
  readonly pairs: readonly (readonly [Clan, Clan, number, number])[];
}
