import * as v from 'valibot';
import { COLORS } from '../../might/cards';
import type { Window } from '../../stage/company';
import { CLASS_IDS } from '../kinds/classes';
import { LAST_LEVEL } from '../kinds/levels';
import type { DrawnCard, StoryDraws } from '../kinds/story-decks';
import { TOKEN_KINDS, type Tokens } from '../kinds/tokens';
import { TRAIT_IDS, type Traits } from '../kinds/traits';
import type { AllyNumbers, CardUse } from '../kinds/uses';
import type { Ability, Archetype, Character, Growth, Injury } from '../model/character';
import { ITEM_KINDS, type Item, type Pool } from '../model/items';
import {
  type Ally,
  BOXES,
  type Boxes,
  type Campaign,
  type Chapter,
  type Course,
  DIFFICULTIES,
  type EventCard,
  type Fight,
  type Irregular,
  LAST_CHAPTER,
  PHASES,
  type Tally,
  type Tick,
  type TimeTrack,
  type Variants,
} from '../model/state';
import { said } from './schema-said';

/** Each schema is held to its type, so that neither can run ahead of the other. */
export type Of<T> = v.GenericSchema<unknown, T>;

export const whole = (low: number, high: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(low), v.maxValue(high));
export const text = v.pipe(v.string(), v.maxLength(4000));
export const label = v.pipe(v.string(), v.maxLength(120));
/** Ids are given by the app itself: a letter and a number. */
export const id = v.pipe(v.string(), v.regex(/^[a-z]\d{1,9}$/));
export const list = <T>(of: Of<T>, most: number) => v.pipe(v.array(of), v.maxLength(most));
/** What players may write; what adds up from it may be more, and must still be read again. */
export const count = whole(0, 9999);
export const sum = whole(0, 1e9);
export const MANY = 10_000;
export const chapterNumber = whole(1, LAST_CHAPTER);
export const level = whole(1, LAST_LEVEL);
export const flag = v.boolean();

export const classId = v.picklist(CLASS_IDS);
export const kind = v.picklist(['full', 'companion']);
export const difficulty = v.picklist(DIFFICULTIES);
export const phase = v.picklist(PHASES);
export const box = v.picklist(BOXES);
export const trait = v.picklist(TRAIT_IDS);
export const token = v.picklist(TOKEN_KINDS);
export const mode = v.picklist(['story', 'instant']);
export const ending = v.picklist(['complete', 'fallen']);
export const deck = v.picklist(['city', 'deepwood']);
export const growth: Of<Growth> = v.picklist(['maxAnimus', 'regen', 'animus', 'battleflow']);
const cooldown = v.picklist([0, 1, 2, 3]);

export const variants: Of<Variants> = v.object({
  commonLoot: v.picklist([3, 4]),
  toughAsNails: v.picklist(['roll', 'time']),
  fieldMedic: v.picklist(['iron', 'time']),
});

const some = v.exactOptional(whole(1, 1e9));
export const tokens: Of<Tokens> = v.object({
  defense: some,
  animus: some,
  redraw: some,
  empowered: some,
  battleflow: some,
});
const marks = v.exactOptional(whole(1, 1e9));
const traits: Of<Traits> = v.object({
  bushcraft: marks,
  keenEyed: marks,
  quickWitted: marks,
  endurance: marks,
  quartermaster: marks,
  scavenger: marks,
  herbalist: marks,
  toughAsNails: marks,
  fieldMedic: marks,
  trueGrit: marks,
  comradery: marks,
  wellConnected: marks,
});

const cubes = v.exactOptional(whole(0, 18));
const WINDOWS = [
  'beforeDamage',
  'afterDamage',
  'whenHit',
  'whenMoved',
  'anytime',
  'onAttack',
  'onHit',
  'onCritical',
] as const satisfies readonly Window[];
const use: Of<CardUse> = v.object({
  text: label,
  cost: whole(0, 20),
  attack: flag,
  bonus: whole(0, 40),
  move: whole(0, 20),
  window: v.nullable(v.picklist(WINDOWS)),
});
const uses = v.exactOptional(list(use, 8));
const pool: Of<Pool> = v.object({ white: cubes, yellow: cubes, red: cubes, black: cubes });
export const itemFields = {
  name: label,
  kind: v.picklist(ITEM_KINDS),
  hands: v.picklist([0, 1, 2]),
  defense: whole(0, 99),
  might: pool,
  range: v.nullable(whole(1, 99)),
  cooldown: v.nullable(cooldown),
  value: v.nullable(count),
  unique: flag,
  chapter: v.nullable(chapterNumber),
  uses,
  cards: v.exactOptional(whole(1, 40)),
};
export const item: Of<Item> = v.object({ id, ...itemFields });
export const place = v.union([v.picklist(['backpack', 'archive']), v.object({ who: id })]);

