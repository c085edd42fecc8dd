import * as v from 'valibot';
import { flag, list, type Output, wholeNumber } from '../../basics/schema';
import type { Difficulty } from '../../encounter/model/settings';
import {
  chapterSchema,
  countsSchema,
  idSchema,
  LAST_CHAPTER,
  MANY,
  nameSchema,
  notesSchema,
  saidSchema,
  sumSchema,
} from '../kinds/fields';
import { storyDrawsSchema } from '../kinds/story-decks';
import { tokensSchema } from '../kinds/tokens';
import { traitsSchema } from '../kinds/traits';
import { allyNumbersSchema } from '../kinds/uses';
import { type Character, characterSchema } from './character';
import { itemSchema } from './items';

export type { Difficulty };
export { LAST_CHAPTER };

export const DIFFICULTIES = ['journeyman', 'pilgrim', 'free', 'grim', 'dread'] as const;
export const difficultySchema = v.picklist(DIFFICULTIES);
export const modeSchema = v.picklist(['story', 'instant']);

/** CP-8: which of two versions of a rule this company plays. */
export const variantsSchema = v.object({
  commonLoot: v.picklist([3, 4]),
  toughAsNails: v.picklist(['roll', 'time']),
  fieldMedic: v.picklist(['iron', 'time']),
});
export type Variants = Output<typeof variantsSchema>;

export const STANDARD_VARIANTS: Variants = { commonLoot: 3, toughAsNails: 'roll', fieldMedic: 'iron' };

export const BOXES = ['story', 'ambushed', 'rulesSeen', 'extraUnique', 'encounter'] as const;
/** CP-7: the five boxes of a chapter. */
export type Box = (typeof BOXES)[number];
export const boxSchema = v.picklist(BOXES);
const boxesSchema = v.object({
  story: flag,
  ambushed: flag,
  rulesSeen: flag,
  extraUnique: flag,
  encounter: flag,
});

/** Something done although a rule says otherwise; it stays on the chapter it was done in (OWN-16). */
export const irregularSchema = v.object({ rule: nameSchema, text: saidSchema });

export type Outcome = 'won' | 'lost' | 'givenUp';

const heroResultSchema = v.object({
  id: idSchema,
  /** HP at the end; 0 for those who have fallen. */
  hp: wholeNumber(0, 99),
  fallen: flag,
  /** Damage dealt to enemies, HP lost, and the damage of the strongest single attack. */
  dealt: sumSchema,
  lost: sumSchema,
  best: sumSchema,
  /** Combat tokens left over; they last to the end of the epilogue (EN-11). */
  tokens: v.exactOptional(tokensSchema),
});
export type FightHeroResult = Output<typeof heroResultSchema>;

/** One attempt at a chapter's fight, as it came out. */
export const fightSchema = v.object({
  outcome: v.picklist(['won', 'lost', 'givenUp']),
  heroes: list(heroResultSchema, 8),
  alliesKilled: list(idSchema, MANY),
  rounds: sumSchema,
  minutes: sumSchema,
  /** Items that are lost permanently, by what their cards say (OWN-143). */
  usedUp: v.exactOptional(list(idSchema, MANY)),
});
export type Fight = Output<typeof fightSchema>;

const chapterStateSchema = v.object({
  boxes: boxesSchema,
  /** The chapter's difficulty; null until the chapter begins. */
  difficulty: v.nullable(difficultySchema),
  notes: notesSchema,
  fights: list(fightSchema, MANY),
  /** Minutes of the story part. */
  minutes: sumSchema,
  irregular: list(irregularSchema, MANY),
});
export type Chapter = Output<typeof chapterStateSchema>;

export const tickSchema = v.object({
  id: idSchema,
  chapter: chapterSchema,
  rule: nameSchema,
  /** The group's own text, if a player wrote it. */
  words: saidSchema,
  who: v.nullable(idSchema),
});
export type Tick = Output<typeof tickSchema>;

export const allySchema = v.object({
  id: idSchema,
  name: nameSchema,
  archived: flag,
  numbers: v.exactOptional(allyNumbersSchema),
});
export type Ally = Output<typeof allySchema>;

export const eventDeckSchema = v.picklist(['city', 'deepwood']);
export const eventCardSchema = v.object({ id: idSchema, name: nameSchema, deck: eventDeckSchema });

/** Where the company is in its chapter. `aftermath`: lost, and not yet decided whether to replay (EN-4). */
export const PHASES = ['start', 'story', 'between', 'fight', 'aftermath', 'epilogue', 'over'] as const;
export type Phase = (typeof PHASES)[number];
export const phaseSchema = v.picklist(PHASES);

/** Time of a story: tokens on its track, and what happens at so many tokens, in the group's words. */
export const timeSchema = v.object({
  tokens: sumSchema,
  effects: list(v.object({ at: sumSchema, text: notesSchema }), MANY),
});
export type TimeTrack = Output<typeof timeSchema>;

export const NO_TIME: TimeTrack = { tokens: 0, effects: [] };

