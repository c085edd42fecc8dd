import { type Bare, speaker } from '../basics/said';

/** Why the table cannot go back or forth; worded in src/ui/words. */
export type HistorySays = {
  'history.nothing-to-undo': Bare;
  'history.nothing-to-redo': Bare;
  'history.already-there': Bare;
  'history.out-of-reach': Bare;
};
export const say = speaker<HistorySays>();
