import { type Bare, type Said, speaker } from '../../basics/said';
import type { Direction } from '../../hex/direction';
import type { Color, Face } from '../../might/cards';
import type { Arc, MoveStep, Stage } from '../../stage/steps';

type Names = readonly string[];
type Who = { readonly who: string };

/** How far an enemy's card lets it come, and strike from there. */
type Reach = {
  readonly move: number;
  /** Null: any. */
  readonly range: number | null;
  readonly attack: boolean;
  readonly sight: boolean;
};

/** What a fight asks, and what may be answered; worded in src/ui/words. */
type Asks = {
  'ask.yes': Bare;
  'ask.no': Bare;
  'ask.die': { readonly slot: string; readonly hp: number };
  'ask.token': { readonly token: string };
  'ask.color': { readonly color: Color };
  'ask.face': { readonly color: Color; readonly face: Face };
  'ask.link': { readonly who: string; readonly slot: string; readonly hex: string };
  'ask.aim-at': { readonly hex: string; readonly hit: Names };
  'ask.aim-way': { readonly way: Direction; readonly hit: Names };

  // Whom an enemy turns on, where only the table can tell.
  'ask.fits': { readonly words: Said };
  'ask.fits-card': Bare;
  'ask.fits-closest': Bare;
  'ask.fits-furthest': Bare;
  'ask.fits-in-arc': { readonly arc: Arc };
  'ask.fits-adjacent': Bare;
  'ask.fits-random': { readonly among: Names };
  'ask.can-reach': Reach & { readonly by: string; readonly target: string };
  'ask.which-in-reach': Reach & { readonly by: string; readonly among: Names };
  'ask.which-in-sight': { readonly by: string; readonly among: Names };
  'ask.closest-in-reach': Reach & { readonly by: string };
  'ask.closest-in-sight': { readonly by: string };
  'ask.closest-of-all': { readonly by: string; readonly missing: 'sight' | 'reach' };
  /** OWN-295: `kind` is null where they are of several kinds. */
  'ask.swarm': Omit<Reach, 'attack'> & { readonly kind: string | null; readonly count: number };
  'ask.swarm-pair': { readonly by: string; readonly target: string };
  'ask.swarm-each': Bare;
  'ask.next-to-mob': { readonly among: Names };
  'ask.furthest-north': { readonly among: Names };

  // Whom a step reaches, and whether a condition holds.
  'ask.direction': Who;
  'ask.who-is-adjacent': Bare;
  'ask.who-is-within': { readonly hexes: number };
  'ask.who-is-in-arc': { readonly arc: Arc };
  'ask.who-is-meant': Bare;
  'ask.is-in-arc': { readonly target: string; readonly arc: Arc };
  'ask.is-within': { readonly target: string; readonly hexes: number; readonly of: string };
  'ask.is-not': { readonly asked: Said };
  'ask.need': { readonly who: string; readonly need: Said };

  // An enemy's attack.
  'ask.in-reach': { readonly targets: Names; readonly by: string };
  'ask.strikes-anyway': { readonly targets: Names; readonly by: string };
  'ask.attackers-in-reach': { readonly targets: Names };
  'ask.whom-hits': { readonly by: string };
  'ask.whom-hits-in-order': { readonly by: string };
  'ask.interrupt-before-draw': { readonly by: Names; readonly targets: Names };
  /** Whether one of them may play a card. */
  'ask.defense': { readonly by: Names; readonly targets: Names; readonly cards: boolean };
  'ask.what-shows': { readonly by: Names };
  /** Each of the targets, and in the same order what it is dealt; what can be done against it. */
  'ask.soak': {
    readonly by: Names;
    readonly targets: Names;
    readonly damage: readonly number[];
    readonly tokens: boolean;
    readonly interrupt: boolean;
  };
  'ask.die-loses': { readonly target: string; readonly hp: number };
  'ask.redraw': Who;
  'ask.redrawn': { readonly color: Color; readonly face: Face };

  // Windows of the rules.
  'ask.window-hit': { readonly who: Names };
  'ask.window-moved': { readonly who: Names };
  'ask.window-of-attacker': { readonly who: Names };

  // Where somebody stands.
  'ask.where-now': Bare;
  'ask.where-instead': { readonly who: string; readonly target: string };
  'ask.where-placed': Who;
  'ask.where-comes': Who;
  'ask.where-chain-ends': { readonly who: string; readonly target: string };

  // Stage cards.
  'ask.card-on-table': Bare;
  'ask.which-card': Bare;
  'ask.which-reaction': Bare;
  'ask.what-says': { readonly card: string | null };
  'ask.is-won': { readonly text: string };
  'ask.stage-changes': Bare;
  'ask.stage-stays': Bare;
  /** With the words of the rules board, where there are any. */
  'ask.stage-now': { readonly stage: Stage; readonly text: string | null };

  // Attacks and cards of the company.
  'ask.where-aims': Who;
  'ask.whom-first': Who;
  'ask.whom-next': Who;
  'ask.whom-attacks': Who;
  'ask.whom-helps': Who;
  'ask.discards': Who;
  'ask.white': Who;
  'ask.sentinel-cards': Who;
  'ask.what-drew': Who;
  'ask.has-drawn': Who;
  'ask.which-die': { readonly target: string };
  'ask.which-token': Who;
};

