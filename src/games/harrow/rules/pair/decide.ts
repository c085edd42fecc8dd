import type { Decided } from '../../../../play/rules';
import { aimsOf } from '../aims';

import { killed } from '../dial';
import { endOf } from '../end';
import { freshWitchTurn } from '../hester/model';
import { cleanUp, witchDoes } from '../hester/turn';
import { groundAt } from '../map';
import { reachOf, spawnHexes } from '../moves';
import { razeOf, rescueOf } from '../objectives';
import { afterRound, newRound, nextOfRound, takeTurn } from '../round';
import { cubeOfSide, type MainSide, mainSides } from '../sides';
import { say } from '../solo/says';
import { boardIn, haintsOf, scoreOf, supplyOf } from '../state/common';
import { countOf } from '../state/cubes';
import { drop } from '../state/drop';
import type { GoalKind } from '../state/events';
import {
  bringBonus,
  carryOut,
  choiceOf,
  type NamedAim,
  type NamedPick,
  namedAim,
  outcomeOf,
} from '../state/fight';
import { type Done, refused, tell } from '../state/run';
import type { PairCommand, PairFix } from './commands';
import type { PairEvent } from './events';
import { homeOf, otherOf, ownedBy, type PairGame, type PairStep, type SideTurn } from './model';
import { goTo, type PairRun, pairRun, roundData, roundOf, witchRun } from './pair-run';
import { sayPair } from './says';

type Of<Do extends PairCommand['do']> = Extract<PairCommand, { do: Do }>;
const notNow = refused('not-now', 'RD-3', say('harrow.not-now'));

export const goalOfSide = (side: MainSide): GoalKind | null =>
  side === 'protectors' ? 'townsfolk' : side === 'family' ? 'building' : null;

/** RD-1: the hexes on which the placer may put a goal of the opponent. */
export function goalHexes(game: PairGame, placer: MainSide): string[] {
  const board = boardIn(game);
  const { names } = board.map.grid;
  const { goals } = ownedBy(game, otherOf(game, placer));
  return [...board.map.grid.cells]
    .filter(cell => {
      const ground = groundAt(board.map, cell);
      const terrain = goals.some(one => one === ground);
      const own = board.units.get(cell)?.side === placer;
      return (
        terrain &&
        !own &&
        !board.townsfolk.includes(cell) &&
        !board.buildings.includes(cell) &&
        !board.dolls.includes(cell) &&
        !board.bonfires.has(cell)
      );
    })
    .map(cell => names[cell]!);
}

/** RD-1, TG-1: the next goal that somebody places, or the first jar; the training game has no such phase. */
function nextGoal(run: PairRun, placers: readonly MainSide[]): void {
  const { state } = run;
  for (const placer of placers) {
    const other = otherOf(state, placer);
    const goal = goalOfSide(other);
    if (state.positions === 'off' || state.mode === 'training' || goal === null) continue;
    if (goalHexes(state, placer).length === 0) continue;
    goTo(run, { at: 'goals', placer, goal });
    return;
  }
  goTo(run, { at: 'jar' });
}

export function beginRound(run: PairRun): void {
  const { holder } = run.state.rounds;
  nextGoal(run, [holder, otherOf(run.state, holder)]);
}

function placeGoal(run: PairRun, step: Extract<PairStep, { at: 'goals' }>, at: string | null): Done {
  const { placer, goal } = step;
  const other = otherOf(run.state, placer);
  if (at === null) tell(run, 'RD-1', sayPair('harrow.no-goal-placed'));
  else {
    if (!goalHexes(run.state, placer).includes(at))
      return refused('not-here', 'RD-1', say('harrow.not-here', { at }));
    const owned = ownedBy(run.state, other);
    run.emit({ type: 'placed', goal, at });
    const cell = boardIn(run.state).map.grid.cellOf.get(at) ?? -1;
    const terrain = groundAt(boardIn(run.state).map, cell);
    run.emit({
      type: 'owned',
      side: other,
      owned: { ...owned, goals: owned.goals.filter(one => one !== terrain) },
    });
    tell(run, 'RD-1', say('harrow.goal-placed', { goal, at }), { at });
  }
  nextGoal(run, placer === run.state.rounds.holder ? [other] : []);
  return undefined;
}

