import type { Problem } from './result';
import type { Said } from './said';
import { sayOfReading as say } from './says';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export type Fields = Readonly<Record<string, unknown>>;

/** A door under way: it reads what it can, and gathers everything that is wrong, each with its path. */
export class Reading {
  readonly problems: Problem[] = [];

  wrong(code: string, at: string, message: Said): void {
    this.problems.push({ code, at, message });
  }

  get fine(): boolean {
    return this.problems.length === 0;
  }

  fields(value: unknown, at: string): Fields {
    if (isRecord(value)) return value;
    this.wrong('not-an-object', at, say('reading.is-object'));
    return {};
  }

  /** A list that may be missing. */
  list(value: unknown, at: string): readonly unknown[] {
    if (value === undefined) return [];
    if (Array.isArray(value)) return value;
    this.wrong('not-a-list', at, say('reading.is-list'));
    return [];
  }

  /** A whole number; where it may be missing, what it then is. */
  count(value: unknown, at: string, otherwise?: number, least = 0, most = 1000): number {
    if (value === undefined && otherwise !== undefined) return otherwise;
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    this.wrong('not-a-count', at, say('reading.count', { least, most }));
    return least;
  }

  flag(value: unknown, at: string, otherwise = false): boolean {
    if (value === undefined) return otherwise;
    if (typeof value === 'boolean') return value;
    this.wrong('not-a-flag', at, say('reading.flag'));
    return otherwise;
  }

  text(value: unknown, at: string): string {
    if (typeof value === 'string') return value;
    this.wrong('not-a-text', at, say('reading.text'));
    return '';
  }

  /** One of a closed list; where it may be missing, what it then is. */
  word<Word extends string>(value: unknown, at: string, words: readonly Word[], otherwise?: Word): Word {
    if (value === undefined && otherwise !== undefined) return otherwise;
    const word = words.find(known => known === value);
    if (word !== undefined) return word;
    this.wrong('unknown', at, say('reading.unknown', { known: words.join(', ') }));
    return words[0]!;
  }

  /** A number for each of some keys; those that are missing are as in `otherwise`. */
  counts<Key extends string>(
    value: unknown,
    at: string,
    keys: readonly Key[],
    otherwise: Record<Key, number>,
  ): Record<Key, number> {
    const fields = value === undefined ? {} : this.fields(value, at);
    for (const key of Object.keys(fields))
      if (!keys.some(known => known === key))
        this.wrong('unknown', `${at}.${key}`, say('reading.unknown', { known: keys.join(', ') }));
    const read: Record<Key, number> = { ...otherwise };
    for (const key of keys) read[key] = this.count(fields[key], `${at}.${key}`, otherwise[key]);
    return read;
  }
}
