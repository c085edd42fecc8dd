import { never } from '../../basics/never';
import type { Said, Sentence } from '../../basics/said';
import type { Command, Deed, Entry, NewMember } from '../model/command';
import { type Campaign, findItem } from '../model/state';
import { say } from './title-says';

/** What the history calls a command, said with the state before it. */
export function titleOf(state: Campaign, command: Command): Sentence {
  return 'do' in command ? deedTitle(state, command) : entryTitle(state, command);
}

const nameOf = (state: Campaign, id: string): Said => state.people[id]?.name ?? say('campaign.somebody');
const itemOf = (state: Campaign, id: string | null): Said =>
  (id !== null && findItem(state, id)?.name) || say('campaign.an-item');
const newcomer = (state: Campaign, who: NewMember | { readonly back: string }): Said =>
  'back' in who ? nameOf(state, who.back) : who.name || say('campaign.class', { class: who.class });

function deedTitle(state: Campaign, deed: Deed): Sentence {
  const name = (id: string) => nameOf(state, id);
  const kindOf = (id: string) => state.people[id]?.kind ?? 'full';
  const { chapter } = state;
  switch (deed.do) {
    case 'found':
      return say('campaign.title-found', { name: deed.name });
    case 'difficulty':
      return say('campaign.title-difficulty', { difficulty: deed.difficulty });
    case 'swap':
      return say('campaign.title-swap', { comes: newcomer(state, deed.in), goes: name(deed.out) });
    case 'changeKind': {
      const to = kindOf(deed.who) === 'full' ? 'companion' : 'full';
      return say('campaign.title-kind', { who: name(deed.who), to });
    }
    case 'die':
      return say('campaign.title-dies', { who: name(deed.who) });
    case 'replace':
      return say('campaign.title-seat', { who: newcomer(state, deed.in) });
    case 'chooseTrait':
      return say('campaign.title-trait', { trait: deed.trait });
    case 'choosePermanent':
      return say('campaign.title-permanent', { who: name(deed.who), token: deed.token });
    case 'chooseGrowth':
      return say('campaign.title-growth', { who: name(deed.who), growth: deed.growth });
    case 'unlock':
      return say('campaign.title-unlock', { who: name(deed.who), level: deed.level });
    case 'equipped':
      return say('campaign.title-equipped', { who: name(deed.who) });
    case 'hand':
      return say('campaign.title-hand', { who: name(deed.who), kind: kindOf(deed.who) });
    case 'beginChapter':
      return say('campaign.title-begin-chapter', { chapter });
    case 'endStory':
      return say('campaign.title-end-story', { chapter });
    case 'beginFight':
      return say('campaign.title-begin-fight', { chapter });
    case 'endFight':
      return say('campaign.title-end-fight', { outcome: deed.result.outcome });
    case 'replay':
      return say('campaign.title-replay');
    case 'replayToken':
      return say('campaign.title-replay-token', { who: name(deed.who), token: deed.token });
    case 'moveOn':
      return say('campaign.title-move-on');
    case 'tally':
      return say('campaign.title-tally');
    case 'loot':
      return say('campaign.title-loot', { item: deed.item?.name ?? null, deck: deed.deck });
    case 'loseItem':
      return say('campaign.title-lose', { who: name(deed.who), item: itemOf(state, deed.item) });
    case 'drawInjury':
      return say('campaign.title-injured', { who: name(deed.who), injury: deed.name });
    case 'nextChapter':
      return say('campaign.title-end-chapter', { chapter });
    case 'buy':
      return say('campaign.title-buy', { item: deed.item.name });
    case 'sell':
      return say('campaign.title-sell', { item: itemOf(state, deed.item) });
    case 'curatives':
      return say('campaign.title-curatives', { count: deed.count });
    case 'useCurative':
      return say('campaign.title-use-curative', { who: name(deed.who) });
    case 'runner':
      return say('campaign.title-runner', { to: deed.to });
    case 'fieldMedic':
      return say('campaign.title-medic', { who: name(deed.who) });
    case 'toughAsNails':
      return say('campaign.title-tough', { who: name(deed.who) });
    case 'giveIron':
      return say('campaign.title-give-iron', { from: name(deed.from), to: name(deed.to), iron: deed.iron });
    case 'drew':
      return say(deed.cards.length > 0 ? 'campaign.title-drew' : 'campaign.title-shuffled');
    case 'remind':
      return say('campaign.title-remind', { text: deed.text });
    case 'forget':
      return say('campaign.title-forget');
    case 'tickStep':
      return say('campaign.title-step', { on: deed.on });
    default:
      return never(deed);
  }
}

