import type { Hex } from '../../../../hex/shape';
import type { Area } from '../activate';
import { canMove, defaultGroup, defaultWalk, wayOf } from '../director';
import { type HesterQuestion, witchQuestion } from '../hester/question';
import type { Faction, SideCube } from '../sides';
import { boardIn } from '../state/common';
import type { GoalKind } from '../state/events';
import { choiceOf, type NamedAim, namedAim, outcomeOf } from '../state/fight';
import { groupSize } from '../ways';
import { movingOf, spawnSites, stepsFor } from './areas';
import { pairsOf } from './attack';
import { goalSites } from './cards';
import type { Ending, Face, FactionTurn, SoloGame } from './model';
import { piles } from './model';

/** A group that may be named, its way, and where it may step. */
export interface Walker {
  readonly at: Hex;
  readonly units: number;
  readonly way: number;
  readonly next: readonly Hex[];
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
  | HesterQuestion
  | { readonly ask: 'over'; readonly ending: Ending };

const pilesLeft = ({ cards }: SoloGame): SideCube[] => piles.filter(pile => cards.piles[pile].left > 0);

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
