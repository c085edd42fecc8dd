import type { Fields } from '../../../src/basics/reading';
import {
  auras,
  type Clan,
  type ClanBook,
  clans,
  hexKinds,
  type Kind,
  kinds,
  mostOf,
  type Player,
  type Position,
  royalOf,
  type Unit,
  type UnitBook,
} from '../../../src/games/darkleaf/rules/board/position';
import { nameOf, type Side, type Square, sides } from '../../../src/games/darkleaf/rules/board/square';
import { Standings } from '../../../src/games/darkleaf/rules/board/standings';
import type { Reading } from './reading';
import { say } from './says';

export function readClan(reading: Reading, value: unknown, at: string): Clan {
  const clan = clans.find(known => known === value);
  if (clan) return clan;
  reading.wrong('badClan', at, say('darkleaf.clan', { named: String(value) }));
  return 'huldra';
}

const readDirections = (reading: Reading, input: unknown, at: string): number[] =>
  reading.list(input, at).map((one, i) => reading.count(one, `${at}[${i}]`, undefined, 1, 8));

function readUnitBook(reading: Reading, input: unknown, at: string): UnitBook {
  const fields = reading.fields(input, at);
  return {
    journey: readDirections(reading, fields.journey, `${at}.journey`),
    less: reading.flag(fields.less, `${at}.less`),
    deed: readDirections(reading, fields.deed, `${at}.deed`),
    hex: reading
      .list(fields.hex, `${at}.hex`)
      .map((one, i) => reading.word(one, `${at}.hex[${i}]`, hexKinds)),
  };
}

/** LO-1, LO-5: a kind that the book leaves out goes nowhere and does nothing. */
function readBook(reading: Reading, input: unknown, at: string): ClanBook {
  const units = reading.fields(reading.fields(input, at).units, `${at}.units`);
  const of = (kind: Kind): UnitBook => readUnitBook(reading, units[kind], `${at}.units.${kind}`);
  return {
    pawn: of('pawn'),
    sage: of('sage'),
    knight: of('knight'),
    rook: of('rook'),
    queen: of('queen'),
    king: of('king'),
  };
}

function readPlayer(reading: Reading, input: unknown, at: string): Player {
  const fields = reading.fields(input, at);
  return {
    clan: readClan(reading, fields.clan, `${at}.clan`),
    book: readBook(reading, fields.book, `${at}.book`),
    law: reading.flag(fields.law, `${at}.law`),
    quarryDown: reading.count(fields.quarryDown, `${at}.quarryDown`, 0),
    risen: reading.flag(fields.risen, `${at}.risen`),
  };
}

function readUnit(reading: Reading, fields: Fields, at: string): Unit {
  return {
    side: reading.side(fields.side, `${at}.side`),
    kind: reading.word(fields.kind, `${at}.kind`, kinds, 'badUnit'),
    auras: reading
      .list(fields.auras, `${at}.auras`)
      .map((one, i) => reading.word(one, `${at}.auras[${i}]`, auras, 'badUnit')),
    marks: reading.count(fields.marks, `${at}.marks`, 0),
    quarry: reading.flag(fields.quarry, `${at}.quarry`),
    ladder: reading.count(fields.ladder, `${at}.ladder`, 0),
    held: reading.flag(fields.held, `${at}.held`),
  };
}

/** UN-1, UN-2, BD-6. */
function checkUnit(
  reading: Reading,
  players: Readonly<Record<Side, Player>>,
  units: Standings<Unit>,
  unit: Unit,
  square: Square,
  at: string,
): void {
  const { side, kind } = unit;
  const { clan } = players[side];
  const royal = kind === 'queen' || kind === 'king';
  if (royal && royalOf[clan] !== kind)
    reading.wrong('badUnit', `${at}.kind`, say('darkleaf.kind', { kind, clan }));
  if (units.has(square))
    reading.wrong('badUnit', `${at}.at`, say('darkleaf.two-on-one', { square: nameOf(square) }));
  const most = mostOf[kind];
  const here = [...units].filter(([, one]) => one.side === side && one.kind === kind).length;
  if (most !== undefined && here >= most)
    reading.wrong('badUnit', at, say('darkleaf.too-many', { kind, most }));
}

function readUnits(
  reading: Reading,
  players: Readonly<Record<Side, Player>>,
  input: unknown,
  at: string,
): Standings<Unit> {
  const units = new Standings<Unit>();
  reading.list(input, at).forEach((one, i) => {
    const where = `${at}[${i}]`;
    const fields = reading.fields(one, where);
    const square = reading.square(fields.at, `${where}.at`);
    const unit = readUnit(reading, fields, where);
    checkUnit(reading, players, units, unit, square, where);
    units.set(square, unit);
  });
  return units;
}

/** The door for positions; UN-3: two different clans. */
export function readPosition(reading: Reading, input: unknown, at: string): Position {
  const fields = reading.fields(input, at);
  const of = (side: Side): Player => readPlayer(reading, fields[side], `${at}.${side}`);
  const players = { south: of(sides[0]), north: of(sides[1]) };
  if (reading.fine && players.south.clan === players.north.clan)
    reading.wrong('badClan', `${at}.north.clan`, say('darkleaf.same-clan'));
  const gardens = reading.list(fields.gardens, `${at}.gardens`).map((one, i): readonly [Square, number] => {
    const where = `${at}.gardens[${i}]`;
    const garden = reading.fields(one, where);
    return [
      reading.square(garden.at, `${where}.at`),
      reading.count(garden.count, `${where}.count`, undefined, 1),
    ];
  });
  return {
    players,
    units: readUnits(reading, players, fields.units, `${at}.units`),
    reclaimed: new Set(reading.squares(fields.reclaimed, `${at}.reclaimed`)),
    gardens: new Map(gardens),
  };
}
