import { type Bare, speaker } from '../../../../basics/said';

type Who = { readonly who: string };

/** What is told, refused, and written over the marks of a battle; worded in words/fight.ts. */
export type FightSays = {
  'korrem.begins': { readonly army: string; readonly phase: number };
  'korrem.does': {
    readonly who: string;
    readonly roll: number;
    readonly uses: string | null;
    readonly target: string | null;
    readonly why: readonly string[];
  };
  'korrem.moves': Who;
  'korrem.hits': Who & { readonly target: string; readonly lost: number; readonly left: number };
  'korrem.helps': Who & { readonly target: string };
  'korrem.too-far': Who & { readonly target: string };
  'korrem.fails': Who;
  'korrem.still': Who;
  'korrem.falls': Who;
  'korrem.thaws': Who;
  'korrem.drained': Who & { readonly lost: number };
  'korrem.regains': Who;
  'korrem.free': Who;
  'korrem.state': Who & { readonly state: string; readonly on: boolean };
  'korrem.slides': Who;
  'korrem.together': Bare;
  'korrem.defects': Who & { readonly army: string };
  'korrem.overruled': { readonly target: string };
  'korrem.lot': { readonly target: string; readonly among: readonly string[] };
  'korrem.won': { readonly army: string };
  'korrem.no-victor': Bare;
  'korrem.retreats': { readonly army: string };
  'korrem.table-says': Who;

  'korrem.rolls': Who & { readonly roll: number };
  'korrem.dodges': Who & { readonly uses: string; readonly saved: number };
  'korrem.drops-out': { readonly army: string };
  'korrem.summons': Who & { readonly card: string };
  'korrem.dispelled': Who;
  'korrem.uses': Who & { readonly uses: string; readonly target: string | null };
  'korrem.uses-artifact': Who;
  'korrem.passes-artifact': Who & { readonly target: string };
  'korrem.d8': { readonly roll: number };
  'korrem.attracts': Who & { readonly target: string; readonly hearts: number; readonly bond: string | null };
  'korrem.bond': Who & { readonly target: string; readonly bond: string };
  'korrem.joins': { readonly army: string };

  'korrem.refused': { readonly code: string };

  'korrem.t-begin': Bare;
  'korrem.t-place': Who;
  'korrem.t-npc': Who & { readonly roll: number };
  'korrem.t-aim': Bare;
  'korrem.t-done': Who;
  'korrem.t-strike': Who;
  'korrem.t-walk': Who;
  'korrem.t-state': Who;
  'korrem.t-phase': Bare;
  'korrem.t-regroup': Bare;
  'korrem.t-over': Bare;
  'korrem.t-set': Bare;
  'korrem.t-table': Who;
  'korrem.t-dodged': Bare;
  'korrem.t-name': Bare;
  'korrem.t-summon': Who;
  'korrem.t-artifact': Who;
  'korrem.t-ability': Who;
  'korrem.t-d8': Bare;
  'korrem.t-attract': Who;
  'korrem.t-join': { readonly army: string };
};
export const say = speaker<FightSays>();