/** RD-2, RD-3, JR: a jar is flipped. */
function flip(run: PairRun, command: Of<'flip'>): Done {
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
function advance(run: PairRun, turn: SideTurn, { from, to, haints, legends }: Of<'advance'>): Done {
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

function spawn(run: PairRun, turn: SideTurn, at: string): Done {
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

function strengthen(run: PairRun, turn: SideTurn): Done {
  const cube = cubeOfSide[turn.side];
  if (supplyOf(run.state, cube) === 0) return refused('no-cube', 'TM-5', sayPair('harrow.no-cube-left'));
  run.emit({ type: 'cubes', come: { [cube]: 1 } });
  tell(run, 'AC-5', sayPair('harrow.strengthened', { side: turn.side }));
  spend(run, turn, 1);
  return undefined;
}

/** AT-1: the pairs of hexes that a side may attack with. */
export const aimsFor = (game: PairGame, side: MainSide): NamedAim[] =>
  aimsOf(boardIn(game), side).map(aim => namedAim(game, aim));

function attack(run: PairRun, turn: SideTurn, { from, target, against }: Of<'attack'>): Done {
  const aim = aimsFor(run.state, turn.side).find(
    one => one.from === from && one.target === target && one.against === against,
  );
  if (!aim) return refused('no-such-attack', 'AT-1', say('harrow.no-such-attack'));
  const { attackers, defenders } = aim;
  tell(
    run,
    'AT-2',
    say('harrow.attack-on', { side: turn.side, from, target, against, attackers, defenders, hester: false }),
    { way: [from, target] },
  );
  bringBonus(run, turn.side, aim);
  goTo(run, { at: 'drop', turn, aim });
  return undefined;
}

/** AT-2, AT-3 in keeper's mode: the table has counted, the stronger gets its cube. */
function count(run: PairRun, turn: SideTurn, { counted }: Of<'count'>): Done {
  const { attackers, defenders, defender } = counted;
  tell(run, 'AT-2', sayPair('harrow.counted', { side: turn.side, attackers, defenders }));
  const who = attackers > defenders ? turn.side : attackers < defenders ? defender : null;
  if (who !== null && who !== 'hester') {
    const cube = cubeOfSide[who];
    if (supplyOf(run.state, cube) > 0) {
      run.emit({ type: 'cubes', come: { [cube]: 1 } });
      tell(run, 'AT-3', say('harrow.bonus', { who, cube }));
    } else tell(run, 'AT-3', say('harrow.bonus-none', { who }));
  }
  goTo(run, { at: 'keeper-drop', turn, counted });
  return undefined;
}

function settle(run: PairRun, turn: SideTurn, aim: NamedAim, given: readonly NamedPick[]): Done {
  let picks = given;
  const { mode } = run.state;
  for (;;) {
    const outcome = outcomeOf(run.state, mode, turn.side, aim, picks);
    const after = { ...turn, attacked: true };
    if (!outcome) {
      goTo(run, { at: 'turn', turn: after });
      return undefined;
    }
    if (choiceOf(outcome, picks)) {
      goTo(run, { at: 'hits', turn, aim, picks });
      return undefined;
    }
    if (picks.length < outcome.choices.length) {
      picks = [...picks, { push: null, haint: null }];
      continue;
    }
    carryOut(run, { mode, side: turn.side, aim, outcome });
    goTo(run, { at: 'turn', turn: after });
    return undefined;
  }
}

/** DL: points that the table tells in keeper's mode. */
function point(run: PairRun, { side, kills, points }: Of<'point'>): Done {
  let { dial, points: now } = scoreOf(run.state, side);
  for (let i = 0; i < kills; i++) {
    const turned = killed(run.state.mode, dial);
    dial = turned.dial;
    now += turned.points;
  }
  const before = scoreOf(run.state, side).points;
  run.emit({ type: 'scored', side, score: { points: Math.max(0, now + points), dial } });
  tell(run, 'DL-1', sayPair('harrow.kills', { side, kills, points: now + points - before }));
  return undefined;
}

/** OB-1, OB-2: a Townsfolk that gets home, or goes along its way. */
function rescue(run: PairRun, turn: SideTurn, { at, to }: Of<'rescue'>): Done {
  const board = boardIn(run.state);
  const { cellOf, names } = board.map.grid;
  const home = cellOf.get(homeOf(run.state, 'protectors'));
  const way = home === undefined ? undefined : rescueOf(board, home).find(one => names[one.at] === at);
  if (turn.side !== 'protectors' || !way)
    return refused('not-home', 'OB-1', sayPair('harrow.not-home', { at }));
  if (to === undefined) {
    if (!way.rescued) return refused('not-home', 'OB-2', sayPair('harrow.not-home', { at }));
    run.emit({ type: 'taken', goal: 'townsfolk', at, side: 'protectors', points: 2 });
    tell(run, 'OB-2', sayPair('harrow.rescued', { at }));
    return undefined;
  }
  if (!way.to.some(cell => names[cell] === to))
    return refused('not-here', 'OB-1', say('harrow.not-here', { at: to }));
  const townsfolk = run.state.board.townsfolk;
  const hexes = townsfolk.with(townsfolk.indexOf(at), to);
  run.emit({ type: 'fixed', fix: { what: 'goal', goal: 'townsfolk', hexes } });
  tell(run, 'OB-1', sayPair('harrow.went', { from: at, to }), { way: [at, to] });
  return undefined;
}

/** OB-4, OB-5: the Buildings that a storm path destroys. */
export function razeable(game: PairGame): string[] {
  const board = boardIn(game);
  const home = board.map.grid.cellOf.get(homeOf(game, 'family'));
  if (home === undefined) return [];
  return razeOf(board, home, game.beside).destroyed.map(cell => board.map.grid.names[cell]!);
}

function raze(run: PairRun, turn: SideTurn, at: string): Done {
  if (turn.side !== 'family' || !razeable(run.state).includes(at))
    return refused('no-path', 'OB-4', sayPair('harrow.no-storm-path', { at }));
  run.emit({ type: 'taken', goal: 'building', at, side: 'family', points: 2 });
  tell(run, 'OB-4', sayPair('harrow.razed', { at }));
  return undefined;
}

const stormsInAll = 14;
const pathsInAll = 4;

/** LG-2, LG-4: a token of a Legend is put onto the map. */
function putToken(run: PairRun, token: 'storms' | 'paths', at: string): Done {
  const board = boardIn(run.state);
  const cell = board.map.grid.cellOf.get(at);
  const here = run.state.board[token];
  if (cell === undefined || (token === 'storms' && cell === board.map.brambles))
    return refused('not-here', 'LG-4', say('harrow.not-here', { at }));
  if (here.length >= (token === 'storms' ? stormsInAll : pathsInAll))
    return refused('no-piece', 'TM-5', sayPair('harrow.no-piece-left'));
  run.emit({ type: 'fixed', fix: { what: 'token', token, hexes: [...here, at] } });
  tell(
    run,
    token === 'storms' ? 'LG-4' : 'LG-2',
    sayPair(token === 'storms' ? 'harrow.storm-put' : 'harrow.path-put', { at }),
    { at },
  );
  return undefined;
}

const mostCubes = 6;

/** CU-1, OB-3: clean up; then whoever is next. */
function endSide(run: PairRun, turn: SideTurn): Done {
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
function hesterTurned(run: PairRun): void {
  const after = takeTurn(roundOf(run.state), { side: 'hester' });
  if (typeof after !== 'string') run.emit({ type: 'rounds', rounds: roundData(after) });
  next(run);
}

/** RD-4, EN: Brambles, the end check, the token, jars and tiles. */
function endRound(run: PairRun): void {
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

function fix(run: PairRun, said: PairFix): Done {
  switch (said.what) {
    case 'owned':
      run.emit({ type: 'owned', side: said.side, owned: said.owned });
      break;
    case 'positions':
      run.emit({ type: 'positions', positions: said.positions });
      break;
    case 'first':
      run.emit({ type: 'rounds', rounds: { ...run.state.rounds, holder: said.side } });
      break;
    case 'go':
      if (said.to === 'jar') goTo(run, { at: 'jar' });
      else endRound(run);
      break;
    default:
      run.emit({ type: 'fixed', fix: said });
  }
  tell(run, 'TM-6', say('harrow.table-says'));
  return undefined;
}

/** What a side does in its turn. */
function inTurn(run: PairRun, turn: SideTurn, command: PairCommand): Done {
  switch (command.do) {
    case 'advance':
      return advance(run, turn, command);
    case 'spawn':
      return spawn(run, turn, command.at);
    case 'strengthen':
      return strengthen(run, turn);
    case 'attack':
      return turn.attacked
        ? refused('attacked', 'AT-1', sayPair('harrow.attacked-already'))
        : attack(run, turn, command);
    case 'count':
      return count(run, turn, command);
    case 'rescue':
      return rescue(run, turn, command);
    case 'raze':
      return raze(run, turn, command.at);
    case 'storm':
      return putToken(run, 'storms', command.at);
    case 'path':
      return putToken(run, 'paths', command.at);
    case 'endSide':
      return endSide(run, turn);
    default:
      return notNow;
  }
}

function obey(run: PairRun, command: PairCommand): Done {
  const { step, witch, positions } = run.state;
  if (command.do === 'tableSays') return fix(run, command.fix);
  if (command.do === 'point') return point(run, command);
  switch (step.at) {
    case 'goals':
      return command.do === 'goal' ? placeGoal(run, step, command.at) : notNow;
    case 'jar':
      return command.do === 'flip' ? flip(run, command) : notNow;
    case 'turn':
      return inTurn(run, step.turn, command);
    case 'drop': {
      if (command.do !== 'drop') return notNow;
      return drop(run, command.out) ?? settle(run, step.turn, step.aim, []);
    }
    case 'keeper-drop': {
      if (command.do !== 'drop') return notNow;
      const wrong = drop(run, command.out);
      if (!wrong) goTo(run, { at: 'turn', turn: { ...step.turn, attacked: true } });
      return wrong;
    }
    case 'hits':
      return command.do === 'legend'
        ? settle(run, step.turn, step.aim, [...step.picks, { push: command.push, haint: command.haint }])
        : notNow;
    case 'witch': {
      if (!witch) return notNow;
      if (command.do === 'hesterDone' && positions === 'off') {
        hesterTurned(run);
        return undefined;
      }
      if (command.do === 'endTurn') {
        if (step.turn.stage !== 'bottom' || step.turn.aside || step.turn.acting) return notNow;
        const done = cleanUp(witchRun(run), { witch, turn: step.turn }, command.eat, command.back);
        if (done === 'won') return undefined;
        if (!done) hesterTurned(run);
        return done;
      }
      return isWitch(command) ? witchDoes(witchRun(run), { witch, turn: step.turn }, command) : notNow;
    }
    case 'over':
      return notNow;
  }
}

const witchDeeds = [
  'root',
  'noRoot',
  'haint',
  'move',
  'aside',
  'infect',
  'summon',
  'play',
  'activate',
  'cardStep',
  'tree',
] as const;
type WitchDeed = Extract<PairCommand, { do: (typeof witchDeeds)[number] }>;
const isWitch = (command: PairCommand): command is WitchDeed => witchDeeds.some(deed => deed === command.do);

/** One command of a table of two or three. */
export function decidePair(game: PairGame, command: PairCommand): Decided<PairGame, PairEvent> {
  const run = pairRun(game);
  const wrong = obey(run, command);
  return wrong ? { ok: false, error: wrong } : { ok: true, value: run.events, state: run.state };
}
