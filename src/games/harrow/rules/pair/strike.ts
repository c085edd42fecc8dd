import { type Aim, aimsOf } from '../aims';
import { joined, withUnits } from '../board';
import { killed } from '../dial';
import type { Paid } from '../resolve';
import { cubeOfSide, type MainSide } from '../sides';
import { say } from '../solo/says';
import { boardIn, scoreOf, supplyOf } from '../state/common';
import {
  bringBonus,
  carryOut,
  choiceOf,
  type NamedAim,
  type NamedPick,
  namedAim,
  outcomeOf,
} from '../state/fight';
import { type Done, log, refused } from '../state/run';
import type { Of } from './commands';
import { freeCube } from './lying';
import { moreOf, type PairGame, type PairStep, type SideTurn, thingsOf } from './model';
import { goTo, lay, type PairRun, withMore } from './pair-run';
import { payAsked } from './paying';
import { sayPair } from './says';

/** AT-1: the pairs of hexes that a side may attack with. */
export function aimsFor(game: PairGame, turn: SideTurn): NamedAim[] {
  const { side } = turn;
  const { waiting } = thingsOf(game);
  // FA-4: an upgrade on the Attack jar gives +2 range, another two cubes in place of AT-3's.
  const more = side === 'family' && waiting.includes('range') ? 2 : 0;
  const double = side === 'family' && waiting.includes('bonus');
  const { strikeFrom } = moreOf(turn);
  const aims = strikeFrom === null ? aimsOf(boardIn(game), side, more) : tokenAims(game, side, strikeFrom);
  return aims
    .map(aim => namedAim(game, aim))
    .map(aim => (double ? { ...aim, bonus: 'attacker', cube: cubeOfSide[side], n: 2 } : aim));
}

/** LG-7, Malachi: from a token, which counts two Units besides those of his side there. */
function tokenAims(game: PairGame, side: MainSide, hex: string): Aim[] {
  const board = boardIn(game);
  const cell = board.map.grid.cellOf.get(hex);
  if (cell === undefined) return [];
  const two = { side, haints: 0, infected: 0, legends: 2 };
  const there = withUnits(board, [[cell, joined(board.units.get(cell), two)]]);
  return aimsOf(there, side).filter(({ from }) => from === cell);
}

/** FA-4: upgrades on the Attack jar return to the bag after the attack. */
function spendUpgrades(run: PairRun, side: MainSide): void {
  const { waiting, upgrades } = thingsOf(run.state);
  if (side !== 'family' || waiting.length === 0) return;
  lay(run, { waiting: [], upgrades: [...upgrades, ...waiting] });
  log(run, 'FA-4', sayPair('harrow.upgrades-back', { n: waiting.length }));
}

export function attack(run: PairRun, turn: SideTurn, { from, target, against }: Of<'attack'>): Done {
  const aim = aimsFor(run.state, turn).find(
    one => one.from === from && one.target === target && one.against === against,
  );
  if (!aim) return refused('no-such-attack', 'AT-1', say('harrow.no-such-attack'));
  const { attackers, defenders } = aim;
  log(
    run,
    'AT-2',
    say('harrow.attack-on', { side: turn.side, from, target, against, attackers, defenders, hester: false }),
    { way: [from, target] },
  );
  bringBonus(run, turn.side, aim);
  spendUpgrades(run, turn.side);
  // LG-7: a cube on the hex of attacked Units goes to the Battleground.
  const defender = run.state.board.units.find(one => one.at === target)?.side;
  if (against === 'units' && defender) freeCube(run, target, defender);
  goTo(run, { at: 'drop', turn: withMore(turn, { strikeFrom: null }), aim });
  return undefined;
}

/** AT-2, AT-3 in keeper's mode: the table has counted, the stronger gets its cube. */
export function count(run: PairRun, turn: SideTurn, { counted }: Of<'count'>): Done {
  const { attackers, defenders, defender } = counted;
  log(run, 'AT-2', sayPair('harrow.counted', { side: turn.side, attackers, defenders }));
  const who = attackers > defenders ? turn.side : attackers < defenders ? defender : null;
  if (who !== null && who !== 'hester') {
    const cube = cubeOfSide[who];
    if (supplyOf(run.state, cube) > 0) {
      run.emit({ type: 'cubes', come: { [cube]: 1 } });
      log(run, 'AT-3', say('harrow.bonus', { who, cube }));
    } else log(run, 'AT-3', say('harrow.bonus-none', { who }));
  }
  goTo(run, { at: 'keeper-drop', turn, counted });
  return undefined;
}

/** What has been chosen of an attack that is being settled. */
export interface Chosen {
  readonly picks: readonly NamedPick[];
  readonly paid: Paid;
}

/** AT-6 to AT-11: on to the next payment or choice, or all that came of it. */
export function settle(run: PairRun, turn: SideTurn, aim: NamedAim, { picks: given, paid }: Chosen): Done {
  let picks = given;
  const { mode } = run.state;
  if (payAsked(run.state, turn.side, aim, paid)) {
    goTo(run, { at: 'pay', turn, aim, paid });
    return undefined;
  }
  for (;;) {
    const outcome = outcomeOf(run.state, mode, turn.side, aim, picks, paid);
    const after = { ...turn, attacked: true };
    if (!outcome) {
      goTo(run, { at: 'turn', turn: after });
      return undefined;
    }
    if (choiceOf(outcome, picks)) {
      goTo(run, { at: 'hits', turn, aim, picks, paid });
      return undefined;
    }
    if (picks.length < outcome.choices.length) {
      picks = [...picks, { push: null, haint: null }];
      continue;
    }
    const defender = run.state.board.units.find(one => one.at === aim.target)?.side;
    carryOut(run, { mode, side: turn.side, aim, outcome });
    const kammiHit = defender === 'kammi' && outcome.hits.some(({ what }) => what === 'legend');
    goTo(run, { at: 'turn', turn: kammiHit ? withMore(after, { kammiHit }) : after });
    return undefined;
  }
}

/** AT-6, AT-9 to AT-11: so much is paid for; nothing is a choice too. */
export function payFor(run: PairRun, step: Extract<PairStep, { at: 'pay' }>, n: number): Done {
  const { turn, aim, paid } = step;
  const asked = payAsked(run.state, turn.side, aim, paid);
  if (!asked) return settle(run, turn, aim, { picks: [], paid });
  if (n > asked.most) return refused('too-much', 'AT-6', sayPair('harrow.pays-too-much'));
  const { side, what, most } = asked;
  if (n < most) log(run, ruleOf[what], sayPair('harrow.pays', { side, what, n, most }));
  return settle(run, turn, aim, { picks: [], paid: { ...paid, [asked.who]: n } });
}
const ruleOf = { hits: 'AT-6', clash: 'AT-9', tokens: 'AT-10', hester: 'AT-11' } as const;

/** DL: points that the table tells in keeper's mode. */
export function point(run: PairRun, { side, kills, points }: Of<'point'>): Done {
  let { dial, points: now } = scoreOf(run.state, side);
  for (let i = 0; i < kills; i++) {
    const turned = killed(run.state.mode, dial);
    dial = turned.dial;
    now += turned.points;
  }
  const before = scoreOf(run.state, side).points;
  // A goal is worth two points; who tells one point does not say what for.
  const by = kills > 0 ? {} : ({ by: points === 2 ? 'goals' : 'table' } as const);
  run.emit({ type: 'scored', side, score: { points: Math.max(0, now + points), dial }, ...by });
  log(run, 'DL-1', sayPair('harrow.kills', { side, kills, points: now + points - before }));
  return undefined;
}
