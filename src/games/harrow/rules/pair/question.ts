import type { Hex } from '../../../../hex/shape';
import type { Grid } from '../grid';
import { type HesterQuestion, witchQuestion } from '../hester/question';
import { reachOf } from '../moves';
import { rescueOf } from '../objectives';
import { type Jar, jars, nextOfRound } from '../round';
import type { MainSide } from '../sides';
import { cubeOfSide } from '../sides';
import { boardIn, supplyOf } from '../state/common';
import type { GoalKind } from '../state/events';
import { choiceOf, type NamedAim, outcomeOf } from '../state/fight';
import { bagNow } from './abilities';
import { type Basic, basics } from './basic';
import { collectable, dollsUnder } from './clean-up';
import { goalHexes } from './goals';
import { leftIn } from './grants';
import { goblinGone } from './legend-jar';
import {
  type Counted,
  homeOf,
  moreOf,
  ownedBy,
  type PairEnding,
  type PairGame,
  type SideTurn,
  thingsOf,
} from './model';
import { razeable } from './objectives';
import { roundOf } from './pair-run';
import { type PayAsked, payAsked } from './paying';
import type { Step, StepWay } from './steps/model';
import { stepWays } from './steps/ways';
import { actorOf } from './steps/where';
import { aimsFor } from './strike';
import { type ActingOf, type Drawn, type Grants, legendOf, type Power, rowNumber } from './things';
import { mostAdvances, spawnsFor } from './turn';

export interface Reach {
  readonly from: Hex;
  readonly to: readonly { readonly at: Hex; readonly cost: number }[];
}

export interface TurnQuestion {
  readonly ask: 'turn';
  readonly turn: SideTurn;
  readonly groups: readonly Hex[];
  readonly spawns: readonly Hex[];
  readonly cubes: number;
  readonly aims: readonly NamedAim[];
  readonly rescues: readonly { readonly at: Hex; readonly to: readonly Hex[]; readonly rescued: boolean }[];
  readonly razes: readonly Hex[];
  /** What is left of what the turn gives. */
  readonly left: Grants;
  /** PR-1, FA-1, KA-1: how the side may still get its actions. */
  readonly ability: AbilityAsked | null;
  /** FA-1: what was drawn, of which some go back. */
  readonly drawn: Drawn | null;
  /** FA-3: kinds of tokens that an upgrade may take the place of. */
  readonly upgradable: readonly Basic[];
  /** LG-1: whether the track and the power may still be used. */
  readonly track: boolean;
  readonly power: Power | null;
  /** JR-5 */
  readonly tilesLeft: number;
  readonly mayCard: boolean;
  readonly nails: readonly Hex[];
  readonly acting: ActingAsked | null;
  readonly kammiHit: boolean;
  /** CU-1 */
  readonly cleaning: boolean;
  readonly collect: readonly Hex[];
  readonly toLay: readonly Basic[];
  readonly dolls: readonly Hex[];
}

export type AbilityAsked =
  | { readonly by: 'row'; readonly numbers: Readonly<Record<Basic, number>> }
  | ({ readonly by: 'bag' } & ReturnType<typeof bagNow>)
  | { readonly by: 'grid'; readonly grid: Grid; readonly numbers: Readonly<Record<Basic, number>> };

