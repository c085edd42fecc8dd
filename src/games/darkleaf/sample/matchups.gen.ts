// Written by: npm run matchups -- --games 12 --strength seedling --seed 1 --write
import type { Clan } from '../rules/board/position';
import type { Strength } from '../rules/duel/model';

/** How often the first clan won of the duels that were decided. */
export const matchups: Matchups = {
  games: 12,
  strength: 'seedling',
  pairs: [
    ['huldra', 'murg', 5, 12],
    ['huldra', 'ferrymen', 4, 12],
    ['huldra', 'erde', 6, 12],
    ['huldra', 'wibo', 3, 12],
    ['huldra', 'hexen', 4, 12],
    ['murg', 'ferrymen', 9, 12],
    ['murg', 'erde', 7, 12],
    ['murg', 'wibo', 6, 11],
    ['murg', 'hexen', 11, 12],
    ['ferrymen', 'erde', 9, 12],
    ['ferrymen', 'wibo', 5, 12],
    ['ferrymen', 'hexen', 9, 12],
    ['erde', 'wibo', 8, 12],
    ['erde', 'hexen', 2, 12],
    ['wibo', 'hexen', 7, 12],
  ],
};

interface Matchups {
  readonly games: number;
  readonly strength: Strength;
  readonly pairs: readonly (readonly [Clan, Clan, number, number])[];
}
