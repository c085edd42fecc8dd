import { killed } from '../../dial';
import { bareRows } from '../../grid';
import { mayEnter, type Thing } from '../../moves';
import { cubeOfSide, type MainSide, terrainCubes } from '../../sides';
import { say } from '../../solo/says';
import { boardIn, haintsOf, scoreOf, supplyOf } from '../../state/common';
import { type CubeCounts, countOf, plus } from '../../state/cubes';
import { log } from '../../state/run';
import { takeTile } from '../bonus';
import { plusGrant } from '../grants';
import { enters } from '../lying';
import { moreOf, otherOf, ownedBy, type SideTurn, thingsOf } from '../model';
import { lay, type PairRun, withMore } from '../pair-run';
import { sayPair } from '../says';
import type { TokenKind } from '../things';
import type { Auto, Movable, Step, StepWay } from './model';

/** CU-2: a token comes to a side: a scroll to its track, others to its rows; the Family lays it at clean up. */
export function takeToken(run: PairRun, turn: SideTurn, kind: TokenKind): SideTurn {
  const { side } = turn;
  const owned = ownedBy(run.state, side);
  if (kind === 'scroll') {
    run.emit({ type: 'owned', side, owned: { ...owned, scrolls: Math.min(mostScrolls, owned.scrolls + 1) } });
    return turn;
  }
  if (side === 'family') return withMore(turn, { toLay: [...moreOf(turn).toLay, kind] });
  run.emit({
    type: 'owned',
    side,
    owned: { ...owned, tokens: { ...owned.tokens, [kind]: owned.tokens[kind] + 1 } },
  });
  return turn;
}
/** CU-2: the track has so many spaces for scrolls; further ones go to the box. */
const mostScrolls = 3;

const moved = (hexes: readonly string[], from: string, to: string): readonly string[] =>
  hexes.includes(from) ? hexes.with(hexes.indexOf(from), to) : hexes;

function shiftThing(run: PairRun, what: Movable, from: string, to: string): void {
  const { board } = run.state;
  const things = thingsOf(run.state);
  switch (what) {
    case 'townsfolk':
      run.emit({
        type: 'fixed',
        fix: { what: 'goal', goal: 'townsfolk', hexes: moved(board.townsfolk, from, to) },
      });
      return;
    case 'building':
      run.emit({
        type: 'fixed',
        fix: { what: 'goal', goal: 'building', hexes: moved(board.buildings, from, to) },
      });
      return;
    case 'doll':
      run.emit({
        type: 'fixed',
        fix: { what: 'token', token: 'dolls', hexes: moved(board.dolls, from, to) },
      });
      return;
    case 'storm': {
      // CD-3: a Storm pulled onto a Storm is discarded.
      const { storms } = boardIn(run.state);
      const cell = boardIn(run.state).map.grid.cellOf.get(to);
      const hexes =
        cell !== undefined && storms.has(cell)
          ? board.storms.filter((_, i) => i !== board.storms.indexOf(from))
          : moved(board.storms, from, to);
      run.emit({ type: 'fixed', fix: { what: 'token', token: 'storms', hexes } });
      return;
    }
    case 'token': {
      const i = things.tokens.findIndex(({ at }) => at === from);
      const token = things.tokens[i];
      if (token) lay(run, { tokens: things.tokens.with(i, { ...token, at: to }) });
      return;
    }
    case 'haint':
    case 'legend':
    case 'unit':
    case 'all':
      return;
  }
}

function shiftUnit(run: PairRun, { from, at, unit }: StepWay): void {
  if (from === null) return;
  if (unit === 'hester') {
    run.emit({ type: 'hester', at });
    return;
  }
  const group = run.state.board.units.find(one => one.at === from);
  if (!group) return;
  const legend = unit === 'legend' || group.haints === 0;
  const kind = legend ? 'legend' : group.haints > group.infected ? 'haint' : 'infected';
  run.emit({ type: 'shifted', unit: kind, from, to: at });
  enters(run, group.side, [at], legend ? 'legend' : 'haint');
}

/** CD-3: everything on a hex, each thing that may legally go. */
function shiftAll(run: PairRun, from: string, to: string): void {
  const cell = boardIn(run.state).map.grid.cellOf.get(to);
  if (cell === undefined) return;
  const may = (thing: Thing): boolean => mayEnter(boardIn(run.state), thing, cell);
  const group = run.state.board.units.find(one => one.at === from);
  if (group) {
    const { side, haints, infected, legends } = group;
    const units = [
      ...Array.from({ length: haints - infected }, () => 'haint' as const),
      ...Array.from({ length: infected }, () => 'infected' as const),
      ...Array.from({ length: legends }, () => 'legend' as const),
    ];
    for (const unit of units) if (may({ what: 'unit', side })) run.emit({ type: 'shifted', unit, from, to });
  }
  for (const what of ['townsfolk', 'doll', 'storm', 'token'] as const)
    if (may({ what })) shiftThing(run, what, from, to);
}

