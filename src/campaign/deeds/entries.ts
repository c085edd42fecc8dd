import { never } from '../../basics/never';
import { ok, type Result } from '../../basics/result';
import { countOf, withToken } from '../kinds/tokens';
import type { Character } from '../model/character';
import type { Entry } from '../model/command';
import type { Event } from '../model/event';
import { type Campaign, chapterOf, findItem } from '../model/state';
import { say } from '../says/say';
import { type CampaignRefusal, cannot, idsFrom } from './verdict';

type Written = Result<readonly Event[], CampaignRefusal>;

/** The sheets by hand: whatever breaks a rule shows as a breach until it is put right (OWN-16). */
export function write(state: Campaign, entry: Entry): Written {
  const ids = idsFrom(state);
  if ('who' in entry) {
    const c = state.people[entry.who];
    return c ? ok(onCharacter(c, entry, ids)) : cannot('unknown-member', say('campaign.nobody-called'));
  }
  switch (entry.set) {
    case 'name':
      return ok([{ event: 'named', name: entry.name }]);
    case 'notes':
      return ok([{ event: 'noted', notes: entry.notes, chapter: entry.chapter ?? null }]);
    case 'hardcore':
      return ok([{ event: 'hardcoreSet', on: entry.on }]);
    case 'mode':
      return ok([{ event: 'modeSet', mode: entry.mode }]);
    case 'variants':
      return ok([{ event: 'variantsSet', variants: entry.variants }]);
    case 'box':
      return ok([{ event: 'boxSet', chapter: entry.chapter, box: entry.box, on: entry.on }]);
    case 'playedAt':
      return ok([
        ...againstCourse(state, entry),
        { event: 'playedAt', chapter: entry.chapter, difficulty: entry.difficulty },
      ]);
    case 'minutes':
      return ok([{ event: 'minutesSet', chapter: entry.chapter, minutes: entry.minutes }]);
    case 'place': {
      const { chapter, phase } = entry;
      if (phase === 'over')
        return ok([
          { event: 'ended', ending: 'complete' },
          { event: 'phaseReached', phase },
        ]);
      const stays = chapter === state.chapter && state.course.phase !== 'over';
      return ok([stays ? { event: 'phaseReached', phase } : { event: 'chapterReached', chapter, phase }]);
    }
    case 'trait':
      return ok([{ event: 'traitSet', trait: entry.trait, marks: entry.marks }]);
    case 'tick': {
      const ticks = Array.from({ length: entry.count }, () => ({
        id: ids.next('k'),
        chapter: entry.chapter,
        rule: 'OWN-16',
        words: entry.words,
        who: null,
      }));
      return ok([{ event: 'ticked', ticks }, ids.used()]);
    }
    case 'untick':
      return ok([{ event: 'unticked', tick: entry.tick }]);
    case 'ally': {
      const known = state.allies.find(ally => ally.name === entry.name)?.numbers;
      const allies = Array.from({ length: entry.count }, (): Event => {
        return {
          event: 'allySet',
          ally: {
            id: ids.next('a'),
            name: entry.name,
            archived: false,
            ...(known ? { numbers: known } : {}),
          },
        };
      });
      return ok([...allies, ids.used()]);
    }
    case 'allyIs': {
      const ally = state.allies.find(a => a.id === entry.ally);
      if (!ally) return cannot('unknown-thing', say('campaign.unknown-ally'));
      if (entry.is === 'gone') return ok([{ event: 'allyGone', ally: ally.id }]);
      return ok([{ event: 'allySet', ally: { ...ally, archived: entry.is === 'archived' } }]);
    }
    case 'allyNumbers': {
      const ally = state.allies.find(a => a.id === entry.ally);
      if (!ally) return cannot('unknown-thing', say('campaign.unknown-ally'));
      const alike = state.allies.filter(a => a.name === ally.name);
      return ok(alike.map(a => ({ event: 'allySet', ally: { ...a, numbers: entry.numbers } })));
    }
    case 'guardian':
      return ok([{ event: 'guardianSet', numbers: entry.numbers }]);
    case 'event':
      return ok([
        { event: 'eventCardIn', card: { id: ids.next('e'), name: entry.name, deck: entry.deck } },
        ids.used(),
      ]);
    case 'noEvent':
      return ok([{ event: 'eventCardOut', card: entry.event }]);
    case 'curatives':
      return ok([{ event: 'curativesSet', count: entry.count }]);
    case 'time':
      return ok([{ event: 'timeSet', time: entry.time }]);
    case 'item':
      if (typeof entry.to === 'object' && !state.people[entry.to.who]) break;
      return ok([{ event: 'itemPut', item: { ...entry.item, id: ids.next('i') }, to: entry.to }, ids.used()]);
    case 'itemAt': {
      const item = findItem(state, entry.item);
      if (typeof entry.to === 'object' && !state.people[entry.to.who]) break;
      return item ? ok([{ event: 'itemPut', item, to: entry.to }]) : noItem();
    }
    case 'itemIs': {
      const bearer = Object.values(state.people).find(c => c.items.some(item => item.id === entry.item.id));
      const to = bearer ? { who: bearer.id } : 'backpack';
      return findItem(state, entry.item.id) ? ok([{ event: 'itemPut', item: entry.item, to }]) : noItem();
    }
    default:
      return never(entry);
  }
  return cannot('unknown-member', say('campaign.nobody-called'));
}

