import { withTactic } from '../hester/model';
import { cubeOfSide } from '../sides';
import { applyCommon, withMoved } from '../state/apply-common';
import { type CubeCounts, plus } from '../state/cubes';
import { withRound } from '../state/tale';
import type { PairEvent } from './events';
import { type PairGame, thingsOf } from './model';
import type { Things } from './things';

/** Cubes that are neither on the Battleground, nor in the Tree, nor in supply. */
function awayIn({ lying, gridCubes, aside, held }: Things): CubeCounts {
  const onGrid = gridCubes.reduce((all, n) => all + n, 0);
  const out = plus(plus(aside, held), onGrid > 0 ? { purple: onGrid } : {});
  return lying.reduce((all, { side }) => plus(all, { [cubeOfSide[side]]: 1 }), out);
}

export function applyPair(game: PairGame, event: PairEvent): PairGame {
  switch (event.type) {
    case 'step':
      return { ...game, step: event.step };
    case 'rounds':
      return { ...game, rounds: event.rounds };
    case 'round':
      return { ...withRound(game), round: event.round };
    case 'owned':
      return { ...game, owned: { ...game.owned, [event.side]: event.owned } };
    case 'things': {
      const things = { ...thingsOf(game), ...event.change };
      return { ...game, things, away: awayIn(things) };
    }
    case 'positions':
      return { ...game, positions: event.positions };
    case 'parted':
      return { ...game, board: withMoved(game.board, event.from, event.to, event) };
    case 'tactic':
      return withTactic(game, event);
    default:
      return applyCommon(game, event);
  }
}
