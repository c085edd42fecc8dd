import { isRecord, type Reading } from '../../../src/basics/reading';
import type { Board } from '../../../src/games/darkholds/rules/board';
import { type ReadLevel, readLevel, readSquare } from '../../../src/games/darkholds/rules/read-level';
import { OFF } from '../../../src/square/grid';
import { readMarkers } from './read-markers';
import { readWarriors } from './read-warriors';

/** MK-16: noise tokens by square. */
function readNoise(reading: Reading, { floors }: ReadLevel, input: unknown, at: string): Map<number, number> {
  const noise = new Map<number, number>();
  if (input === undefined) return noise;
  for (const [name, tokens] of Object.entries(reading.fields(input, at))) {
    const square = readSquare(reading, floors, name, `${at}.${name}`);
    const count = reading.count(tokens, `${at}.${name}`);
    if (square !== OFF && count > 0) noise.set(square, count);
  }
  return noise;
}

export interface ReadBoard extends ReadLevel {
  readonly board: Board;
}

/** The door for a level with all that lies and stands on it; everything that is wrong is gathered with its path. */
export function readBoard(
  reading: Reading,
  { level: input, warriors }: { readonly level?: unknown; readonly warriors?: unknown },
  at: string,
): ReadBoard | undefined {
  const read = readLevel(reading, input, `${at}.level`);
  if (!read || !isRecord(input)) return undefined;
  const before = reading.problems.length;
  const markers = readMarkers(reading, read, `${at}.level.markers`);
  const noise = readNoise(reading, read, input.noise, `${at}.level.noise`);
  const enemyNoise = reading.flag(input.enemyNoise, `${at}.level.enemyNoise`);
  const stand = readWarriors(reading, read, warriors, `${at}.warriors`);
  if (reading.problems.length > before) return undefined;
  const { features, rocks, guards, entries } = markers;
  return {
    ...read,
    board: { level: read.level, features, rocks, guards, entries, noise, enemyNoise, warriors: stand },
  };
}
