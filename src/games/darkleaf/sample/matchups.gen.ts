// Written by: npm run matchups -- --games 200 --strength seedling --seed 1 --write
import type { Clan } from '../rules/board/position';
import type { Strength } from '../rules/duel/model';

/** How often the first clan won of the duels that were decided. */
export const matchups: Matchups = {
  games: 200,
  strength: 'seedling',
  pairs: [
    ['huldra', 'murg', 127, 200],
    ['huldra', 'ferrymen', 107, 200],
    ['huldra', 'erde', 116, 200],
    ['huldra', 'wibo', 102, 200],
    ['huldra', 'hexen', 100, 200],
    ['murg', 'ferrymen', 94, 200],
    ['murg', 'erde', 114, 200],
    ['murg', 'wibo', 80, 200],
    ['murg', 'hexen', 100, 198],
    ['ferrymen', 'erde', 116, 199],
    ['ferrymen', 'wibo', 104, 190],
    ['ferrymen', 'hexen', 130, 200],
    ['erde', 'wibo', 108, 200],
    ['erde', 'hexen', 74, 199],
    ['wibo', 'hexen', 90, 200],
  ],
};

interface Matchups {
  readonly games: number;
  readonly strength: Strength;
  readonly pairs: readonly (readonly [Clan, Clan, number, number])[];
}
