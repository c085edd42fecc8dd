import { reachOf, spawnHexes } from '../moves';
import { nextOfRound, takeTurn } from '../round';
import { cubeOfSide, type MainSide } from '../sides';
import { say } from '../solo/says';
import { boardIn, haintsOf, supplyOf } from '../state/common';
import { type Done, refused, tell } from '../state/run';
import type { Of } from './commands';
import { homeOf, ownedBy, type PairGame, type SideTurn } from './model';
import { goTo, notNow, type PairRun, roundData, roundOf } from './pair-run';
import { sayPair } from './says';

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
  tell(run, attack ? 'JR-3' : 'JR-1', sayPair('harrow.flipped', { side, jar, attack }));
  if (done.tiles > 0) tell(run, 'JR-4', sayPair('harrow.tiles-used', { n: done.tiles }));
  if (jar === 'wild' && !attack) {
    // JR-2: one more token, and as many basic actions as there are tokens.
    const owned = ownedBy(run.state, side);
    run.emit({ type: 'owned', side, owned: { ...owned, wild: owned.wild + 1 } });
  }
  goTo(run, {
    at: 'turn',
    turn: { side, action: done.action, free: done.free, tiles: done.tiles, spent: 0, attacked: false },
  });
  return undefined;
}

const spend = (run: PairRun, turn: SideTurn, n: number): void =>
  goTo(run, { at: 'turn', turn: { ...turn, spent: turn.spent + n } });

/** AC-1 to AC-3: some Units of a hex go to where their ADVANCEs lead. */
export function advance(run: PairRun, turn: SideTurn, { from, to, haints, legends }: Of<'advance'>): Done {
  const board = boardIn(run.state);
  const { cellOf } = board.map.grid;
  const [start, end] = [cellOf.get(from), cellOf.get(to)];
  const group = start === undefined ? undefined : board.units.get(start);
  const bad = refused('no-reach', 'AC-3', sayPair('harrow.no-reach', { to }));
  if (start === undefined || end === undefined || group?.side !== turn.side) return bad;
  if (haints + legends < 1 || haints > group.haints || legends > group.legends) return bad;
  const found = reachOf(board, start, mostAdvances, haints + legends).find(({ at }) => at === end);
  if (!found) return bad;
  const infected = Math.max(0, Math.min(haints, haints - (group.haints - group.infected)));
  run.emit({ type: 'parted', from, to, haints, infected, legends });
  tell(run, 'AC-2', sayPair('harrow.advanced', { from, to, cost: found.cost }), { way: [from, to] });
  spend(run, turn, found.cost);
  return undefined;
}

export const mostAdvances = 9;

export function spawn(run: PairRun, turn: SideTurn, at: string): Done {
  if (!spawnsFor(run.state, turn.side).includes(at))
    return refused('not-here', 'AC-4', say('harrow.not-here', { at }));
  run.emit({ type: 'spawned', side: turn.side, at });
  tell(run, 'AC-4', sayPair('harrow.spawned', { side: turn.side, at }), { at });
  spend(run, turn, 1);
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
  tell(run, 'AC-5', sayPair('harrow.strengthened', { side: turn.side }));
  spend(run, turn, 1);
  return undefined;
}