function entryTitle(state: Campaign, entry: Entry): Sentence {
  if ('who' in entry) return characterTitle(nameOf(state, entry.who), entry);
  const allyOf = (id: string) => state.allies.find(ally => ally.id === id)?.name ?? null;
  switch (entry.set) {
    case 'name':
      return say('campaign.title-name', { name: entry.name });
    case 'notes':
      return say('campaign.title-notes');
    case 'hardcore':
      return say('campaign.title-hardcore', { on: entry.on });
    case 'mode':
      return say('campaign.title-mode', { mode: entry.mode });
    case 'variants':
      return say('campaign.title-variants');
    case 'box':
      return say('campaign.title-box', { box: entry.box, on: entry.on, chapter: entry.chapter });
    case 'playedAt':
      return say('campaign.title-played-at', { chapter: entry.chapter, difficulty: entry.difficulty });
    case 'minutes':
      return say('campaign.title-minutes', { chapter: entry.chapter, minutes: entry.minutes });
    case 'place':
      return say('campaign.title-place', { chapter: entry.chapter });
    case 'trait':
      return say('campaign.title-marks', { trait: entry.trait, marks: entry.marks });
    case 'tick':
      return say('campaign.title-ticks', { count: entry.count, reason: entry.words });
    case 'untick':
      return say('campaign.title-untick');
    case 'ally':
      return say('campaign.title-allies', { count: entry.count, name: entry.name });
    case 'allyIs':
      return say('campaign.title-ally-is', { ally: allyOf(entry.ally), is: entry.is });
    case 'allyNumbers':
      return say('campaign.title-ally-card', { ally: allyOf(entry.ally) });
    case 'guardian':
      return say('campaign.title-guardian');
    case 'event':
      return say('campaign.title-event', { card: entry.name });
    case 'noEvent':
      return say('campaign.title-no-event');
    case 'curatives':
      return say('campaign.title-curatives-held', { count: entry.count });
    case 'time':
      return say('campaign.title-time', { tokens: entry.time.tokens });
    case 'item':
      return say('campaign.title-item', { item: entry.item.name });
    case 'itemAt': {
      const item = itemOf(state, entry.item);
      return typeof entry.to === 'object'
        ? say('campaign.title-item-to', { item, who: nameOf(state, entry.to.who) })
        : say('campaign.title-item-at', { item, place: entry.to });
    }
    case 'itemIs':
      return say('campaign.title-item-is', { item: entry.item.name });
    default:
      return never(entry);
  }
}

function characterTitle(who: Said, entry: Extract<Entry, { who: string }>): Sentence {
  switch (entry.set) {
    case 'member':
      return say('campaign.title-member', { who, changes: changesOf(entry) });
    case 'token':
      return say('campaign.title-tokens', { who, count: entry.count, token: entry.token });
    case 'permanent':
      return say('campaign.title-permanents', { who, count: entry.count, token: entry.token });
    case 'injury':
      return say('campaign.title-injured', { who, injury: entry.name });
    case 'injuryIs':
      return say('campaign.title-card', { who, card: entry.injury.name });
    case 'healed':
      return say('campaign.title-heals', { who });
    case 'ability':
      return say('campaign.title-unlocks', { who, card: entry.ability.name });
    case 'archetype':
      return say('campaign.title-unlocks', { who, card: entry.archetype.name });
    case 'abilityIs':
      return say('campaign.title-card', { who, card: entry.ability.name });
    case 'archetypeIs':
      return say('campaign.title-card', { who, card: entry.archetype.name });
    case 'noAbility':
    case 'noArchetype':
      return say('campaign.title-strike-card', { who });
    default:
      return never(entry);
  }
}

function changesOf(entry: Extract<Entry, { set: 'member' }>): readonly Sentence[] {
  const { name, level, hp, iron, boardAnimus, boardRegen, growth, unlockedTo } = entry;
  const changes: Sentence[] = [];
  if (name !== undefined) changes.push(say('campaign.change-name', { name }));
  if (level !== undefined) changes.push(say('campaign.change-level', { level }));
  if (hp !== undefined) changes.push(say('campaign.change-hp', { hp }));
  if (iron !== undefined) changes.push(say('campaign.change-iron', { iron }));
  if (boardAnimus !== undefined || boardRegen !== undefined) changes.push(say('campaign.change-board'));
  if (growth !== undefined) changes.push(say('campaign.change-growth'));
  if (unlockedTo !== undefined) changes.push(say('campaign.change-unlocked', { level: unlockedTo }));
  return changes;
}
