import { type Area, areaTimes } from '../activate';
import { isOpen } from '../board';
import {
  beginMove,
  canMove,
  defaultGroup,
  defaultWalk,
  type Moving,
  nextOf,
  walk as walkOf,
  wayOf,
} from '../director';
import type { Faction } from '../sides';
import type { BoardData } from '../state/board-data';
import { boardIn, haintsOf, supplyOf } from '../state/common';
import type { GoalKind } from '../state/events';
import { type Done, log, refused } from '../state/run';
import { groupSize, waysTo } from '../ways';
import { beginAttack } from './attack';
import { cubeOf } from './cards';
import { cardsLeft, type FactionTurn, hexesOfFace, type SoloGame } from './model';
import { say } from './says';
import { goTo, lose, type SoloRun } from './solo-run';

export const goalOf = (side: Faction): GoalKind => (side === 'protectors' ? 'townsfolk' : 'building');
const goalsIn = (board: BoardData, side: Faction): readonly string[] =>
  side === 'protectors' ? board.townsfolk : board.buildings;

/** SO-7: the tokens are laid, and the areas act one after the other. */
export function beginAreas(run: SoloRun, side: Faction, card: string, element: Area): void {
  const { state } = run;
  const areas = areaTimes(element, state.witch?.actions ?? 1, state.clockwise);
  const list = areas.map(({ area, times }) => say('harrow.area-times', { area, times }));
  log(run, 'SO-7', say('harrow.tokens-laid', { side, order: say('harrow.areas', { list }) }));
  const turn: FactionTurn = {
    side,
    card,
    areas,
    area: 0,
    objective: goalsIn(state.board, side)[0] ?? null,
    spawn: null,
    waiting: null,
  };
  goTo(run, { at: 'areas', turn });
  goOn(run, turn, false);
}

/** The Move under way, as the board stands. */
export function movingOf(game: SoloGame, turn: FactionTurn): Moving {
  const board = boardIn(game);
  const { cellOf } = board.map.grid;
  const objective = turn.objective === null ? undefined : cellOf.get(turn.objective);
  const waiting = (turn.waiting ?? []).flatMap(hex => cellOf.get(hex) ?? []);
  return {
    board,
    side: turn.side,
    objective: objective ?? null,
    ways: objective === undefined ? null : waysTo(board, turn.side, objective),
    steps: turn.areas[turn.area]?.times ?? 0,
    waiting: new Set(waiting.filter(cell => board.units.get(cell)?.side === turn.side)),
    walks: [],
    taken: turn.objective !== null && !goalsIn(game.board, turn.side).includes(turn.objective),
  };
}

/** SO-9: the hexes on which the next Haint may come, the default first. */
export function spawnSites(game: SoloGame, turn: FactionTurn): string[] {
  const board = boardIn(game);
  const { grid } = board.map;
  const hexes = turn.spawn?.hexes ?? [];
  const all = hexes === 'any' ? [...grid.cells].map(cell => grid.names[cell]!) : [...new Set(hexes)];
  return all.filter(hex => {
    const cell = grid.cellOf.get(hex);
    return cell !== undefined && isOpen(board, turn.side, cell, 1);
  });
}

function nextArea(run: SoloRun, turn: FactionTurn): FactionTurn {
  const next = { ...turn, area: turn.area + 1, spawn: null, waiting: null };
  goTo(run, { at: 'areas', turn: next });
  return next;
}

/** SO-8 */
function bringCubes(run: SoloRun, turn: FactionTurn, times: number): void {
  const cube = cubeOf(turn.side);
  const n = Math.min(times, supplyOf(run.state, cube));
  if (n > 0) run.emit({ type: 'cubes', come: { [cube]: n } });
  log(run, 'SO-8', say('harrow.cubes-came', { side: turn.side, n, times }));
}

/** One Haint comes to a hex. */
function putHaint(
  run: SoloRun,
  turn: FactionTurn,
  at: string,
  sites: readonly string[],
  chosen: boolean,
): FactionTurn {
  const { side, spawn } = turn;
  run.emit({ type: 'spawned', side, at });
  const other = sites.find(site => site !== at) ?? '';
  const text =
    sites.length === 1
      ? say('harrow.haint-only', { side, at })
      : chosen || spawn?.hexes === 'any'
        ? say('harrow.haint-chosen', { side, at })
        : say('harrow.haint-first', { side, at, other });
  log(run, 'SO-9', text, { at });
  const next = spawn ? { ...turn, spawn: { ...spawn, left: spawn.left - 1 } } : turn;
  goTo(run, { at: 'areas', turn: next });
  return next;
}

