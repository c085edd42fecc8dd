import type { Reading } from '../../../src/basics/reading';
import { type Board, type Group, mostOnAHex, unitsIn } from '../../../src/games/harrow/rules/board';
import type { HarrowMap } from '../../../src/games/harrow/rules/map';
import { readHex, readHexes } from '../../../src/games/harrow/rules/map-door';
import { mainSides } from '../../../src/games/harrow/rules/sides';
import { say } from './says';

function readGroup(reading: Reading, input: unknown, at: string): Group {
  const fields = reading.fields(input, at);
  return {
    side: reading.word(fields.side, `${at}.side`, mainSides),
    haints: reading.count(fields.haints, `${at}.haints`, 0),
    infected: reading.count(fields.infected, `${at}.infected`, 0),
    legends: reading.count(fields.legends, `${at}.legends`, 0),
  };
}

function readUnits(reading: Reading, map: HarrowMap, input: unknown, at: string): Map<number, Group> {
  const units = new Map<number, Group>();
  reading.list(input, at).forEach((one, i) => {
    const where = `${at}[${i}]`;
    const group = readGroup(reading, one, where);
    const cell = readHex(reading, map.grid, reading.fields(one, where).at, `${where}.at`);
    const hex = map.grid.names[cell]!;
    if (units.has(cell)) reading.wrong('twice', `${where}.at`, say('harrow.twice', { hex }));
    if (group.infected > group.haints) reading.wrong('infected', where, say('harrow.infected', { hex }));
    if (unitsIn(group) > mostOnAHex) reading.wrong('too-many', where, say('harrow.too-many', { hex }));
    if (unitsIn(group) > 0) units.set(cell, group);
  });
  return units;
}

function readBonfires(reading: Reading, map: HarrowMap, input: unknown, at: string): Map<number, number> {
  const bonfires = new Map<number, number>();
  reading.list(input, at).forEach((one, i) => {
    const where = `${at}[${i}]`;
    const fields = reading.fields(one, where);
    const cell = readHex(reading, map.grid, fields.at, `${where}.at`);
    if (bonfires.has(cell))
      reading.wrong('twice', `${where}.at`, say('harrow.twice', { hex: map.grid.names[cell]! }));
    bonfires.set(cell, reading.count(fields.tokens, `${where}.tokens`, 0));
  });
  return bonfires;
}

function counted(cells: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  return counts;
}

/** The door for what stands on a map. */
export function readBoard(reading: Reading, map: HarrowMap, input: unknown, at: string): Board {
  const fields = input === undefined ? {} : reading.fields(input, at);
  const hexes = (name: string): number[] => readHexes(reading, map.grid, fields[name], `${at}.${name}`);
  const hester = fields.hester ?? null;
  return {
    map,
    units: readUnits(reading, map, fields.units, `${at}.units`),
    hester: hester === null ? null : readHex(reading, map.grid, hester, `${at}.hester`),
    bonfires: readBonfires(reading, map, fields.bonfires, `${at}.bonfires`),
    townsfolk: hexes('townsfolk'),
    buildings: hexes('buildings'),
    storms: new Set([...map.storms, ...hexes('storms')]),
    paths: counted(hexes('paths')),
    dolls: hexes('dolls'),
  };
}
