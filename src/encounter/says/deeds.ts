import { type Bare, type Said, speaker } from '../../basics/said';
import type { Hex } from '../../hex/shape';

type Who = { readonly who: string };

/** What comes of a command, for the log and for hands on the table; worded in src/ui/words. */
export type DeedSays = {
  'done.overruled': { readonly refusal: Said };
  'done.ally-comes': { readonly who: string; readonly at: Hex | null };
  'done.escapes': { readonly who: string; readonly help: number };
  'done.does-not-escape': { readonly who: string; readonly help: number };
  'done.mark-falcon': { readonly who: string; readonly on: string };
  'done.spends-token': { readonly who: string; readonly token: string };
  'done.bought-move': { readonly who: string; readonly hexes: number };
  'done.bought-attack': Who;
  'done.bought-refresh': Who;
  'done.another-turn': Who;
  'done.plays': { readonly who: string; readonly card: string; readonly text: string };
  'done.injury': { readonly who: string; readonly text: string };
  'done.no-own-attack': Bare;
  'done.set-free': Who;
  'done.comes-back': { readonly who: string; readonly at: Hex | null };
  'done.defends-with': { readonly who: string; readonly card: string; readonly defense: number };
  'done.defends': { readonly who: string; readonly defense: number };
};
export const done = speaker<DeedSays>();
