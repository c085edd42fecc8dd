import * as v from 'valibot';
import {
  byWord,
  doorOf,
  list,
  maybe,
  type Of,
  own,
  saidOf,
  shape,
  stream,
  table,
  text,
  whole,
} from '../../../play/shapes';
import type { Kind } from '../../../storage/kinds';
import { type Ability, type Attraction, attractions, type Bond, kinds } from '../rules/battle/card';
import type { Cell } from '../rules/battle/space';
import { LOG_LENGTH, logEntrySchema } from '../rules/fight/log-entry';
import { type Goods, resources } from '../rules/goods';
import { declinings, natures, type OwnRows, outcomes, type Row } from '../rules/meeting/natures';
import { flierChoices } from '../rules/npc/aim';
import { isFormation, mostNamed } from '../rules/npc/formation';
import { apply } from '../rules/play/apply';
import { type Artifact, type Member, magics } from '../rules/play/cards';
import type { Holder } from '../rules/play/commands';
import type { Event, NationChange, WorldChange } from '../rules/play/events';
import { type WorldLogEntry, worldFactSchema } from '../rules/play/log-entry';
import type { Army, BattleHere, MeetingHere, Settings, Step, Timed, World } from '../rules/play/model';
import {
  type Nation,
  type Pile,
  type Quest,
  questColours,
  type Scored,
  sources,
} from '../rules/play/nations';
import type { Holding, Tile } from '../rules/play/places';
import { questionOf } from '../rules/play/question';
import { beastFates, type Count, type SagaLine, type Tally } from '../rules/play/tally';
import { passings } from '../rules/turns/weather';
import { realms } from '../rules/world/creatures';
import { landGrid, landTypes, settlementKinds } from '../rules/world/land';
import { landmarkNames } from '../rules/world/landmarks';
import {
  battle,
  ability as battleAbility,
  bond as battleBond,
  event as battleEvent,
  cell,
  pins,
  unsure,
} from './battle';
import { logFactMigrations } from './log-migrations';

export const id = own(80);
export const name = text(80);
export const flag = v.boolean();
/** No table has more of anything. */
export const count = whole(0, 9_999);
export const hex: Of<string> = v.pipe(
  v.string(),
  v.check(one => landGrid.cellOf.has(one)),
);
/** Milliseconds of many evenings. */
const much = whole(0, 1_000_000_000);
/** More than any box holds. */
const manyCards = 300;
const manyHexes = 700;

export const goods: Of<Goods> = v.looseObject({
  grain: count,
  wood: count,
  ore: count,
  fish: count,
  gems: count,
  steel: count,
  gold: count,
});
export const resource = v.picklist(resources);
const ability: Of<Ability> = battleAbility;
const attraction: Of<Attraction> = shape<Attraction>()({
  type: v.picklist(attractions),
  score: whole(0, 99),
});
const bonds: Of<readonly Bond[]> = list(battleBond, 52);
const number = whole(0, 999);

