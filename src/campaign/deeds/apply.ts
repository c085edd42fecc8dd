import { never } from '../../basics/never';
import type { Character, CharacterId } from '../model/character';
import type { Event } from '../model/event';
import type { Item, Place } from '../model/items';
import { type Campaign, type Chapter, type Course, courseAt } from '../model/state';

/** The one function that makes a new campaign. An event leaves alone what it does not find. */
export function apply(state: Campaign, event: Event): Campaign {
  switch (event.event) {
    case 'founded':
      return {
        ...state,
        name: event.name,
        mode: event.mode,
        hardcore: event.hardcore,
        difficulty: event.difficulty,
        variants: event.variants,
        chapter: event.chapter,
        course: courseAt('start'),
        seats: event.members.map(c => c.id),
        people: Object.fromEntries(event.members.map(c => [c.id, c])),
        allies: event.allies,
      };
    case 'named':
      return { ...state, name: event.name };
    case 'noted':
      if (event.chapter === null) return { ...state, notes: event.notes };
      return inChapter(state, event.chapter, { notes: event.notes });
    case 'hardcoreSet':
      return { ...state, hardcore: event.on };
    case 'modeSet':
      return { ...state, mode: event.mode };
    case 'variantsSet':
      return { ...state, variants: event.variants };
    case 'difficultySet':
      return { ...state, difficulty: event.difficulty };
    case 'boxSet': {
      const boxes = state.chapters[event.chapter - 1]?.boxes;
      return boxes ? inChapter(state, event.chapter, { boxes: { ...boxes, [event.box]: event.on } }) : state;
    }
    case 'playedAt':
      return inChapter(state, event.chapter, { difficulty: event.difficulty });
    case 'minutesSet':
      return inChapter(state, event.chapter, { minutes: event.minutes });
    case 'irregular': {
      const before = state.chapters[event.chapter - 1]?.irregular ?? [];
      return inChapter(state, event.chapter, { irregular: [...before, event.irregular] });
    }
    case 'traitSet': {
      const { [event.trait]: _, ...others } = state.traits;
      return { ...state, traits: event.marks > 0 ? { ...others, [event.trait]: event.marks } : others };
    }
    case 'ticked':
      return { ...state, ticks: [...state.ticks, ...event.ticks] };
    case 'unticked':
      return { ...state, ticks: state.ticks.filter(tick => tick.id !== event.tick) };
    case 'allySet': {
      const known = state.allies.some(ally => ally.id === event.ally.id);
      if (!known) return { ...state, allies: [...state.allies, event.ally] };
      return { ...state, allies: state.allies.map(ally => (ally.id === event.ally.id ? event.ally : ally)) };
    }
    case 'guardianSet':
      return { ...state, guardian: event.numbers };
    case 'allyGone':
      return { ...state, allies: state.allies.filter(ally => ally.id !== event.ally) };
    case 'eventCardIn':
      return { ...state, events: [...state.events, event.card] };
    case 'eventCardOut':
      return { ...state, events: state.events.filter(card => card.id !== event.card) };
    case 'curativesSet':
      return { ...state, curatives: event.count };
    case 'itemPut':
      return put(state, event.item, event.to);
    case 'joined':
      return {
        ...state,
        people: { ...state.people, [event.character.id]: event.character },
        seats: state.seats.map((id, i) => (i === event.seat ? event.character.id : id)),
      };
    case 'left':
      return change(state, event.who, { fate: event.fate, hp: null, tokens: {} });
    case 'kindSet':
      return change(state, event.who, { kind: event.kind });
    case 'nameSet':
      return change(state, event.who, { name: event.name });
    case 'levelSet':
      return change(state, event.who, { level: event.level });
    case 'boardSet':
      return change(state, event.who, { boardAnimus: event.animus, boardRegen: event.regen });
    case 'hpSet':
      return change(state, event.who, { hp: event.hp });
    case 'ironSet':
      return change(state, event.who, { iron: event.iron });
    case 'growthSet':
      return change(state, event.who, { growth: event.growth });
    case 'permanentSet':
      return change(state, event.who, { permanent: event.permanent });
    case 'tokensSet':
      return change(state, event.who, { tokens: event.tokens });
    case 'abilitiesSet':
      return change(state, event.who, { abilities: event.abilities });
    case 'handSet':
      return change(state, event.who, { hand: event.hand });
    case 'archetypesSet':
      return change(state, event.who, { archetypes: event.archetypes });
    case 'unlockedTo':
      return change(state, event.who, { unlockedTo: event.level });
    case 'toEquip':
      return change(state, event.who, { toEquip: event.on });
    case 'injuriesSet':
      return change(state, event.who, { injuries: event.injuries });
    case 'chapterReached':
      return { ...state, chapter: event.chapter, course: courseAt(event.phase), ending: null };
    case 'phaseReached':
      return inCourse(state, { phase: event.phase });
    case 'curativesBought':
      return inCourse(state, { curativesBought: event.count });
    case 'medicUsed':
      return inCourse(state, { medicUsed: event.times });
    case 'toughUsed':
      return inCourse(state, { toughUsed: event.times });
    case 'runnerSent':
      return inCourse(state, { runners: event.times });
    case 'drawsSet':
      return inCourse(state, { draws: event.draws });
    case 'timeSet':
      return inCourse(state, { time: event.time });
    case 'remindersSet':
      return inCourse(state, { reminders: event.reminders });
    case 'stepTicked': {
      const others = state.course.done.filter(step => step !== event.step);
      return inCourse(state, { done: event.on ? [...others, event.step] : others });
    }
    case 'fought': {
      const before = state.chapters[state.chapter - 1]?.fights ?? [];
      return inChapter(state, state.chapter, { fights: [...before, event.fight] });
    }
    case 'replayed':
      return inCourse(state, { replayed: true });
    case 'replayTokensSet':
      return inCourse(state, { replayTokens: event.left });
    case 'tallied':
      return inCourse(state, { tally: event.tally });
    case 'ended':
      return { ...state, ending: event.ending };
    case 'counted':
      return { ...state, count: event.count };
    default:
      return never(event);
  }
}

const inCourse = (state: Campaign, set: Partial<Course>): Campaign => ({
  ...state,
  course: { ...state.course, ...set },
});

const inChapter = (state: Campaign, number: number, set: Partial<Chapter>): Campaign => ({
  ...state,
  chapters: state.chapters.map((chapter, i) => (i === number - 1 ? { ...chapter, ...set } : chapter)),
});

function change(state: Campaign, id: CharacterId, set: Partial<Character>): Campaign {
  const character = state.people[id];
  return character ? { ...state, people: { ...state.people, [id]: { ...character, ...set } } } : state;
}

/** An item is in one place only: it is taken from wherever it was. */
function put(state: Campaign, item: Item, to: Place): Campaign {
  const without = (items: readonly Item[]) =>
    items.some(other => other.id === item.id) ? items.filter(other => other.id !== item.id) : items;
  const people = Object.fromEntries(
    Object.entries(state.people).map(([id, c]) => [id, { ...c, items: without(c.items) }]),
  );
  const backpack = without(state.backpack);
  if (to === 'archive') return { ...state, people, backpack };
  if (to === 'backpack') return { ...state, people, backpack: [...backpack, item] };
  const bearer = people[to.who];
  if (!bearer) return state;
  return {
    ...state,
    backpack,
    people: { ...people, [to.who]: { ...bearer, items: [...bearer.items, item] } },
  };
}
