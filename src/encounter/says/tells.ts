import { type Bare, type Said, speaker } from '../../basics/said';
import type { Direction } from '../../hex/direction';
import type { Color } from '../../might/cards';

type Way = 'toward' | 'away' | Direction;

/** One of those that an attack of the enemy struck: the damage, the HP that it cost, whom. */
type Struck = readonly [damage: number, hp: number, name: string];

/** What came of a tap, for the log (notes) and for hands on the real table (tasks); worded in src/ui/words. */
export type TellSays = {
  /** Who holds something that lasts, or is to do something, and what. */
  'tell.of': { readonly names: readonly string[]; readonly what: Said };
  'tell.circle': Bare;
  /** RD-2 */
  'tell.ambushed': Bare;

  'tell.no-target': Bare;
  'tell.no-mover': Bare;
  'tell.no-attacker': Bare;
  'tell.no-minions': Bare;
  'tell.ability': { readonly ability: string };
  'tell.ability-of': { readonly name: string; readonly ability: string };
  'tell.ability-circles': { readonly ability: string };
  'tell.cards-circle': Bare;

  'tell.tiles': { readonly tile: string; readonly remove: boolean; readonly at: readonly string[] };
  /** Where only the card says where; null: the app knows no words for it. */
  'tell.tiles-there': { readonly tile: string; readonly remove: boolean; readonly where: string | null };
  /** No hex for it, or none that holds it. */
  'tell.no-place': { readonly tile: string; readonly remove: boolean };
  'tell.enters': {
    readonly name: string;
    readonly tile: string;
    readonly at: string;
    readonly text: string;
  };

  'tell.nobody-to-face': { readonly name: string };
  'tell.faces-away': { readonly name: string; readonly from: string };
  'tell.no-room': { readonly name: string; readonly facing: Direction };
  'tell.faces': { readonly name: string; readonly facing: Direction };

  /** Its ways hex by hex, as directions or, where there is none, by name; whom it faces then, else whither. */
  'tell.goes': {
    readonly name: string;
    readonly ways: readonly string[];
    readonly whom: string | null;
    readonly facing: Direction;
    readonly at: string | null;
  };
  'tell.turns': { readonly name: string; readonly whom: string | null; readonly facing: Direction };
  'tell.ends': { readonly name: string; readonly at: string; readonly facing: Direction };
  /** Somebody is put elsewhere; straight in a direction, or just there. */
  'tell.back': { readonly name: string; readonly at: string; readonly facing: string };
  'tell.restore': { readonly kind: string; readonly at: readonly string[] };
  'tell.goes-anew': { readonly name: string; readonly target: string };
  'tell.goes-by-hand': { readonly name: string; readonly target: string };
  'tell.aside': {
    readonly name: string;
    readonly how: 'pushed' | 'knocked' | 'placed';
    readonly hexes: number;
    readonly way: Direction | null;
    readonly at: string;
  };
  'tell.knocked': {
    readonly names: readonly string[];
    readonly how: 'pushed' | 'knocked';
    readonly hexes: number;
    readonly from: string | null;
  };
  'tell.dragged': {
    readonly name: string;
    readonly hexes: number;
    readonly way: Way;
    readonly from: string | null;
  };
  'tell.remove': { readonly name: string };
  'tell.clear': { readonly kind: string; readonly at: readonly string[] };

  'tell.defense': { readonly by: number };
  'tell.might': Bare;
  'tell.excluded': Bare;

  'tell.target': { readonly name: string; readonly target: string | null };
  'tell.blow': { readonly names: readonly string[]; readonly hits: readonly Struck[] };
  /** Its place where there are several. */
  'tell.strike': {
    readonly name: string;
    readonly damage: number;
    readonly hp: number;
    readonly target: string;
    readonly place: string | null;
  };
  'tell.broken': { readonly name: string; readonly place: string };
  'tell.falls': { readonly name: string; readonly presence: 'unconscious' | 'dead' | 'gone' };
  'tell.removed': { readonly name: string };

  'tell.cage-held': { readonly name: string };
  'tell.fire-out': { readonly at: readonly string[] };
  'tell.burns': { readonly name: string };
  /** A card that the table does by hand; null: one without a name. */
  'tell.do-card': { readonly card: string | null };
  /** A counter of the encounter's own has reached what it says. */
  'tell.counter': { readonly name: string; readonly count: number; readonly text: string };
  'tell.taught': { readonly card: string };

  'tell.cut': Bare;
  'tell.no-blow': Bare;
  'tell.crippled-stays': { readonly name: string };
  'tell.crippled-cannot': { readonly name: string };
  'tell.may-move': { readonly name: string; readonly hexes: number; readonly exact: boolean };
  'tell.move-where': { readonly name: string; readonly hexes: number; readonly exact: boolean };
  'tell.refresh-which': Bare;
  'tell.no-discard': Bare;
  'tell.refreshed': { readonly colors: readonly Color[] };
  'tell.nobody-guarded': Bare;
  'tell.nobody-attacked': Bare;
  /** AT-4 */
  'tell.none-in-area': Bare;
};
export const say = speaker<TellSays>();