export const tallySchema = v.object({
  commonTaken: sumSchema,
  uniqueTaken: sumSchema,
  /** Items still to be drawn and to be given up, by character. */
  injuries: countsSchema,
  items: countsSchema,
  /** What each wore in the encounter, by id: only of that something is lost, not of fresh loot (LL-12). */
  worn: v.record(idSchema, list(idSchema, MANY)),
});
export type Tally = Output<typeof tallySchema>;

/** What lasts only for the chapter being played. */
const courseSchema = v.object({
  phase: phaseSchema,
  curativesBought: sumSchema,
  medicUsed: sumSchema,
  toughUsed: sumSchema,
  runners: sumSchema,
  /** Time effects and other things to remember, in the group's words. */
  reminders: list(notesSchema, MANY),
  /** EN-5: the ticks of a replay are marked, no others will follow. */
  replayed: flag,
  /** EN-10: tokens that each may still choose for a replay. */
  replayTokens: countsSchema,
  /** Null until level, loot and losses have been tallied. */
  tally: v.nullable(tallySchema),
  /** Steps of the checklist that are done on the table. */
  done: list(nameSchema, MANY),
  /** Might cards seen in the story; missing or empty: the decks are complete (MT-10). */
  draws: v.exactOptional(storyDrawsSchema),
  /** Missing: no time has passed, and nobody has written down what it brings. */
  time: v.exactOptional(timeSchema),
});
export type Course = Output<typeof courseSchema>;

export const endingSchema = v.picklist(['complete', 'fallen']);

export const campaignSchema = v.object({
  version: v.literal(1),
  name: nameSchema,
  /** `instant`: fights only, nothing of the story is asked for (OWN-15). */
  mode: modeSchema,
  hardcore: flag,
  variants: variantsSchema,
  chapter: chapterSchema,
  difficulty: difficultySchema,
  chapters: v.pipe(v.array(chapterStateSchema), v.length(LAST_CHAPTER)),
  course: courseSchema,
  traits: traitsSchema,
  ticks: list(tickSchema, MANY),
  /** The four by seat; a dead character keeps the seat until somebody new comes (LV-27). Empty before the founding. */
  seats: v.union([v.pipe(v.array(idSchema), v.length(0)), v.pipe(v.array(idSchema), v.length(4))]),
  /** Everybody who was ever part of the company. */
  people: v.record(idSchema, characterSchema),
  allies: list(allySchema, MANY),
  /** The Grove Maiden's Ancient Guardian (GM-3), where its card has been copied. */
  guardian: v.exactOptional(allyNumbersSchema),
  backpack: list(itemSchema, MANY),
  curatives: sumSchema,
  events: list(eventCardSchema, MANY),
  notes: notesSchema,
  ending: v.nullable(endingSchema),
  /** For new ids: never used twice. */
  count: sumSchema,
});
export type Campaign = Output<typeof campaignSchema>;

const BLANK_CHAPTER: Chapter = {
  boxes: { story: false, ambushed: false, rulesSeen: false, extraUnique: false, encounter: false },
  difficulty: null,
  notes: '',
  fights: [],
  minutes: 0,
  irregular: [],
};

export const courseAt = (phase: Phase): Course => ({
  phase,
  curativesBought: 0,
  medicUsed: 0,
  toughUsed: 0,
  runners: 0,
  reminders: [],
  replayed: false,
  replayTokens: {},
  tally: null,
  done: [],
});

/** A sheet on which nothing is written yet. */
export const BLANK: Campaign = {
  version: 1,
  name: '',
  mode: 'story',
  hardcore: false,
  variants: STANDARD_VARIANTS,
  chapter: 1,
  difficulty: 'free',
  chapters: Array.from({ length: LAST_CHAPTER }, () => BLANK_CHAPTER),
  course: courseAt('start'),
  traits: {},
  ticks: [],
  seats: [],
  people: {},
  allies: [],
  backpack: [],
  curatives: 0,
  events: [],
  notes: '',
  ending: null,
  count: 0,
};

export const isFounded = (state: Campaign): boolean => state.seats.length > 0;
export const chapterOf = (state: Campaign, number: number): Chapter =>
  state.chapters[number - 1] ?? BLANK_CHAPTER;
export const lastFight = (state: Campaign): Fight | undefined =>
  chapterOf(state, state.chapter).fights.at(-1);

/** The four, those of them who live, in the order of their seats. */
export const activeOf = (state: Campaign): readonly Character[] =>
  state.seats.flatMap(id => {
    const c = state.people[id];
    return c?.fate === 'active' ? [c] : [];
  });

/** Seats that somebody new must take. */
export const emptySeats = (state: Campaign): readonly number[] =>
  state.seats.flatMap((id, seat) => (state.people[id]?.fate === 'active' ? [] : [seat]));

/** The item's place anywhere in the company. */
export const findItem = (state: Campaign, id: string) =>
  [...state.backpack, ...Object.values(state.people).flatMap(c => c.items)].find(item => item.id === id);
