import { type Bare, type Said, speaker } from '../../basics/said';

/** What the door for boards finds wrong; worded in src/ui/words. */
export type BoardSays = {
  'board.is-object': Bare;
  'board.list': Bare;
  'board.object': Bare;
  'board.same-id': { readonly id: string };
  'board.text': Bare;
  /** The words that a board's file may have there, as they stand in it. */
  'board.side': { readonly sides: readonly string[] };
  'board.facing': { readonly directions: readonly string[] };
  'board.hp': Bare;
  'board.flag': Bare;
  'board.no-hex': { readonly given: string };
  'board.hexes': Bare;
  'board.sentinel-single': Bare;
  'board.does-not-fit': { readonly who: string };
  /** Who holds a hex: a character by its id, or an obstacle. */
  'board.obstacle': { readonly id: string };
  'board.hex-taken': { readonly who: Said; readonly hex: string; readonly holder: Said };
  'board.size': Bare;
  'board.core-belongs': Bare;
  'board.same-hex': Bare;
  'board.too-far': { readonly most: number };
  'board.front-belongs': Bare;
  'board.slots-object': Bare;
  'board.slot-belongs': Bare;
  'board.paths': Bare;
  'board.path': Bare;
  'board.line-unknown': { readonly line: string };
};
export const say = speaker<BoardSays>();
