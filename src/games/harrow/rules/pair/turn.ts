import { neighbours } from '../../../../hex/around';
import { unitsIn } from '../board';
import { mayEnter, priceOf, reachOf, spawnHexes } from '../moves';
import { nextOfRound, takeTurn } from '../round';
import { cubeOfSide, type MainSide } from '../sides';
import { say } from '../solo/says';
import { boardIn, haintsOf, supplyOf } from '../state/common';
import { type Done, log, refused } from '../state/run';
import type { Basic } from './basic';
import type { Of } from './commands';
import { leftIn, mayTake } from './grants';
import { enters } from './lying';
import { homeOf, moreOf, ownedBy, type PairGame, type SideTurn, thingsOf } from './model';
import { goTo, notNow, type PairRun, roundData, roundOf, stay, withMore } from './pair-run';
import { sayPair } from './says';
import { pinnedOn } from './steps/where';
import { freshMore } from './things';

/** RD-2, RD-3, JR: a jar is flipped. */
export function flip(run: PairRun, command: Of<'flip'>): Done {
  const { state } = run;
  const round = roundOf(state);
  const side = nextOfRound(round);
  if (side === 'hester' || side === 'end')
    return refused('not-your-turn', 'RD-2', sayPair('harrow.not-your-turn'));
  const { jar, attack, tiles, takesFirst } = command;
  const after = takeTurn(round, { side, jar, attack, tiles, takesFirst });
  switch (after) {
    case 'not-your-turn':
      return refused(after, 'RD-2', sayPair('harrow.not-your-turn'));
    case 'jar-broken':
      return refused(after, 'JR-1', sayPair('harrow.jar-broken'));
    case 'no-attack-yet':
      return refused(after, 'JR-3', sayPair('harrow.no-attack-yet'));
  }
  run.emit({ type: 'quiet' });
  run.emit({ type: 'rounds', rounds: roundData(after) });
  const done = after.turns.at(-1);
  if (!done || done.side === 'hester') return notNow;
  log(run, attack ? 'JR-3' : 'JR-1', sayPair('harrow.flipped', { side, jar, attack }));
  if (done.tiles > 0) log(run, 'JR-4', sayPair('harrow.tiles-used', { n: done.tiles }));
  if (jar === 'wild' && !attack) {
    // JR-2: one more token, and as many basic actions as there are tokens.
    const owned = ownedBy(run.state, side);
    run.emit({ type: 'owned', side, owned: { ...owned, wild: owned.wild + 1 } });
  }
  goTo(run, {
    at: 'turn',
    turn: {
      side,
      action: done.action,
      free: done.free,
      tiles: done.tiles,
      spent: 0,
      attacked: false,
      more: freshMore,
    },
  });
  return undefined;
}

/** RD-3: basic actions are counted by kind; the table may have more of them than the app knows, and it is told. */
function spend(run: PairRun, turn: SideTurn, basic: Basic, n: number): void {
  if (n > mayTake(leftIn(run.state, turn), basic)) log(run, 'RD-3', sayPair('harrow.beyond', { basic }));
  const { used } = moreOf(turn);
  stay(run, {
    ...withMore(turn, { used: { ...used, [basic]: used[basic] + n } }),
    spent: turn.spent + n,
  });
}

/** AC-2, AC-3: a cheapest way, over as many own cubes as it can (CD-5); the hex of departure left out. */
function wayOf(game: PairGame, side: MainSide, from: number, to: number, units: number): string[] {
  const board = boardIn(game);
  const { grid } = board.map;
  const costs = new Map(reachOf(board, from, mostAdvances, units).map(({ at, cost }) => [at, cost]));
  costs.set(from, 0);
  const cubes = new Set(thingsOf(game).lying.map(({ at }) => at));
  const way = [to];
  for (let cell = to; cell !== from && way.length <= costs.size; ) {
    const before = neighbours(grid, cell).filter(
      one => costs.get(one) === (costs.get(cell) ?? 0) - priceOf(board, side, cell) && !way.includes(one),
    );
    const next = before.find(one => cubes.has(grid.names[one]!)) ?? before[0];
    if (next === undefined) break;
    cell = next;
    if (cell !== from) way.unshift(cell);
  }
  return way.map(cell => grid.names[cell]!);
}

