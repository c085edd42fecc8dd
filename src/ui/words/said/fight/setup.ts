import type { Catalogue } from '../../../../basics/said';
import type { Counted, SetupSays } from '../../../../encounter/says/setup';
import { words } from '../..';
import { list } from '../../say';
import { tokenName } from './names';

const colorName = (color: string): string => {
  const names: Record<string, string> = words.might.colors;
  return names[color] ?? color;
};

function counted(what: Counted, of: string): string {
  switch (what) {
    case 'hp':
      return 'HP';
    case 'defense':
      return 'defense';
    case 'range':
      return 'range';
    case 'maxAnimus':
      return 'most animus';
    case 'regen':
      return 'animus regained each round';
    case 'tokens':
      return `number of ${tokenName(of)} tokens`;
    case 'might':
      return `${colorName(of)} might`;
  }
}

const boards = { sheet: 'as the sheet says', up: 'face up', down: 'face down' } as const;

/** A fight before its first round: what stands against it, what the rules advise, what hands do. */
export const setupSaid: Catalogue<SetupSays> = {
  'setup.not-four': ({ count }) => `Four Oathsworn fight; here are ${count}.`,
  'setup.id-twice': ({ id }) => `${id} is there twice.`,
  'setup.nobody-leads': 'One of the four Oathsworn leads (SU-14).',
  'setup.no-such-chapter': ({ last }) => `There are ${last} chapters (TM-15).`,
  'setup.seed-whole': 'The seed is a whole number.',
  'setup.number-between': ({ who, what, of, least, most }) =>
    `${who}: ${counted(what, of ?? '')} is a whole number from ${least} to ${most}.`,
  'setup.card-twice': ({ who, card }) => `${who} has ${card} twice.`,
  'setup.class-twice': 'No class is played twice in one company.',
  'setup.at-most-hp': ({ who, hp }) => `${who} has at most ${hp} HP here.`,
  'setup.outside-start-zone': ({ who, at }) => `${who} stands outside the start zone, at ${at}.`,
  'setup.hand-of-seven': ({ who }) => `${who}'s hand is one card of cooldown 0 and two each of 1, 2 and 3.`,
  'setup.locked-cards': ({ who, cards }) => `${who} has not unlocked ${list(cards)} yet.`,

  'setup.tick-extra-unique':
    'If the time track earned an extra unique item, tick the Extra Unique box of this chapter.',
  'setup.put-story-away':
    'Put away what belongs to the story alone; event decks, backpack and unequipped items go into the save bag of the company.',
  'setup.take-tokens-out': ({ board }) =>
    `Each character takes the combat tokens out of its save bag; the special rules board lies ${boards[board]}.`,
  'setup.shuffle-stages':
    'Shuffle the cards of each stage by themselves; I goes on II, that on III; turn up the top card.',
  'setup.starred-archetype': ({ who }) =>
    `${who}: choose one side of the starred archetype card, for the whole encounter.`,
  'setup.choose-archetype': ({ who }) =>
    `${who}: choose one side of one archetype card of those unlocked, for the whole encounter.`,
  'setup.witch-first-hand': ({ who }) =>
    `${who}: the three starred cards, and either the four of Fire or the four of Water.`,
  'setup.starred-hand': ({ who }) => `${who}: the seven starred cards are the hand.`,
  'setup.choose-hand': ({ who }) =>
    `${who}: choose a hand from all cards unlocked: one of cooldown 0, two each of 1, 2 and 3.`,
  'setup.rules-board-up': 'The special rules board lies face up, as in the story.',
  'setup.turn-up-rules-board': 'Now that hands and archetypes are chosen, turn up the special rules board.',
};