export const abilityFields = { name: label, level, cooldown, defense: v.nullable(whole(0, 99)), uses };
export const archetypeFields = { name: label, level, uses };
export const ability: Of<Ability> = v.object({ id, ...abilityFields });
export const archetype: Of<Archetype> = v.object({ id, ...archetypeFields });
export const injury: Of<Injury> = v.object({
  id,
  name: label,
  cooldown: v.exactOptional(cooldown),
  text: v.exactOptional(label),
});

export const hp = v.nullable(whole(0, 99));
export const printed = v.nullable(whole(0, 99));
export const character: Of<Character> = v.object({
  id,
  class: classId,
  name: label,
  kind,
  fate: v.picklist(['active', 'away', 'dead']),
  level,
  boardAnimus: printed,
  boardRegen: printed,
  growth: list(growth, MANY),
  permanent: tokens,
  tokens,
  hp,
  abilities: list(ability, MANY),
  hand: list(id, MANY),
  archetypes: list(archetype, MANY),
  unlockedTo: level,
  items: list(item, MANY),
  toEquip: flag,
  injuries: list(injury, MANY),
  iron: sum,
});

export const fight: Of<Fight> = v.object({
  outcome: v.picklist(['won', 'lost', 'givenUp']),
  heroes: list(
    v.object({
      id,
      hp: whole(0, 99),
      fallen: flag,
      dealt: sum,
      lost: sum,
      best: sum,
      tokens: v.exactOptional(tokens),
    }),
    8,
  ),
  alliesKilled: list(id, MANY),
  rounds: sum,
  minutes: sum,
  usedUp: v.exactOptional(list(id, MANY)),
});

export const irregular: Of<Irregular> = v.object({ rule: label, text: said });
const boxes: Of<Boxes> = v.object({
  story: flag,
  ambushed: flag,
  rulesSeen: flag,
  extraUnique: flag,
  encounter: flag,
});
const chapter: Of<Chapter> = v.object({
  boxes,
  difficulty: v.nullable(difficulty),
  notes: text,
  fights: list(fight, MANY),
  minutes: sum,
  irregular: list(irregular, MANY),
});

export const tick: Of<Tick> = v.object({
  id,
  chapter: chapterNumber,
  rule: label,
  words: said,
  who: v.nullable(id),
});
export const allyNumbers: Of<AllyNumbers> = v.object({
  defense: whole(1, 20),
  might: pool,
  range: v.nullable(whole(1, 99)),
  moveCost: whole(0, 20),
  moveHexes: whole(0, 20),
  attackCost: whole(0, 20),
  once: label,
});
export const ally: Of<Ally> = v.object({
  id,
  name: label,
  archived: flag,
  numbers: v.exactOptional(allyNumbers),
});
export const eventCard: Of<EventCard> = v.object({ id, name: label, deck });

export const counts = v.record(id, sum);
export const tally: Of<Tally> = v.object({
  commonTaken: sum,
  uniqueTaken: sum,
  injuries: counts,
  items: counts,
  worn: v.record(id, list(id, MANY)),
});
export const drawnCard: Of<DrawnCard> = v.object({
  color: v.picklist(COLORS),
  face: v.picklist(['0', '1', '2', '2*', '3', '3*', '4', '4*', '5*']),
});
export const draws: Of<StoryDraws> = list(list(drawnCard, 200), MANY);
export const time: Of<TimeTrack> = v.object({
  tokens: sum,
  effects: list(v.object({ at: sum, text }), MANY),
});
const course: Of<Course> = v.object({
  phase,
  curativesBought: sum,
  medicUsed: sum,
  toughUsed: sum,
  runners: sum,
  reminders: list(text, MANY),
  replayed: flag,
  replayTokens: counts,
  tally: v.nullable(tally),
  done: list(label, MANY),
  draws: v.exactOptional(draws),
  time: v.exactOptional(time),
});

export const campaign: Of<Campaign> = v.object({
  version: v.literal(1),
  name: label,
  mode,
  hardcore: flag,
  variants,
  chapter: chapterNumber,
  difficulty,
  chapters: v.pipe(v.array(chapter), v.length(LAST_CHAPTER)),
  course,
  traits,
  ticks: list(tick, MANY),
  seats: v.union([v.pipe(v.array(id), v.length(0)), v.pipe(v.array(id), v.length(4))]),
  people: v.record(id, character),
  allies: list(ally, MANY),
  guardian: v.exactOptional(allyNumbers),
  backpack: list(item, MANY),
  curatives: sum,
  events: list(eventCard, MANY),
  notes: text,
  ending: v.nullable(ending),
  count: sum,
});
