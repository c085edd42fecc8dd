import { never } from '../basics/never';
import type { Growth } from './character';
import { CLASS_NAMES } from './classes';
import type { Command, Deed, Entry, NewMember } from './command';
import { DIFFICULTY_NAMES } from './loot';
import { type Box, type Campaign, findItem } from './state';
import { TOKEN_NAMES } from './tokens';
import { TRAITS } from './traits';

export const BOX_NAMES: { readonly [box in Box]: string } = {
  story: 'Story done',
  ambushed: 'Ambushed',
  rulesSeen: 'Special rules seen',
  extraUnique: 'Extra unique item',
  encounter: 'Encounter done',
};

export const GROWTH_NAMES: { readonly [growth in Growth]: string } = {
  maxAnimus: '+2 max animus',
  regen: '+1 regen',
  animus: 'permanent +2 Animus token',
  battleflow: 'permanent Battleflow token',
};

/** What the history calls a command, said with the state before it. */
export function titleOf(state: Campaign, command: Command): string {
  return 'do' in command ? deedTitle(state, command) : entryTitle(state, command);
}

const nameOf = (state: Campaign, id: string): string => state.people[id]?.name ?? 'somebody';
const itemOf = (state: Campaign, id: string | null): string =>
  (id !== null && findItem(state, id)?.name) || 'an item';
const newcomer = (state: Campaign, who: NewMember | { readonly back: string }): string =>
  'back' in who ? nameOf(state, who.back) : who.name || CLASS_NAMES[who.class];

function deedTitle(state: Campaign, deed: Deed): string {
  const name = (id: string) => nameOf(state, id);
  switch (deed.do) {
    case 'found':
      return `Found ${deed.name || 'a Free Company'}`;
    case 'difficulty':
      return `Play at ${DIFFICULTY_NAMES[deed.difficulty]}`;
    case 'swap':
      return `${newcomer(state, deed.in)} comes in for ${name(deed.out)}`;
    case 'changeKind':
      return `${name(deed.who)} becomes a ${state.people[deed.who]?.kind === 'full' ? 'companion' : 'full character'}`;
    case 'die':
      return `${name(deed.who)} dies`;
    case 'replace':
      return `${newcomer(state, deed.in)} takes the empty seat`;
    case 'chooseTrait':
      return `Trait: ${TRAITS[deed.trait].name}`;
    case 'choosePermanent':
      return `${name(deed.who)}: permanent ${TOKEN_NAMES[deed.token]} token`;
    case 'chooseGrowth':
      return `${name(deed.who)}: ${GROWTH_NAMES[deed.growth]}`;
    case 'unlock':
      return `${name(deed.who)} unlocks cards of level ${deed.level}`;
    case 'equipped':
      return `${name(deed.who)} is equipped`;
    case 'hand':
      return `${name(deed.who)} chooses ${state.people[deed.who]?.kind === 'companion' ? 'an archetype' : 'a hand'}`;
    case 'beginChapter':
      return `Begin chapter ${state.chapter}`;
    case 'endStory':
      return `End the story of chapter ${state.chapter}`;
    case 'beginFight':
      return `Begin the encounter of chapter ${state.chapter}`;
    case 'endFight':
      return { won: 'Encounter won', lost: 'Encounter lost', givenUp: 'Encounter given up' }[
        deed.result.outcome
      ];
    case 'replay':
      return 'Replay the encounter';
    case 'replayToken':
      return `${name(deed.who)}: ${TOKEN_NAMES[deed.token]} token for the replay`;
    case 'moveOn':
      return 'Move on from the lost encounter';
    case 'tally':
      return 'Tally level, loot and losses';
    case 'loot':
      return `Loot ${deed.item?.name ?? `a ${deed.deck} item`}`;
    case 'loseItem':
      return `${name(deed.who)} loses ${itemOf(state, deed.item)}`;
    case 'drawInjury':
      return `${name(deed.who)} is injured: ${deed.name}`;
    case 'nextChapter':
      return `End chapter ${state.chapter}`;
    case 'buy':
      return `Buy ${deed.item.name}`;
    case 'sell':
      return `Sell ${itemOf(state, deed.item)}`;
    case 'curatives':
      return `Buy ${deed.count === 1 ? 'a curative' : `${deed.count} curatives`}`;
    case 'useCurative':
      return `${name(deed.who)} uses a curative`;
    case 'runner':
      return deed.to === 'other' ? 'Send a runner' : `Send a runner to the ${RUNNER_NAMES[deed.to]}`;
    case 'fieldMedic':
      return `Field Medic heals an injury of ${name(deed.who)}`;
    case 'toughAsNails':
      return `Tough As Nails: ${name(deed.who)} regains 1 HP`;
    case 'giveIron':
      return `${name(deed.from)} gives ${deed.iron} iron to ${name(deed.to)}`;
    case 'drew':
      return deed.cards.length > 0 ? 'Cards of a check' : 'The might decks are shuffled';
    case 'remind':
      return `Remember: ${deed.text}`;
    case 'forget':
      return 'Strike a reminder';
    case 'tickStep':
      return deed.on ? 'Tick a step' : 'Untick a step';
    default:
      return never(deed);
  }
}

