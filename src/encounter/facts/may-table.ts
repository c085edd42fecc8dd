import type { Command } from '../model/command';
import type { Id } from '../model/entities';
import type { KindIn, Plight } from './plight';

/** What one of the company does: every command that names who does it, and a card played for its defense. */
export type Deed = Extract<Command, { readonly who: Id | null } | { readonly of: Id }>['do'] | 'defend';

/** Why not. */
export type Bar =
  | 'not-standing'
  | 'caged'
  | 'consumed'
  | 'dormant'
  | 'rooted'
  | 'not-theirs'
  | 'not-now'
  | 'no-such-card'
  | 'not-attacked'
  | 'still-there'
  | 'has-ally'
  | 'nobody';

/** Whether somebody may, and the rule that says so; `bar` is the code of the refusal. */
export interface Verdict {
  readonly rule: string;
  readonly bar: Bar | null;
}

const yes = (rule: string): Verdict => ({ rule, bar: null });
const bars = (rule: string, bar: Bar): Verdict => ({ rule, bar });

type Row<P extends Plight> = { readonly [K in KindIn<P>]: Verdict };
type Rows = { readonly [P in Plight]: Verdict | Row<P> };

const all = <T>(of: T) => ({
  full: of,
  companion: of,
  ally: of,
  guardian: of,
  sentinel: of,
  friendly: of,
});

const down = bars('FT-11', 'not-standing');
/** Off the board, but not for want of HP (OWN-190). */
const away = bars('OWN-190', 'not-standing');
const asleep = bars('GM-6', 'dormant');
const inCage = bars('FT-11', 'caged');
const inside = bars('FT-11', 'consumed');
const noCards = bars('AB-1', 'no-such-card');
const oathsworn = (of: Verdict) => ({ full: of, companion: of });
const onlyOathsworn = (rule: string) => ({ ...all(bars(rule, 'not-theirs')), ...oathsworn(yes(rule)) });
const holders = { ...all(bars('SE-20', 'no-such-card')), ...oathsworn(yes('SE-20')) };
const fighters = { ...all(yes('AT-1')), sentinel: bars('GM-11', 'rooted') };
const defenders = (rule: string) => ({ ...all(bars('EA-4', 'no-such-card')), full: yes(rule) });
/** An ally comes for an Oathsworn who has fallen and for nobody else (UC-2, UC-8, FT-1). */
const instead = (of: Verdict) => ({ ...all(bars('UC-2', 'nobody')), ...oathsworn(of) });
const stillThere = instead(bars('UC-2', 'still-there'));

/** A friend that is down, dormant or off the board does nothing (FT-11, GM-6). */
const offBoard = { unconscious: down, dead: down, dormant: asleep, replaced: down, removed: away };
/** What neither a cage nor a belly leaves anybody (FT-11). */
const held = { caged: inCage, consumed: inside, ...offBoard };

const marked = yes('OWN-211');
/** Whatever its plight. */
const anyhow: Rows = {
  standing: marked,
  caged: marked,
  consumed: marked,
  unconscious: marked,
  dead: marked,
  dormant: marked,
  replaced: marked,
  removed: marked,
};

/** FT-11: who may do what, by the state that it is in and by what it is. The commands and the tests read it. */
export const mayTable: { readonly [D in Deed]: Rows } = {
  attack: { ...held, standing: fighters, consumed: yes('SE-15') },
  move: { ...held, standing: { ...all(yes('OP-3')), sentinel: bars('GM-7', 'rooted') } },
  turn: { ...held, standing: yes('OP-5') },
  /** A mark for the eye, whoever it lies beside. */
  hadTurns: anyhow,
  pass: { ...offBoard, standing: yes('RD-9'), caged: yes('FT-11'), consumed: yes('FT-11') },
  play: { ...held, standing: { ...all(yes('AB-1')), sentinel: noCards, friendly: noCards } },
  injury: { ...held, standing: { ...all(bars('CN-8', 'no-such-card')), full: yes('IN-2') } },
  spend: { ...offBoard, standing: yes('TK-1'), caged: yes('FT-11'), consumed: yes('SE-15') },
  animus: { ...offBoard, standing: yes('OP-6'), caged: yes('SE-4'), consumed: yes('SE-15') },
  taunt: { ...held, standing: { ...all(yes('OWN-74')), sentinel: bars('OWN-74', 'not-theirs') } },
  throw: { ...held, standing: holders },
  pickUp: { ...held, standing: holders },
  escape: {
    ...offBoard,
    standing: bars('SE-4', 'not-now'),
    caged: yes('SE-4'),
    consumed: bars('SE-4', 'not-now'),
  },
  ally: {
    standing: stillThere,
    caged: stillThere,
    consumed: stillThere,
    unconscious: instead(yes('UC-2')),
    dead: instead(yes('UC-2')),
    dormant: bars('FT-1', 'nobody'),
    replaced: bars('UC-2', 'has-ally'),
    removed: instead(away),
  },
  sentinel: { ...held, standing: onlyOathsworn('GM-7') },
  rejuvenate: { ...held, standing: onlyOathsworn('GM-5') },
  falcon: { ...held, standing: onlyOathsworn('HU-1') },
  defend: {
    standing: defenders('EA-4'),
    caged: defenders('FT-11'),
    consumed: bars('SE-14', 'not-attacked'),
    unconscious: bars('UC-1', 'not-attacked'),
    dead: bars('UC-9', 'not-attacked'),
    dormant: bars('EA-4', 'no-such-card'),
    replaced: bars('UC-1', 'not-attacked'),
    removed: bars('OWN-190', 'not-attacked'),
  },
};
