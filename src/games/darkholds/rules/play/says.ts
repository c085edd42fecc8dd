import { type Bare, speaker } from '../../../../basics/said';

type Who = { readonly who: string };
type To = { readonly who: string; readonly target: string };

/** What is told, refused, and written over the marks; worded in words/play.ts. */
export type PlaySays = {
  'darkholds.goes-for': To & { readonly why: readonly string[] };
  'darkholds.remembers': To;
  'darkholds.hears': Who & { readonly tile: string; readonly why: readonly string[] };
  'darkholds.makes-for': Who & { readonly point: string; readonly why: readonly string[] };
  'darkholds.sees-nobody': Who;
  'darkholds.weary': Who;
  'darkholds.stays': Who;
  'darkholds.no-further': Who & { readonly vigour: number };
  'darkholds.moves': Who & { readonly to: string; readonly cost: number };
  'darkholds.clears': Who & { readonly at: string };
  'darkholds.leaps': Who & { readonly to: string; readonly ok: boolean };
  'darkholds.strikes': To & {
    readonly shot: boolean;
    readonly strikes: number;
    readonly parried: number;
    readonly wounds: number;
    readonly falls: boolean;
  };
  'darkholds.darkhold-card': { readonly label: string; readonly text: string };
  'darkholds.quiet-entries': Bare;
  'darkholds.draws': { readonly entry: string; readonly label: string };
  'darkholds.comes': Who & { readonly at: string };
  'darkholds.missing': { readonly count: number };
  'darkholds.boosted': { readonly rank: number; readonly tokens: number };
  'darkholds.has-left': Who;
  'darkholds.won': Bare;
  'darkholds.lost': Bare;

  'darkholds.not-now': Bare;
  'darkholds.cannot-stand': Who & { readonly at: string };
  'darkholds.out-of-reach': To;
  'darkholds.no-weapon': Who;
  'darkholds.nobody-waits': Bare;
  'darkholds.digits': { readonly count: number };
  'darkholds.no-rock': { readonly at: string };
  'darkholds.no-such': Bare;

  'darkholds.t-move': Who & { readonly to: string };
  'darkholds.t-strike': To;
  'darkholds.t-enemies': Bare;
  'darkholds.t-next': Who;
  'darkholds.t-overruled': Who;
  'darkholds.t-all': Bare;
  'darkholds.t-rolled': Bare;
  'darkholds.t-reinforce': Bare;
  'darkholds.t-bring': Who;
  'darkholds.own-card': { readonly entry: string; readonly cards: number };
  'darkholds.t-turn': { readonly turn: number };
  'darkholds.t-correct': Who;
  'darkholds.t-noise': { readonly at: string };
  'darkholds.t-clear': { readonly at: string };
  'darkholds.t-dice': Bare;
  'darkholds.t-paint': { readonly tile: string };
  'darkholds.t-wall': { readonly a: string; readonly b: string };
  'darkholds.t-lay': { readonly at: string };
  'darkholds.t-teach': Who;
  'darkholds.t-stand': { readonly at: string };
  'darkholds.t-begin': Bare;
  'darkholds.bad-drawing': Bare;
  'darkholds.no-more-models': Who;
  'darkholds.nobody-ready': Bare;
};
export const say = speaker<PlaySays>();
