import { type Bare, speaker } from '../../basics/said';
import type { Hex } from '../../hex/shape';
import type { Color } from '../../might/cards';
import type { Around, Need } from '../../stage/company';
import type { Arc } from '../../stage/steps';

type Who = { readonly who: string };
type At = { readonly at: Hex };
type FalconsOn = Extract<Need, { need: 'falcons' }>['on'];

/** Why a command cannot be carried out; worded in src/ui/words. */
export type RefusalSays = {
  // Who is meant, and what.
  'refuse.nobody': Bare;
  'refuse.not-there': Bare;
  'refuse.broken': { readonly who: string; readonly target: string };
  'refuse.no-such-hex': Bare;
  'refuse.occupied': At;
  'refuse.no-such-colour': Bare;
  /** A key that JavaScript uses itself. */
  'refuse.unusable-name': Bare;
  'refuse.no-such-die': Bare;
  'refuse.not-that-die': { readonly target: string };
  'refuse.not-over': { readonly target: string };
  'refuse.not-an-enemy': { readonly target: string };
  'refuse.has-no-falcons': Who;
  'refuse.raises-no-sentinels': Who;
  'refuse.no-such-falcon': Bare;
  'refuse.no-such-reminder': Bare;
  'refuse.no-such-item': Bare;
  'refuse.no-such-ally': Bare;
  'refuse.no-such-sentinel': Bare;
  'refuse.no-such-enemy': Bare;
  'refuse.no-such-stage-card': Bare;
  'refuse.no-card-to-tell': Bare;
  'refuse.no-such-token': Bare;
  'refuse.token-not-spent': Bare;
  'refuse.cannot-be-played': Bare;
  'refuse.injury-not-in-hand': Bare;
  'refuse.item-not-at-hand': Bare;
  'refuse.item-not-thrown': Bare;
  'refuse.card-not-there': Bare;
  'refuse.other-stage': Bare;
  'refuse.not-in-stage-deck': Bare;
  'refuse.no-stage-card-left': Bare;
  'refuse.no-such-might-cards': { readonly color: Color };
  'refuse.does-not-fit': Bare;
  'refuse.number-cannot-stand': Bare;
  'refuse.animus-whole': Bare;
  'refuse.animus-from-0': Bare;
  'refuse.counts-from-0': Bare;
  'refuse.not-that-much-there': Bare;
  'refuse.too-few-tokens': Bare;
  'refuse.too-few-sentinels': Bare;
  'refuse.ally-tokens': { readonly most: number };
  'refuse.all-sentinels-stand': { readonly most: number };
  'refuse.defense-value': { readonly most: number };

  // What is to be said first.
  'refuse.say-whom': Bare;
  'refuse.say-colours': Bare;
  'refuse.say-position': Bare;
  'refuse.say-use': Bare;
  'refuse.say-defense-card': Bare;

  // When.
  'refuse.fight-over': Bare;
  'refuse.fight-begun': Bare;
  'refuse.nothing-asked': Bare;
  'refuse.phase-not-open': Bare;
  'refuse.no-stop-now': Bare;
  'refuse.turns-in-phase': Bare;
  'refuse.no-refresh-now': Bare;
  'refuse.no-turning-now': Bare;
  'refuse.no-attack-now': Bare;
  'refuse.no-move-now': Bare;
  'refuse.no-card-now': Bare;
  'refuse.no-spending-now': Bare;
  'refuse.no-target-now': Bare;
  'refuse.no-escape-now': Bare;
  'refuse.in-a-turn': Bare;
  'refuse.injury-in-turn': Bare;
  'refuse.token-in-own-turn': Bare;
  'refuse.ally-in-phase': Bare;
  'refuse.only-interrupts': Bare;
  'refuse.not-its-moment': { readonly card: string };
  'refuse.being-played': Bare;
  'refuse.once-a-turn': Bare;
  'refuse.nothing-under-way': Bare;
  'refuse.stage-deck-on-table': Bare;

  // In what state somebody is.
  'refuse.cannot-act': Who;
  'refuse.stands': Who;
  'refuse.guardian-stands': Bare;
  'refuse.ally-has-turns': Bare;
  'refuse.dormant': Who;
  'refuse.caged': Who;
  'refuse.consumed': Who;
  'refuse.crippled': Who;
  'refuse.sentinels-rooted': Bare;
  'refuse.sentinels-strike-together': Bare;
  'refuse.not-theirs': Who;
  'refuse.used': Who;
  'refuse.injuries-first': Who;
  'refuse.animus-short': Who;
  'refuse.no-attack-bought': Who;
  'refuse.not-attacked': Bare;
  'refuse.no-defense-card': Bare;

  // Where.
  'refuse.not-oneself': Bare;
  'refuse.sentinels-one-target': Bare;
  'refuse.out-of-range': {
    readonly target: string;
    readonly far: number;
    readonly by: string;
    readonly range: number;
  };
  'refuse.nobody-to-guard': { readonly card: string };
  'refuse.adds-nothing': { readonly card: string };
  'refuse.attackers-out-of-range': { readonly card: string };
  'refuse.sentinels-out-of-range': {
    readonly reaching: number;
    readonly target: string;
    readonly range: number;
  };
  'refuse.attack-unseen': { readonly by: string; readonly target: string };
  'refuse.unseen': { readonly by: string; readonly target: string };
  'refuse.not-the-edge': At;
  'refuse.not-next-to': { readonly at: Hex; readonly whom: string };
  'refuse.item-lies-at': { readonly who: string; readonly at: Hex };
  'refuse.move-costs': { readonly who: string; readonly cost: number };
  'refuse.no-way': { readonly who: string; readonly to: Hex };
  'refuse.too-far': {
    readonly who: string;
    readonly to: Hex;
    readonly cost: number;
    readonly hexes: number;
  };

  // What a card asks for.
  'refuse.needs-token': { readonly who: string; readonly token: string; readonly count: number };
  'refuse.needs-hp': { readonly who: string; readonly hp: number; readonly than: 'least' | 'most' };
  'refuse.needs-near': {
    readonly who: string;
    readonly whom: Around;
    readonly count: number;
    readonly hexes: number;
  };
  'refuse.needs-clear': { readonly who: string; readonly other: string; readonly hexes: number };
  'refuse.needs-arc': { readonly who: string; readonly arc: Arc };
  'refuse.needs-falcons': { readonly who: string; readonly on: FalconsOn; readonly count: number };
  'refuse.needs-sentinels': { readonly who: string; readonly count: number };
  'refuse.needs-cooldown': { readonly who: string; readonly position: number; readonly count: number };
  'refuse.unarmed': Who;
  'refuse.has-moved': Who;
  'refuse.has-not-moved': Who;
  'refuse.cannot-pay-token': { readonly who: string; readonly token: string; readonly count: number };
  'refuse.cannot-pay-hp': { readonly who: string; readonly hp: number };
  'refuse.cannot-pay-sentinels': { readonly who: string; readonly count: number };
};
export const because = speaker<RefusalSays>();
