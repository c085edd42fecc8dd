import type { Catalogue } from '../../../../basics/said';
import type { BagSays } from '../../../../campaign/says/bags';
import type { SheetSays } from '../../../../campaign/says/sheets';
import { difficultyNames, tokenNames, traitNames } from '../../campaign-names';
import { list } from '../../say';

/** On a sheet of its own nobody's name is said again. */
const carries = (who: string | null, what: string): string => (who === null ? what : `${who} ${what}.`);

/** Marks against a rule, advice, and what the numbers are made of. */
export const campaignSheetsSaid: Catalogue<SheetSays> = {
  'campaign.backpack-full': ({ held, size }) => `The backpack holds ${held} items of ${size}.`,
  'campaign.trait-over': ({ trait, marks, most }) =>
    `${traitNames[trait]} is marked ${marks} times; ${most} is the most.`,
  'campaign.traits-over': ({ count }) => `${count} more traits are marked than the levels gave.`,
  'campaign.ticks-short': ({ chapter, given, owed }) =>
    `Chapter ${chapter} has ${given} of the ${owed} knockout ticks that its fight gave.`,
  'campaign.level-off': ({ who, level, company }) =>
    `${who} is of level ${level}, the company of level ${company}.`,
  'campaign.permanents-over': ({ who, count }) =>
    `${who} has ${count} permanent tokens more than their level gives.`,
  'campaign.growth-over': ({ who, count }) =>
    `${who} has ${count} animus bonuses more than their level gives.`,
  'campaign.tokens-over': ({ who, count, token, most }) =>
    `${who} has ${count} permanent ${tokenNames[token]} tokens; ${most} is the most.`,
  'campaign.growth-wrong': ({ who, kind }) =>
    `${who} has an animus bonus of the wrong kind for a ${kind === 'full' ? 'full character' : 'companion'}.`,
  'campaign.hand-over': ({ who, cards, most }) =>
    `${who} has ${cards} cards in the hand; ${most} is the most.`,
  'campaign.sides-over': ({ who }) => `${who} uses more than one side of an archetype card.`,
  'campaign.unlocked-over': ({ who, level }) =>
    `${who} has cards unlocked up to level ${level}, above their level.`,
  'campaign.hp-over': ({ who, hp, most }) => `${who} has ${hp} HP; ${most} is the most.`,
  'campaign.cards-early': ({ who, cards }) => `${who} has cards unlocked above their level: ${list(cards)}.`,

  'campaign.hands-carried': ({ who, count }) =>
    carries(who, `carries ${count} hands of weapons and shields; two are allowed`),
  'campaign.armors-worn': ({ who, count }) => carries(who, `wears ${count} armors; one is allowed`),
  'campaign.gear-carried': ({ who, count }) =>
    carries(who, `carries ${count} pieces of gear; one is allowed`),
  'campaign.hand-advice': ({ found, cooldown, wanted }) =>
    `${found} cards of cooldown ${cooldown}; ${wanted} belong in a hand`,

  'campaign.sum-companion': 'companion',
  'campaign.sum-least': ({ least }) => `never less than ${least}`,
  'campaign.sum-board': 'player board',
  'campaign.sum-raised': 'raised at levels',
  'campaign.sum-no-trait': 'no trait helps',
  'campaign.sum-trait': ({ trait }) => traitNames[trait],
  'campaign.sum-difficulty': ({ difficulty }) => difficultyNames[difficulty],
  'campaign.sum-no-chapter': 'no chapter follows',
  'campaign.sum-each-chapter': 'each chapter',
  'campaign.sum-extra-unique': 'the Extra Unique box is ticked',
  'campaign.sum-fallen': 'fallen Oathsworn',
  'campaign.sum-replayed': 'an encounter replayed',
  'campaign.sum-value': "the card's value",
  'campaign.sum-half-value': 'half the value, rounded up',
  'campaign.sum-curatives': ({ count, chapter }) => `${count} at ${chapter} iron, the chapter's number`,
  'campaign.sum-bought': 'bought',
  'campaign.sum-herbalist': `${traitNames.herbalist}: each brings one more`,
  'campaign.sum-chapter': "the chapter's number",
  'campaign.sum-time': 'two time tokens',
};

const yes = (on: boolean): string => (on ? 'yes' : 'no');

/** What goes into the save bags. */
export const campaignBagsSaid: Catalogue<BagSays> = {
  'campaign.bag-company': 'Free Company',
  'campaign.bag-sheet': 'character sheet',
  'campaign.bag-abilities': 'ability cards, locked and unlocked apart',
  'campaign.bag-archetypes': 'companion card and archetype cards, locked and unlocked apart',
  'campaign.bag-belongings': ({ items, injuries, iron }) =>
    `${items} items, ${injuries} injuries, ${iron} iron`,
  'campaign.bag-hp': ({ hp }) => `current HP: ${hp}`,
  'campaign.bag-tokens': ({ tokens }, say) => `combat tokens: ${list(tokens.map(say))}`,
  'campaign.bag-token': ({ count, token }) => `${count} ${tokenNames[token]}`,
  'campaign.bag-company-sheet': 'Free Company sheet',
  'campaign.bag-backpack': ({ items }) => `backpack with ${items} items`,
  'campaign.bag-allies': ({ count }) => `${count} allies`,
  'campaign.bag-events': ({ inPlay }) =>
    `city and Deepwood event decks${inPlay.length > 0 ? `, in play: ${list(inPlay)}` : ''}`,
  'campaign.bag-curatives': ({ count }) => `${count} curatives`,
  'campaign.bag-extra-unique': ({ on }) => `extra unique item: ${yes(on)}`,
  'campaign.bag-rules-seen': ({ on }) => `special rules board revealed: ${yes(on)}`,
  'campaign.bag-ambushed': ({ on }) => `ambushed: ${yes(on)}`,
  'campaign.bag-reminder': ({ text }) => `to remember: ${text}`,
};
