import { columnName } from '../../../basics/column';
import type { Reading } from '../../../basics/reading';
import { type Grid, gappedGridOf } from '../../../hex/grid';
import { readShape } from '../../../hex/read';
import { type Hex, rowsOf, type Shape } from '../../../hex/shape';
import { groundOfLetter, type HarrowMap, type MapData } from './map';
import { say } from './says';
import type { Ground } from './sides';

/** A hex by its name. */
export function readHex(reading: Reading, grid: Grid, value: unknown, at: string): number {
  const cell = typeof value === 'string' ? grid.cellOf.get(value) : undefined;
  if (cell !== undefined) return cell;
  reading.wrong('unknown-hex', at, say('harrow.no-hex', { named: String(value) }));
  return grid.cells[0] ?? 0;
}

export const readHexes = (reading: Reading, grid: Grid, value: unknown, at: string): number[] =>
  reading.list(value, at).map((hex, i) => readHex(reading, grid, hex, `${at}[${i}]`));

/** HX-2: as many columns as the shape says, each with one known letter for each hex. */
function readColumns(reading: Reading, shape: Shape, value: unknown, at: string): string[] {
  const columns = reading.list(value, at).map((column, i) => reading.text(column, `${at}[${i}]`));
  if (columns.length !== shape.columns)
    reading.wrong('bad-columns', at, say('harrow.columns', { columns: shape.columns }));
  columns.forEach((letters, i) => {
    const rows = rowsOf(shape, i);
    const known = [...letters].every(letter => letter === '.' || Object.hasOwn(groundOfLetter, letter));
    if (letters.length !== rows || !known)
      reading.wrong('bad-column', `${at}[${i}]`, say('harrow.column-letters', { rows }));
  });
  return columns;
}

/** The hexes that are there, by name, and those that are not. */
function hexesOf(columns: readonly string[]): { readonly ground: Map<Hex, Ground>; readonly gaps: Hex[] } {
  const ground = new Map<Hex, Ground>();
  const gaps: Hex[] = [];
  for (const [column, letters] of columns.entries())
    for (const [row, letter] of [...letters].entries()) {
      const hex = `${columnName(column)}${row + 1}`;
      const of = groundOfLetter[letter];
      if (of) ground.set(hex, of);
      else gaps.push(hex);
    }
  return { ground, gaps };
}

/** HX-2: the door for maps; nothing but these few things is refused. */
export function readMap(reading: Reading, input: unknown, at: string): HarrowMap | undefined {
  const before = reading.problems.length;
  const fields = reading.fields(input, at);
  const shape = readShape(fields.shape, `${at}.shape`);
  if (!shape.ok) {
    reading.problems.push(...shape.error);
    return undefined;
  }
  const columns = readColumns(reading, shape.value, fields.columns, `${at}.columns`);
  if (reading.problems.length > before) return undefined;
  const { ground, gaps } = hexesOf(columns);
  const grid = gappedGridOf({ shape: shape.value, gaps });
  const brambles = [...ground].filter(([, of]) => of === 'brambles').map(([hex]) => hex);
  if (brambles.length !== 1)
    reading.wrong('one-brambles', `${at}.columns`, say('harrow.one-brambles', { found: brambles.length }));

  const terrain = (hex: Hex): boolean => ground.get(hex) !== 'mountain' && ground.get(hex) !== 'brambles';
  const homes = readHexes(reading, grid, fields.homes, `${at}.homes`);
  if (homes.length !== 2 || homes[0] === homes[1])
    reading.wrong('two-homes', `${at}.homes`, say('harrow.two-homes'));
  homes.forEach((cell, i) => {
    const hex = grid.names[cell]!;
    if (!terrain(hex))
      reading.wrong('home-terrain', `${at}.homes[${i}]`, say('harrow.home-terrain', { hex }));
  });
  const storms = readHexes(reading, grid, fields.storms, `${at}.storms`);
  storms.forEach((cell, i) => {
    const hex = grid.names[cell]!;
    if (hex === brambles[0])
      reading.wrong('storm-brambles', `${at}.storms[${i}]`, say('harrow.storm-brambles', { hex }));
  });
  const solo = fields.solo === undefined ? {} : reading.fields(fields.solo, `${at}.solo`);
  const names = (color: 'red' | 'blue' | 'purple'): Hex[] =>
    reading.list(solo[color], `${at}.solo.${color}`).map((hex, i) =>
      // A number whose hex is still to be named.
      hex === '' ? '' : grid.names[readHex(reading, grid, hex, `${at}.solo.${color}[${i}]`)]!,
    );
  const numbers = { red: names('red'), blue: names('blue'), purple: names('purple') };
  if (reading.problems.length > before) return undefined;

  const [first, second] = [homes[0]!, homes[1]!];
  const data: MapData = {
    name: fields.name === undefined ? '' : reading.text(fields.name, `${at}.name`),
    shape: shape.value,
    columns,
    homes: [grid.names[first]!, grid.names[second]!],
    storms: storms.map(cell => grid.names[cell]!),
    solo: numbers,
  };
  const byCell = new Array<Ground | undefined>(grid.size).fill(undefined);
  for (const [hex, of] of ground) byCell[grid.cellOf.get(hex)!] = of;
  return {
    data,
    grid,
    ground: byCell,
    homes: [first, second],
    brambles: grid.cellOf.get(brambles[0]!)!,
    storms,
  };
}
