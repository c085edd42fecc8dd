import { columnName } from '../../../src/basics/column';
import { bodyOf } from '../../../src/board/geometry/body';
import type { Board, Character, Tile } from '../../../src/board/geometry/types';
import { directionIndex } from '../../../src/hex/direction';
import { cellOf, type Grid, gridOf } from '../../../src/hex/grid';
import type { Hex } from '../../../src/hex/shape';

/** Tiles that the picture shows in the hex itself: water as 'P~', fire as 'P*'. */
export const tileMarks: Readonly<Record<string, string>> = { water: '~', fire: '*' };

/**
 * A board as text, for scenarios and bug reports. One line for every half hex, under the
 * letters of the columns: '.' a free hex, else the mark of who or what is there, explained below. A large
 * character's core bears its mark, its other hexes the mark with a tick ("B'"). The number before a line is the row
 * of its first hex.
 */
export function pictureOf(board: Board): string {
  const grid = gridOf(board.shape);
  const legend: string[] = [];
  const tokens = new Map<number, string>();
  board.characters.forEach((character, index) => {
    const mark = nthMark(index, 65);
    const core = cellOf(grid, character.at);
    for (const offset of bodyOf(grid, character.size).cells[directionIndex(character.facing)]!) {
      tokens.set(core + offset, offset === 0 ? mark : `${mark}'`);
    }
    legend.push(`${mark} = ${wordsOf(character)}`);
  });
  board.obstacles.forEach((obstacle, index) => {
    const mark = nthMark(index, 97);
    for (const hex of obstacle.hexes) tokens.set(cellOf(grid, hex), mark);
    const kind = obstacle.kind === undefined ? '' : ` ${quoted(obstacle.kind)}`;
    legend.push(`${mark} = obstacle ${quoted(obstacle.id)}${kind}`);
  });
  for (const tile of board.tiles) {
    if (isMarked(board, tile)) {
      const cell = cellOf(grid, tile.hexes[0]!);
      tokens.set(cell, (tokens.get(cell) ?? '') + tileMarks[tile.kind]!);
    } else legend.push(`tile ${quoted(tile.kind)} ${tile.hexes.join(' ')}`);
  }
  const { columns, rows } = board.shape;
  return [`${columns} x ${rows.join(',')}`, ...linesOf(grid, tokens), ...legend, ''].join('\n');
}

/** A single tile of fire or water that is the only one of its kind in its hex. */
function isMarked(board: Board, tile: Tile): boolean {
  if (tileMarks[tile.kind] === undefined || tile.hexes.length > 1) return false;
  const hex = tile.hexes[0]!;
  return board.tiles.filter(other => other.kind === tile.kind && other.hexes.includes(hex)).length === 1;
}

const cellWidth = 4;

function linesOf(grid: Grid, tokens: ReadonlyMap<number, string>): string[] {
  const { columns } = grid.shape;
  const letters = Array.from({ length: columns }, (_, column) => columnName(column).padEnd(cellWidth));
  const lines = [`    ${letters.join('')}`.trimEnd()];
  const last = Math.max(...Array.from(grid.cells, cell => grid.line[cell]!));
  for (let line = 0; line <= last; line++) {
    const here = [...grid.cells].filter(cell => grid.line[cell] === line);
    const text = Array.from({ length: columns }, (_, column) => {
      const cell = here.find(each => grid.column[each] === column);
      return (cell === undefined ? '' : (tokens.get(cell) ?? '.')).padEnd(cellWidth);
    });
    const row = here.length > 0 ? rowOf(grid.names[here[0]!]!) : '';
    lines.push(`${row.padEnd(4)}${text.join('')}`.trimEnd());
  }
  return lines;
}

const rowOf = (hex: Hex): string => hex.replace(/\D/g, '');

/** A, B, ... Z, A1, B1, ...; from `first`, the code of the first letter. */
const nthMark = (index: number, first: number): string =>
  String.fromCharCode(first + (index % 26)) + (index < 26 ? '' : String(Math.floor(index / 26)));

const quoted = (text: string): string => (/^[\w-]+$/.test(text) ? text : JSON.stringify(text));

function wordsOf(character: Character): string {
  const words = [character.side, quoted(character.id), character.facing];
  if (character.hp !== undefined) words.push('hp', String(character.hp));
  if (character.mob) words.push('mob');
  if (character.minion) words.push('minion');
  if (character.size === 'flower') words.push('flower');
  else if (character.size !== 'single') words.push('size', JSON.stringify(character.size));
  return words.join(' ');
}
