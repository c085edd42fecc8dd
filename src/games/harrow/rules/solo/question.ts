import type { Hex } from '../../../../hex/shape';
import type { Area } from '../activate';
import { canMove, defaultGroup, defaultWalk, wayOf } from '../director';
import { type CardWay, cardWays } from '../hester/cards';
import { oneShort, type ShortMove } from '../hester/short';
import { healthyHexes, type NamedInfection, type NamedMove, rootsNow, witchTable } from '../hester/table';
import { asideSites, cubesOver, mayEat } from '../hester/turn';
import { spawnHexes } from '../moves';
import { type Faction, type MainSide, mainSides, type SideCube } from '../sides';
import { boardIn, haintsOf, type Witch } from '../state/common';
import type { GoalKind } from '../state/events';
import { choiceOf, type NamedAim, namedAim, outcomeOf } from '../state/fight';
import { groupSize } from '../ways';
import { infections, type Payment, summonings, witchMoves } from '../witch';
import { movingOf, spawnSites, stepsFor } from './areas';
import { pairsOf } from './attack';
import { goalSites } from './cards';
import type { CardStep, Ending, Face, FactionTurn, SoloGame, WitchTurn } from './model';
import { piles } from './model';

/** A group that may be named, its way, and where it may step. */
export interface Walker {
  readonly at: Hex;
  readonly units: number;
  readonly way: number;
  readonly next: readonly Hex[];
}

export interface HaintSite {
  readonly side: MainSide;
  readonly at: Hex;
}

/** What the game waits for, with all that its screen needs. */
export type SoloQuestion =
  | {
      readonly ask: 'pile';
      readonly what: GoalKind | 'side' | 'haint' | 'instead';
      readonly piles: readonly SideCube[];
      readonly side: Faction | null;
    }
  | { readonly ask: 'goal'; readonly goal: GoalKind; readonly card: string; readonly sites: readonly Hex[] }
  | {
      readonly ask: 'look';
      readonly side: Faction;
      readonly card: string;
      readonly face: Face | undefined;
      readonly mayThrow: boolean;
    }
  | { readonly ask: 'spawn'; readonly side: Faction; readonly sites: readonly Hex[]; readonly left: number }
  | {
      readonly ask: 'walk';
      readonly side: Faction;
      readonly goal: Hex | null;
      readonly steps: number;
      readonly walkers: readonly Walker[];
      readonly first: Hex;
      readonly path: readonly Hex[];
    }
  | { readonly ask: 'attack'; readonly side: Faction; readonly pairs: readonly NamedAim[] }
  | { readonly ask: 'drop'; readonly side: Faction; readonly aim: NamedAim }
  | {
      readonly ask: 'legend';
      readonly side: Faction;
      readonly at: Hex;
      readonly pushes: readonly Hex[];
      readonly haints: readonly Hex[];
    }
  | { readonly ask: 'root'; readonly next: readonly Hex[]; readonly nth: number }
  | WitchQuestion
  | { readonly ask: 'over'; readonly ending: Ending };

export interface WitchQuestion {
  readonly ask: 'witch';
  readonly stage: 'top' | 'bottom';
  readonly left: number;
  readonly used: WitchTurn['used'];
  readonly roots: readonly Hex[];
  readonly haints: readonly HaintSite[];
  readonly moves: readonly NamedMove[];
  /** What is one cube short. */
  readonly short: readonly ShortMove[];
  readonly infections: readonly (NamedInfection & { readonly healthy: readonly Hex[] })[];
  readonly summonings: readonly { readonly at: Hex; readonly pay: Payment }[];
  readonly cards: readonly string[];
  readonly activations: readonly string[];
  /** HE-10 */
  readonly aside: { readonly from: Hex; readonly sites: readonly Hex[] } | null;
  /** CD-1 */
  readonly acting: {
    readonly card: string;
    readonly step: CardStep;
    readonly ways: readonly CardWay[];
  } | null;
  readonly eat: readonly MainSide[];
  readonly over: number;
}

const pilesLeft = ({ cards }: SoloGame): SideCube[] => piles.filter(pile => cards.piles[pile].left > 0);

/** HE-5: where a Haint may come by Hester. */
function haintSites(game: SoloGame): HaintSite[] {
  const board = boardIn(game);
  return mainSides.flatMap(side => {
    const home = game.homes[side];
    const cell = home === undefined ? undefined : board.map.grid.cellOf.get(home);
    if (cell === undefined || haintsOf(game, side) === 0) return [];
    return spawnHexes(board, side, cell).map(at => ({ side, at: board.map.grid.names[at]! }));
  });
}