type Shift = Extract<Step, { do: 'shift' }>;
function carryShift(run: PairRun, step: Shift, way: StepWay): void {
  const { from, at } = way;
  if (from === null) return;
  if (step.what === 'all') shiftAll(run, from, at);
  else if (way.unit) shiftUnit(run, way);
  else shiftThing(run, step.what, from, at);
  log(run, 'HX-7', sayPair('harrow.shifted', { what: way.unit ?? step.what, from, to: at }), {
    way: [from, at],
  });
}

function carryPut(
  run: PairRun,
  what: Extract<Step, { do: 'put' }>['what'],
  at: string,
  kind: TokenKind,
): void {
  const things = thingsOf(run.state);
  const { board } = run.state;
  switch (what) {
    case 'storm':
      run.emit({ type: 'fixed', fix: { what: 'token', token: 'storms', hexes: [...board.storms, at] } });
      break;
    case 'path':
      run.emit({ type: 'fixed', fix: { what: 'token', token: 'paths', hexes: [...board.paths, at] } });
      break;
    case 'token':
      lay(run, { tokens: [...things.tokens, { at, kind }] });
      break;
    case 'nail':
      lay(run, { nails: [...things.nails, at].slice(-2) });
      break;
    case 'trap':
      lay(run, { traps: [...things.traps, at] });
      break;
  }
  log(run, what === 'storm' ? 'LG-4' : 'LG-2', sayPair('harrow.laid', { what, at }), { at });
}

function carryTake(
  run: PairRun,
  turn: SideTurn,
  what: Extract<Step, { do: 'take' }>['what'],
  at: string,
): SideTurn {
  const { board } = run.state;
  const without = (hexes: readonly string[]): readonly string[] =>
    hexes.filter((_, i) => i !== hexes.indexOf(at));
  log(run, 'LG-2', sayPair('harrow.took', { what, at }), { at });
  switch (what) {
    case 'path':
      run.emit({ type: 'fixed', fix: { what: 'token', token: 'paths', hexes: without(board.paths) } });
      return turn;
    case 'storm':
      run.emit({ type: 'fixed', fix: { what: 'token', token: 'storms', hexes: without(board.storms) } });
      return turn;
    case 'haint':
      run.emit({ type: 'shifted', unit: 'haint', from: at, to: null });
      return turn;
    case 'token':
      return pickUp(run, turn, at);
  }
}

/** CU-1, LG-3: the Ability token of a hex is taken. */
export function pickUp(run: PairRun, turn: SideTurn, at: string): SideTurn {
  const { tokens } = thingsOf(run.state);
  const i = tokens.findIndex(one => one.at === at);
  const token = tokens[i];
  if (!token) return turn;
  lay(run, { tokens: tokens.filter((_, k) => k !== i) });
  return takeToken(run, turn, token.kind);
}

function carryKill(run: PairRun, side: MainSide, scores: boolean, at: string): void {
  const group = run.state.board.units.find(one => one.at === at);
  run.emit({ type: 'killed', at });
  log(run, 'LG-7', sayPair('harrow.removed', { at }), { at });
  if (!scores || !group || group.side === side) return;
  const before = scoreOf(run.state, side);
  const { dial, points } = killed(run.state.mode, before.dial);
  run.emit({ type: 'scored', side, score: { points: before.points + points, dial } });
  log(run, 'DL-1', say('harrow.dial', { side, points, at: dial.at, plate: dial.plate }));
}

/** CD-1: one hex of a step is taken. Gives the turn as it stands then. */
export function carryWay(
  run: PairRun,
  turn: SideTurn,
  step: Step,
  way: StepWay,
  kind: TokenKind = 'advance',
): SideTurn {
  switch (step.do) {
    case 'shift':
      carryShift(run, step, way);
      return turn;
    case 'put':
      carryPut(run, step.what, way.at, kind);
      return turn;
    case 'take':
      return carryTake(run, turn, step.what, way.at);
    case 'spawn': {
      const side = step.whose === 'enemy' ? otherOf(run.state, turn.side) : turn.side;
      if (haintsOf(run.state, side) === 0) return turn;
      run.emit({ type: 'spawned', side, at: way.at });
      log(run, 'CD-1', sayPair('harrow.spawned', { side, at: way.at }), { at: way.at });
      return turn;
    }
    case 'kill':
      carryKill(run, turn.side, step.scores, way.at);
      return turn;
    case 'strike':
      log(run, 'LG-7', sayPair('harrow.strike-from', { at: way.at }), { at: way.at });
      return withMore(turn, { strikeFrom: way.at });
    case 'gain':
    case 'draw':
    case 'aside':
    case 'tree':
    case 'auto':
    case 'note':
      return turn;
  }
}