/** SO-9: true where somebody must choose or a card must be turned first. */
function spawnOn(run: SoloRun, from: FactionTurn, times: number, byDefault: boolean): FactionTurn | 'waits' {
  let turn = from;
  if (turn.spawn === null) {
    const left = Math.min(times, haintsOf(run.state, turn.side));
    if (left < times) log(run, 'TM-5', say('harrow.haints-none', { side: turn.side }));
    turn = { ...turn, spawn: { left, hexes: hexesOfFace(run.state, turn.card) } };
    goTo(run, { at: 'areas', turn });
  }
  for (let left = turn.spawn?.left ?? 0; left > 0; left = turn.spawn?.left ?? 0) {
    const sites = spawnSites(run.state, turn);
    const [first] = sites;
    if (first === undefined) {
      if (turn.spawn?.hexes === 'any') {
        log(run, 'SO-9', say('harrow.haint-nowhere', { side: turn.side }));
        return turn;
      }
      if (cardsLeft(run.state) === 0) lose(run, 'cards');
      return 'waits';
    }
    if (sites.length > 1 && !byDefault) return 'waits';
    turn = putHaint(run, turn, first, sites, false);
  }
  return turn;
}

/** SO-13 to SO-15: what a walk brings. */
function stands(
  run: SoloRun,
  turn: FactionTurn,
  before: Moving,
  after: Moving,
  chosen: boolean,
): FactionTurn {
  const { names } = before.board.map.grid;
  const name = (cell: number): string => names[cell]!;
  const walk = after.walks.at(-1);
  if (!walk) return turn;
  const to = walk.path.at(-1) ?? walk.from;
  run.emit({ type: 'walked', from: name(walk.from), to: name(to) });
  const rivals = canMove(before);
  const way = wayOf(before, walk.from) ?? 0;
  log(
    run,
    'SO-14',
    say('harrow.walk', {
      from: name(walk.from),
      to: name(to),
      units: walk.units,
      steps: walk.path.length,
      way,
      others: rivals.length - 1,
      tied: rivals.some(({ at }) => at !== walk.from && wayOf(before, at) === way),
      forks: nextOf(before, walk.from).length,
      joins: walk.joins,
      chosen,
    }),
    { way: [walk.from, ...walk.path].map(name) },
  );
  if (after.taken && !before.taken) {
    const goal = goalOf(turn.side);
    run.emit({ type: 'taken', goal, at: name(to), side: turn.side, points: 2 });
    log(run, 'SO-15', say('harrow.goal-taken', { side: turn.side, goal, at: name(to) }), { at: name(to) });
  }
  const next = { ...turn, waiting: [...after.waiting].map(name) };
  goTo(run, { at: 'areas', turn: next });
  return next;
}

/** Those that have not moved at the end, each with its reason. */
function tellWhoStays(run: SoloRun, turn: FactionTurn): void {
  const moving = movingOf(run.state, turn);
  const { names } = moving.board.map.grid;
  const goal = goalOf(turn.side);
  if (turn.objective === null) {
    log(run, 'SO-10', say('harrow.no-goal', { side: turn.side, goal }));
    return;
  }
  for (const cell of [...moving.waiting].sort((a, b) => a - b)) {
    const at = names[cell]!;
    const way = wayOf(moving, cell);
    const why = way === null ? 'no-way' : way === 0 ? 'there' : 'full';
    log(run, way === null ? 'SO-11' : 'SO-12', say('harrow.stays', { at, why, goal }), { at });
  }
}

