import type { Decided } from '../../../../play/rules';
import { cleanUp, witchDoes } from '../hester/turn';
import { say } from '../solo/says';
import { drop } from '../state/drop';
import { type Done, refused, tell } from '../state/run';
import { endRound, endSide, hesterTurned } from './clean-up';
import type { PairCommand, PairFix } from './commands';
import type { PairEvent } from './events';
import { placeGoal } from './goals';
import type { PairGame, SideTurn } from './model';
import { raze, rescue } from './objectives';
import { goTo, notNow, type PairRun, pairRun, witchRun } from './pair-run';
import { sayPair } from './says';
import { attack, count, point, settle } from './strike';
import { putToken } from './tokens';
import { advance, flip, spawn, strengthen } from './turn';

function fix(run: PairRun, said: PairFix): Done {
  switch (said.what) {
    case 'owned':
      run.emit({ type: 'owned', side: said.side, owned: said.owned });
      break;
    case 'positions':
      run.emit({ type: 'positions', positions: said.positions });
      break;
    case 'first':
      run.emit({ type: 'rounds', rounds: { ...run.state.rounds, holder: said.side } });
      break;
    case 'go':
      if (said.to === 'jar') goTo(run, { at: 'jar' });
      else endRound(run);
      break;
    default:
      run.emit({ type: 'fixed', fix: said });
  }
  tell(run, 'TM-6', say('harrow.table-says'));
  return undefined;
}

/** What a side does in its turn. */
function inTurn(run: PairRun, turn: SideTurn, command: PairCommand): Done {
  switch (command.do) {
    case 'advance':
      return advance(run, turn, command);
    case 'spawn':
      return spawn(run, turn, command.at);
    case 'strengthen':
      return strengthen(run, turn);
    case 'attack':
      return turn.attacked
        ? refused('attacked', 'AT-1', sayPair('harrow.attacked-already'))
        : attack(run, turn, command);
    case 'count':
      return count(run, turn, command);
    case 'rescue':
      return rescue(run, turn, command);
    case 'raze':
      return raze(run, turn, command.at);
    case 'storm':
      return putToken(run, 'storms', command.at);
    case 'path':
      return putToken(run, 'paths', command.at);
    case 'endSide':
      return endSide(run, turn);
    default:
      return notNow;
  }
}

function obey(run: PairRun, command: PairCommand): Done {
  const { step, witch, positions } = run.state;
  if (command.do === 'tableSays') return fix(run, command.fix);
  if (command.do === 'point') return point(run, command);
  switch (step.at) {
    case 'goals':
      return command.do === 'goal' ? placeGoal(run, step, command.at) : notNow;
    case 'jar':
      return command.do === 'flip' ? flip(run, command) : notNow;
    case 'turn':
      return inTurn(run, step.turn, command);
    case 'drop': {
      if (command.do !== 'drop') return notNow;
      return drop(run, command.out) ?? settle(run, step.turn, step.aim, []);
    }
    case 'keeper-drop': {
      if (command.do !== 'drop') return notNow;
      const wrong = drop(run, command.out);
      if (!wrong) goTo(run, { at: 'turn', turn: { ...step.turn, attacked: true } });
      return wrong;
    }
    case 'hits':
      return command.do === 'legend'
        ? settle(run, step.turn, step.aim, [...step.picks, { push: command.push, haint: command.haint }])
        : notNow;
    case 'witch': {
      if (!witch) return notNow;
      if (command.do === 'hesterDone' && positions === 'off') {
        hesterTurned(run);
        return undefined;
      }
      if (command.do === 'endTurn') {
        if (step.turn.stage !== 'bottom' || step.turn.aside || step.turn.acting) return notNow;
        const done = cleanUp(witchRun(run), { witch, turn: step.turn }, command.eat, command.back);
        if (done === 'won') return undefined;
        if (!done) hesterTurned(run);
        return done;
      }
      return isWitch(command) ? witchDoes(witchRun(run), { witch, turn: step.turn }, command) : notNow;
    }
    case 'over':
      return notNow;
  }
}

const witchDeeds = [
  'root',
  'noRoot',
  'haint',
  'move',
  'aside',
  'infect',
  'summon',
  'play',
  'activate',
  'cardStep',
  'tree',
] as const;
type WitchDeed = Extract<PairCommand, { do: (typeof witchDeeds)[number] }>;
const isWitch = (command: PairCommand): command is WitchDeed => witchDeeds.some(deed => deed === command.do);

/** One command of a table of two or three. */
export function decidePair(game: PairGame, command: PairCommand): Decided<PairGame, PairEvent> {
  const run = pairRun(game);
  const wrong = obey(run, command);
  return wrong ? { ok: false, error: wrong } : { ok: true, value: run.events, state: run.state };
}
