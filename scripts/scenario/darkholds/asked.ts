import { type Fields, Reading } from '../../../src/basics/reading';
import { err, ok, type Problem, type Result } from '../../../src/basics/result';
import {
  type Board,
  byCode,
  isEnemy,
  type Warrior,
  warriorOf,
} from '../../../src/games/darkholds/rules/board';
import { readSquare } from '../../../src/games/darkholds/rules/read-level';
import { nameOf } from '../../../src/square/names';
import { type ReadBoard, readBoard } from './read-board';
import { say } from './says';

export type Answer = Result<object, readonly Problem[]>;
export type Question = (fields: Fields, at: string) => Answer;

/** The codes that are public; every other is of a value that is not what it should be. */
const codes: readonly string[] = ['badLevel', 'badSquare', 'unknownId', 'badValue'];

export const problemsOf = ({ problems }: Reading): Problem[] =>
  problems.map(problem => (codes.includes(problem.code) ? problem : { ...problem, code: 'badValue' }));

/** A question that speaks of no board. */
export const plain =
  (answer: (reading: Reading, fields: Fields, at: string) => () => object): Question =>
  (fields, at) => {
    const reading = new Reading();
    const work = answer(reading, fields, at);
    return reading.fine ? ok(work()) : err(problemsOf(reading));
  };

/** The fields of one case, with the board that they speak of. */
export class Asked {
  readonly board: Board;

  constructor(
    readonly reading: Reading,
    readonly read: ReadBoard,
    readonly fields: Fields,
    readonly at: string,
  ) {
    this.board = read.board;
  }

  where(name: string): string {
    return `${this.at}.${name}`;
  }

  square(name: string): number {
    return readSquare(this.reading, this.read.floors, this.fields[name], this.where(name));
  }

  squares(name: string): number[] {
    return this.required(name).map((one, i) =>
      readSquare(this.reading, this.read.floors, one, `${this.where(name)}[${i}]`),
    );
  }

  /** A list that must be there. */
  required(name: string): readonly unknown[] {
    return this.reading.list(this.fields[name] ?? null, this.where(name));
  }

  /** Whoever is called so, or somebody else where nobody is: the problem is told. */
  warrior(value: unknown, where: string): Warrior | undefined {
    const found = typeof value === 'string' ? warriorOf(this.board, value) : undefined;
    if (!found) {
      const id = typeof value === 'string' ? value : JSON.stringify(value ?? null);
      this.reading.wrong('unknownId', where, say('darkholds.nobody', { id }));
    }
    return found;
  }

  named(name: string): Warrior | undefined {
    return this.warrior(this.fields[name], this.where(name));
  }

  enemy(name: string): Warrior | undefined {
    const found = this.named(name);
    if (found && !isEnemy(found))
      this.reading.wrong('badValue', this.where(name), say('darkholds.not-an-enemy', { id: found.id }));
    return found;
  }

  /** A hero or a henchman. */
  ours(name: string): Warrior | undefined {
    const found = this.named(name);
    if (found && isEnemy(found))
      this.reading.wrong('badValue', this.where(name), say('darkholds.an-enemy', { id: found.id }));
    return found;
  }

  ids(name: string): string[] {
    return this.reading
      .list(this.fields[name], this.where(name))
      .flatMap((one, i) => this.warrior(one, `${this.where(name)}[${i}]`)?.id ?? []);
  }

  /** Digits that were rolled; nothing where none are given. */
  rolls(): readonly number[] | undefined {
    return this.fields.rolls === undefined
      ? undefined
      : readRolls(this.reading, this.fields.rolls, this.where('rolls'));
  }

  name(cell: number): string {
    return nameOf(this.read.floors.grid, cell);
  }

  names(cells: readonly number[]): string[] {
    return cells.map(cell => this.name(cell));
  }
}

export const readRolls = (reading: Reading, value: unknown, at: string): number[] =>
  reading.list(value, at).map((digit, i) => reading.count(digit, `${at}[${i}]`, undefined, 0, 9));

/** A question about a board: what is read first, then the work, which is done if all could be read. */
export const onBoard =
  (answer: (asked: Asked) => (() => object) | undefined): Question =>
  (fields, at) => {
    const reading = new Reading();
    const read = readBoard(reading, fields, at);
    if (!read) return err(problemsOf(reading));
    const work = answer(new Asked(reading, read, fields, at));
    return work && reading.fine ? ok(work()) : err(problemsOf(reading));
  };

/** JSON has no infinity. */
export const finite = (value: number): number | null => (value === Number.POSITIVE_INFINITY ? null : value);

export const idsOf = (warriors: readonly Warrior[]): string[] => warriors.map(({ id }) => id).sort(byCode);
