import { err, ok, type Problem, type Result } from '../../../src/basics/result';
import type { Board, Character } from '../../../src/board/geometry/types';
import { boardFrom } from '../../../src/board/text/setup';
import { type Direction, isDirection } from '../../../src/hex/direction';
import { gridOf } from '../../../src/hex/grid';
import type { Hex } from '../../../src/hex/shape';

/** No board is so large; a walk that bounces between its edges this often still fits an answer. */
const mostCounted = 100_000;

/** Reads the fields of one case and gathers what is wrong with them. */
export class Case {
  readonly problems: Problem[] = [];
  readonly board: Board;
  private readonly fields: Record<string, unknown>;
  private readonly at: string;

  private constructor(fields: Record<string, unknown>, at: string, board: Board) {
    this.fields = fields;
    this.at = at;
    this.board = board;
  }

  /** A case about a board, or what is wrong with the board. */
  static on(fields: Record<string, unknown>, at: string): Result<Case, Problem[]> {
    const board = boardFrom(fields.board, `${at}.board`);
    return board.ok ? ok(new Case(fields, at, board.value)) : board;
  }

  /** The answer, worked out only if every field could be read. */
  answer(work: () => object): Result<object, Problem[]> {
    return this.problems.length > 0 ? err(this.problems) : ok(work());
  }

  complain(code: string, field: string, message: string): void {
    this.problems.push({ code, at: `${this.at}.${field}`, message });
  }

  has(field: string): boolean {
    return this.fields[field] !== undefined;
  }

  hex(field: string): Hex {
    const value = this.fields[field];
    if (typeof value === 'string' && gridOf(this.board.shape).cellOf.has(value)) return value;
    this.complain('unknown-hex', field, `${String(value)} is no hex of this board.`);
    return '';
  }

  count(field: string, least: number, otherwise?: number): number {
    const value = this.fields[field];
    if (value === undefined && otherwise !== undefined) return otherwise;
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= mostCounted)
      return value;
    this.complain('not-a-count', field, `This is a whole number from ${least} to ${mostCounted}.`);
    return least;
  }

  flag(field: string, otherwise: boolean): boolean {
    const value = this.fields[field];
    if (value === undefined) return otherwise;
    if (typeof value === 'boolean') return value;
    this.complain('not-a-flag', field, 'This is true or false.');
    return otherwise;
  }

  direction(field: string): Direction {
    const value = this.fields[field];
    if (isDirection(value)) return value;
    this.complain('unknown-direction', field, 'A direction is one of N, NE, SE, S, SW, NW.');
    return 'N';
  }

  /** One of some words. */
  word<Word extends string>(field: string, words: readonly Word[]): Word | undefined {
    const word = words.find(known => known === this.fields[field]);
    if (word === undefined) this.complain('unknown-word', field, `This is one of ${words.join(', ')}.`);
    return word;
  }

  /** A list of some words; none if the field is left out. */
  words<Word extends string>(field: string, words: readonly Word[]): Word[] {
    return this.list(field, (value, at) => {
      const word = words.find(known => known === value);
      if (word === undefined) this.complain('unknown-word', at, `This is one of ${words.join(', ')}.`);
      return word;
    });
  }

  character(field: string): Character | undefined {
    return this.find(this.fields[field], field);
  }

  /** Ids of characters; none if the field is left out. */
  ids(field: string): string[] {
    return this.list(field, (value, at) => this.find(value, at)?.id);
  }

  private find(value: unknown, field: string): Character | undefined {
    const found = this.board.characters.find(character => character.id === value);
    if (!found) this.complain('unknown-character', field, `${String(value)} is no character of this board.`);
    return found;
  }

  private list<T>(field: string, read: (value: unknown, at: string) => T | undefined): T[] {
    const value = this.fields[field];
    if (value === undefined) return [];
    if (!Array.isArray(value)) {
      this.complain('not-a-list', field, 'This is a list.');
      return [];
    }
    const items: T[] = [];
    value.forEach((item: unknown, index) => {
      const read_ = read(item, `${field}[${index}]`);
      if (read_ !== undefined) items.push(read_);
    });
    return items;
  }
}