function moveOn(run: SoloRun, from: FactionTurn, byDefault: boolean): FactionTurn | 'waits' {
  let turn = from;
  if (turn.waiting === null) {
    const start = movingOf(run.state, turn);
    const moving = beginMove(boardIn(run.state), turn.side, start.objective, start.steps);
    if (moving.taken && turn.objective !== null) {
      const goal = goalOf(turn.side);
      run.emit({ type: 'taken', goal, at: turn.objective, side: turn.side, points: 2 });
      log(run, 'SO-15', say('harrow.goal-stood', { side: turn.side, goal, at: turn.objective }), {
        at: turn.objective,
      });
    }
    turn = { ...turn, waiting: [...moving.waiting].map(cell => moving.board.map.grid.names[cell]!) };
    goTo(run, { at: 'areas', turn });
  }
  for (;;) {
    const moving = movingOf(run.state, turn);
    const can = canMove(moving);
    const first = defaultGroup(moving);
    if (first === undefined) break;
    if (!byDefault && !(can.length === 1 && onlyPath(moving, first))) return 'waits';
    turn = stands(run, turn, moving, defaultWalk(moving, first), false);
  }
  tellWhoStays(run, turn);
  return turn;
}

/** Whether a group has one way to walk: then nothing is asked. */
function onlyPath(moving: Moving, from: number): boolean {
  if (nextOf(moving, from).length !== 1) return false;
  const after = defaultWalk(moving, from).walks.at(-1);
  if (!after) return true;
  // Each step of the default walk must have been the only one.
  for (let i = 1; i < after.path.length; i++) {
    const at = after.path[i - 1]!;
    const steps = stepsOn(moving, at, groupSize(moving.board, from));
    if (steps !== 1) return false;
  }
  return true;
}

const stepsOn = (moving: Moving, at: number, units: number): number => stepsFor(moving, at, units).length;

/** SO-12: where a group that has come to a hex on its walk may go on. */
export function stepsFor({ board, side, ways }: Moving, at: number, units: number): number[] {
  if (!ways) return [];
  const way = ways[at] ?? -1;
  if (way <= 0) return [];
  const { grid } = board.map;
  return [...grid.steps]
    .map(step => at + step)
    .filter(next => ways[next] === way - 1 && isOpen(board, side, next, units))
    .sort((a, b) => a - b);
}

/** SO-7: what is left of the areas, up to the next choice of the table. */
export function goOn(run: SoloRun, from: FactionTurn, byDefault: boolean): void {
  let turn = from;
  for (let now = turn.areas[turn.area]; now !== undefined; now = turn.areas[turn.area]) {
    switch (now.area) {
      case 'cube':
        bringCubes(run, turn, now.times);
        break;
      case 'spawn': {
        const done = spawnOn(run, turn, now.times, byDefault);
        if (done === 'waits') return;
        turn = done;
        break;
      }
      case 'move': {
        const done = moveOn(run, turn, byDefault);
        if (done === 'waits') return;
        turn = done;
        break;
      }
    }
    turn = nextArea(run, turn);
  }
  beginAttack(run, turn.side, turn.card);
}

/** SO-9: the table chooses the hex. */
export function spawnAt(run: SoloRun, turn: FactionTurn, at: string): Done {
  const sites = spawnSites(run.state, turn);
  if (!turn.spawn || !sites.includes(at)) return refused('not-here', 'SO-9', say('harrow.not-here', { at }));
  goOn(run, putHaint(run, turn, at, sites, true), false);
  return undefined;
}

/** SO-12 to SO-14: the table names who goes, and by which way. */
export function walkBy(run: SoloRun, turn: FactionTurn, from: string, path: readonly string[]): Done {
  const before = movingOf(run.state, turn);
  const { cellOf } = before.board.map.grid;
  const cells = path.flatMap(hex => cellOf.get(hex) ?? []);
  const start = cellOf.get(from);
  if (turn.waiting === null || start === undefined)
    return refused('no-group', 'SO-14', say('harrow.walk-no-group', { at: from }));
  if (cells.length !== path.length)
    return refused('bad-step', 'SO-12', say('harrow.walk-bad-step', { at: from }));
  const after = walkOf(before, { from: start, path: cells });
  switch (after) {
    case 'no-group':
      return refused(after, 'SO-14', say('harrow.walk-no-group', { at: from }));
    case 'bad-step':
      return refused(after, 'SO-12', say('harrow.walk-bad-step', { at: from }));
    case 'too-long':
      return refused(after, 'SO-12', say('harrow.walk-too-long'));
    case 'must-go-on':
      return refused(after, 'SO-14', say('harrow.walk-must-go-on'));
    default:
      goOn(run, stands(run, turn, before, after, true), false);
      return undefined;
  }
}
