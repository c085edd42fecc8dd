// What a duel shows now and then: one part that loads when the first of it is asked for.
export { CheckSheet } from './CheckSheet';
export { ClanSheet } from './ClanSheet';
export { ClockLine } from './ClockLine';
export { Counters } from './Counters';
export { Early } from './Early';
export { EffectLine } from './EffectLine';
export { FixSheet } from './FixSheet';
export { Gift } from './Gift';
export { Heard } from './Heard';
export { Intents } from './Intents';
export { LightBoard } from './LightBoard';
export { MenuSheet } from './MenuSheet';
export { OnTheBoard } from './OnTheBoard';
export { OursGoes } from './OursGoes';
export { RowSheet } from './RowSheet';
export { TryNote } from './TryNote';
export { UnitLine, UnitTold } from './UnitLine';
export { WillRoll } from './WillRoll';
