import { isOpen } from '../board';
import { endOf } from '../end';
import { freshWitchTurn } from '../hester/model';
import { afterRound, newRound, nextOfRound, takeTurn } from '../round';
import { cubeOfSide, type MainSide, mainSides } from '../sides';
import { say } from '../solo/says';
import { boardIn, haintsOf, scoreOf } from '../state/common';
import { countOf, totalOf } from '../state/cubes';
import { type Done, log, refused } from '../state/run';
import type { Basic } from './basic';
import type { Of } from './commands';
import { beginRound } from './goals';
import { moreOf, ownedBy, type PairGame, type SideTurn, thingsOf } from './model';
import { razeable } from './objectives';
import { goTo, lay, type PairRun, roundData, roundOf, stay, withMore } from './pair-run';
import { sayPair } from './says';
import { pickUp } from './steps/carry';
import { putToken } from './tokens';

const mostCubes = 6;

/** CU-1: clean up in order; what must be chosen in it is asked, then whoever is next. */
export function endSide(run: PairRun, turn: SideTurn): Done {
  if (!moreOf(turn).cleaning) {
    const begun = beginCleanUp(run, turn);
    if (asksAtCleanUp(run.state, begun)) {
      stay(run, begun);
      return undefined;
    }
    next(run);
    return undefined;
  }
  // CU-2: what nobody laid on the row goes into the bag.
  for (const basic of moreOf(turn).toLay) intoBag(run, basic);
  next(run);
  return undefined;
}

/** CD-2, CU-1, OB-3: cubes set aside come back, own ones over six go, Storms come under Legends. */
function beginCleanUp(run: PairRun, turn: SideTurn): SideTurn {
  const { side } = turn;
  const { aside } = thingsOf(run.state);
  if (totalOf(aside) > 0) {
    run.emit({ type: 'cubes', come: aside });
    lay(run, { aside: {} });
    log(run, 'CD-2', sayPair('harrow.aside-back', { n: totalOf(aside) }));
  }
  const cube = cubeOfSide[side];
  const over = countOf(run.state.ground, cube) - mostCubes;
  if (over > 0) {
    run.emit({ type: 'paid', cubes: { [cube]: over } });
    log(run, 'CU-1', sayPair('harrow.cubes-six', { side, n: over }));
  }
  if (side === 'family' && run.state.positions === 'mirrored') stormsUnderLegends(run);
  return withMore(turn, { cleaning: true, acting: null, drawn: null });
}

/** CU-1: Ability tokens on hexes with own Units. */
export function collectable(game: PairGame, side: MainSide): string[] {
  const own = new Set(game.board.units.filter(one => one.side === side).map(({ at }) => at));
  return [...new Set(thingsOf(game).tokens.map(({ at }) => at))].filter(at => own.has(at));
}

/** OB-6: Dolls under Kammi's Legends. */
export const dollsUnder = ({ board }: PairGame): string[] =>
  board.dolls.filter(at => board.units.some(one => one.at === at && one.side === 'kammi' && one.legends > 0));

function asksAtCleanUp(game: PairGame, turn: SideTurn): boolean {
  const { side } = turn;
  if (side === 'family' && moreOf(turn).toLay.length > 0) return true;
  if (game.positions === 'off') return false;
  switch (side) {
    case 'protectors':
      return collectable(game, side).length > 0 || game.board.townsfolk.length > 0;
    case 'family':
      return collectable(game, side).length > 0 || razeable(game).length > 0;
    case 'kammi':
      return collectable(game, side).length > 0 || dollsUnder(game).length > 0;
  }
}

const notYet = refused('not-yet', 'CU-1', sayPair('harrow.at-clean-up'));

/** CU-1, CU-2 */
export function collect(run: PairRun, turn: SideTurn, at: string): Done {
  if (!moreOf(turn).cleaning) return notYet;
  if (!collectable(run.state, turn.side).includes(at))
    return refused('not-here', 'CU-1', say('harrow.not-here', { at }));
  log(run, 'CU-1', sayPair('harrow.took', { what: 'token', at }), { at });
  stay(run, pickUp(run, turn, at));
  return undefined;
}

