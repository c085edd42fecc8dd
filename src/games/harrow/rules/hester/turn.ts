import { neighbours } from '../../../../hex/around';
import type { Hex } from '../../../../hex/shape';
import { isOpen } from '../board';
import { cubeAt } from '../map';
import { mayEnter, spawnHexes } from '../moves';
import { type MainSide, terrainCubes } from '../sides';
import { countsSaid, paySaid } from '../solo/counts';
import { say } from '../solo/says';
import {
  boardIn,
  bonfireSupply,
  haintsOf,
  hasSpace,
  sidesIn,
  spacesInAll,
  type Witch,
} from '../state/common';
import { type CubeCounts, countOf, entriesOf, minus, terrainOf, totalOf } from '../state/cubes';
import { drop } from '../state/drop';
import { type Done, log, refused } from '../state/run';
import { infections, summonings, witchMoves } from '../witch';
import { doCardStep } from './cards';
import type { WitchCommand } from './commands';
import type { WitchAction, WitchGame, WitchRun, WitchTurn } from './model';
import { healthyHexes, pays, rootsNow, witchTable } from './table';

interface At {
  readonly witch: Witch;
  readonly turn: WitchTurn;
}

/** HE-1: one of the tokens, and each action but once a turn. */
function useAction({ witch, turn }: At, action: WitchAction): WitchTurn | Done {
  if (turn.used.includes(action)) return refused('once', 'HE-5', say('harrow.once-a-turn'));
  if (turn.used.length >= witch.actions)
    return refused('no-action', 'HE-1', say('harrow.no-action', { actions: witch.actions }));
  return { ...turn, used: [...turn.used, action] };
}

/** HE-7, HE-12: the first payment takes the token, the further ones go with it. */
const useOngoing = (at: At, action: WitchAction): WitchTurn | Done =>
  at.turn.used.includes(action) ? at.turn : useAction(at, action);

const isTurn = (it: WitchTurn | Done): it is WitchTurn => it !== undefined && 'stage' in it;

/** HE-4: a Root that enters a Bonfire's hex adds a token. */
function feed(run: WitchRun, to: Hex): void {
  const fire = run.state.board.bonfires.find(({ at }) => at === to);
  if (!fire || bonfireSupply(run.state) === 0) return;
  run.emit({ type: 'bonfire', at: to, tokens: fire.tokens + 1 });
  log(run, 'HE-4', say('harrow.root-token', { at: to }), { at: to });
}

/** HE-2, HE-3: both Roots lie: their cubes come, and last turn's Roots leave. */
function endRoots(run: WitchRun, { witch, turn }: At): void {
  const roots = rootsNow(run.state, witch, turn);
  const cubes = roots.cubes;
  if (totalOf(cubes) > 0) run.emit({ type: 'cubes', come: onlyThere(cubes) });
  log(run, 'HE-3', say('harrow.root-cubes', { cubes: countsSaid(cubes) }));
  if (witch.touched.length > 0) log(run, 'HE-2', say('harrow.roots-leave'));
  run.stay({ ...turn, stage: 'top', touched: roots.touched });
}

const onlyThere = (counts: CubeCounts): CubeCounts => Object.fromEntries(entriesOf(counts));

