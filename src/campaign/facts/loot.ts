import { marksOf } from '../kinds/traits';
import { type Campaign, chapterOf, type Difficulty, LAST_CHAPTER } from '../model/state';
import { part, type Sum, sumOf } from '../model/sum';
import { say } from '../says/say';

/** The difficulty that the present chapter is played at. */
export const playedAt = (state: Campaign): Difficulty =>
  chapterOf(state, state.chapter).difficulty ?? state.difficulty;

const NOTHING_AFTER = sumOf([part('OWN-5', 0, say('campaign.sum-no-chapter'))]);

/** LL-4, TR-7: common items of the next chapter. A trait that this epilogue's level brought counts already. */
export function commonLoot(state: Campaign): Sum {
  if (state.chapter >= LAST_CHAPTER) return NOTHING_AFTER;
  return sumOf([
    part('LL-4', state.variants.commonLoot, say('campaign.sum-each-chapter')),
    part('TR-7', marksOf(state.traits, 'scavenger'), say('campaign.sum-trait', { trait: 'scavenger' })),
  ]);
}

/** LL-5, LL-6: unique items of this chapter. */
export function uniqueLoot(state: Campaign): Sum {
  if (state.chapter >= LAST_CHAPTER) return NOTHING_AFTER;
  const difficulty = playedAt(state);
  return sumOf([
    part('LL-5', 2, say('campaign.sum-each-chapter')),
    part('LL-5', chapterOf(state, state.chapter).boxes.extraUnique ? 1 : 0, say('campaign.sum-extra-unique')),
    part(
      'LL-6',
      difficulty === 'dread' ? 2 : difficulty === 'grim' ? 1 : 0,
      say('campaign.sum-difficulty', { difficulty }),
    ),
  ]);
}
