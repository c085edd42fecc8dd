import { type Bare, speaker } from '../basics/said';

/** Why a tap of another device is not taken; worded in src/ui/words. */
export type HandsSays = {
  /** The question that was answered stands no more. */
  'hands.question-gone': Bare;
  /** Somebody else undid it, or went on. */
  'hands.moved-on': Bare;
  'hands.not-understood': Bare;
  'hands.not-yours': Bare;
  'hands.only-looks': Bare;
  'hands.forgotten': Bare;
  /** The table is just being opened. */
  'hands.not-ready': Bare;
};
export const say = speaker<HandsSays>();
