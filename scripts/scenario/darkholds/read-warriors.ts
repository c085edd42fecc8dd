import type { Fields, Reading } from '../../../src/basics/reading';
import {
  type CombatWeapon,
  type Profile,
  type ShotWeapon,
  sides,
  squaresOf,
  traits,
  type Warrior,
} from '../../../src/games/darkholds/rules/board';
import { type ReadLevel, readSquare } from '../../../src/games/darkholds/rules/read-level';
import type { EnemyType } from '../../../src/games/darkholds/rules/reinforce';
import { OFF } from '../../../src/square/grid';
import { nameOf } from '../../../src/square/names';
import { say } from './says';

/** No value, count or range is further from 0. */
const most = 1000;
const mostSize = 20;
const mostDice = 100;

const number = (reading: Reading, value: unknown, at: string, otherwise?: number): number =>
  reading.count(value, at, otherwise, -most, most);

/** A number, or none. */
const numberOrNone = (
  reading: Reading,
  value: unknown,
  at: string,
  least = -most,
  greatest = most,
): number | null =>
  value === undefined || value === null ? null : reading.count(value, at, undefined, least, greatest);

const strikeOf = (reading: Reading, fields: Fields, at: string) => ({
  dice: reading.count(fields.dice, `${at}.dice`, undefined, 0, mostDice),
  hit: number(reading, fields.hit, `${at}.hit`),
  damage: reading.count(fields.damage, `${at}.damage`, undefined, 0, mostDice),
});

/** The dice of an attack, its value and the damage of each. */
export const readStrike = (reading: Reading, value: unknown, at: string) =>
  strikeOf(reading, reading.fields(value, at), at);

/** What a target rolls against it, and the constitution that it has left. */
export function readDefence(reading: Reading, value: unknown, at: string) {
  const fields = reading.fields(value, at);
  return {
    parry: numberOrNone(reading, fields.parry, `${at}.parry`),
    tough: numberOrNone(reading, fields.tough, `${at}.tough`, 0, 9),
    left: reading.count(fields.left, `${at}.left`),
  };
}

function readCombat(reading: Reading, value: unknown, at: string): CombatWeapon {
  const fields = reading.fields(value, at);
  return {
    range: reading.count(fields.range, `${at}.range`, undefined, 1),
    ...strikeOf(reading, fields, at),
  };
}

function readShot(reading: Reading, value: unknown, at: string): ShotWeapon {
  const fields = reading.fields(value, at);
  const [min, max] = [reading.count(fields.min, `${at}.min`), reading.count(fields.max, `${at}.max`)];
  if (max < min) reading.wrong('badValue', `${at}.max`, say('darkholds.max-below-min', { min }));
  return { min, max, ...strikeOf(reading, fields, at) };
}

function readSize(reading: Reading, value: unknown, at: string): { width: number; height: number } {
  if (value === undefined) return { width: 1, height: 1 };
  const given = reading.list(value, at);
  const side = (i: number): number => reading.count(given[i], `${at}[${i}]`, undefined, 1, mostSize);
  return { width: side(0), height: side(1) };
}

function readProfile(reading: Reading, fields: Fields, at: string): Profile {
  const weapons = <T>(
    name: 'combat' | 'shot',
    read: (reading: Reading, value: unknown, at: string) => T,
  ): T[] =>
    reading.list(fields[name], `${at}.${name}`).map((one, i) => read(reading, one, `${at}.${name}[${i}]`));
  return {
    ...readSize(reading, fields.size, `${at}.size`),
    agility: numberOrNone(reading, fields.agility, `${at}.agility`),
    parry: numberOrNone(reading, fields.parry, `${at}.parry`),
    tough: numberOrNone(reading, fields.tough, `${at}.tough`, 0, 9),
    traits: reading
      .list(fields.traits, `${at}.traits`)
      .map((one, i) => reading.word(one, `${at}.traits[${i}]`, traits)),
    shootLimit: reading.count(fields.shootLimit, `${at}.shootLimit`, 0),
    combat: weapons('combat', readCombat),
    shot: weapons('shot', readShot),
  };
}

function readWarrior(reading: Reading, read: ReadLevel, input: unknown, at: string): Warrior | undefined {
  const before = reading.problems.length;
  const fields = reading.fields(input, at);
  const id = reading.text(fields.id, `${at}.id`);
  const con = reading.count(fields.con, `${at}.con`, 1, 1);
  const warrior: Warrior = {
    ...readProfile(reading, fields, at),
    id,
    side: reading.word(fields.side, `${at}.side`, sides),
    type: fields.type === undefined ? id : reading.text(fields.type, `${at}.type`),
    rank: number(reading, fields.rank, `${at}.rank`, 1),
    entry: reading.flag(fields.entry, `${at}.entry`),
    at: readSquare(reading, read.floors, fields.at, `${at}.at`),
    vigour: reading.count(fields.vigour, `${at}.vigour`, 0),
    con,
    wounds: reading.count(fields.wounds, `${at}.wounds`, 0),
    prone: reading.flag(fields.prone, `${at}.prone`),
  };
  if (warrior.wounds >= con)
    reading.wrong('badValue', `${at}.wounds`, say('darkholds.is-dead', { con: warrior.wounds }));
  if (warrior.at !== OFF && squaresOf(read.level, warrior).length === 0) {
    const square = nameOf(read.floors.grid, warrior.at);
    reading.wrong('badSquare', `${at}.at`, say('darkholds.does-not-fit', { id, square }));
  }
  return reading.problems.length > before ? undefined : warrior;
}

/** BD-8: everyone wholly on squares, no two on one. */
export function readWarriors(reading: Reading, read: ReadLevel, input: unknown, at: string): Warrior[] {
  const on = new Map<number, string>();
  const ids = new Set<string>();
  return reading.list(input, at).flatMap((one, i) => {
    const warrior = readWarrior(reading, read, one, `${at}[${i}]`);
    if (!warrior) return [];
    const { id } = warrior;
    if (ids.has(id)) reading.wrong('badValue', `${at}[${i}].id`, say('darkholds.id-twice', { id }));
    ids.add(id);
    for (const cell of squaresOf(read.level, warrior)) {
      const other = on.get(cell);
      if (other !== undefined) {
        const square = nameOf(read.floors.grid, cell);
        reading.wrong('badSquare', `${at}[${i}].at`, say('darkholds.already-there', { other, square }));
        break;
      }
      on.set(cell, id);
    }
    return [warrior];
  });
}

/** RE-3: a type that a card of reinforcements may name. */
export function readEnemyType(reading: Reading, input: unknown, at: string): EnemyType {
  const fields = reading.fields(input, at);
  return {
    ...readProfile(reading, fields, at),
    type: reading.text(fields.type, `${at}.type`),
    rank: number(reading, fields.rank, `${at}.rank`, 1),
    models: reading.count(fields.models, `${at}.models`),
  };
}