export const member: Of<Member> = shape<Member>()({
  id,
  name,
  kind: v.picklist(kinds),
  attack: number,
  defense: number,
  health: whole(1, 999),
  speed: number,
  flying: flag,
  steps: whole(0, 20),
  undead: flag,
  attraction: v.nullable(attraction),
  bonds,
  abilities: list(ability, 12),
  gathers: list(resource, 7),
  barter: flag,
  seafaring: flag,
  magic: v.nullable(v.picklist(magics)),
  cost: goods,
  nature: v.nullable(v.picklist(natures)),
  realm: v.nullable(v.picklist(realms)),
  points: number,
  of: v.nullable(id),
  unsure: maybe(unsure),
});
const members = list(member, manyCards);
export const artifact: Of<Artifact> = shape<Artifact>()({
  id,
  name,
  magic: v.picklist(magics),
  points: number,
  bearer: v.nullable(id),
});
const artifacts = list(artifact, 99);
export const tile: Of<Tile> = shape<Tile>()({
  type: v.picklist(landTypes),
  landmark: v.nullable(v.picklist(landmarkNames)),
});
const tiles = list(tile, manyHexes);
export const holding: Of<Holding> = shape<Holding>()({
  owner: id,
  kind: v.picklist(settlementKinds),
  occupier: v.nullable(id),
  walls: whole(0, 99),
  towers: whole(0, 99),
});
const army: Of<Army> = shape<Army>()({
  id,
  nation: v.nullable(id),
  name,
  hex: v.nullable(hex),
  members,
  goods,
  artifacts,
  rolled: flag,
  yields: maybe(flag),
});
const pile: Of<Pile> = shape<Pile>()({ cards: members, from: v.nullable(count) });
export const quest: Of<Quest> = shape<Quest>()({
  name,
  colour: v.picklist(questColours),
  count,
  goal: whole(1, 999),
  points: number,
  again: flag,
});
const prices: Of<Nation['prices']> = shape<Nation['prices']>()({ wall: goods, tower: goods });
export const note = text(1_000);
const nationFields = {
  name,
  bank: goods,
  artifacts,
  chits: count,
  quests: list(quest, 60),
  piles: list(pile, 40),
  hand: count,
  bazaar: flag,
  prices,
  note,
};
const nation: Of<Nation> = shape<Nation>()({ id, ...nationFields });
const nationChange: Of<NationChange> = shape<NationChange>()({
  name: maybe(nationFields.name),
  bank: maybe(nationFields.bank),
  artifacts: maybe(nationFields.artifacts),
  chits: maybe(nationFields.chits),
  quests: maybe(nationFields.quests),
  piles: maybe(nationFields.piles),
  hand: maybe(nationFields.hand),
  bazaar: maybe(nationFields.bazaar),
  prices: maybe(nationFields.prices),
  note: maybe(nationFields.note),
});
const timed: Of<Timed> = shape<Timed>()({ id, name, lasts: whole(1, 99), began: v.nullable(count) });
const scored: Of<Scored> = shape<Scored>()({
  turn: count,
  nation: id,
  points: whole(-9_999, 9_999),
  from: v.picklist(sources),
});
const war: Of<BattleHere> = shape<BattleHere>()({
  id,
  name: text(200),
  hex: v.nullable(hex),
  battle,
  leaving: v.nullable(
    shape<NonNullable<BattleHere['leaving']>>()({ army: id, roll: whole(1, 8), hexes: list(hex, manyHexes) }),
  ),
  left: table(hex),
});
const meeting: Of<MeetingHere> = shape<MeetingHere>()({
  army: id,
  waiting: list(id, 52),
  outcome: v.nullable(v.picklist(outcomes)),
  roll: v.nullable(whole(1, 8)),
  attackers: list(id, 52),
  phases: whole(1, 20),
});
const seat = whole(0, 20);
const step: Of<Step> = byWord<'at', Step>('at', {
  lay: { round: whole(0, 3), who: seat, left: whole(1, 99) },
  settle: { who: seat },
  observer: { among: list(id, 20) },
  weather: {},
  event: {
    event: v.picklist(['land', 'creature', 'world']),
    tile: v.nullable(tile),
    card: v.nullable(member),
  },
  next: {},
  command: {},
  discover: { army: id, drawn: tiles },
});
export const settingFields = {
  passing: v.picklist(passings),
  target: whole(1, 999),
  map: flag,
  bank: flag,
  sand: flag,
  dice: v.picklist(['app', 'table']),
  light: flag,
  fliers: v.picklist(flierChoices),
  foresight: flag,
};
export const row: Of<Row> = shape<Row>()({
  results: v.pipe(list(v.picklist(outcomes), 8), v.length(8)),
  declined: v.nullable(v.picklist(declinings)),
});
/** EN-1: rows of a group's own, by their natures. */
export const ownRows: Of<OwnRows> = v.looseObject(
  Object.fromEntries(natures.map(nature => [nature, maybe(row)])),
);
/** NF-1. */
export const ownFormation: Of<readonly Cell[]> = v.pipe(
  list(cell, mostNamed),
  v.check(cells => isFormation(cells)),
);
/** What came later, and is missing in older saves. */
export const laterSettings = {
  clocks: maybe(flag),
  formation: maybe(ownFormation),
  rows: maybe(ownRows),
  pins: maybe(pins),
  oursForeseen: maybe(flag),
};
const settings: Of<Settings> = shape<Settings>()({ ...settingFields, ...laterSettings });
const pair: Of<readonly [string, string]> = v.strictTuple([id, id]);
const now = {
  settings,
  allies: list(pair, 60),
  observer: id,
  turn: count,
  roll: whole(0, 8),
  order: list(id, 20),
  current: whole(-1, 20),
  actions: whole(0, 99),
  step,
  timeline: list(timed, 60),
  hadEvent: flag,
  meeting: v.nullable(meeting),
  winners: list(id, 20),
  goesOn: flag,
  made: whole(0, 1_000_000),
};
const change: Of<WorldChange> = shape<WorldChange>()({
  settings: maybe(now.settings),
  allies: maybe(now.allies),
  observer: maybe(now.observer),
  turn: maybe(now.turn),
  roll: maybe(now.roll),
  order: maybe(now.order),
  current: maybe(now.current),
  actions: maybe(now.actions),
  step: maybe(now.step),
  timeline: maybe(now.timeline),
  hadEvent: maybe(now.hadEvent),
  meeting: maybe(now.meeting),
  winners: maybe(now.winners),
  goesOn: maybe(now.goesOn),
  made: maybe(now.made),
});