/** CU-2: into the Family's bag. */
function intoBag(run: PairRun, basic: Basic): void {
  const owned = ownedBy(run.state, 'family');
  run.emit({
    type: 'owned',
    side: 'family',
    owned: { ...owned, tokens: { ...owned.tokens, [basic]: owned.tokens[basic] + 1 } },
  });
  log(run, 'CU-2', sayPair('harrow.into-bag', { basic }));
}

/** CU-2: the Family lays each token played or taken on its row for good, or into the bag. */
export function layToken(run: PairRun, turn: SideTurn, { basic, to }: Of<'lay'>): Done {
  const { cleaning, toLay } = moreOf(turn);
  if (!cleaning) return notYet;
  if (!toLay.includes(basic)) return refused('no-piece', 'CU-2', sayPair('harrow.no-piece-left'));
  if (to === 'row') {
    lay(run, { laid: thingsOf(run.state).laid + 1 });
    log(run, 'CU-2', sayPair('harrow.on-row', { basic }));
  } else intoBag(run, basic);
  stay(run, withMore(turn, { toLay: toLay.filter((_, i) => i !== toLay.indexOf(basic)) }));
  return undefined;
}

/** OB-6: a Doll under a Legend of hers is turned up: a decoy leaves, the real one scores under Kammi alone. */
export function turnDoll(run: PairRun, turn: SideTurn, { at, real, under }: Of<'doll'>): Done {
  if (!moreOf(turn).cleaning) return notYet;
  if (turn.side !== 'kammi' || !dollsUnder(run.state).includes(at))
    return refused('not-here', 'OB-6', say('harrow.not-here', { at }));
  const { dolls } = run.state.board;
  const gone = !real || under === 'kammi';
  if (gone) {
    const hexes = dolls.filter((_, i) => i !== dolls.indexOf(at));
    run.emit({ type: 'fixed', fix: { what: 'token', token: 'dolls', hexes } });
  }
  lay(run, { faceUp: real && !gone ? at : null });
  if (real && gone) {
    const score = scoreOf(run.state, 'kammi');
    run.emit({
      type: 'scored',
      side: 'kammi',
      score: { ...score, points: score.points + realDoll },
      by: 'goals',
    });
  }
  log(run, 'OB-6', sayPair('harrow.doll', { at, what: !real ? 'decoy' : gone ? 'real' : 'goblin' }), { at });
  stay(run, turn);
  return undefined;
}
const realDoll = 4;

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

/** RD-2: on to whoever is next: a side with its jars, Hester, or the end of the round. */
export function next(run: PairRun): void {
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
      run.emit({ type: 'scored', side, score: { ...before, points: before.points + 1 }, by: 'brambles' });
      log(run, 'RD-4', say('harrow.brambles-point', { side }));
    }
  }
  if (end.over && end.winner && end.winner !== 'lost') {
    goTo(run, { at: 'over', ending: { winner: end.winner, why: end.why ?? 'points' } });
    return;
  }
  springTraps(run);
  const { first, tiles } = afterRound(round);
  run.emit({ type: 'rounds', rounds: roundData(newRound(state.sides, first, state.witch !== null, tiles)) });
  run.emit({ type: 'round', round: state.round + 1 });
  log(run, 'RD-4', sayPair('harrow.first-now', { side: first }));
  beginRound(run);
}

/** LG-7, Priscilla: at the end of the round each of her tokens brings a Haint. */
function springTraps(run: PairRun): void {
  for (const at of thingsOf(run.state).traps) {
    const board = boardIn(run.state);
    const cell = board.map.grid.cellOf.get(at);
    const open = cell !== undefined && isOpen(board, 'protectors', cell, 1);
    if (open && haintsOf(run.state, 'protectors') > 0) {
      run.emit({ type: 'spawned', side: 'protectors', at });
      log(run, 'LG-7', sayPair('harrow.spawned', { side: 'protectors', at }), { at });
    }
  }
  if (thingsOf(run.state).traps.length > 0) lay(run, { traps: [] });
}
