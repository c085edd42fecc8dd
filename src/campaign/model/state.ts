import type { Said } from '../../basics/said';
import type { Difficulty } from '../../encounter/model/settings';
import type { StoryDraws } from '../kinds/story-decks';
import type { Tokens } from '../kinds/tokens';
import type { Traits } from '../kinds/traits';
import type { AllyNumbers } from '../kinds/uses';
import type { Character, CharacterId } from './character';
import type { Item } from './items';

export type { Difficulty };

export const DIFFICULTIES = ['journeyman', 'pilgrim', 'free', 'grim', 'dread'] as const;
export const LAST_CHAPTER = 21;

/** CP-8: which of two versions of a rule this company plays. */
export interface Variants {
  readonly commonLoot: 3 | 4;
  readonly toughAsNails: 'roll' | 'time';
  readonly fieldMedic: 'iron' | 'time';
}

export const STANDARD_VARIANTS: Variants = { commonLoot: 3, toughAsNails: 'roll', fieldMedic: 'iron' };

export const BOXES = ['story', 'ambushed', 'rulesSeen', 'extraUnique', 'encounter'] as const;
/** CP-7: the five boxes of a chapter. */
export type Box = (typeof BOXES)[number];
export type Boxes = { readonly [box in Box]: boolean };

/** Something done although a rule says otherwise; it stays on the chapter it was done in (OWN-16). */
export interface Irregular {
  readonly rule: string;
  /** Older saves hold it worded. */
  readonly text: Said;
}

export type Outcome = 'won' | 'lost' | 'givenUp';

/** One attempt at a chapter's fight, as it came out. */
export interface Fight {
  readonly outcome: Outcome;
  readonly heroes: readonly FightHeroResult[];
  readonly alliesKilled: readonly string[];
  readonly rounds: number;
  readonly minutes: number;
  /** Items that are gone for good, by what their cards say (OWN-143). */
  readonly usedUp?: readonly string[];
}

export interface FightHeroResult {
  readonly id: CharacterId;
  /** HP at the end; nobody who has fallen has any. */
  readonly hp: number;
  readonly fallen: boolean;
  /** HP taken from enemies, HP lost, and the HP of the strongest single attack. */
  readonly dealt: number;
  readonly lost: number;
  readonly best: number;
  /** Combat tokens left over; they last to the end of the epilogue (EN-11). */
  readonly tokens?: Tokens;
}

export interface Chapter {
  readonly boxes: Boxes;
  /** The chapter's difficulty; null until the chapter begins. */
  readonly difficulty: Difficulty | null;
  readonly notes: string;
  readonly fights: readonly Fight[];
  /** Minutes of the story part. */
  readonly minutes: number;
  readonly irregular: readonly Irregular[];
}

export interface Tick {
  readonly id: string;
  readonly chapter: number;
  readonly rule: string;
  /** The group's own text, if it was written by hand. */
  readonly words: Said;
  readonly who: CharacterId | null;
}

export interface Ally {
  readonly id: string;
  readonly name: string;
  readonly archived: boolean;
  readonly numbers?: AllyNumbers;
}

export interface EventCard {
  readonly id: string;
  readonly name: string;
  readonly deck: 'city' | 'deepwood';
}

/** Where the company stands in its chapter. `aftermath`: lost, and not yet decided whether to replay (EN-4). */
export type Phase = 'start' | 'story' | 'between' | 'fight' | 'aftermath' | 'epilogue' | 'over';
export const PHASES = ['start', 'story', 'between', 'fight', 'aftermath', 'epilogue', 'over'] as const;

/** Time of a story: tokens on its track, and what happens when so many lie there, in the group's words. */
export interface TimeTrack {
  readonly tokens: number;
  readonly effects: readonly { readonly at: number; readonly text: string }[];
}

export const NO_TIME: TimeTrack = { tokens: 0, effects: [] };

/** What lasts only for the chapter being played. */
export interface Course {
  readonly phase: Phase;
  readonly curativesBought: number;
  readonly medicUsed: number;
  readonly toughUsed: number;
  readonly runners: number;
  /** Time effects and other things to remember, in the group's words. */
  readonly reminders: readonly string[];
  /** EN-5: the ticks of a replay are marked, no others will follow. */
  readonly replayed: boolean;
  /** EN-10: tokens that each may still choose for a replay. */
  readonly replayTokens: { readonly [id: CharacterId]: number };
  /** Null until level, loot and losses have been tallied. */
  readonly tally: Tally | null;
  /** Steps of the checklist that only hands can do, ticked off. */
  readonly done: readonly string[];
  /** Might cards seen in the story; absent, or empty: the decks are whole (MT-10). */
  readonly draws?: StoryDraws;
  /** Absent: no time has passed, and nobody has written down what it brings. */
  readonly time?: TimeTrack;
}

export interface Tally {
  readonly commonTaken: number;
  readonly uniqueTaken: number;
  /** Items still to be drawn and to be given up, by character. */
  readonly injuries: { readonly [id: CharacterId]: number };
  readonly items: { readonly [id: CharacterId]: number };
  /** What each wore in the encounter, by id: only of that something is lost, not of fresh loot (LL-12). */
  readonly worn: { readonly [id: CharacterId]: readonly string[] };
}

export type Ending = 'complete' | 'fallen';

export interface Campaign {
  readonly version: 1;
  readonly name: string;
  /** `instant`: fights only, nothing of the story is asked for (OWN-15). */
  readonly mode: 'story' | 'instant';
  readonly hardcore: boolean;
  readonly variants: Variants;
  readonly chapter: number;
  readonly difficulty: Difficulty;
  readonly chapters: readonly Chapter[];
  readonly course: Course;
  readonly traits: Traits;
  readonly ticks: readonly Tick[];
  /** The four by seat; who has died keeps the seat until somebody comes (LV-27). Empty before the founding. */
  readonly seats: readonly CharacterId[];
  /** Everybody who ever rode with the company. */
  readonly people: { readonly [id: CharacterId]: Character };
  readonly allies: readonly Ally[];
  /** The Grove Maiden's Ancient Guardian (GM-3), where its card has been copied. */
  readonly guardian?: AllyNumbers;
  readonly backpack: readonly Item[];
  readonly curatives: number;
  readonly events: readonly EventCard[];
  readonly notes: string;
  readonly ending: Ending | null;
  /** Gives ids: never used twice. */
  readonly count: number;
}

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
