import * as v from 'valibot';
import {
  doorOf,
  list,
  maybe,
  type Of,
  saidOf,
  shape,
  stream,
  table,
  text,
  whole,
} from '../../../play/shapes';
import type { Kind } from '../../../storage/kinds';
import { auras, type ClanBook, clans, hexKinds, kinds, type UnitBook } from '../rules/board/position';
import { sides, squareNamed } from '../rules/board/square';
import { apply } from '../rules/duel/apply';
import { LOG_LENGTH, type LogEntry, logEntrySchema } from '../rules/duel/log-entry';
import {
  type Book,
  type Duel,
  type Effect,
  type End,
  type Event,
  endings,
  type Handicap,
  helps,
  type IntentData,
  type Light,
  type RowData,
  type Seat,
  type SeatChange,
  type Setting,
  strengths,
  type TurnChange,
  type TurnData,
  type UnitData,
  type WiboData,
  wills,
} from '../rules/duel/model';
import { questionOf } from '../rules/duel/question';

import { type SkillId, skills } from '../rules/skills/names';
import { isSlot } from '../rules/turn/bones';
import { phases } from '../rules/turn/told';
import { duelMigrations } from './duel-migrations';

export const at = v.pipe(
  v.string(),
  v.check(name => squareNamed.has(name)),
);
export const squares = list(at, 64);
export const side = v.picklist(sides);
export const skill = v.picklist(Object.keys(skills) as SkillId[]);
export const count = whole(0, 9_999);
export const bone = whole(1, 99);
export const flag = v.boolean();
const of = <T extends string>(word: T) => v.literal(word);

export const unitBook: Of<UnitBook> = shape<UnitBook>()({
  journey: list(whole(1, 8), 8),
  less: flag,
  deed: list(whole(1, 8), 8),
  hex: list(v.picklist(hexKinds), 2),
});
const units: Of<ClanBook> = shape<ClanBook>()({
  pawn: unitBook,
  sage: unitBook,
  knight: unitBook,
  rook: unitBook,
  queen: unitBook,
  king: unitBook,
});
export const slots = list(v.pipe(text(12), v.check(isSlot)), 8);
export const sum = v.strictTuple([count, count]);
const rowBook = { id: skill, slots, sum: maybe(sum), places: maybe(whole(0, 20)) };
export const book: Of<Book> = shape<Book>()({
  clan: v.picklist(clans),
  bone,
  start: list(v.looseObject({ at, kind: v.picklist(kinds) }), 64),
  units,
  rows: list(shape<Book['rows'][number]>()(rowBook), 12),
});

const cells = list(v.nullable(whole(0, 99)), 8);
const row: Of<RowData> = v.pipe(
  shape<RowData>()({ ...rowBook, filled: cells, bones: cells, tokens: whole(0, 99) }),
  v.check(
    ({ slots: wanted, filled, bones }) => filled.length === wanted.length && bones.length === wanted.length,
  ),
);

const player = {
  name: text(80),
  law: flag,
  quarryDown: whole(0, 9),
  risen: flag,
  pool: list(bone, 12),
  rows: list(row, 12),
  will: flag,
};
const seat: Of<Seat> = shape<Seat>()({ ...player, book });
const seatChange: Of<SeatChange> = shape<SeatChange>()({
  name: maybe(player.name),
  law: maybe(flag),
  quarryDown: maybe(player.quarryDown),
  risen: maybe(flag),
  pool: maybe(player.pool),
  rows: maybe(player.rows),
  will: maybe(flag),
});

export const unit: Of<UnitData> = shape<UnitData>()({
  side,
  kind: v.picklist(kinds),
  auras: list(v.picklist(auras), 6),
  marks: whole(0, 99),
  quarry: flag,
  ladder: whole(0, 99),
  held: flag,
});

type Wibo<A extends WiboData['at']> = Extract<WiboData, { at: A }>;
const wibo: Of<WiboData> = v.variant('at', [
  shape<Wibo<'journey'>>()({ at: of('journey') }),
  shape<Wibo<'morph'>>()({ at: of('morph'), unit: at, named: v.nullable(squares), seed: flag }),
  shape<Wibo<'retreat'>>()({ at: of('retreat'), unit: at, pawn: at }),
]);
type Intent<D extends IntentData['does']> = Extract<IntentData, { does: D }>;
const intent: Of<IntentData> = v.variant('does', [
  shape<Intent<'anything'>>()({ does: of('anything') }),
  shape<Intent<'journey'>>()({ does: of('journey') }),
  shape<Intent<'deed'>>()({ does: of('deed'), unit: at, targets: squares }),
]);