/** CD-1: the step that waits, and what it may be about. */
export interface ActingAsked {
  readonly of: ActingOf;
  readonly name: string;
  readonly step: Step;
  readonly ways: readonly StepWay[];
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
  | ({ readonly ask: 'pay' } & PayAsked)
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

const rowNumbersOf = (game: PairGame, side: MainSide): Record<Basic, number> => {
  const { tokens } = ownedBy(game, side);
  const things = thingsOf(game);
  return {
    advance: rowNumber(things, side, tokens.advance),
    spawn: rowNumber(things, side, tokens.spawn),
    strengthen: rowNumber(things, side, tokens.strengthen),
  };
};

/** PR-1, FA-1, KA-1 */
function abilityOf(game: PairGame, turn: SideTurn): AbilityAsked | null {
  const { side, action } = turn;
  if (action !== 'abilities' || moreOf(turn).did.includes('ability')) return null;
  const { grid } = thingsOf(game);
  switch (side) {
    case 'protectors':
      return { by: 'row', numbers: rowNumbersOf(game, side) };
    case 'family':
      return { by: 'bag', ...bagNow(game) };
    case 'kammi':
      return grid ? { by: 'grid', grid, numbers: rowNumbersOf(game, side) } : null;
  }
}

function actingOf(game: PairGame, turn: SideTurn): ActingAsked | null {
  const { acting } = moreOf(turn);
  const step = acting?.steps[acting.step];
  if (!acting || !step) return null;
  const { of, name } = acting;
  return { of, name, step, ways: stepWays(actorOf(game, turn.side, acting), step) };
}

/** What the turn's side may do besides basic actions. */
function besides(game: PairGame, turn: SideTurn) {
  const more = moreOf(turn);
  const { side } = turn;
  const things = thingsOf(game);
  const legend = turn.action === 'legend' && !more.cleaning;
  const { power, spent } = legendOf(things, side);
  const untouched = basics.every(basic => more.used[basic] === 0);
  const mirrored = game.positions === 'mirrored';
  return {
    left: leftIn(game, turn),
    ability: more.cleaning ? null : abilityOf(game, turn),
    drawn: more.drawn,
    upgradable:
      side === 'family' && !more.drawn && !more.cleaning && untouched && !more.did.includes('upgrade')
        ? basics.filter(basic => more.toLay.includes(basic))
        : [],
    track: legend && mirrored && !more.did.includes('track'),
    power: legend && mirrored && !more.did.includes('power') && !spent && power !== 'none' ? power : null,
    tilesLeft: more.cleaning ? 0 : Math.max(0, turn.tiles - more.tilesDone),
    mayCard:
      !more.cleaning &&
      game.mode !== 'training' &&
      side !== 'family' &&
      !goblinGone(game, side) &&
      (side === 'kammi' || !more.did.includes('card')),
    nails: more.cleaning
      ? []
      : things.nails.filter(at => game.board.units.some(one => one.at === at && one.side === side)),
    acting: actingOf(game, turn),
    kammiHit: more.kammiHit,
    cleaning: more.cleaning,
    collect: more.cleaning && mirrored ? collectable(game, side) : [],
    toLay: more.cleaning && side === 'family' ? more.toLay : [],
    dolls: more.cleaning && side === 'kammi' ? dollsUnder(game) : [],
  };
}

function turnQuestion(game: PairGame, turn: SideTurn): TurnQuestion {
  const { side } = turn;
  const { cleaning, strikeFrom } = moreOf(turn);
  const base = {
    ask: 'turn',
    turn,
    cubes: supplyOf(game, cubeOfSide[side]),
    ...besides(game, turn),
  } as const;
  if (game.positions === 'off') return { ...base, groups: [], spawns: [], aims: [], rescues: [], razes: [] };
  const board = boardIn(game);
  const { cellOf, names } = board.map.grid;
  const home = cellOf.get(homeOf(game, 'protectors'));
  const mayAttack = strikeFrom !== null || (turn.action === 'attack' && !turn.attacked);
  return {
    ...base,
    groups: cleaning ? [] : game.board.units.filter(one => one.side === side).map(({ at }) => at),
    spawns: cleaning ? [] : spawnsFor(game, side),
    aims: mayAttack && !cleaning ? aimsFor(game, turn) : [],
    rescues:
      cleaning && side === 'protectors' && home !== undefined
        ? rescueOf(board, home).map(({ at, to, rescued }) => ({
            at: names[at]!,
            to: to.map(cell => names[cell]!),
            rescued,
          }))
        : [],
    razes: cleaning && side === 'family' ? razeable(game) : [],
  };
}

const nothingToPay = { who: 'attacker', what: 'hits', price: 2, most: 0, cubes: [0, 0] } as const;

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
      const outcome = outcomeOf(game, game.mode, step.turn.side, step.aim, step.picks, step.paid);
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
    case 'pay': {
      const asked = payAsked(game, step.turn.side, step.aim, step.paid);
      // What the table put right in between may have left nothing to pay for.
      return { ask: 'pay', ...(asked ?? { ...nothingToPay, side: step.turn.side, at: step.aim.target }) };
    }
    case 'witch':
      return witch
        ? witchQuestion(game, witch, step.turn)
        : { ask: 'over', ending: { winner: game.sides[0], why: 'points' } };
    case 'over':
      return { ask: 'over', ending: step.ending };
  }
}
