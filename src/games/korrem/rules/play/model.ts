import * as v from 'valibot';
import {
  dictionary,
  flag,
  list,
  type Output,
  object,
  optional,
  streamState,
  text,
  variants,
  wholeNumber,
} from '../../../../basics/schema';
import type { Hex } from '../../../../hex/shape';
import { countSchema, d8Schema, idListSchema, idSchema, nameSchema } from '../fields';
import { LOG_LENGTH } from '../fight/log-entry';
import { battleSchema, pinsSchema } from '../fight/model';
import { goodsSchema } from '../goods';
import { outcomes, ownRowsSchema } from '../meeting/natures';
import { flierChoices } from '../npc/aim';
import { formationSchema } from '../npc/formation';
import { passings } from '../turns/weather';
import { artifactListSchema, memberListSchema, memberSchema } from './cards';
import { worldLogEntrySchema } from './log/log-entry';
import { type Nation, nationSchema, scoredSchema } from './nations';
import { byHex, hexListSchema, hexSchema, holdingSchema, tileListSchema, tileSchema } from './places';
import { sagaLineSchema, tallySchema } from './records/tally';

export const armySchema = object({
  id: idSchema,
  /** Null: the app plays it. */
  nation: v.nullable(idSchema),
  name: nameSchema,
  /** Null while no map is used. */
  hex: v.nullable(hexSchema),
  members: memberListSchema,
  goods: goodsSchema,
  artifacts: artifactListSchema,
  /** LM-1: it has had its roll at a landmark in this Command Phase. */
  rolled: flag,
  /** LM-2: its roll has succeeded where a player chooses what it brings. */
  yields: optional(flag),
});
export type Army = Output<typeof armySchema>;

/** WD-2: an event waits from its place in the line, and is active from its turn on. */
export const timedSchema = object({
  id: idSchema,
  name: nameSchema,
  lasts: wholeNumber(1, 99),
  began: v.nullable(countSchema),
});
export type Timed = Output<typeof timedSchema>;

/** BP-1: one of several battles. */
export const battleHereSchema = object({
  id: idSchema,
  name: text(200),
  hex: v.nullable(hexSchema),
  battle: battleSchema,
  /** BE-2: an army that may leave, with the hexes that its roll reaches. */
  leaving: v.nullable(object({ army: idSchema, roll: d8Schema, hexes: hexListSchema })),
  /** BE-2: where the armies went that have left. */
  left: dictionary(hexSchema),
});
export type BattleHere = Output<typeof battleHereSchema>;

/** CR-3, CR-4, EN: an army meets creatures, one after the other. */
export const meetingSchema = object({
  army: idSchema,
  /** Which creatures have yet to roll, the first of them now. */
  waiting: idListSchema(52),
  /** What the first has rolled, until the players have answered. */
  outcome: v.nullable(v.picklist(outcomes)),
  roll: v.nullable(d8Schema),
  /** Who attacks, and in how many first phases. */
  attackers: idListSchema(52),
  phases: wholeNumber(1, 20),
});
export type MeetingHere = Output<typeof meetingSchema>;

const seat = wholeNumber(0, 20);
const stepSchema = variants('at', {
  /** LD-8: in each round every player lays one more land. */
  lay: { round: wholeNumber(0, 3), who: seat, left: wholeNumber(1, 99) },
  settle: { who: seat },
  /** WT-1: those who are still tied. */
  observer: { among: idListSchema(20) },
  weather: {},
  event: {
    event: v.picklist(['land', 'creature', 'world']),
    tile: v.nullable(tileSchema),
    card: v.nullable(memberSchema),
  },
  next: {},
  command: {},
  /** LD-9: what was drawn for an army, and lies open. */
  discover: { army: idSchema, drawn: tileListSchema },
});