/** AC-1 to AC-3: some Units of a hex go to where their ADVANCEs lead. */
export function advance(
  run: PairRun,
  turn: SideTurn,
  { from, to, haints, legends, doll }: Of<'advance'>,
): Done {
  const board = boardIn(run.state);
  const { cellOf } = board.map.grid;
  const [start, end] = [cellOf.get(from), cellOf.get(to)];
  const group = start === undefined ? undefined : board.units.get(start);
  const bad = refused('no-reach', 'AC-3', sayPair('harrow.no-reach', { to }));
  if (start === undefined || end === undefined || group?.side !== turn.side) return bad;
  if (haints + legends < 1 || haints > group.haints || legends > group.legends) return bad;
  if (haints + legends > unitsIn(group) - pinnedOn(run.state, from))
    return refused('pinned', 'LG-7', sayPair('harrow.pinned', { at: from }));
  const found = reachOf(board, start, mostAdvances, haints + legends).find(({ at }) => at === end);
  if (!found) return bad;
  if (doll && !mayTakeDoll(run.state, from, end))
    return refused('doll', 'AC-6', sayPair('harrow.no-doll', { to }));
  const way = wayOf(run.state, turn.side, start, end, haints + legends);
  const infected = Math.max(0, Math.min(haints, haints - (group.haints - group.infected)));
  run.emit({ type: 'parted', from, to, haints, infected, legends });
  log(run, 'AC-2', sayPair('harrow.advanced', { from, to, cost: found.cost }), { way: [from, to] });
  if (doll) {
    const dolls = run.state.board.dolls.map(one => (one === from ? to : one));
    run.emit({ type: 'fixed', fix: { what: 'token', token: 'dolls', hexes: dolls } });
    log(run, 'AC-6', sayPair('harrow.doll-along', { to }));
  }
  enters(run, turn.side, way, legends > 0 ? 'legend' : 'haint');
  spend(run, turn, 'advance', found.cost);
  return undefined;
}

/** AC-6, CR-5: a Unit that leaves a Doll's hex may take it to a hex where a Doll may lie. */
export const mayTakeDoll = (game: PairGame, from: string, to: number): boolean =>
  game.board.dolls.includes(from) && mayEnter(boardIn(game), { what: 'doll' }, to);

export const mostAdvances = 9;

export function spawn(run: PairRun, turn: SideTurn, at: string): Done {
  if (!spawnsFor(run.state, turn.side).includes(at))
    return refused('not-here', 'AC-4', say('harrow.not-here', { at }));
  run.emit({ type: 'spawned', side: turn.side, at });
  log(run, 'AC-4', sayPair('harrow.spawned', { side: turn.side, at }), { at });
  spend(run, turn, 'spawn', 1);
  return undefined;
}

/** AC-4: where one Haint of a side may come, if one is left. */
export function spawnsFor(game: PairGame, side: MainSide): string[] {
  const board = boardIn(game);
  const home = board.map.grid.cellOf.get(homeOf(game, side));
  if (home === undefined || haintsOf(game, side) === 0) return [];
  return spawnHexes(board, side, home).map(cell => board.map.grid.names[cell]!);
}

export function strengthen(run: PairRun, turn: SideTurn): Done {
  const cube = cubeOfSide[turn.side];
  if (supplyOf(run.state, cube) === 0) return refused('no-cube', 'TM-5', sayPair('harrow.no-cube-left'));
  run.emit({ type: 'cubes', come: { [cube]: 1 } });
  log(run, 'AC-5', sayPair('harrow.strengthened', { side: turn.side }));
  spend(run, turn, 'strengthen', 1);
  return undefined;
}
