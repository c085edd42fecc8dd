import { type Fields, isRecord } from '../../../src/basics/reading';
import type { Problem } from '../../../src/basics/result';
import type { Said } from '../../../src/basics/said';
import { type Side, type Square, sides, squareNamed } from '../../../src/games/darkleaf/rules/board/square';
import { say } from './says';

export type Code = 'unreadable' | 'badSquare' | 'badSide' | 'badUnit' | 'badClan' | 'badValue';

/** A door under way: it reads what it can, and gathers everything that is wrong by the codes of this game. */
export class Reading {
  readonly problems: Problem[] = [];

  wrong(code: Code, at: string, message: Said): void {
    this.problems.push({ code, at, message });
  }

  get fine(): boolean {
    return this.problems.length === 0;
  }

  /** An object that may be missing. */
  fields(value: unknown, at: string): Fields {
    if (value === undefined) return {};
    if (isRecord(value)) return value;
    this.wrong('unreadable', at, say('darkleaf.object'));
    return {};
  }

  list(value: unknown, at: string): readonly unknown[] {
    if (value === undefined) return [];
    if (Array.isArray(value)) return value;
    this.wrong('unreadable', at, say('darkleaf.list'));
    return [];
  }

  count(value: unknown, at: string, otherwise?: number, least = 0, most = 1000): number {
    if (value === undefined && otherwise !== undefined) return otherwise;
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    this.wrong('badValue', at, say('darkleaf.value', { least, most }));
    return least;
  }

  flag(value: unknown, at: string): boolean {
    if (value === undefined) return false;
    if (typeof value === 'boolean') return value;
    this.wrong('badValue', at, say('darkleaf.flag'));
    return false;
  }

  text(value: unknown, at: string): string {
    if (typeof value === 'string') return value;
    this.wrong('badValue', at, say('darkleaf.text'));
    return '';
  }

  word<Word extends string>(
    value: unknown,
    at: string,
    words: readonly Word[],
    code: Code = 'badValue',
  ): Word {
    const word = words.find(known => known === value);
    if (word !== undefined) return word;
    this.wrong(code, at, say('darkleaf.word', { known: words.join(', ') }));
    return words[0]!;
  }

  square(value: unknown, at: string): Square {
    const square = typeof value === 'string' ? squareNamed.get(value) : undefined;
    if (square !== undefined) return square;
    this.wrong('badSquare', at, say('darkleaf.square', { named: String(value) }));
    return 0;
  }

  squares(value: unknown, at: string): Square[] {
    return this.list(value, at).map((one, i) => this.square(one, `${at}[${i}]`));
  }

  side(value: unknown, at: string): Side {
    const side = sides.find(known => known === value);
    if (side) return side;
    this.wrong('badSide', at, say('darkleaf.side', { named: String(value) }));
    return 'south';
  }

  /** Squares by squares: `{ "c3": "d4" }`. */
  squareMap(value: unknown, at: string): Map<Square, Square> {
    return new Map(
      Object.entries(this.fields(value, at)).map(([from, to]) => [
        this.square(from, `${at}.${from}`),
        this.square(to, `${at}.${from}`),
      ]),
    );
  }
}
