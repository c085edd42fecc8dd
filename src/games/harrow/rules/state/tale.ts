import { type Common, scoreOf, sidesIn } from './common';
import { totalOf } from './cubes';
import type { CommonEvent } from './events';
import type { Source, Tale } from './tale-model';

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
