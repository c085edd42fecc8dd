import type { Catalogue } from '../../../../basics/said';
import type { ShelfSays } from '../../../../table/packs/says';

/** What keeping packs and teaching cards have to say. */
export const shelfSaid: Catalogue<ShelfSays> = {
  'shelf.own': 'Our table',
  'shelf.nameless-card': ({ stage, number }) => `Stage ${stage}, card ${number}`,
  'shelf.went-wrong': 'Something went wrong.',
  'shelf.not-loaded': 'A part of the app could not be loaded.',
};
