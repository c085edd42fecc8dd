import { type Bare, speaker } from '../../../../basics/said';
import type { BattleFact } from './log-entry';

type Who = { readonly who: string };

/** A message for each kind of fact in the log, with the fact's fields as its arguments. */
type LogSays = {
  readonly [Fact in BattleFact as `korrem.battle.${Fact['type']}`]: Omit<Fact, 'type'>;
};

/** What is refused, and written over the marks of a battle; worded in words/fight.ts. */
export type FightSays = LogSays & {
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
