import type { Shelved } from './game';

/** Oathsworn, the ground floor: its pages have no prefix, its sentences and kinds neither. */
export const ground: Shelved = {
  id: 'oathsworn',
  name: 'Oathsworn: Into the Deepwood',
  note: 'The beast, run by the rules',
  load: () => import('./oathsworn'),
};

/** The games of the shelf, one line each, in its order. This is the only file that knows them all. */
export const neighbours: readonly Shelved[] = [
  {
    id: 'harrow',
    name: 'Harrow County',
    note: 'Both factions of the solo game, and the Tree',
    load: () => import('./harrow/game'),
  },
  {
    id: 'darkholds',
    name: 'Darkholds: Ancient Barrows',
    note: 'The animus of the enemies, line by line',
    load: () => import('./darkholds/game'),
  },
  {
    id: 'korrem',
    name: 'Heart of Korrem',
    note: 'The seventh player: every creature’s turn, with its why',
    load: () => import('./korrem/game'),
  },
  {
    id: 'darkleaf',
    name: 'Darkleaf Gambit',
    note: 'Every clan’s moves with their reasons, and an opponent',
    load: () => import('./darkleaf/game'),
  },
];