const turnFields = {
  phase: v.picklist(phases),
  bone: v.nullable(v.looseObject({ sides: bone, value: whole(1, 99) })),
  intent,
  again: v.nullable(bone),
  spent: list(skill, 12),
  journeyed: v.nullable(at),
  wibo,
  acquired: list(skill, 12),
  counters: flag,
  gift: v.nullable(skill),
  mover: v.nullable(at),
};
const turn: Of<TurnData> = shape<TurnData>()({ side, ...turnFields });
const turnChange: Of<TurnChange> = shape<TurnChange>()({
  phase: maybe(turnFields.phase),
  bone: maybe(turnFields.bone),
  intent: maybe(intent),
  again: maybe(turnFields.again),
  spent: maybe(turnFields.spent),
  journeyed: maybe(turnFields.journeyed),
  wibo: maybe(wibo),
  acquired: maybe(turnFields.acquired),
  counters: maybe(flag),
  gift: maybe(turnFields.gift),
  mover: maybe(turnFields.mover),
});

const logEntry: Of<LogEntry> = logEntrySchema(saidOf(text(2_000), 200));
const end: Of<End | null> = v.nullable(shape<End>()({ winner: v.nullable(side), how: v.picklist(endings) }));
const dice = v.picklist(['app', 'table']);
const wood = v.nullable(v.looseObject({ side, strength: v.picklist(strengths) }));

export const onBoard = <T>(entry: Of<T>) =>
  v.pipe(
    table(entry),
    v.check(all => Object.keys(all).every(name => squareNamed.has(name))),
  );

const light: Of<Light | null> = v.nullable(
  shape<Light>()({
    path: v.looseObject({ south: whole(0, 99), north: whole(0, 99) }),
    counters: list(whole(1, 99), 40),
    units: maybe(onBoard(unit)),
  }),
);
const handicap: Of<Handicap | null> = v.nullable(
  shape<Handicap>()({ side, left: whole(1, 9), value: v.nullable(whole(1, 99)) }),
);
export const willNumber = whole(1, 12);
export const willWord = text(400);
const effects: Of<readonly Effect[]> = list(
  shape<Effect>()({ side, number: willNumber, rounds: v.nullable(whole(1, 99)) }),
  99,
);

const helpsOf = v.looseObject({
  south: maybe(v.picklist(helps)),
  north: maybe(v.picklist(helps)),
});

const duel: Of<Duel> = v.pipe(
  shape<Duel>()({
    light: maybe(light),
    handicap: maybe(handicap),
    willWords: maybe(table(willWord)),
    effects: maybe(effects),
    lastProgress: maybe(count),
    seats: v.looseObject({ south: seat, north: seat }),
    units: onBoard(unit),
    reclaimed: squares,
    gardens: onBoard(whole(1, 99)),
    count,
    turn,
    quarryDue: flag,
    help: v.picklist(helps),
    helps: maybe(helpsOf),
    strict: maybe(flag),
    dice,
    will: v.picklist(wills),
    wood,
    stream,
    log: list(logEntry, LOG_LENGTH),
    end,
  }),
  // UN-3.
  v.check(({ seats }) => seats.south.book.clan !== seats.north.book.clan),
);

type On<T extends Event['type']> = Extract<Event, { type: T }>;
export const setting: Of<Setting> = shape<Setting>()({
  help: maybe(v.picklist(helps)),
  helps: maybe(helpsOf),
  dice: maybe(dice),
  wood: maybe(wood),
});
const event: Of<Event> = v.variant('type', [
  shape<On<'unit'>>()({ type: of('unit'), at, unit: v.nullable(unit) }),
  shape<On<'reclaimed'>>()({ type: of('reclaimed'), at, now: flag }),
  shape<On<'garden'>>()({ type: of('garden'), at, count: whole(0, 99) }),
  shape<On<'seat'>>()({ type: of('seat'), side, change: seatChange }),
  shape<On<'turn'>>()({ type: of('turn'), change: turnChange }),
  shape<On<'begins'>>()({ type: of('begins'), turn, count }),
  shape<On<'quarryNamed'>>()({ type: of('quarryNamed') }),
  shape<On<'logged'>>()({ type: of('logged'), entry: logEntry }),
  shape<On<'rolled'>>()({ type: of('rolled'), stream }),
  shape<On<'set'>>()({ type: of('set'), change: setting }),
  shape<On<'light'>>()({ type: of('light'), light }),
  shape<On<'army'>>()({ type: of('army'), units: onBoard(unit) }),
  shape<On<'handicap'>>()({ type: of('handicap'), handicap }),
  shape<On<'willWord'>>()({ type: of('willWord'), number: willNumber, words: willWord }),
  shape<On<'taught'>>()({ type: of('taught'), side, book }),
  shape<On<'effects'>>()({ type: of('effects'), effects }),
  shape<On<'ended'>>()({ type: of('ended'), end }),
]);

/** A duel, as it is kept. */
export const duelKind: Kind<Duel, Event> = {
  name: 'darkleaf/duel',
  version: 2,
  migrations: duelMigrations,
  state: doorOf(duel),
  event: doorOf(event),
  apply,
  look: questionOf,
  about: ({ count: turns, end: over, seats, will, wood: woods }) => ({
    turns,
    end: over ? (over.winner ?? 'drawn') : '',
    south: seats.south.book.clan,
    north: seats.north.book.clan,
    southName: seats.south.name,
    northName: seats.north.name,
    will,
    wood: woods ? `${woods.side} ${woods.strength}` : '',
  }),
};
