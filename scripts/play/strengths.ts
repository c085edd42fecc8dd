import { interval } from '../../src/chances/interval';
import { type Clan, clans } from '../../src/games/darkleaf/rules/board/position';
import { fight } from '../../src/games/darkleaf/rules/bot/fight';
import type { Strength } from '../../src/games/darkleaf/rules/duel/model';
import { hedgerow } from '../../src/games/darkleaf/sample/hedgerow';

/** Each strength of the wood that has one below it. */
export const ladder = [
  ['thicket', 'seedling'],
  ['oldWood', 'thicket'],
] as const satisfies readonly (readonly [Strength, Strength])[];

/** One duel: the stronger plays the first clan, the weaker the second. */
export interface Bout {
  readonly strong: Clan;
  readonly weak: Clan;
  readonly seed: number;
}

const ordered = clans.flatMap(strong =>
  clans.flatMap(weak => (strong === weak ? [] : [[strong, weak] as const])),
);

/** SU-1: clans say who goes first, so that either strength has either clan of each pair, and goes first, as often. */
export const boutsOfRound = ordered.length;

export const boutsOf = (rounds: number): Bout[] =>
  Array.from({ length: rounds }, (_, round) =>
    ordered.map(([strong, weak], i) => ({ strong, weak, seed: 1 + round * boutsOfRound + i })),
  ).flat();

export type Result = 'won' | 'lost' | 'drawn';

/** How a bout ends for the stronger. */
export function played({ strong, weak, seed }: Bout, above: Strength, below: Strength): Result {
  const { winner } = fight(
    { book: hedgerow[strong], strength: above },
    { book: hedgerow[weak], strength: below },
    seed,
  );
  return winner === undefined ? 'drawn' : winner === strong ? 'won' : 'lost';
}

export interface Verdict {
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly enough: boolean;
}

/** Whether the stronger wins at least 65 % of all, draws among them, and surely more than 60 %. */
export function verdictOn(results: readonly Result[]): Verdict {
  const won = results.filter(result => result === 'won').length;
  const share = results.length === 0 ? 0 : won / results.length;
  const { low, high } = interval(won, results.length);
  return { share, low, high, enough: share >= 0.65 && low > 0.6 };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
export const told = ({ share, low, high }: Verdict): string =>
  `${percent(share)} (${percent(low)} to ${percent(high)})`;
