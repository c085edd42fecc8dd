import type { Decided } from '../../../../play/rules';
import { cleanUp, witchDoes } from '../hester/turn';
import type { Paid } from '../resolve';
import { say } from '../solo/says';
import { drop } from '../state/drop';
import { attackedBy, countedAttack } from '../state/odds';
import { type Done, log, refused } from '../state/run';
import { drawBag, playUpgrade, pushRow, putBack, takeRow } from './abilities';
import { doStep, dropInPower } from './acting';
import { collect, endRound, endSide, hesterTurned, layToken, next, turnDoll } from './clean-up';
import type { PairCommand, PairFix } from './commands';
import { eaten, nothingToEat, triedGoblin } from './eating';
import type { PairEvent } from './events';
import { placeGoal } from './goals';
import { giveBack, goTrack, kammiHit, playCard, teach, unpin, usePower, useTile } from './legend-jar';
import { moreOf, type PairGame, type SideTurn } from './model';
import { raze, rescue } from './objectives';
import { goTo, lay, notNow, type PairRun, pairRun, witchRun } from './pair-run';
import { sayPair } from './says';
import { attack, count, payFor, point, settle } from './strike';
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
    case 'things':
      lay(run, said.change);
      break;
    case 'first':
      run.emit({ type: 'rounds', rounds: { ...run.state.rounds, holder: said.side } });
      break;
    case 'go':
      if (said.to === 'jar') next(run);
      else endRound(run);
      break;
    default:
      run.emit({ type: 'fixed', fix: said });
  }
  log(run, 'TM-6', say('harrow.table-says'));
  return undefined;
}

/** RD-3: each action is finished before another begins; in clean up nothing more is played. */
function isOpenTo(turn: SideTurn, command: PairCommand): boolean {
  const { acting, drawn, cleaning } = moreOf(turn);
  if (acting) return command.do === 'step' || command.do === 'drop';
  if (drawn) return command.do === 'back';
  return !cleaning || atCleanUp.has(command.do);
}
const atCleanUp: ReadonlySet<string> = new Set([
  'collect',
  'lay',
  'doll',
  'rescue',
  'raze',
  'endSide',
  'kammiHit',
]);

/** What a side does in its turn. */
function inTurn(run: PairRun, turn: SideTurn, command: PairCommand): Done {
  if (!isOpenTo(turn, command)) return notNow;
  if (command.do === 'step') return doStep(run, turn, command);
  if (command.do === 'drop') return dropInPower(run, turn, command.out);
  switch (command.do) {
    case 'advance':
      return advance(run, turn, command);
    case 'spawn':
      return spawn(run, turn, command.at);
    case 'strengthen':
      return strengthen(run, turn);
    case 'attack':
      // LG-7: a power's attack is one besides the jar's.
      return turn.attacked && moreOf(turn).strikeFrom === null
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
    case 'row':
      return takeRow(run, turn, command.basic);
    case 'draw':
      return drawBag(run, turn, command);
    case 'back':
      return putBack(run, turn, command);
    case 'upgrade':
      return playUpgrade(run, turn, command);
    case 'push':
      return pushRow(run, turn, command.row);
    case 'track':
      return goTrack(run, turn);
    case 'power':
      return usePower(run, turn);
    case 'tile':
      return useTile(run, turn, command);
    case 'card':
      return playCard(run, turn, command);
    case 'kammiHit':
      return kammiHit(run, turn, command);
    case 'unpin':
      return unpin(run, turn, command.at);
    case 'collect':
      return collect(run, turn, command.at);
    case 'lay':
      return layToken(run, turn, command);
    case 'doll':
      return turnDoll(run, turn, command);
    case 'endSide':
      return endSide(run, turn);
    default:
      return notNow;
  }
}

/** AT-13 */
const everything: Paid = { attacker: 99, defender: 99, hester: 99 };

function obey(run: PairRun, command: PairCommand): Done {
  const { step, witch, positions } = run.state;
  if (command.do === 'tableSays') return fix(run, command.fix);
  if (command.do === 'point') return point(run, command);
  if (command.do === 'teach') return teach(run, command);
  if (command.do === 'teachWitch') {
    run.emit({ type: 'tactic', name: command.name, steps: command.steps });
    return undefined;
  }
  if (command.do === 'giveBack') return giveBack(run, command);
  switch (step.at) {
    case 'goals':
      return command.do === 'goal' ? placeGoal(run, step, command.at) : notNow;
    case 'jar':
      return command.do === 'flip' ? flip(run, command) : notNow;
    case 'turn':
      return inTurn(run, step.turn, command);
    case 'drop': {
      if (command.do !== 'drop') return notNow;
      const before = run.state;
      const wrong = drop(run, command.out);
      if (wrong) return wrong;
      const { side } = step.turn;
      if (before.tale) run.emit({ type: 'attacked', ...attackedBy(before, run.state, side, step.aim) });
      return settle(run, step.turn, step.aim, { picks: [], paid: {} });
    }
    case 'keeper-drop': {
      if (command.do !== 'drop') return notNow;
      const before = run.state;
      const wrong = drop(run, command.out);
      if (wrong) return wrong;
      const { turn, counted } = step;
      if (before.tale)
        run.emit({ type: 'attacked', ...countedAttack(before, run.state, turn.side, counted) });
      goTo(run, { at: 'turn', turn: { ...turn, attacked: true } });
      return undefined;
    }
    case 'hits':
      return command.do === 'legend'
        ? settle(run, step.turn, step.aim, {
            picks: [...step.picks, { push: command.push, haint: command.haint }],
            // AT-13: an older version paid for all that it could.
            paid: step.paid ?? everything,
          })
        : notNow;
    case 'pay':
      return command.do === 'pay' ? payFor(run, step, command.n) : notNow;
    case 'witch': {
      if (!witch) return notNow;
      if (command.do === 'hesterDone' && positions === 'off') {
        hesterTurned(run);
        return undefined;
      }
      if (command.do === 'endTurn') {
        if (step.turn.stage !== 'bottom' || step.turn.aside || step.turn.acting) return notNow;
        const nothing = nothingToEat(run.state, command);
        if (nothing) return nothing;
        const { eat, what, back } = triedGoblin(run, command);
        const done = cleanUp(witchRun(run), { witch, turn: step.turn }, eat, back);
        if (eat !== undefined && (done === undefined || done === 'won'))
          eaten(run, { do: 'endTurn', eat, ...(what ? { what } : {}) });
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
