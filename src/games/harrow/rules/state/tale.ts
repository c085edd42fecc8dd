import type { MainSide } from '../sides';
import { type Common, scoreOf, sidesIn } from './common';
import { totalOf } from './cubes';
import type { CommonEvent } from './events';

/** What points come by; `table` is what the table put right. */
export const sources = ['attacks', 'goals', 'brambles', 'table'] as const;
export type Source = (typeof sources)[number];

/** One attack: what was forecast of it, and what came out. */
export interface Attacked {
  /** The chance of success that was told before the Tree. */
  readonly chance: number;
  readonly success: boolean;
  /** Hits to be expected, and those that came out could pay for. */
  readonly forecast: number;
  readonly hits: number;
}

/** What the records tell of a game; a game that an older version began has none. */
export interface Tale {
  readonly scored: Readonly<Partial<Record<MainSide, Readonly<Partial<Record<Source, number>>>>>>;
  /** Points of both sides at the end of each round. */
  readonly rounds: readonly (readonly [number, number])[];
  /** Cubes in the Tree after each activation. */
  readonly inside: readonly number[];
  readonly attacks: readonly Attacked[];
  /** SO-21: somebody has looked ahead. */
  readonly foreseen: boolean;
}

export const noTale: Tale = { scored: {}, rounds: [], inside: [], attacks: [], foreseen: false };

const longest = 300;
const withOne = <T>(list: readonly T[], one: T): readonly T[] => [...list, one].slice(-longest);

const sourceOf = (event: CommonEvent): Source => {
  switch (event.type) {
    case 'taken':
      return 'goals';
    case 'scored':
      return event.by ?? 'attacks';
    default:
      return 'table';
  }
};

function scoredBy(tale: Tale, before: Common, after: Common, source: Source): Tale['scored'] {
  let { scored } = tale;
  for (const side of sidesIn(after)) {
    const more = scoreOf(after, side).points - scoreOf(before, side).points;
    if (more === 0) continue;
    const own = scored[side] ?? {};
    scored = { ...scored, [side]: { ...own, [source]: (own[source] ?? 0) + more } };
  }
  return scored;
}

/** The tale after an event. */
export function taleAfter(tale: Tale, before: Common, after: Common, event: CommonEvent): Tale {
  switch (event.type) {
    case 'scored':
    case 'taken':
    case 'fixed':
      return before.scores === after.scores
        ? tale
        : { ...tale, scored: scoredBy(tale, before, after, sourceOf(event)) };
    case 'dropped':
      return { ...tale, inside: withOne(tale.inside, totalOf(after.tree.inside)) };
    case 'attacked': {
      const { chance, success, forecast, hits } = event;
      return { ...tale, attacks: withOne(tale.attacks, { chance, success, forecast, hits }) };
    }
    case 'foreseen':
      return { ...tale, foreseen: true };
    default:
      return tale;
  }
}

/** RD-4: a round has ended. */
export function withRound<Game extends Common>(game: Game): Game {
  const { tale } = game;
  const [a, b] = sidesIn(game);
  if (!tale || a === undefined || b === undefined) return game;
  const points = [scoreOf(game, a).points, scoreOf(game, b).points] as const;
  return { ...game, tale: { ...tale, rounds: withOne(tale.rounds, points) } };
}