/** CP-1: the difficulty of a chapter that is being played does not change; by hand it may, with a mark. */
function againstCourse(state: Campaign, entry: Extract<Entry, { set: 'playedAt' }>): readonly Event[] {
  const { chapter } = entry;
  const played = chapterOf(state, chapter).difficulty;
  const { phase } = state.course;
  const running = chapter === state.chapter && phase !== 'start' && phase !== 'over';
  if (!running || played === null || played === entry.difficulty) return [];
  const text = say('campaign.difficulty-changed');
  return [{ event: 'irregular', chapter, irregular: { rule: 'CP-1', text } }];
}

const noItem = () => cannot('unknown-thing', say('campaign.unknown-item'));

type OnCharacter = Extract<Entry, { who: string }>;

function onCharacter(c: Character, entry: OnCharacter, ids: ReturnType<typeof idsFrom>): readonly Event[] {
  const who = c.id;
  switch (entry.set) {
    case 'member':
      return memberEvents(c, entry);
    case 'token': {
      const by = entry.count - countOf(c.tokens, entry.token);
      return [{ event: 'tokensSet', who, tokens: withToken(c.tokens, entry.token, by) }];
    }
    case 'permanent': {
      const by = entry.count - countOf(c.permanent, entry.token);
      return [{ event: 'permanentSet', who, permanent: withToken(c.permanent, entry.token, by) }];
    }
    case 'injury': {
      const injuries = [...c.injuries, { id: ids.next('j'), name: entry.name }];
      return [{ event: 'injuriesSet', who, injuries }, ids.used()];
    }
    case 'injuryIs': {
      const injuries = c.injuries.map(j => (j.id === entry.injury.id ? entry.injury : j));
      return [{ event: 'injuriesSet', who, injuries }];
    }
    case 'healed':
      return [{ event: 'injuriesSet', who, injuries: c.injuries.filter(j => j.id !== entry.injury) }];
    case 'ability': {
      const abilities = [...c.abilities, { ...entry.ability, id: ids.next('b') }];
      return [{ event: 'abilitiesSet', who, abilities }, ids.used()];
    }
    case 'abilityIs': {
      const abilities = c.abilities.map(card => (card.id === entry.ability.id ? entry.ability : card));
      return [{ event: 'abilitiesSet', who, abilities }];
    }
    case 'noAbility':
      return [
        { event: 'abilitiesSet', who, abilities: c.abilities.filter(card => card.id !== entry.ability) },
        { event: 'handSet', who, hand: c.hand.filter(id => id !== entry.ability) },
      ];
    case 'archetype': {
      const archetypes = [...c.archetypes, { ...entry.archetype, id: ids.next('b') }];
      return [{ event: 'archetypesSet', who, archetypes }, ids.used()];
    }
    case 'archetypeIs': {
      const archetypes = c.archetypes.map(card => (card.id === entry.archetype.id ? entry.archetype : card));
      return [{ event: 'archetypesSet', who, archetypes }];
    }
    case 'noArchetype':
      return [
        { event: 'archetypesSet', who, archetypes: c.archetypes.filter(card => card.id !== entry.archetype) },
        { event: 'handSet', who, hand: c.hand.filter(id => id !== entry.archetype) },
      ];
    default:
      return never(entry);
  }
}

function memberEvents(c: Character, entry: Extract<Entry, { set: 'member' }>): readonly Event[] {
  const who = c.id;
  const events: Event[] = [];
  if (entry.name !== undefined) events.push({ event: 'nameSet', who, name: entry.name });
  if (entry.level !== undefined) events.push({ event: 'levelSet', who, level: entry.level });
  if (entry.boardAnimus !== undefined || entry.boardRegen !== undefined) {
    const animus = entry.boardAnimus === undefined ? c.boardAnimus : entry.boardAnimus;
    const regen = entry.boardRegen === undefined ? c.boardRegen : entry.boardRegen;
    events.push({ event: 'boardSet', who, animus, regen });
  }
  if (entry.hp !== undefined) events.push({ event: 'hpSet', who, hp: entry.hp });
  if (entry.iron !== undefined) events.push({ event: 'ironSet', who, iron: entry.iron });
  if (entry.unlockedTo !== undefined) events.push({ event: 'unlockedTo', who, level: entry.unlockedTo });
  if (entry.growth !== undefined) events.push({ event: 'growthSet', who, growth: entry.growth });
  return events;
}
