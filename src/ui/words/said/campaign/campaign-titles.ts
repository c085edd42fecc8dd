import type { Catalogue } from '../../../../basics/said';
import type { TitleSays } from '../../../../campaign/title/title-says';
import { boxNames, difficultyNames, growthNames, tokenNames, traitNames } from '../../campaign-names';
import { classNames } from '../../class-names';
import { list } from '../../say';

const outcomes = { won: 'Encounter won', lost: 'Encounter lost', givenUp: 'Encounter given up' };
const runners = {
  banksmith: 'Send a runner to the Banksmith',
  apothecary: 'Send a runner to the Apothecary',
  other: 'Send a runner',
};
const allyIs = { here: 'with the company', archived: 'archived', gone: 'struck off' };

/** What was done, as the history lists it. */
export const campaignTitlesSaid: Catalogue<TitleSays> = {
  'campaign.somebody': 'somebody',
  'campaign.an-item': 'an item',
  'campaign.class': it => classNames[it.class],

  'campaign.title-found': ({ name }) => `Found ${name || 'a Free Company'}`,
  'campaign.title-difficulty': ({ difficulty }) => `Play at ${difficultyNames[difficulty]}`,
  'campaign.title-swap': ({ comes, goes }, say) => `${say(comes)} comes in for ${say(goes)}`,
  'campaign.title-kind': ({ who, to }, say) =>
    `${say(who)} becomes a ${to === 'full' ? 'full character' : 'companion'}`,
  'campaign.title-dies': ({ who }, say) => `${say(who)} dies`,
  'campaign.title-seat': ({ who }, say) => `${say(who)} takes the empty seat`,
  'campaign.title-trait': ({ trait }) => `Trait: ${traitNames[trait]}`,
  'campaign.title-permanent': ({ who, token }, say) => `${say(who)}: permanent ${tokenNames[token]} token`,
  'campaign.title-growth': ({ who, growth }, say) => `${say(who)}: ${growthNames[growth]}`,
  'campaign.title-unlock': ({ who, level }, say) => `${say(who)} unlocks cards of level ${level}`,
  'campaign.title-equipped': ({ who }, say) => `${say(who)} is equipped`,
  'campaign.title-hand': ({ who, kind }, say) =>
    `${say(who)} chooses ${kind === 'companion' ? 'an archetype' : 'a hand'}`,
  'campaign.title-begin-chapter': ({ chapter }) => `Begin chapter ${chapter}`,
  'campaign.title-end-story': ({ chapter }) => `End the story of chapter ${chapter}`,
  'campaign.title-begin-fight': ({ chapter }) => `Begin the encounter of chapter ${chapter}`,
  'campaign.title-end-fight': ({ outcome }) => outcomes[outcome],
  'campaign.title-replay': 'Replay the encounter',
  'campaign.title-replay-token': ({ who, token }, say) =>
    `${say(who)}: ${tokenNames[token]} token for the replay`,
  'campaign.title-move-on': 'Move on from the lost encounter',
  'campaign.title-tally': 'Tally level, loot and losses',
  'campaign.title-loot': ({ item, deck }) => `Loot ${item ?? `a ${deck} item`}`,
  'campaign.title-lose': ({ who, item }, say) => `${say(who)} loses ${say(item)}`,
  'campaign.title-injured': ({ who, injury }, say) => `${say(who)} is injured: ${injury}`,
  'campaign.title-end-chapter': ({ chapter }) => `End chapter ${chapter}`,
  'campaign.title-buy': ({ item }) => `Buy ${item}`,
  'campaign.title-sell': ({ item }, say) => `Sell ${say(item)}`,
  'campaign.title-curatives': ({ count }) => `Buy ${count === 1 ? 'a curative' : `${count} curatives`}`,
  'campaign.title-use-curative': ({ who }, say) => `${say(who)} uses a curative`,
  'campaign.title-runner': ({ to }) => runners[to],
  'campaign.title-medic': ({ who }, say) => `${traitNames.fieldMedic} heals an injury of ${say(who)}`,
  'campaign.title-tough': ({ who }, say) => `${traitNames.toughAsNails}: ${say(who)} regains 1 HP`,
  'campaign.title-give-iron': ({ from, to, iron }, say) => `${say(from)} gives ${iron} iron to ${say(to)}`,
  'campaign.title-drew': 'Cards of a check',
  'campaign.title-shuffled': 'The might decks are shuffled',
  'campaign.title-remind': ({ text }) => `Remember: ${text}`,
  'campaign.title-forget': 'Strike a reminder',
  'campaign.title-step': ({ on }) => (on ? 'Tick a step' : 'Untick a step'),

  'campaign.title-name': ({ name }) => `Name the company ${name}`,
  'campaign.title-notes': 'Write notes',
  'campaign.title-hardcore': ({ on }) => (on ? 'Play hardcore' : 'Leave hardcore'),
  'campaign.title-mode': ({ mode }) => (mode === 'instant' ? 'Play encounters only' : 'Play the story too'),
  'campaign.title-variants': 'Choose versions of rules',
  'campaign.title-box': ({ box, on, chapter }) =>
    `${on ? 'Tick' : 'Untick'} ${boxNames[box]}, chapter ${chapter}`,
  'campaign.title-played-at': ({ chapter, difficulty }) =>
    `Chapter ${chapter}: ${difficulty ? difficultyNames[difficulty] : 'not played'}`,
  'campaign.title-minutes': ({ chapter, minutes }) => `Chapter ${chapter}: ${minutes} minutes of story`,
  'campaign.title-place': ({ chapter }) => `Go to chapter ${chapter}`,
  'campaign.title-marks': ({ trait, marks }) => `${traitNames[trait]}: ${marks}`,
  'campaign.title-ticks': ({ count, reason }) =>
    `${count} knockout ${count === 1 ? 'tick' : 'ticks'}: ${reason}`,
  'campaign.title-untick': 'Take back a knockout tick',
  'campaign.title-allies': ({ count, name }) => `${count > 1 ? `${count} allies` : 'Ally'}: ${name}`,
  'campaign.title-ally-is': it => `${it.ally ?? 'An ally'} is ${allyIs[it.is]}`,
  'campaign.title-ally-card': ({ ally }) => `Card of ${ally ?? 'an ally'}`,
  'campaign.title-guardian': 'Card of the Ancient Guardian',
  'campaign.title-event': ({ card }) => `Event card: ${card}`,
  'campaign.title-no-event': 'Take out an event card',
  'campaign.title-curatives-held': ({ count }) => `Curatives: ${count}`,
  'campaign.title-time': ({ tokens }) => `Time track: ${tokens}`,
  'campaign.title-item': ({ item }) => `Item: ${item}`,
  'campaign.title-item-to': ({ item, who }, say) => `${say(item)} to ${say(who)}`,
  'campaign.title-item-at': ({ item, place }, say) => `${say(item)} to the ${place}`,
  'campaign.title-item-is': ({ item }) => `Correct ${item}`,
  'campaign.title-tokens': ({ who, count, token }, say) => `${say(who)}: ${count} ${tokenNames[token]}`,
  'campaign.title-permanents': ({ who, count, token }, say) =>
    `${say(who)}: ${count} permanent ${tokenNames[token]}`,
  'campaign.title-card': ({ who, card }, say) => `${say(who)}: card of ${card}`,
  'campaign.title-unlocks': ({ who, card }, say) => `${say(who)} unlocks ${card}`,
  'campaign.title-strike-card': ({ who }, say) => `Strike a card of ${say(who)}`,
  'campaign.title-heals': ({ who }, say) => `An injury of ${say(who)} heals`,
  'campaign.title-member': ({ who, changes }, say) => `${say(who)}: ${list(changes.map(say)) || 'no change'}`,
  'campaign.change-name': ({ name }) => `is called ${name}`,
  'campaign.change-level': ({ level }) => `level ${level}`,
  'campaign.change-hp': ({ hp }) => (hp === null ? 'HP not kept' : `${hp} HP`),
  'campaign.change-iron': ({ iron }) => `${iron} iron`,
  'campaign.change-board': 'player board',
  'campaign.change-growth': 'animus bonuses',
  'campaign.change-unlocked': ({ level }) => `cards unlocked to level ${level}`,
};
