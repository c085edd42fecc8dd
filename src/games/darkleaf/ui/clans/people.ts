import { sides } from '../../rules/board/square';
import type { Ended } from '../../rules/records/records';
import { duels } from '../../table/duels';
import { clanNames } from '../../words/names';

/** All duels of this device that are over, the last one first. */
export const endedDuels = (): Ended[] => (duels.here.value ?? []).flatMap(({ ended }) => ended ?? []);

/** Whoever gave no name is called like the clan, and is nobody to keep a score of. */
export const byNames = (all: readonly Ended[]): Ended[] =>
  all.filter(one => sides.every(side => one[side].name !== clanNames[one[side].clan]));

/** Everybody who gave a name, once. */
export const peopleIn = (all: readonly Ended[]): string[] => [
  ...new Set(byNames(all).flatMap(one => (one.wood ? [] : sides.map(side => one[side].name)))),
];