function placeRoot(run: WitchRun, { witch, turn }: At, to: Hex): Done {
  const { next } = rootsNow(run.state, witch, turn);
  if (!next.includes(to)) return refused('root', 'HE-2', say('harrow.root-not-there', { at: to }));
  const from = turn.entered.at(-1) ?? witch.touched.at(-1);
  const entered = [...turn.entered, to];
  if (turn.stage === 'roots') {
    feed(run, to);
    log(run, 'HE-2', say('harrow.root', { to }), from ? { way: [from, to] } : { at: to });
    const then = { ...turn, entered };
    if (entered.length >= 2 || rootsNow(run.state, witch, then).next.length === 0)
      endRoots(run, { witch, turn: then });
    else run.stay(then);
    return undefined;
  }
  if (turn.stage !== 'top') return refused('after-tree', 'HE-5', say('harrow.before-tree'));
  const used = useAction({ witch, turn }, 'root');
  if (!isTurn(used)) return used;
  feed(run, to);
  const map = boardIn(run.state).map;
  const cell = map.grid.cellOf.get(to);
  const cube = cell === undefined ? null : cubeAt(map, cell);
  const come =
    cube && terrainOf(rootsNow(run.state, { ...witch, touched: [] }, { ...used, entered: [to] }).cubes);
  if (cube && come && countOf(come, cube) > 0) run.emit({ type: 'cubes', come: { [cube]: 1 } });
  log(run, 'HE-5', say('harrow.root', { to }), from ? { way: [from, to] } : { at: to });
  run.stay({ ...used, entered, touched: [...new Set([...used.touched, to])] });
  return undefined;
}

function bringHaint(run: WitchRun, at: At, side: MainSide, hex: Hex): Done {
  const board = boardIn(run.state);
  const home = run.state.homes[side];
  const cell = home === undefined ? undefined : board.map.grid.cellOf.get(home);
  const legal =
    cell === undefined ? [] : spawnHexes(board, side, cell).map(one => board.map.grid.names[one]!);
  if (!legal.includes(hex) || haintsOf(run.state, side) === 0)
    return refused('not-here', 'AC-4', say('harrow.not-here', { at: hex }));
  const used = useAction(at, 'spawn');
  if (!isTurn(used)) return used;
  run.emit({ type: 'spawned', side, at: hex });
  log(run, 'HE-5', say('harrow.witch-haint', { side, at: hex }), { at: hex });
  run.stay(used);
  return undefined;
}

/** EN-2: her Scoring Spaces are full. */
export function wins(run: WitchRun): boolean {
  if ((run.state.witch?.scoring.length ?? 0) < spacesInAll) return false;
  run.win();
  return true;
}

/** HE-10: the pair of tokens, the pair of Haints, one more action; others make room. */
function makeBonfire(run: WitchRun, used: WitchTurn, side: MainSide, at: Hex, space: MainSide): void {
  const { witch, board } = run.state;
  if (!witch) return;
  const there = board.units.find(one => one.at === at);
  run.emit({ type: 'shifted', unit: 'infected', from: at, to: null });
  const right = witch.spaces.lastIndexOf(true);
  const [a, b, c] = witch.spaces;
  run.emit({
    type: 'witch',
    witch: {
      ...witch,
      spaces: [a && right !== 0, b && right !== 1, c && right !== 2],
      actions: witch.actions + 1,
      scoring: [...witch.scoring, { side: space, what: 'pair' }],
    },
  });
  run.emit({ type: 'bonfire', at, tokens: 2 });
  log(run, 'HE-10', say('harrow.bonfire-made', { at, space }), { at });
  if (wins(run)) return;
  const left = (there?.haints ?? 0) - 1;
  makeRoom(run, left > 0 && there?.side !== side ? { ...used, aside: { from: at, left } } : used);
}

/** HE-10: to which hexes what is left on a new Bonfire's hex may be put. */
export function asideSites(game: WitchGame, turn: WitchTurn): Hex[] {
  const board = boardIn(game);
  const { grid } = board.map;
  const from = turn.aside && grid.cellOf.get(turn.aside.from);
  const group = from === undefined || from === null ? undefined : board.units.get(from);
  if (!group || from === undefined || from === null) return [];
  return neighbours(grid, from)
    .filter(cell => isOpen(board, group.side, cell, 1))
    .sort((a, b) => a - b)
    .map(cell => grid.names[cell]!);
}

/** HE-10 (settled): what has no legal hex goes back to where it came from, unscored. */
function makeRoom(run: WitchRun, from: WitchTurn): void {
  let turn = from;
  while (turn.aside) {
    const sites = asideSites(run.state, turn);
    const [only] = sites;
    if (sites.length > 1) break;
    turn = putAside(run, turn, only ?? null);
  }
  run.stay(turn);
}

