import { aimsOf } from '../aims';
import { killed } from '../dial';
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
import { type Done, refused, tell } from '../state/run';
import type { Of } from './commands';
import type { PairGame, SideTurn } from './model';
import { goTo, type PairRun } from './pair-run';
import { sayPair } from './says';

/** AT-1: the pairs of hexes that a side may attack with. */
export const aimsFor = (game: PairGame, side: MainSide): NamedAim[] =>
  aimsOf(boardIn(game), side).map(aim => namedAim(game, aim));

export function attack(run: PairRun, turn: SideTurn, { from, target, against }: Of<'attack'>): Done {
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
export function count(run: PairRun, turn: SideTurn, { counted }: Of<'count'>): Done {
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

export function settle(run: PairRun, turn: SideTurn, aim: NamedAim, given: readonly NamedPick[]): Done {
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
export function point(run: PairRun, { side, kills, points }: Of<'point'>): Done {
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