const byHex = <T>(of: Of<T>): Of<Record<string, T>> =>
  v.pipe(
    table(of),
    v.check(found => Object.keys(found).every(one => landGrid.cellOf.has(one))),
  );
const unique = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

const logEntry: Of<WorldLogEntry> = logEntrySchema(worldFactSchema, saidOf(text(2_000), 200));
const sagaLine: Of<SagaLine> = shape<SagaLine>()({ turn: count, text: saidOf(text(2_000), 200) });
const eight = v.pipe(list(much, 8), v.length(8));
const perName = table(much);
const tally: Of<Tally> = shape<Tally>()({
  faces: eight,
  met: table(eight),
  dealt: perName,
  taken: perName,
  spent: perName,
  won: perName,
  beasts: table(shape<Tally['beasts'][string]>()({ met: much, fought: much, joined: much, slain: much })),
});
const noted: Of<Count> = byWord<'of', Count>('of', {
  face: { n: whole(1, 8) },
  met: { nature: v.picklist(natures), n: whole(1, 8) },
  damage: { by: id, to: id, n: much },
  spent: { by: id, n: much },
  won: { by: id },
  beast: { name, fate: v.picklist(beastFates) },
});

const world: Of<World> = v.pipe(
  shape<World>()({
    ...now,
    nations: v.pipe(list(nation, 6), v.minLength(1)),
    lands: byHex(tile),
    settlements: byHex(holding),
    armies: list(army, 300),
    bag: v.nullable(tiles),
    hands: table(tiles),
    creatures: v.nullable(members),
    battles: list(war, 20),
    scores: list(scored, 400),
    stream,
    log: list(logEntry, LOG_LENGTH),
    saga: maybe(list(sagaLine, 400)),
    tally: maybe(tally),
  }),
  v.check(({ nations }) => unique(nations.map(one => one.id))),
  v.check(({ armies }) => unique(armies.map(one => one.id))),
  v.check(({ battles }) => unique(battles.map(one => one.id))),
  v.check(({ settlements, lands }) => Object.keys(settlements).every(one => one in lands)),
);

const event: Of<Event> = byWord<'type', Event>('type', {
  now: { change },
  land: { hex, tile: v.nullable(tile) },
  settlement: { hex, holding: v.nullable(holding) },
  army: { army },
  'army-gone': { id },
  nation: { id, change: nationChange },
  bag: { bag: tiles },
  hand: { nation: id, tiles },
  creatures: { creatures: members },
  war: { war },
  'war-gone': { id },
  battle: { id, event: battleEvent },
  scored: { scored },
  logged: { entry: logEntry },
  noted: { lines: list(sagaLine, 60), counts: list(noted, 400) },
  rolled: { stream },
});

export const holder: Of<Holder> = v.union([v.strictObject({ bank: id }), v.strictObject({ army: id })]);

/** A whole game, as it is kept. */
export const worldKind: Kind<World, Event> = {
  name: 'korrem/world',
  version: 2,
  migrations: logFactMigrations,
  state: doorOf(world),
  event: doorOf(event),
  apply,
  look: questionOf,
  about: ({ turn, nations, winners, goesOn }) => ({
    turn,
    end: winners.length > 0 ? winners.join(' ') : goesOn ? 'on' : '',
    points: nations.map(one => `${one.name} ${one.chits}`).join(' · '),
  }),
};
