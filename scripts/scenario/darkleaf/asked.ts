import type { Fields } from '../../../src/basics/reading';
import { err, ok } from '../../../src/basics/result';
import { type Fraction, shortText } from '../../../src/chances/fraction';
import type { Position, Unit } from '../../../src/games/darkleaf/rules/board/position';
import { unitsThat } from '../../../src/games/darkleaf/rules/board/position';
import { nameOf, OFF, type Side, type Square } from '../../../src/games/darkleaf/rules/board/square';
import type { Scenario } from '../../answers/scenario';
import { readPosition } from './position';
import { Reading } from './reading';

export type Question = Scenario['questions'][string];

/** The fields of one case; what cannot be read is gathered, and the case is then not answered. */
export class Asked {
  readonly reading = new Reading();

  constructor(
    readonly fields: Fields,
    readonly at: string,
  ) {}

  where(name: string): string {
    return `${this.at}.${name}`;
  }

  count(name: string, otherwise?: number, least = 0): number {
    return this.reading.count(this.fields[name], this.where(name), otherwise, least);
  }

  roll(): number {
    return this.count('roll', undefined, 1);
  }

  flag(name: string): boolean {
    return this.reading.flag(this.fields[name], this.where(name));
  }

  side(): Side {
    return this.reading.side(this.fields.side, this.where('side'));
  }

  position(): Position {
    return readPosition(this.reading, this.fields.position, this.where('position'));
  }

  /** A square that may be missing. */
  square(name: string): Square {
    return this.fields[name] === undefined ? OFF : this.reading.square(this.fields[name], this.where(name));
  }

  squares(name: string): Square[] {
    return this.reading.squares(this.fields[name], this.where(name));
  }
}

/** A question: what is read of a case, and then what is answered if all of it could be read. */
export const question =
  (read: (asked: Asked) => () => object): Question =>
  (fields, at) => {
    const asked = new Asked(fields, at);
    const answer = read(asked);
    return asked.reading.fine ? ok(answer()) : err(asked.reading.problems);
  };

/** A question about a position and a side. */
export const onBoard = (read: (asked: Asked, position: Position, side: Side) => () => object): Question =>
  question(asked => {
    const [side, position] = [asked.side(), asked.position()];
    return read(asked, position, side);
  });

export const names = (squares: readonly Square[]): string[] => squares.map(nameOf);
export const chance = (fraction: Fraction): string => shortText(fraction);

const unitTold = (at: Square, { side, kind, auras, marks, quarry, ladder, held }: Unit): object => ({
  at: nameOf(at),
  side,
  kind,
  ...(auras.length > 0 && { auras: [...auras].sort() }),
  ...(marks > 0 && { marks }),
  ...(quarry && { quarry }),
  ...(ladder > 0 && { ladder }),
  ...(held && { held }),
});

/** What the board is after a change. */
export const boardTold = (position: Position): object => ({
  units: unitsThat(position).map(({ at, unit }) => unitTold(at, unit)),
  reclaimed: names([...position.reclaimed].sort((a, b) => a - b)),
  gardens: [...position.gardens].sort(([a], [b]) => a - b).map(([at, count]) => ({ at: nameOf(at), count })),
});
