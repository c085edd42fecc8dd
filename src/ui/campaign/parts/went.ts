import type { ChapterPast } from '../../../campaign/facts/look-back';
import { words as common } from '../../words';
import { words } from '../../words/campaign';

const w = words.past;

/** How the fight of a chapter went, in a word. */
export const outcomeOf = (one: ChapterPast): string =>
  one.outcome ? w.outcomes[one.outcome] : one.onPaper ? w.onPaper : w.under;

/** At which difficulty, in how many attempts, for how many ticks. */
export const atWhatCost = (one: ChapterPast, ticks: number): string =>
  [
    one.difficulty ? common.setup.difficulties[one.difficulty] : '',
    one.attempts > 1 ? w.tries(one.attempts) : '',
    w.ticksOf(ticks),
  ]
    .filter(Boolean)
    .join(' · ');
