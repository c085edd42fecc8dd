import type { NewItem } from '../../../campaign/model/items';

/** A card of which nothing is known yet. */
export const blankItem: NewItem = {
  name: '',
  kind: 'weapon',
  hands: 1,
  defense: 0,
  might: {},
  range: null,
  cooldown: null,
  value: null,
  unique: false,
  chapter: null,
};
