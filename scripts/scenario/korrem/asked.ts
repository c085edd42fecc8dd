import { type Fields, Reading } from '../../../src/basics/reading';
import { err, ok } from '../../../src/basics/result';
import type { Card } from '../../../src/games/korrem/rules/battle/card';
import { type Goods, resources } from '../../../src/games/korrem/rules/goods';
import { type LandMap, landGrid } from '../../../src/games/korrem/rules/world/land';
import { sortedNames } from '../../../src/hex/grid';
import type { Scenario } from '../../answers/scenario';
import { readCards } from './cards';
import { readGoods } from './goods';
import { readHex, readHexes, readLandMap } from './map';

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

  has(name: string): boolean {
    return this.fields[name] !== undefined;
  }

  count(name: string, otherwise?: number, least = 0, most = 1000): number {
    return this.reading.count(this.fields[name], this.where(name), otherwise, least, most);
  }

  flag(name: string): boolean {
    return this.reading.flag(this.fields[name], this.where(name));
  }

  text(name: string): string {
    return this.reading.text(this.fields[name], this.where(name));
  }

  word<Word extends string>(name: string, words: readonly Word[], otherwise?: Word): Word {
    return this.reading.word(this.fields[name], this.where(name), words, otherwise);
  }

  roll(name = 'roll'): number {
    return this.count(name, undefined, 1, 8);
  }

  list<T>(name: string, read: (fields: Fields, at: string) => T): T[] {
    return this.reading.list(this.fields[name], this.where(name)).map((one, i) => {
      const where = this.where(`${name}[${i}]`);
      return read(this.reading.fields(one, where), where);
    });
  }

  counts(name: string, most = 1000): number[] {
    return this.reading
      .list(this.fields[name], this.where(name))
      .map((one, i) => this.reading.count(one, this.where(`${name}[${i}]`), undefined, 0, most));
  }

  texts(name: string): string[] {
    return this.reading
      .list(this.fields[name], this.where(name))
      .map((one, i) => this.reading.text(one, this.where(`${name}[${i}]`)));
  }

  goods(name: string): Goods {
    return readGoods(this.reading, this.fields[name], this.where(name));
  }

  cards(): Card[] {
    return readCards(this.reading, this.fields.cards, this.where('cards'));
  }

  map(): LandMap {
    return readLandMap(this.reading, this.fields.map, this.where('map'));
  }

  hex(name: string): number {
    return readHex(this.reading, this.fields[name], this.where(name));
  }

  hexes(name: string): number[] {
    return readHexes(this.reading, this.fields[name], this.where(name));
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

/** Resources without those of which there are none. */
export const told = (goods: Goods): object =>
  Object.fromEntries(resources.filter(one => goods[one] > 0).map(one => [one, goods[one]]));

export const nameOfHex = (cell: number): string => landGrid.names[cell] ?? '';
/** By column, then row. */
export const namesOf = (cells: Iterable<number>): string[] => sortedNames(landGrid, cells);
