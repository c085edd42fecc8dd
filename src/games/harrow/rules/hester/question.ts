import type { Hex } from '../../../../hex/shape';
import { spawnHexes } from '../moves';
import { type MainSide, mainSides } from '../sides';
import { boardIn, haintsOf, type Witch } from '../state/common';
import { infections, type Payment, summonings, witchMoves } from '../witch';
import { type CardWay, cardWays } from './cards';
import type { CardStep, WitchGame, WitchTurn } from './model';
import { type ShortMove, type ShortSite, shortInfections, shortMoves, shortSummonings } from './short';
import { healthyHexes, type NamedInfection, type NamedMove, rootsNow, witchTable } from './table';
import { asideSites, cubesOver, mayEat } from './turn';

export interface HaintSite {
  readonly side: MainSide;
  readonly at: Hex;
}

/** What Hester may do. */
/** HE-2 */
export interface RootQuestion {
  readonly ask: 'root';
  readonly next: readonly Hex[];
  readonly nth: number;
}
export type HesterQuestion = RootQuestion | WitchQuestion;

export interface WitchQuestion {
  readonly ask: 'witch';
  readonly stage: 'top' | 'bottom';
  readonly left: number;
  readonly used: WitchTurn['used'];
  readonly roots: readonly Hex[];
  readonly haints: readonly HaintSite[];
  /** HE-12: hexes that this turn's Roots touch. */
  readonly rooted: readonly Hex[];
  readonly moves: readonly NamedMove[];
  /** What is one cube short. */
  readonly short: readonly ShortMove[];
  readonly shortInfections: readonly ShortSite[];
  readonly shortSummonings: readonly ShortSite[];
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

/** HE-5: where a Haint may come by Hester. */
function haintSites(game: WitchGame): HaintSite[] {
  const board = boardIn(game);
  return mainSides.flatMap(side => {
    const home = game.homes[side];
    const cell = home === undefined ? undefined : board.map.grid.cellOf.get(home);
    if (cell === undefined || haintsOf(game, side) === 0) return [];
    return spawnHexes(board, side, cell).map(at => ({ side, at: board.map.grid.names[at]! }));
  });
}

/** HE-1: what Hester's turn waits for. */
export function witchQuestion(game: WitchGame, witch: Witch, turn: WitchTurn): HesterQuestion {
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
    rooted: turn.touched,
    haints: top && open('spawn') ? haintSites(game) : [],
    moves:
      top && goesOn('move')
        ? witchMoves(board, table).map(one => ({ ...one, from: names[one.from]!, to: names[one.to]! }))
        : [],
    short: top && goesOn('move') ? shortMoves(game, witch, turn) : [],
    shortInfections: !top && goesOn('infect') ? shortInfections(game, witch, turn) : [],
    shortSummonings: !top && open('summon') ? shortSummonings(game, witch, turn) : [],
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