function putAside(run: WitchRun, turn: WitchTurn, to: Hex | null): WitchTurn {
  const { aside } = turn;
  if (!aside) return turn;
  run.emit({ type: 'shifted', unit: 'infected', from: aside.from, to });
  if (to === null) log(run, 'HE-10', say('harrow.gone-aside', { from: aside.from }));
  else log(run, 'HE-10', say('harrow.put-aside', { from: aside.from, to }), { way: [aside.from, to] });
  return { ...turn, aside: aside.left > 1 ? { ...aside, left: aside.left - 1 } : null };
}

type MoveCommand = Extract<WitchCommand, { do: 'move' }>;

function move(run: WitchRun, at: At, command: MoveCommand): Done {
  const board = boardIn(run.state);
  const { names } = board.map.grid;
  const found = witchMoves(board, witchTable(run.state, at.witch, at.turn)).find(
    one => one.who === command.who && names[one.from] === command.from && names[one.to] === command.to,
  );
  if (!found) return refused('cannot-move', 'HE-8', say('harrow.cannot-move', { to: command.to }));
  if (!pays(found.pay, command.pay, run.state.ground))
    return refused('wrong-pay', 'HE-7', say('harrow.wrong-pay'));
  const space = command.space ?? sidesIn(run.state).find(side => hasSpace(at.witch, side));
  if (
    found.bonfire &&
    (space === undefined || !sidesIn(run.state).includes(space) || !hasSpace(at.witch, space))
  )
    return refused('no-space', 'HE-10', say('harrow.no-space', { side: space ?? 'hester' }));
  const used = useOngoing(at, 'move');
  if (!isTurn(used)) return used;
  if (totalOf(command.pay) > 0) run.emit({ type: 'paid', cubes: command.pay });
  const { who, from, to } = command;
  log(run, 'HE-7', say('harrow.witch-moves', { who, from, to, pay: paySaid(command.pay) }), {
    way: [from, to],
  });
  if (found.who === 'hester') run.emit({ type: 'hester', at: to });
  else if (found.bonfire) {
    run.emit({ type: 'shifted', unit: 'infected', from, to: null });
    if (space) makeBonfire(run, used, found.who, to, space);
    return undefined;
  } else run.emit({ type: 'shifted', unit: 'infected', from, to });
  if (command.doll) takeDoll(run, from, found.to);
  run.stay(used);
  return undefined;
}

/** AC-6: an infected Haint that leaves a Doll's hex may take it along; Hester's player decides. */
function takeDoll(run: WitchRun, from: Hex, to: number): void {
  const board = boardIn(run.state);
  const { dolls } = run.state.board;
  const name = board.map.grid.names[to]!;
  if (!dolls.includes(from) || !mayEnter(board, { what: 'doll' }, to)) return;
  const hexes = dolls.with(dolls.indexOf(from), name);
  run.emit({ type: 'fixed', fix: { what: 'token', token: 'dolls', hexes } });
}

function infect(run: WitchRun, at: At, command: Extract<WitchCommand, { do: 'infect' }>): Done {
  const board = boardIn(run.state);
  const { names } = board.map.grid;
  const found = infections(board, witchTable(run.state, at.witch, at.turn)).find(
    one => names[one.at] === command.at,
  );
  const haint = found?.via === 'legend' ? command.haint : command.at;
  if (!found || at.turn.infected.includes(command.at))
    return refused('cannot-infect', 'HE-12', say('harrow.cannot-infect', { at: command.at }));
  if (haint === undefined || !healthyHexes(run.state, found.side).includes(haint))
    return refused('cannot-infect', 'HE-12', say('harrow.cannot-infect', { at: haint ?? command.at }));
  if (!pays(found.pay, command.pay, run.state.ground))
    return refused('wrong-pay', 'HE-12', say('harrow.wrong-pay'));
  const used = useOngoing(at, 'infect');
  if (!isTurn(used)) return used;
  if (totalOf(command.pay) > 0) run.emit({ type: 'paid', cubes: command.pay });
  run.emit({ type: 'infected', at: haint });
  log(run, 'HE-12', say('harrow.infects', { at: command.at, haint, pay: paySaid(command.pay) }), {
    at: haint,
  });
  run.stay({ ...used, infected: [...used.infected, command.at] });
  return undefined;
}

