import { endOf } from '../end';
import { freshWitchTurn } from '../hester/model';
import { afterRound, newRound, nextOfRound, takeTurn } from '../round';
import { cubeOfSide, mainSides } from '../sides';
import { say } from '../solo/says';
import { boardIn, scoreOf } from '../state/common';
import { countOf } from '../state/cubes';
import { type Done, tell } from '../state/run';
import { beginRound } from './goals';
import type { SideTurn } from './model';
import { goTo, type PairRun, roundData, roundOf } from './pair-run';
import { sayPair } from './says';
import { putToken } from './tokens';

const mostCubes = 6;

/** CU-1, OB-3: clean up; then whoever is next. */
export function endSide(run: PairRun, turn: SideTurn): Done {
  const { side } = turn;
  const cube = cubeOfSide[side];
  const over = countOf(run.state.ground, cube) - mostCubes;
  if (over > 0) {
    run.emit({ type: 'paid', cubes: { [cube]: over } });
    tell(run, 'CU-1', sayPair('harrow.cubes-six', { side, n: over }));
  }
  if (side === 'family' && run.state.positions === 'mirrored') stormsUnderLegends(run);
  next(run);
  return undefined;
}

/** OB-3 */
function stormsUnderLegends(run: PairRun): void {
  const board = boardIn(run.state);
  for (const [cell, group] of board.units)
    if (
      group.side === 'family' &&
      group.legends > 0 &&
      !board.storms.has(cell) &&
      cell !== board.map.brambles
    )
      putToken(run, 'storms', board.map.grid.names[cell]!);
}

function next(run: PairRun): void {
  switch (nextOfRound(roundOf(run.state))) {
    case 'end':
      endRound(run);
      return;
    case 'hester':
      goTo(run, { at: 'witch', turn: freshWitchTurn });
      return;
    default:
      goTo(run, { at: 'jar' });
  }
}

/** HE-14, RD-2: Hester's turn is done. */
export function hesterTurned(run: PairRun): void {
  const after = takeTurn(roundOf(run.state), { side: 'hester' });
  if (typeof after !== 'string') run.emit({ type: 'rounds', rounds: roundData(after) });
  next(run);
}

/** RD-4, EN: Brambles, the end check, the token, jars and tiles. */
export function endRound(run: PairRun): void {
  const { state } = run;
  const board = boardIn(state);
  const round = roundOf(state);
  const scores = Object.fromEntries(state.sides.map(side => [side, scoreOf(state, side).points]));
  const end = endOf(board, scores, round.holder, state.witch?.scoring.length ?? 0, false);
  for (const side of mainSides) {
    const before = scoreOf(state, side);
    if ((end.scores[side] ?? before.points) > before.points) {
      run.emit({ type: 'scored', side, score: { ...before, points: before.points + 1 } });
      tell(run, 'RD-4', say('harrow.brambles-point', { side }));
    }
  }
  if (end.over && end.winner && end.winner !== 'lost') {
    goTo(run, { at: 'over', ending: { winner: end.winner, why: end.why ?? 'points' } });
    return;
  }
  const { first, tiles } = afterRound(round);
  run.emit({ type: 'rounds', rounds: roundData(newRound(state.sides, first, state.witch !== null, tiles)) });
  run.emit({ type: 'round', round: state.round + 1 });
  tell(run, 'RD-4', sayPair('harrow.first-now', { side: first }));
  beginRound(run);
}
