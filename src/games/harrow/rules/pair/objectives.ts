import { razeOf, rescueOf } from '../objectives';
import { say } from '../solo/says';
import { boardIn } from '../state/common';
import { type Done, log, refused } from '../state/run';
import type { Of } from './commands';
import { homeOf, moreOf, type PairGame, type SideTurn } from './model';
import type { PairRun } from './pair-run';
import { sayPair } from './says';

/** CU-1: the objective comes at clean up. */
const notYet = refused('not-yet', 'CU-1', sayPair('harrow.at-clean-up'));

/** OB-1, OB-2: a Townsfolk that gets home, or goes along its way. */
export function rescue(run: PairRun, turn: SideTurn, { at, to }: Of<'rescue'>): Done {
  const board = boardIn(run.state);
  const { cellOf, names } = board.map.grid;
  const home = cellOf.get(homeOf(run.state, 'protectors'));
  const way = home === undefined ? undefined : rescueOf(board, home).find(one => names[one.at] === at);
  if (!moreOf(turn).cleaning) return notYet;
  if (turn.side !== 'protectors' || !way)
    return refused('not-home', 'OB-1', sayPair('harrow.not-home', { at }));
  if (to === undefined) {
    if (!way.rescued) return refused('not-home', 'OB-2', sayPair('harrow.not-home', { at }));
    run.emit({ type: 'taken', goal: 'townsfolk', at, side: 'protectors', points: 2 });
    log(run, 'OB-2', sayPair('harrow.rescued', { at }));
    return undefined;
  }
  if (!way.to.some(cell => names[cell] === to))
    return refused('not-here', 'OB-1', say('harrow.not-here', { at: to }));
  const townsfolk = run.state.board.townsfolk;
  const hexes = townsfolk.with(townsfolk.indexOf(at), to);
  run.emit({ type: 'fixed', fix: { what: 'goal', goal: 'townsfolk', hexes } });
  log(run, 'OB-1', sayPair('harrow.went', { from: at, to }), { way: [at, to] });
  return undefined;
}

/** OB-4, OB-5: the Buildings that a storm path destroys. */
export function razeable(game: PairGame): string[] {
  const board = boardIn(game);
  const home = board.map.grid.cellOf.get(homeOf(game, 'family'));
  if (home === undefined) return [];
  return razeOf(board, home, game.beside).destroyed.map(cell => board.map.grid.names[cell]!);
}

export function raze(run: PairRun, turn: SideTurn, at: string): Done {
  if (!moreOf(turn).cleaning) return notYet;
  if (turn.side !== 'family' || !razeable(run.state).includes(at))
    return refused('no-path', 'OB-4', sayPair('harrow.no-storm-path', { at }));
  run.emit({ type: 'taken', goal: 'building', at, side: 'family', points: 2 });
  log(run, 'OB-4', sayPair('harrow.razed', { at }));
  return undefined;
}