/** CD-2: cubes are set aside until the end of the turn: as many as lie there. */
function setAside(run: PairRun, side: MainSide | 'hester', n: number): void {
  const colours = side === 'hester' ? terrainCubes : [cubeOfSide[side]];
  let out: CubeCounts = {};
  for (const cube of colours) {
    const already = Object.values(out).reduce((all, one) => all + one, 0);
    const some = Math.min(n - already, countOf(run.state.ground, cube));
    if (some > 0) out = { ...out, [cube]: some };
  }
  run.emit({ type: 'paid', cubes: out });
  lay(run, { aside: plus(thingsOf(run.state).aside, out) });
  log(run, 'CD-2', sayPair('harrow.set-aside', { side, n }));
}

/** LG-7: a cube on each hex with her Haints and no cube. */
function emmyCubes(run: PairRun, side: MainSide): void {
  for (const { at, haints, side: of } of run.state.board.units) {
    const { lying } = thingsOf(run.state);
    if (of !== side || haints === 0 || lying.some(one => one.at === at)) continue;
    if (supplyOf(run.state, cubeOfSide[side]) === 0) break;
    lay(run, { lying: [...lying, { at, side }] });
    log(run, 'LG-7', sayPair('harrow.cube-laid', { side, at }), { at });
  }
}

/** LG-6: a cube on every row without a token on the black space. */
function gridCubes(run: PairRun): void {
  const { grid } = thingsOf(run.state);
  if (!grid) return;
  for (const row of bareRows(grid)) {
    const { gridCubes: now } = thingsOf(run.state);
    if (supplyOf(run.state, 'purple') === 0) break;
    const [a, b, c] = now;
    lay(run, { gridCubes: [a + Number(row === 0), b + Number(row === 1), c + Number(row === 2)] });
    log(run, 'LG-6', sayPair('harrow.row-cube', { row: row + 1 }));
  }
}

const mostHeld = 3;
const mostRepeats = 4;

function carryAuto(run: PairRun, turn: SideTurn, what: Auto): SideTurn {
  const { side } = turn;
  const owned = ownedBy(run.state, side);
  const things = thingsOf(run.state);
  switch (what) {
    case 'emmy':
      emmyCubes(run, side);
      return turn;
    case 'grid-cubes':
      gridCubes(run);
      return turn;
    case 'swap':
      log(run, 'LG-6', sayPair('harrow.swap'));
      return turn;
    case 'repeat': {
      const n = Math.min(mostRepeats, 1 + owned.scrolls, things.goblinCards);
      log(run, 'LG-5', sayPair('harrow.repeat', { n }));
      return turn;
    }
    case 'hold': {
      // LG-7, Odessa: up to three cubes are held back.
      const held = countOf(things.held, cubeOfSide[side]);
      const n = Math.min(mostHeld - held, countOf(run.state.ground, cubeOfSide[side]));
      if (n > 0) {
        run.emit({ type: 'paid', cubes: { [cubeOfSide[side]]: n } });
        lay(run, { held: plus(things.held, { [cubeOfSide[side]]: n }) });
      }
      log(run, 'LG-7', sayPair('harrow.held', { side, n }));
      return turn;
    }
    case 'willa':
      log(run, 'LG-7', sayPair('harrow.willa'));
      return withMore(turn, { grants: plusGrant(moreOf(turn).grants, 'any', 1) });
    case 'leave':
      return goblinLeaves(run, turn);
    case 'wild':
    case 'first':
    case 'dial':
    case 'discard-tile':
      takeTile(run, turn, what);
      return turn;
  }
}

/** LG-9: Backbiter leaves the game, and no more cards are played. */
function goblinLeaves(run: PairRun, turn: SideTurn): SideTurn {
  const groups = run.state.board.units.filter(one => one.side === turn.side && one.legends > 0);
  const [group] = groups;
  log(run, 'LG-9', sayPair('harrow.goblin-leaves'));
  lay(run, { goblinCards: 0 });
  // KA-3: where both stand apart, which one goes is said by the table, by putting it right.
  if (group && groups.length === 1) run.emit({ type: 'shifted', unit: 'legend', from: group.at, to: null });
  return withMore(turn, { did: [...moreOf(turn).did, 'card'] });
}

/** What a step does by itself; nothing where somebody must choose first. */
export function carrySelf(run: PairRun, turn: SideTurn, step: Step): SideTurn | undefined {
  const { side } = turn;
  switch (step.do) {
    case 'gain':
      log(run, 'CD-1', sayPair('harrow.gains', { basic: step.basic, n: step.n }));
      return withMore(turn, { grants: plusGrant(moreOf(turn).grants, step.basic, step.n) });
    case 'draw': {
      const { hands } = thingsOf(run.state);
      lay(run, { hands: { ...hands, [side]: (hands[side] ?? 0) + step.n } });
      log(run, 'CD-1', sayPair('harrow.draws', { side, n: step.n }));
      return turn;
    }
    case 'aside':
      setAside(
        run,
        step.whose === 'own' ? side : step.whose === 'enemy' ? otherOf(run.state, side) : 'hester',
        step.n,
      );
      return turn;
    case 'auto':
      return carryAuto(run, turn, step.what);
    case 'shift':
    case 'spawn':
    case 'put':
    case 'take':
    case 'kill':
    case 'strike':
    case 'tree':
    case 'note':
      return undefined;
  }
}