/** Why an answer is not taken. */
type AnswerRefusals = {
  'refuse.answer-not-asked': Bare;
  'refuse.answer-wrong': Bare;
  'refuse.answer-one-card': Bare;
  'refuse.answer-damage': Bare;
  'refuse.answer-tokens': Bare;
  'refuse.answer-not-attacked': Bare;
  'refuse.answer-no-card': Bare;
  'refuse.answer-not-in-attack': Bare;
  'refuse.answer-gone': Bare;
  'refuse.answer-no-hex': Bare;
  'refuse.answer-does-not-fit': Bare;
  'refuse.answer-taken': { readonly hex: string };
  'refuse.answer-taken-by': { readonly hex: string; readonly by: string };
  'refuse.answer-too-far': { readonly who: string; readonly hex: string };
};

/** What is told between two questions, where they come about. */
type AskTells = {
  'tell.card-drawn': { readonly card: string };
  'tell.card-reaction': { readonly card: string };
  'tell.card-aloud': { readonly card: string | null };
  'tell.card-none-left': Bare;
  'tell.card-stage-begins': { readonly stage: number };
  'tell.placed': { readonly who: string; readonly hex: string };
  'tell.placed-facing': { readonly who: string; readonly hex: string; readonly facing: Direction };
  'tell.placed-by-hand': Who;
  'tell.placed-unknown': { readonly enemy: string };
  'tell.placed-no-models': { readonly enemy: string };
  'tell.move-words': Who & {
    readonly hexes: number;
    readonly how: NonNullable<MoveStep['how']>;
    readonly way: MoveStep['way'];
    readonly target: string | null;
  };
  'tell.move-gone': Bare;
  'tell.move-crippled': Who;
  'tell.move-nobody': Who;
  'tell.move-not-exactly': Who & { readonly hexes: number };
  'tell.whom-nobody': Bare;
  'tell.whom-caged': { readonly who: string; readonly difficulty: number };
  'tell.whom-consumed': { readonly who: string; readonly by: string };
  'tell.whom-off-board': Who;
  /** Why: the attackers or the targets have left the board, the targets are out of reach, or there are none. */
  'tell.ask-falls-away': {
    readonly by: Names;
    readonly why?: 'attackers' | 'targets' | 'reach' | 'nobody';
    readonly targets?: Names;
  };
  'tell.ask-strikes-no-more': { readonly who: Names };
  'tell.ask-not-struck': { readonly who: Names };
  'tell.ask-misses': { readonly who: string; readonly targets: Names };
  'tell.ask-card-kept': { readonly who: string; readonly need: Said };
};

export type AskSays = Asks & AnswerRefusals & AskTells;
export const say = speaker<AskSays>();