const RUNNER_NAMES = { banksmith: 'Banksmith', apothecary: 'Apothecary' };

function entryTitle(state: Campaign, entry: Entry): string {
  const name = 'who' in entry ? nameOf(state, entry.who) : '';
  switch (entry.set) {
    case 'name':
      return `Name the company ${entry.name}`;
    case 'notes':
      return 'Write notes';
    case 'hardcore':
      return entry.on ? 'Play hardcore' : 'Leave hardcore';
    case 'mode':
      return entry.mode === 'instant' ? 'Play encounters only' : 'Play the story too';
    case 'variants':
      return 'Choose versions of rules';
    case 'box':
      return `${entry.on ? 'Tick' : 'Untick'} ${BOX_NAMES[entry.box]}, chapter ${entry.chapter}`;
    case 'playedAt':
      return `Chapter ${entry.chapter}: ${entry.difficulty ? DIFFICULTY_NAMES[entry.difficulty] : 'not played'}`;
    case 'minutes':
      return `Chapter ${entry.chapter}: ${entry.minutes} minutes of story`;
    case 'place':
      return `Go to chapter ${entry.chapter}`;
    case 'trait':
      return `${TRAITS[entry.trait].name}: ${entry.marks}`;
    case 'tick':
      return `${entry.count} knockout ${entry.count === 1 ? 'tick' : 'ticks'}: ${entry.words}`;
    case 'untick':
      return 'Take back a knockout tick';
    case 'ally':
      return `${entry.count > 1 ? `${entry.count} allies` : 'Ally'}: ${entry.name}`;
    case 'allyIs': {
      const ally = state.allies.find(a => a.id === entry.ally)?.name ?? 'An ally';
      return `${ally} is ${{ here: 'with the company', archived: 'archived', gone: 'struck off' }[entry.is]}`;
    }
    case 'allyNumbers':
      return `Card of ${state.allies.find(a => a.id === entry.ally)?.name ?? 'an ally'}`;
    case 'guardian':
      return 'Card of the Ancient Guardian';
    case 'event':
      return `Event card: ${entry.name}`;
    case 'noEvent':
      return 'Take out an event card';
    case 'curatives':
      return `Curatives: ${entry.count}`;
    case 'item':
      return `Item: ${entry.item.name}`;
    case 'itemAt': {
      const to = typeof entry.to === 'object' ? nameOf(state, entry.to.who) : entry.to;
      return `${itemOf(state, entry.item)} to ${to === 'backpack' || to === 'archive' ? `the ${to}` : to}`;
    }
    case 'itemIs':
      return `Correct ${entry.item.name}`;
    case 'member':
      return memberTitle(name, entry);
    case 'token':
      return `${name}: ${entry.count} ${TOKEN_NAMES[entry.token]}`;
    case 'permanent':
      return `${name}: ${entry.count} permanent ${TOKEN_NAMES[entry.token]}`;
    case 'injury':
      return `${name} is injured: ${entry.name}`;
    case 'injuryIs':
      return `${name}: card of ${entry.injury.name}`;
    case 'healed':
      return `An injury of ${name} heals`;
    case 'ability':
      return `${name} unlocks ${entry.ability.name}`;
    case 'archetype':
      return `${name} unlocks ${entry.archetype.name}`;
    case 'abilityIs':
      return `${name}: card of ${entry.ability.name}`;
    case 'archetypeIs':
      return `${name}: card of ${entry.archetype.name}`;
    case 'noAbility':
    case 'noArchetype':
      return `Strike a card of ${name}`;
    default:
      return never(entry);
  }
}

function memberTitle(name: string, entry: Extract<Entry, { set: 'member' }>): string {
  const said: string[] = [];
  if (entry.name !== undefined) said.push(`is called ${entry.name}`);
  if (entry.level !== undefined) said.push(`level ${entry.level}`);
  if (entry.hp !== undefined) said.push(entry.hp === null ? 'HP not kept' : `${entry.hp} HP`);
  if (entry.iron !== undefined) said.push(`${entry.iron} iron`);
  if (entry.boardAnimus !== undefined || entry.boardRegen !== undefined) said.push('player board');
  if (entry.growth !== undefined) said.push('animus bonuses');
  if (entry.unlockedTo !== undefined) said.push(`cards unlocked to level ${entry.unlockedTo}`);
  return `${name}: ${said.join(', ') || 'no change'}`;
}
