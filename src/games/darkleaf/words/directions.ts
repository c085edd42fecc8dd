import type { Clan, ClanBook, Kind } from '../rules/board/position';
import type { ByFace } from '../rules/duel/queries/by-face';
import { ui } from './ui';
import { unitWords } from './unit-line';

const w = unitWords;
const names: readonly (readonly [string, readonly number[]])[] = [
  ['in all directions', [1, 2, 3, 4, 5, 6, 7, 8]],
  ['straight', [1, 3, 5, 7]],
  ['diagonally', [2, 4, 6, 8]],
  ['forward', [1, 2, 8]],
  ['but not backward', [1, 2, 3, 7, 8]],
];

/** '1, 3 to 6'. */
function valuesIn(values: readonly number[]): string {
  const runs: number[][] = [];
  for (const value of values) {
    const last = runs.at(-1);
    if (last && last.at(-1) === value - 1) last.push(value);
    else runs.push([value]);
  }
  return runs.map(run => (run.length > 2 ? `${run[0]} to ${run.at(-1)}` : run.join(', '))).join(', ');
}

const deedNames: Readonly<Record<string, string>> = { huldra: 'Hunts', murg: 'Destroys', erde: 'Reclaims' };

/** What a unit can do now, by the faces of its bone. */
export const faceLines = (clan: Clan, { goes, deeds }: ByFace): readonly string[] => [
  goes.length > 0 ? `${w.goesNow} ${valuesIn(goes)}` : w.goesNowhere,
  ...deeds.map(
    ({ targets, values }) => `${deedNames[clan] ?? w.deeds} ${targets.join(' and ')}: ${valuesIn(values)}`,
  ),
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
  const { journey, less, deed, hex } = book[kind];
  const goes = `${w.journeys} ${directionsIn(journey)}${less ? `, ${w.less}` : ''}`;
  const casts = hex.length > 0 ? [`${w.casts} ${hex.map(one => w.hex[one]).join(', ')}`] : [];
  return [goes, ...(deed.length > 0 ? [`${w.deeds}: ${directionsIn(deed)}`] : []), ...casts];
}