function summon(run: WitchRun, at: At, hex: Hex): Done {
  const board = boardIn(run.state);
  const found = summonings(board, witchTable(run.state, at.witch, at.turn)).find(
    one => board.map.grid.names[one.at] === hex,
  );
  const [cube, n] = found?.pay ?? ['any', 0];
  if (!found || cube === 'any')
    return refused('cannot-summon', 'HE-13', say('harrow.cannot-summon', { at: hex }));
  const used = useAction(at, 'summon');
  if (!isTurn(used)) return used;
  const pay = { [cube]: n };
  run.emit({ type: 'paid', cubes: pay });
  run.emit({ type: 'hester', at: hex });
  log(run, 'HE-13', say('harrow.summoned', { at: hex, pay: countsSaid(pay) }), { at: hex });
  run.stay(used);
  return undefined;
}

function play(run: WitchRun, at: At, card: string): Done {
  if (!at.witch.hand.includes(card)) return refused('no-card', 'HE-6', say('harrow.no-card', { card }));
  const used = useAction(at, 'card');
  if (!isTurn(used)) return used;
  const hand = at.witch.hand.filter((_, i) => i !== at.witch.hand.indexOf(card));
  // HE-6: at most three piles; a fourth card covers the one that has lain longest.
  run.emit({ type: 'witch', witch: { ...at.witch, hand, played: [...at.witch.played, card].slice(-3) } });
  log(run, 'HE-6', say('harrow.plays', { card }));
  run.stay(used);
  return undefined;
}

function activate(run: WitchRun, { witch, turn }: At, card: string): Done {
  if (turn.stage === 'roots') return refused('roots-first', 'HE-6', say('harrow.roots-first'));
  if (!witch.played.includes(card)) return refused('no-card', 'HE-6', say('harrow.no-card', { card }));
  if (turn.activated.includes(card)) return refused('once', 'HE-6', say('harrow.once-a-turn'));
  log(run, 'HE-6', say('harrow.activates', { card }));
  const steps = run.state.tactics[card] ?? [];
  const activated = [...turn.activated, card];
  run.stay({ ...turn, activated, acting: steps.length > 0 ? { card, step: 0 } : null });
  return undefined;
}

/** HE-14: whose token she may eat: she shares a hex with a Legend of that side, which has an empty space for it. */
export function mayEat(game: WitchGame, witch: Witch): MainSide[] {
  const { board } = game;
  const there = board.units.find(one => one.at === board.hester && one.legends > 0);
  return there && witch.wild > 0 && hasSpace(witch, there.side) ? [there.side] : [];
}

const mostCubes = 6;

/** HE-14: how many terrain cubes go back at clean up. */
export const cubesOver = (game: WitchGame): number =>
  Math.max(0, totalOf(terrainOf(game.ground)) - mostCubes);

/** HE-14: those of which there are most, by default. */
export function backByDefault(game: WitchGame): CubeCounts {
  let left: CubeCounts = terrainOf(game.ground);
  let back: CubeCounts = {};
  for (let n = cubesOver(game); n > 0; n--) {
    const most = terrainCubes.reduce((best, one) => (countOf(left, one) > countOf(left, best) ? one : best));
    left = minus(left, { [most]: 1 });
    back = { ...back, [most]: countOf(back, most) + 1 };
  }
  return back;
}

