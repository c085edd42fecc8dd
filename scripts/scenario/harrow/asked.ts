import { type Fields, Reading } from '../../../src/basics/reading';
import { err, ok, type Problem, type Result } from '../../../src/basics/result';
import { type Board, type Group, uninfected } from '../../../src/games/harrow/rules/board';
import type { HarrowMap } from '../../../src/games/harrow/rules/map';
import { readHex, readHexes, readMap } from '../../../src/games/harrow/rules/map-door';
import { hollowFork } from '../../../src/games/harrow/sample/hollow-fork';
import { sortedNames } from '../../../src/hex/grid';
import type { Hex } from '../../../src/hex/shape';
import { readBoard } from './read-board';

export type Answer = Result<object, readonly Problem[]>;
export type Question = (asked: Fields, at: string) => Answer;

function compiled(input: unknown): HarrowMap {
  const map = readMap(new Reading(), input, 'map');
  if (!map) throw new Error('The sample map cannot be read');
  return map;
}
const sample = compiled(hollowFork);

/** The fields of one case and the board that they speak of. */
export class Asked {
  readonly reading = new Reading();
  readonly map: HarrowMap;
  readonly board: Board;

  constructor(
    readonly fields: Fields,
    readonly at: string,
  ) {
    const board = fields.board === undefined ? {} : this.reading.fields(fields.board, `${at}.board`);
    const own = board.map === undefined ? sample : readMap(this.reading, board.map, `${at}.board.map`);
    this.map = own ?? sample;
    this.board = own ? readBoard(this.reading, own, board, `${at}.board`) : emptyBoard(sample);
  }

  where(name: string): string {
    return `${this.at}.${name}`;
  }

  hex(name: string): number {
    return readHex(this.reading, this.map.grid, this.fields[name], this.where(name));
  }

  hexes(name: string): number[] {
    return readHexes(this.reading, this.map.grid, this.fields[name], this.where(name));
  }

  count(name: string, otherwise?: number, least = 0): number {
    return this.reading.count(this.fields[name], this.where(name), otherwise, least);
  }

  flag(name: string, otherwise = false): boolean {
    return this.reading.flag(this.fields[name], this.where(name), otherwise);
  }

  word<Word extends string>(name: string, words: readonly Word[], otherwise?: Word): Word {
    return this.reading.word(this.fields[name], this.where(name), words, otherwise);
  }

  name(cell: number): Hex {
    return this.map.grid.names[cell]!;
  }

  /** By column, then row. */
  names(cells: Iterable<number>): Hex[] {
    return sortedNames(this.map.grid, cells);
  }

  /** In the order in which they come. */
  inOrder(cells: readonly number[]): Hex[] {
    return cells.map(cell => this.name(cell));
  }

  /** Records by the hexes of their cells: by column, then row of the first, then of the next. */
  sorted<T>(records: readonly T[], ...of: readonly ((record: T) => number)[]): T[] {
    const { column } = this.map.grid;
    const compare = (a: number, b: number): number => column[a]! - column[b]! || a - b;
    return records.toSorted((a, b) => {
      for (const cell of of) {
        const order = compare(cell(a), cell(b));
        if (order !== 0) return order;
      }
      return 0;
    });
  }

  units(board: Board): object[] {
    const groups: (readonly [number, Group])[] = [...board.units];
    return this.sorted(groups, ([cell]) => cell).map(([cell, group]) => ({
      at: this.name(cell),
      side: group.side,
      haints: uninfected(group) + group.infected,
      infected: group.infected,
      legends: group.legends,
    }));
  }

  answer(work: () => object): Answer {
    return this.reading.fine ? ok(work()) : err(this.reading.problems);
  }
}

const emptyBoard = (map: HarrowMap): Board => readBoard(new Reading(), map, {}, 'board');

/** A question about a board. */
export const onBoard =
  (answer: (asked: Asked) => Answer): Question =>
  (fields, at) =>
    answer(new Asked(fields, at));