export const settingFields = {
  passing: v.picklist(passings),
  /** VP-2. */
  target: wholeNumber(1, 999),
  map: flag,
  bank: flag,
  /** BP-1: timers are off for beginners. */
  sand: flag,
  dice: v.picklist(['app', 'table']),
  light: flag,
  fliers: v.picklist(flierChoices),
  foresight: flag,
};
/** Settings that are missing in older saves. */
export const laterSettings = {
  /** Only timers and points: cards and armies are on the table. */
  clocks: optional(flag),
  /** NF-1: another formation of NPCs, the leader's cell first. */
  formation: optional(formationSchema),
  /** EN-1: rows that this group has changed. */
  rows: optional(ownRowsSchema),
  pins: optional(pinsSchema),
  /** Whether the chances of the players' own attacks are shown too. */
  oursForeseen: optional(flag),
};
const settingsSchema = object({ ...settingFields, ...laterSettings });
export type Settings = Output<typeof settingsSchema>;

/** What one event may change of a game. */
export const currentFields = {
  settings: settingsSchema,
  /** MV-3: nations whose players have agreed on it. */
  allies: list(v.strictTuple([idSchema, idSchema]), 60),
  observer: idSchema,
  turn: countSchema,
  roll: wholeNumber(0, 8),
  /** WT-2: who has a Command Phase in this Nation Turn, and how many have had theirs. */
  order: idListSchema(20),
  current: wholeNumber(-1, 20),
  /** WT-5: the actions that are left to the nation in its Command Phase. */
  actions: wholeNumber(0, 99),
  step: stepSchema,
  timeline: list(timedSchema, 60),
  /** WD-2: the game's first event has been drawn. */
  hadEvent: flag,
  meeting: v.nullable(meetingSchema),
  /** VP-2: who has won, until the players continue. */
  winners: idListSchema(20),
  goesOn: flag,
  made: wholeNumber(0, 1_000_000),
};

const hasUniqueIds = (all: readonly { readonly id: string }[]): boolean =>
  new Set(all.map(({ id }) => id)).size === all.length;
export const worldSchema = v.pipe(
  object({
    ...currentFields,
    /** In seating order, clockwise. */
    nations: v.pipe(list(nationSchema, 6), v.minLength(1)),
    lands: byHex(tileSchema),
    settlements: byHex(holdingSchema),
    armies: list(armySchema, 300),
    /** What the app draws from; null where bag and decks lie on the table. */
    bag: v.nullable(tileListSchema),
    hands: dictionary(tileListSchema),
    creatures: v.nullable(memberListSchema),
    battles: list(battleHereSchema, 20),
    scores: list(scoredSchema, 400),
    stream: streamState,
    /** The newest lines of the log; the history of the save has them all. */
    log: list(worldLogEntrySchema, LOG_LENGTH),
    /** Missing in games that began before these were stored. */
    saga: optional(list(sagaLineSchema, 400)),
    tally: optional(tallySchema),
  }),
  v.check(({ nations }) => hasUniqueIds(nations)),
  v.check(({ armies }) => hasUniqueIds(armies)),
  v.check(({ battles }) => hasUniqueIds(battles)),
  v.check(({ settlements, lands }) => Object.keys(settlements).every(hex => hex in lands)),
);
export type World = Output<typeof worldSchema>;

export const npcs = 'npc';

export const nationOf = ({ nations }: Pick<World, 'nations'>, id: string): Nation | undefined =>
  nations.find(nation => nation.id === id);
export const armyIn = ({ armies }: Pick<World, 'armies'>, id: string): Army | undefined =>
  armies.find(army => army.id === id);
export const warOf = ({ battles }: Pick<World, 'battles'>, id: string): BattleHere | undefined =>
  battles.find(war => war.id === id);
/** WT-2: whose Command Phase it is; nobody's between them. */
export const commander = ({ step, order, current }: World): string | null =>
  step.at === 'command' || step.at === 'discover' ? (order[current] ?? null) : null;
export const armiesOn = ({ armies }: Pick<World, 'armies'>, hex: Hex | null): Army[] =>
  hex === null ? [] : armies.filter(army => army.hex === hex);
/** MV-3: who is in a battle leaves its hex only by its end. */
export const battleWith = ({ battles }: Pick<World, 'battles'>, army: string): BattleHere | undefined =>
  battles.find(({ battle }) => battle.armies.some(({ id }) => id === army));
