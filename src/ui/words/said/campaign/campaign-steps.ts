import type { Catalogue } from '../../../../basics/said';
import type { StepSays } from '../../../../campaign/facts/step-says';
import { difficultyNames, missingNames } from '../../campaign-names';
import { list } from '../../say';

const ticksOf = (count: number): string => (count === 1 ? '1 tick' : `${count} ticks`);

const now = (advice: readonly string[]): string => (advice.length > 0 ? ` (now: ${advice.join('; ')})` : '');

/** The chapter's course: what is to be done now, and what is still to be chosen. */
export const campaignStepsSaid: Catalogue<StepSays> = {
  'campaign.step-difficulty': ({ difficulty }) =>
    `The difficulty is ${difficultyNames[difficulty]}; now is the time to change it.`,
  'campaign.step-fresh': ({ hp }) =>
    `Everybody will begin with ${hp} HP and one combat token for each permanent token.`,
  'campaign.step-swap': 'Swap Oathsworn, or full characters and companions, if you like.',
  'campaign.step-member': 'Somebody new takes the empty seat.',
  'campaign.step-boxes': 'Tick the boxes: ambushed, special rules seen, extra unique item.',
  'campaign.step-ration': 'Take one extra ration at the start of a Deepwood journey.',
  'campaign.step-shuffle': 'At the end of the story shuffle all might decks.',
  'campaign.step-archetype': ({ who }) => `${who}: choose one side of one archetype card.`,
  'campaign.step-hand': ({ who, advice }, say) =>
    `${who}: choose a hand from all cards unlocked, one of cooldown 0, two each of 1, 2 and 3${now(advice.map(say))}.`,
  'campaign.step-first-hand': ({ who, witch, advice }, say) =>
    `${who}: the hand is ${
      witch
        ? 'the three starred cards, and either the four of Fire or the four of Water'
        : 'the seven starred cards'
    }${now(advice.map(say))}.`,
  'campaign.step-bare': ({ who, defense }) =>
    `${who}: write down what they wear, or their sums; so far the defense is ${defense} and there is no might.`,
  'campaign.step-wears': ({ who }) => `${who}: what they wear is written down.`,
  'campaign.step-hurt': ({ who, loss, injuries }) =>
    `${who} will lose ${loss} HP for ${injuries} injuries at the encounter's start.`,
  'campaign.step-tough': 'Each Oathsworn may roll a HP die; the highest regains 1 lost HP.',
  'campaign.step-replay': ({ ticks }) =>
    `Replay the encounter for ${ticks} knockout ticks, or move on to the epilogue.`,
  'campaign.step-replay-again':
    'Replay the encounter: its ticks are marked already. Or move on to the epilogue.',
  'campaign.step-tally': 'When the epilogue says so, tally level, loot and losses.',
  'campaign.step-level': ({ level }) => `Everybody is of level ${level} now.`,
  'campaign.step-common-deck': ({ chapter }) => `Put the common item deck of chapter ${chapter} in place.`,
  'campaign.step-unique-deck': ({ chapter }) => `Put the unique item deck of chapter ${chapter} in place.`,
  'campaign.step-common': ({ all, chapter, taken }) =>
    `Draw ${all} common items of chapter ${chapter}; drawn so far: ${taken}.`,
  'campaign.step-unique': ({ all, chapter, taken }) =>
    `Draw ${all} unique items of chapter ${chapter}; drawn so far: ${taken}. Where the deck has none left take common ones of the next chapter.`,
  'campaign.step-ticks': ({ ticks }) => `${ticksOf(ticks)} on the knockout track.`,
  'campaign.step-ticks-replayed': ({ ticks }) =>
    `The replay has marked ${ticksOf(ticks)} on the knockout track; no others follow.`,
  'campaign.step-allies': ({ allies }) => `Archive ${list(allies)}.`,
  'campaign.step-tokens': 'After the epilogue discard all combat tokens.',

  'campaign.owed-trait': ({ count }) =>
    `Choose ${count === 1 ? 'a trait' : `${count} traits`} of the Free Company.`,
  'campaign.owed-permanent': ({ who, count }) =>
    `${who}: choose ${count === 1 ? 'a permanent token' : `${count} permanent tokens`}.`,
  'campaign.owed-growth': ({ who, kind, count }) =>
    kind === 'companion'
      ? `${who}: choose a permanent +2 Animus or Battleflow token (${count} to choose).`
      : `${who}: raise max animus by 2 or regen by 1 (${count} to choose).`,
  'campaign.owed-unlock': ({ who, kind, levels }) =>
    `${who}: unlock all ${kind === 'companion' ? 'archetype' : 'ability'} cards of level ${levels.join(', ')}.`,
  'campaign.owed-equip': ({ who, missing }) =>
    `${who}: equip fully from the common decks of earlier chapters${
      missing.length > 0 ? `; still missing: ${list(missing.map(piece => missingNames[piece]))}` : ''
    }.`,
  'campaign.owed-board': ({ who }) => `${who}: read max animus and regen from the player board.`,
  'campaign.owed-replay-token': ({ who, count }) =>
    `${who}: choose any ${count} combat tokens for the replay.`,
  'campaign.owed-loot': ({ deck, count }) => `Draw ${count} more ${deck} items.`,
  'campaign.owed-injury': ({ who }) => `${who}: draw an injury.`,
  'campaign.owed-injury-of-two': ({ who }) => `${who}: draw 2 injuries, keep one and shuffle the other back.`,
  'campaign.owed-item': ({ who, count }) => `${who}: give up ${count} of the items that they wore.`,
};
