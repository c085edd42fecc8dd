import type { ClanBook, Kind } from '../rules/board/position';
import { ui } from './ui';

const w = ui.unitLine;
const names: readonly (readonly [string, readonly number[]])[] = [
  ['in all directions', [1, 2, 3, 4, 5, 6, 7, 8]],
  ['straight', [1, 3, 5, 7]],
  ['diagonally', [2, 4, 6, 8]],
  ['forward', [1, 2, 8]],
  ['but not backward', [1, 2, 3, 7, 8]],
];

/** Directions in plain words. */
export function directionsIn(dirs: readonly number[]): string {
  if (dirs.length === 0) return w.none;
  const sorted = [...dirs].sort((a, b) => a - b).join();
  const known = names.find(([, of]) => of.join() === sorted);
  return known?.[0] ?? dirs.map(dir => ui.taps.direction(dir)).join(', ');
}

/** What a kind of a clan may do by its book: one line for journeys, one for deeds. */
export function linesOf(book: ClanBook, kind: Kind): readonly string[] {
  const { journey, less, deed } = book[kind];
  const goes = `${w.journeys} ${directionsIn(journey)}${less ? `, ${w.less}` : ''}`;
  return deed.length > 0 ? [goes, `${w.deeds}: ${directionsIn(deed)}`] : [goes];
}
