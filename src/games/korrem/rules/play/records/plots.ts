import { type Fraction, fraction } from '../../../../../chances/fraction';
import { type Nature, natures, type Outcome, type OwnRows, rowOf } from '../../meeting/natures';
import type { World } from '../model';
import { type Source, sources } from '../nations';
import { type BeastFate, beastFates, noTally, type Tally } from './tally';

/** VP-1: the points of each nation at the end of each turn, from the first to the present one. */
export function pointsByTurn({ scores, nations, turn }: World): {
  readonly id: string;
  readonly points: readonly number[];
}[] {
  return nations.map(({ id }) => ({
    id,
    points: Array.from({ length: turn + 1 }, (_, now) =>
      scores.filter(one => one.nation === id && one.turn <= now).reduce((all, one) => all + one.points, 0),
    ),
  }));
}

/** VP-1: where the points of each nation came from; a source of nothing is left out. */
export const pointsBySource = ({ scores, nations }: World) =>
  nations.flatMap(({ id }) =>
    sources.flatMap((from): { readonly id: string; readonly from: Source; readonly points: number }[] => {
      const of = scores.filter(one => one.nation === id && one.from === from);
      return of.length === 0 ? [] : [{ id, from, points: of.reduce((all, one) => all + one.points, 0) }];
    }),
  );

export interface MetBeside {
  readonly nature: Nature;
  readonly outcome: Outcome;
  readonly seen: number;
  /** EN-1: as often as so many rolls bring it on the average. */
  readonly expected: Fraction;
}

/** EN-1: what meetings have brought, beside what so many of them bring on the average. */
export function metBeside({ met }: Tally, own?: OwnRows): MetBeside[] {
  return natures.flatMap(nature => {
    const faces = met[nature] ?? [];
    const { results } = rowOf(nature, own);
    const rolls = faces.reduce((all, n) => all + n, 0);
    if (rolls === 0) return [];
    return [...new Set(results)].map(outcome => ({
      nature,
      outcome,
      seen: faces.reduce((all, n, i) => all + (results[i] === outcome ? n : 0), 0),
      expected: fraction(rolls * results.filter(one => one === outcome).length, results.length),
    }));
  });
}

/** One game, as the book of all games reads it. */
export interface Chapter {
  readonly players: readonly string[];
  readonly won: readonly string[];
  readonly tally: Tally;
}

export const chapterOf = ({ nations, tally = noTally }: Pick<World, 'nations' | 'tally'>): Chapter => ({
  players: nations.map(({ name }) => name),
  won: nations.filter(({ id }) => (tally.won[id] ?? 0) > 0).map(({ name }) => name),
  tally,
});

/** Wins by name, of the games that somebody has won. */
export function winsOf(chapters: readonly Chapter[]) {
  const ended = chapters.filter(({ won }) => won.length > 0);
  const names = [...new Set(ended.flatMap(({ players }) => players))].sort();
  return names.map(name => ({
    name,
    won: ended.filter(({ won }) => won.includes(name)).length,
    games: ended.filter(({ players }) => players.includes(name)).length,
  }));
}

export type Beast = { readonly name: string } & Readonly<Record<BeastFate, number>>;

/** Every creature of all games, by name. */
export function bestiaryOf(chapters: readonly Chapter[]): Beast[] {
  const all = chapters.flatMap(({ tally }) => Object.entries(tally.beasts));
  return [...new Set(all.map(([name]) => name))].sort().map(name => {
    const sum = (fate: BeastFate): number =>
      all.filter(([one]) => one === name).reduce((n, [, of]) => n + of[fate], 0);
    const [met, fought, joined, slain] = beastFates.map(sum);
    return { name, met: met ?? 0, fought: fought ?? 0, joined: joined ?? 0, slain: slain ?? 0 };
  });
}
