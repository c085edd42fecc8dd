import type { Catalogue } from '../../../../basics/said';
import type { RuleSays } from '../../../../campaign/says/rules';
import { tokenNames, traitNames } from '../../campaign-names';
import { classNames } from '../../class-names';
import { say } from '../../say';

/** Why something cannot be done on the sheets, or which rule speaks against it. */
export const campaignRulesSaid: Catalogue<RuleSays> = {
  'campaign.not-founded': 'No company has been founded yet.',
  'campaign.already-founded': 'This company has been founded already.',
  'campaign.always-four': 'A Free Company is always four Oathsworn.',
  'campaign.seat-empty': 'A Free Company is always four Oathsworn; a seat is empty.',
  'campaign.nobody-called': 'Nobody of this name is in the company.',
  'campaign.nobody-such': 'Nobody of this kind can be found.',
  'campaign.unknown-ally': 'The company does not know this ally.',
  'campaign.unknown-item': 'The company does not have this item.',
  'campaign.unknown-injury': 'Nobody has this injury.',

  'campaign.class-twice': it => `${classNames[it.class]} is played twice.`,
  'campaign.class-here': it => `${classNames[it.class]} is in the company already.`,
  'campaign.class-dead': it => `${classNames[it.class]} has died in this hardcore campaign.`,
  'campaign.class-just-lost': it => `A new character is not of the class just lost: ${classNames[it.class]}.`,
  'campaign.swapped-at-start': 'Oathsworn are swapped at the start of a chapter.',
  'campaign.seat-taken': 'This seat is not empty.',

  'campaign.trait-full': ({ trait, most }) =>
    `${traitNames[trait]} can be marked ${most === 1 ? 'once' : `${most} times`}.`,
  'campaign.no-trait-now': 'No trait is to be chosen now.',
  'campaign.three-of-token': ({ who, token }) =>
    `${who} has three permanent ${tokenNames[token]} tokens already.`,
  'campaign.three-of-growth': ({ who }) => `${who} has three permanent tokens of this kind already.`,
  'campaign.no-permanent-now': ({ who }) => `${who} has no permanent token to choose.`,
  'campaign.no-growth-now': ({ who }) => `${who} has no animus bonus to choose.`,
  'campaign.growth-by-kind': 'Full characters raise animus or regen, companions gain a token.',
  'campaign.no-cards-now': ({ who, level }) => `${who} has no cards of level ${level} to unlock now.`,
  'campaign.card-locked': ({ who }) => `${who} has not unlocked this card.`,

  'campaign.difficulty-between': 'The difficulty is changed before a chapter begins.',
  'campaign.difficulty-changed': 'The difficulty was changed in the middle of the chapter.',
  'campaign.chapter-begun': 'This chapter has been begun already.',
  'campaign.no-story-now': 'The story is not being played.',
  'campaign.story-first': 'The story comes before the encounter.',
  'campaign.replay-tokens-open': 'Somebody may still choose tokens for the replay.',
  'campaign.replay-tokens-chosen': 'A replay gives any three combat tokens, and they have been chosen.',
  'campaign.no-encounter-now': 'No encounter is being fought.',
  'campaign.result-of-all': 'A result needs a line for each of the Oathsworn who fought.',
  'campaign.lost-when-all-fell': 'An encounter is lost when all Oathsworn are unconscious.',
  'campaign.replay-when-lost': 'Only a lost encounter is replayed.',
  'campaign.nothing-lost': 'There is no lost encounter to move on from.',

  'campaign.tally-in-epilogue': 'Level, loot and losses belong to the epilogue.',
  'campaign.tallied-already': 'They have been tallied already.',
  'campaign.not-tallied': 'Level, loot and losses have not been tallied yet.',
  'campaign.loot-drawn': ({ all, deck }) => `All ${all} ${deck} items of this chapter are drawn.`,
  'campaign.item-not-carried': ({ who }) => `${who} does not carry this item.`,
  'campaign.items-lost': ({ who }) => `${who} has lost all the items they must lose.`,
  'campaign.item-not-worn': ({ who, item }) => `${who} did not wear ${item ?? 'this'} in the encounter.`,
  'campaign.no-injury-now': ({ who }) => `${who} gains no injury from this encounter.`,
  'campaign.epilogue-first': 'The epilogue comes first.',
  'campaign.loot-or-losses-open': 'Loot or losses of this chapter are still open.',
  'campaign.still-open': ({ open }) => `Still open: ${open.map(say).join(' ')}`,

  'campaign.no-trade-now': 'There is nobody to trade with outside the story.',
  'campaign.has-iron': ({ who, iron }) => `${who} has ${iron} iron.`,
  'campaign.price': ({ price, paid }) => `The price is ${price} iron, not ${paid}.`,
  'campaign.value-first': 'Write down the value of the card first.',
  'campaign.most-curatives': ({ most }) => `${most} curatives may be bought per chapter.`,
  'campaign.no-curative': 'The company has no curative left.',
  'campaign.not-a-trait': ({ trait }) => `The company does not have ${traitNames[trait]}.`,
  'campaign.trait-used': ({ trait }) => `${traitNames[trait]} has been used in this chapter.`,
  'campaign.tough-at-setup': 'It is rolled at the encounter’s setup.',
  'campaign.tough-in-story': 'It works in the story.',
  'campaign.unhurt': ({ who }) => `${who} has lost no HP.`,
  'campaign.checks-in-story': 'Checks and rounds of combat belong to the story.',

  'campaign.other-key': ({ id }) => `Here stands ${id}.`,
  'campaign.active-has-seat': 'Who is active has one of the four seats.',
  'campaign.no-such-id': ({ id }) => `Nobody has the id ${id}.`,
  'campaign.seated-twice': ({ id }) => `${id} has another seat already.`,
  'campaign.item-in-two-places': ({ id }) => `The item ${id} is in two places.`,
};
