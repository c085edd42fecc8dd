import { type Bare, speaker } from '../../basics/said';

/** What keeping packs and teaching cards have to say; worded in src/ui/words. */
export type ShelfSays = {
  /** The group's own pack, as it is called when it is made. */
  'shelf.own': Bare;
  /** A card that nobody has named, as the group's own pack calls it. */
  'shelf.nameless-card': { readonly stage: number; readonly number: string };
  'shelf.went-wrong': Bare;
  'shelf.not-loaded': Bare;
};
export const say = speaker<ShelfSays>();
