import { type Bare, type Said, speaker } from '../../basics/said';
import type { Direction } from '../../hex/direction';
import type { Color, Face } from '../../might/cards';

type Who = { readonly who: string };
/** How many of each colour, in the order in which they are told. */
export type Counted = readonly (readonly [color: Color, count: number])[];

/** What a mark of the history is called: what the tap was, and what came of it; worded in src/ui/words. */
export type TitleSays = {
  /** Null: whoever of the company it was. */
  'title.drew': { readonly who: string | null; readonly cards: Counted; readonly dice: Counted };
  'title.victory': Bare;
  'title.defeat': Bare;
  'title.given-up': Bare;

  'title.begin': Bare;
  'title.end-turns': { readonly round: number };
  'title.next-round': { readonly round: number };
  'title.had-turns': Who;
  'title.has-turns': Who;
  'title.attack': Who & { readonly targets: readonly string[] };
  'title.move': Who & { readonly to: string | null };
  'title.turn': Who & { readonly facing: Direction };
  'title.pass': Who;
  'title.injury': Who;
  'title.spend': Who & { readonly token: string };
  'title.animus': Who & { readonly by: number };
  'title.refresh': { readonly colors: readonly Color[] };
  'title.taunt': Who;
  'title.no-taunt': Bare;
  'title.throw': Who;
  'title.pick-up': Who;
  'title.escape': Who;
  'title.ally': Who;
  'title.sentinel': Who;
  'title.rejuvenate': Who;
  'title.falcon': { readonly of: string; readonly to: string };
  'title.settings': Bare;
  'title.teach': { readonly card: string };
  'title.remind': { readonly text: Said };
  /** Null: it has no name. */
  'title.tell': { readonly card: string | null };
  'title.counter': { readonly name: string; readonly count: number };
  'title.forget': Bare;
  'title.seen': Bare;
  'title.tick': Bare;
  /** Null: a line of the checklist that nobody knows any more. */
  'title.check': { readonly item: Said | null; readonly done: boolean };

  /** What the table put right, in one of the sentences below. */
  'title.says': { readonly what: Said };
  'title.says-hp': Who & { readonly hp: number };
  'title.says-max-hp': Who & { readonly hp: number };
  'title.says-die': Who & { readonly slot: string; readonly hp: number };
  'title.says-token': Who & { readonly token: string; readonly count: number };
  'title.says-animus': Who & { readonly available: number; readonly reserve: number };
  'title.says-defense': Who & { readonly defense: number };
  'title.says-stands': Who & { readonly at: string | null };
  'title.says-all': { readonly count: number };
  'title.says-card': Who & { readonly to: 'hand' | 'spent' | number };
  'title.says-face-up': Bare;
  'title.says-stage-deck': { readonly left: number };
  'title.says-might': {
    readonly side: 'oathsworn' | 'enemy';
    readonly color: Color;
    readonly left: number;
  };
  'title.says-target': Who & { readonly target: string | null };
  'title.says-lead': Who;
  /** No hexes: it is gone. */
  'title.says-obstacle': { readonly kind: string; readonly at: readonly string[] };
  'title.says-tiles': Bare;
  'title.says-presence': Who & { readonly presence: 'standing' | 'unconscious' | 'dead' | 'gone' };
  'title.says-enemy': { readonly kind: string };
  'title.says-enemy-gone': Who;
  'title.says-stage': { readonly stage: number };
  'title.says-round': { readonly round: number };
  /** The fields of the encounter that were put right. */
  'title.says-encounter': { readonly parts: readonly string[] };
  'title.says-ally': Who;
  'title.says-skip': Bare;
  'title.says-outcome': { readonly outcome: 'victory' | 'defeat' };

  /** What was asked, and what was tapped. */
  'title.picked': { readonly asked: Said; readonly chosen: readonly Said[] };
  'title.number': { readonly asked: Said; readonly number: number };
  'title.stays': { readonly who: string | null };
  'title.stands': { readonly who: string | null; readonly at: string };
  'title.no-defense': Bare;
  'title.defense': { readonly who: readonly string[] };
  'title.no-tokens': Bare;
  'title.tokens': { readonly spent: readonly (readonly [who: string, count: number])[] };
  'title.missed': Bare;
  'title.damage': { readonly damage: number };
  'title.card-told': Bare;
  'title.strikes': { readonly by: readonly string[]; readonly targets: readonly string[] };
  'title.no-interrupt': Bare;
  'title.done': { readonly what: Said };

  'title.criticals': Bare;
  'title.no-criticals': Bare;
  'title.redraw': Bare;
  'title.adjust': Bare;
  'title.shows': { readonly color: Color; readonly lay: Face; readonly face: Face };
  'title.determination': Bare;
  'title.tapped': Bare;
  'title.draw-goes-on': Bare;
};
export const say = speaker<TitleSays>();
