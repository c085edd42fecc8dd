import type { Hex } from '../../../../hex/shape';
import { type HesterQuestion, witchQuestion } from '../hester/question';
import { reachOf } from '../moves';
import { rescueOf } from '../objectives';
import { type Jar, jars, nextOfRound } from '../round';
import type { MainSide } from '../sides';
import { cubeOfSide } from '../sides';
import { boardIn, supplyOf } from '../state/common';
import type { GoalKind } from '../state/events';
import { choiceOf, type NamedAim, outcomeOf } from '../state/fight';
import { goalHexes } from './goals';
import { type Counted, homeOf, ownedBy, type PairEnding, type PairGame, type SideTurn } from './model';
import { razeable } from './objectives';
import { roundOf } from './pair-run';
import { aimsFor } from './strike';
import { mostAdvances, spawnsFor } from './turn';

export interface Reach {
  readonly from: Hex;
  readonly to: readonly { readonly at: Hex; readonly cost: number }[];
}

export interface TurnQuestion {
  readonly ask: 'turn';
  readonly turn: SideTurn;
  /** Basic actions that the jar gives, where the rules know it. */
  readonly given: number | null;
  readonly groups: readonly Hex[];
  readonly spawns: readonly Hex[];
  readonly cubes: number;
  readonly aims: readonly NamedAim[];
  readonly rescues: readonly { readonly at: Hex; readonly to: readonly Hex[]; readonly rescued: boolean }[];
  readonly razes: readonly Hex[];
}

export type PairQuestion =
  | {
      readonly ask: 'goal';
      readonly placer: MainSide;
      readonly goal: GoalKind;
      readonly sites: readonly Hex[];
    }
  | {
      readonly ask: 'jar';
      readonly side: MainSide;
      readonly up: readonly Jar[];
      readonly mayAttack: boolean;
      readonly tiles: Readonly<Record<Jar, number>>;
    }
  | TurnQuestion
  | { readonly ask: 'drop'; readonly side: MainSide; readonly aim: NamedAim }
  | { readonly ask: 'keeper-drop'; readonly side: MainSide; readonly counted: Counted }
  | {
      readonly ask: 'legend';
      readonly side: MainSide;
      readonly at: Hex;
      readonly pushes: readonly Hex[];
      readonly haints: readonly Hex[];
    }
  | HesterQuestion
  | { readonly ask: 'over'; readonly ending: PairEnding };

/** AC-3: where so many Units of a hex get, with what each hex costs. */
export function reachFrom(game: PairGame, from: Hex, units: number): Reach['to'] {
  const board = boardIn(game);
  const { cellOf, names } = board.map.grid;
  const cell = cellOf.get(from);
  if (cell === undefined) return [];
  return reachOf(board, cell, mostAdvances, units).map(({ at, cost }) => ({ at: names[at]!, cost }));
}

/** JR-2, JR-3: how many basic actions the turn gives, as far as the app knows. */
function givenBy(game: PairGame, { side, action, free }: SideTurn): number | null {
  switch (action) {
    case 'wild':
      return ownedBy(game, side).wild;
    case 'attack':
      return free ? 1 : 0;
    case 'abilities':
    case 'legend':
      return null;
  }
}

function turnQuestion(game: PairGame, turn: SideTurn): TurnQuestion {
  const { side } = turn;
  const base = {
    ask: 'turn',
    turn,
    given: givenBy(game, turn),
    cubes: supplyOf(game, cubeOfSide[side]),
  } as const;
  if (game.positions === 'off') return { ...base, groups: [], spawns: [], aims: [], rescues: [], razes: [] };
  const board = boardIn(game);
  const { cellOf, names } = board.map.grid;
  const home = cellOf.get(homeOf(game, 'protectors'));
  return {
    ...base,
    groups: game.board.units.filter(one => one.side === side).map(({ at }) => at),
    spawns: spawnsFor(game, side),
    aims: turn.action === 'attack' && !turn.attacked ? aimsFor(game, side) : [],
    rescues:
      side === 'protectors' && home !== undefined
        ? rescueOf(board, home).map(({ at, to, rescued }) => ({
            at: names[at]!,
            to: to.map(cell => names[cell]!),
            rescued,
          }))
        : [],
    razes: side === 'family' ? razeable(game) : [],
  };
}

/** What a table of two or three waits for. */
export function pairQuestion(game: PairGame): PairQuestion {
  const { step, witch } = game;
  switch (step.at) {
    case 'goals':
      return { ask: 'goal', placer: step.placer, goal: step.goal, sites: goalHexes(game, step.placer) };
    case 'jar': {
      const round = roundOf(game);
      const side = nextOfRound(round);
      const who = side === 'hester' || side === 'end' ? game.sides[0] : side;
      const up = round.up.get(who) ?? jars;
      return { ask: 'jar', side: who, up, mayAttack: !up.includes('attack'), tiles: round.tiles };
    }
    case 'turn':
      return turnQuestion(game, step.turn);
    case 'drop':
      return { ask: 'drop', side: step.turn.side, aim: step.aim };
    case 'keeper-drop':
      return { ask: 'keeper-drop', side: step.turn.side, counted: step.counted };
    case 'hits': {
      const outcome = outcomeOf(game, game.mode, step.turn.side, step.aim, step.picks);
      const choice = outcome && choiceOf(outcome, step.picks);
      const { names } = boardIn(game).map.grid;
      return {
        ask: 'legend',
        side: step.turn.side,
        at: step.aim.target,
        pushes: (choice?.pushes ?? []).map(cell => names[cell]!),
        haints: (choice?.haints ?? []).map(cell => names[cell]!),
      };
    }
    case 'witch':
      return witch
        ? witchQuestion(game, witch, step.turn)
        : { ask: 'over', ending: { winner: game.sides[0], why: 'points' } };
    case 'over':
      return { ask: 'over', ending: step.ending };
  }
}