function witchQuestion(game: SoloGame, witch: Witch, turn: WitchTurn): SoloQuestion {
  const roots = rootsNow(game, witch, turn);
  if (turn.stage === 'roots') return { ask: 'root', next: roots.next, nth: turn.entered.length + 1 };
  const board = boardIn(game);
  const { names } = board.map.grid;
  const table = witchTable(game, witch, turn);
  const left = witch.actions - turn.used.length;
  const open = (action: WitchTurn['used'][number]): boolean => left > 0 && !turn.used.includes(action);
  const goesOn = (action: WitchTurn['used'][number]): boolean => left > 0 || turn.used.includes(action);
  const top = turn.stage === 'top';
  const step = turn.acting && game.tactics[turn.acting.card]?.[turn.acting.step];
  return {
    ask: 'witch',
    stage: turn.stage,
    left,
    used: turn.used,
    roots: top && open('root') ? roots.next : [],
    haints: top && open('spawn') ? haintSites(game) : [],
    moves:
      top && goesOn('move')
        ? witchMoves(board, table).map(one => ({ ...one, from: names[one.from]!, to: names[one.to]! }))
        : [],
    short: top && goesOn('move') ? oneShort(game, witch, turn) : [],
    infections:
      !top && goesOn('infect')
        ? infections(board, table)
            .map(one => ({ ...one, at: names[one.at]!, healthy: healthyHexes(game, one.side) }))
            .filter(({ at }) => !turn.infected.includes(at))
        : [],
    summonings:
      !top && open('summon') ? summonings(board, table).map(one => ({ ...one, at: names[one.at]! })) : [],
    cards: top && open('card') ? [...new Set(witch.hand)] : [],
    activations: witch.played.filter(card => !turn.activated.includes(card)),
    aside: turn.aside && { from: turn.aside.from, sites: asideSites(game, turn) },
    acting:
      turn.acting && step ? { card: turn.acting.card, step, ways: cardWays(game, witch, turn, step) } : null,
    eat: top ? [] : mayEat(game, witch),
    over: top ? 0 : cubesOver(game),
  };
}

function areaQuestion(game: SoloGame, turn: FactionTurn): SoloQuestion {
  const { side } = turn;
  const area: Area | undefined = turn.areas[turn.area]?.area;
  if (area === 'spawn' && turn.spawn && turn.spawn.left > 0) {
    const sites = spawnSites(game, turn);
    if (sites.length === 0) return { ask: 'pile', what: 'haint', piles: pilesLeft(game), side };
    return { ask: 'spawn', side, sites, left: turn.spawn.left };
  }
  const moving = movingOf(game, turn);
  const { names } = moving.board.map.grid;
  const first = defaultGroup(moving);
  const path = first === undefined ? [] : (defaultWalk(moving, first).walks.at(-1)?.path ?? []);
  return {
    ask: 'walk',
    side,
    goal: turn.objective,
    steps: moving.steps,
    walkers: canMove(moving).map(({ at, next }) => ({
      at: names[at]!,
      units: groupSize(moving.board, at),
      way: wayOf(moving, at) ?? 0,
      next: next.map(cell => names[cell]!),
    })),
    first: first === undefined ? '' : names[first]!,
    path: path.map(cell => names[cell]!),
  };
}

/** SO-12: where a walk that has come so far may go on; nothing where it ends. */
export function stepsAfter(game: SoloGame, from: Hex, path: readonly Hex[]): Hex[] {
  if (game.step.at !== 'areas') return [];
  const moving = movingOf(game, game.step.turn);
  const { grid, names } = { grid: moving.board.map.grid, names: moving.board.map.grid.names };
  const start = grid.cellOf.get(from);
  const last = path.at(-1);
  const at = last === undefined ? undefined : grid.cellOf.get(last);
  if (start === undefined || !moving.waiting.has(start)) return [];
  if (at === undefined)
    return canMove(moving).flatMap(one => (one.at === start ? one.next.map(cell => names[cell]!) : []));
  if (path.length >= moving.steps || moving.board.units.has(at)) return [];
  return stepsFor(moving, at, groupSize(moving.board, start)).map(cell => names[cell]!);
}

/** What a solo game waits for. */
export function soloQuestion(game: SoloGame): SoloQuestion {
  const { step, witch } = game;
  switch (step.at) {
    case 'goal':
      return step.card === null
        ? { ask: 'pile', what: step.goal, piles: pilesLeft(game), side: null }
        : { ask: 'goal', goal: step.goal, card: step.card, sites: goalSites(game, step.goal, step.card) };
    case 'card':
      return {
        ask: 'pile',
        what: step.thrown ? 'instead' : 'side',
        piles: pilesLeft(game),
        side: step.thrown,
      };
    case 'look':
      return {
        ask: 'look',
        side: step.side,
        card: step.card,
        face: game.cards.faces[step.card],
        mayThrow: !step.thrown && pilesLeft(game).length > 0,
      };
    case 'areas':
      return areaQuestion(game, step.turn);
    case 'attack':
      return {
        ask: 'attack',
        side: step.side,
        pairs: pairsOf(game, step.side, step.card).map(aim => namedAim(game, aim)),
      };
    case 'drop':
      return { ask: 'drop', side: step.side, aim: step.aim };
    case 'hits': {
      const outcome = outcomeOf(game, 'solo', step.side, step.aim, step.picks);
      const choice = outcome && choiceOf(outcome, step.picks);
      const { names } = boardIn(game).map.grid;
      const named = (cells: readonly number[]): Hex[] => cells.map(cell => names[cell]!);
      return {
        ask: 'legend',
        side: step.side,
        at: step.aim.target,
        pushes: named(choice?.pushes ?? []),
        haints: named(choice?.haints ?? []),
      };
    }
    case 'witch':
      return witch
        ? witchQuestion(game, witch, step.turn)
        : { ask: 'over', ending: { winner: 'lost', why: 'points' } };
    case 'over':
      return { ask: 'over', ending: step.ending };
  }
}