/** HE-14: eating, and what goes back. True where she has won by it. */
export function cleanUp(
  run: WitchRun,
  { witch, turn }: At,
  eat: MainSide | undefined,
  back: CubeCounts | undefined,
): Done | 'won' {
  const over = cubesOver(run.state);
  const goes = back ?? backByDefault(run.state);
  const held = terrainOf(run.state.ground);
  const fits = entriesOf(goes).every(([cube, n]) => n > 0 && n <= countOf(held, cube));
  if (totalOf(goes) !== over || !fits) return refused('keep-six', 'HE-14', say('harrow.keep-six'));
  if (eat !== undefined && !mayEat(run.state, witch).includes(eat))
    return refused('cannot-eat', 'HE-14', say('harrow.cannot-eat', { side: eat }));
  let then: Witch = { ...witch, touched: turn.touched.length > 0 ? turn.touched : witch.touched.slice(-1) };
  if (eat !== undefined) {
    then = { ...then, wild: then.wild - 1, scoring: [...then.scoring, { side: eat, what: 'token' }] };
    run.emit({ type: 'witch', witch: then });
    log(run, 'SO-19', say('harrow.eats', { side: eat }));
    run.emit({ type: 'hester', at: null });
    log(run, 'HE-14', say('harrow.leaves'));
    if (wins(run)) return 'won';
  } else run.emit({ type: 'witch', witch: then });
  if (over > 0) {
    run.emit({ type: 'paid', cubes: goes });
    log(run, 'HE-14', say('harrow.cubes-over', { cubes: countsSaid(goes) }));
  }
  return undefined;
}

const bottomOnly: ReadonlySet<string> = new Set(['infect', 'summon']);
const topOnly: ReadonlySet<string> = new Set(['haint', 'move', 'play', 'tree']);

/** HE-1: what she does, but for the end of her turn. */
export function witchDoes(
  run: WitchRun,
  at: At,
  command: Exclude<WitchCommand, { do: 'endTurn' | 'teachWitch' }>,
): Done {
  const { witch, turn } = at;
  if (turn.aside && command.do !== 'aside') return refused('not-now', 'HE-10', say('harrow.not-now'));
  if (turn.acting && command.do !== 'cardStep') return refused('not-now', 'CD-1', say('harrow.not-now'));
  if (turn.stage === 'roots' && command.do !== 'root' && command.do !== 'noRoot')
    return refused('roots-first', 'HE-1', say('harrow.roots-first'));
  if (turn.stage === 'top' && bottomOnly.has(command.do))
    return refused('after-tree', 'HE-11', say('harrow.after-tree'));
  if (turn.stage === 'bottom' && topOnly.has(command.do))
    return refused('before-tree', 'HE-11', say('harrow.before-tree'));
  switch (command.do) {
    case 'root':
      return placeRoot(run, at, command.to);
    case 'noRoot':
      if (turn.stage !== 'roots' || rootsNow(run.state, witch, turn).next.length > 0)
        return refused('root', 'HE-2', say('harrow.not-now'));
      log(run, 'HE-2', say('harrow.no-root'));
      endRoots(run, at);
      return undefined;
    case 'haint':
      return bringHaint(run, at, command.side, command.at);
    case 'move':
      return move(run, at, command);
    case 'aside': {
      const sites = asideSites(run.state, turn);
      if (!turn.aside || command.to === null || !sites.includes(command.to))
        return refused('not-here', 'HE-10', say('harrow.not-here', { at: command.to ?? '' }));
      makeRoom(run, putAside(run, turn, command.to));
      return undefined;
    }
    case 'infect':
      return infect(run, at, command);
    case 'summon':
      return summon(run, at, command.at);
    case 'play':
      return play(run, at, command.card);
    case 'activate':
      return activate(run, at, command.card);
    case 'cardStep': {
      const done = doCardStep(run, witch, turn, command);
      if ('refusal' in done) return done.refusal;
      run.stay(done.turn);
      return undefined;
    }
    case 'tree': {
      const wrong = drop(run, command.out);
      if (wrong) return wrong;
      run.stay({ ...turn, stage: 'bottom' });
      return undefined;
    }
  }
}
