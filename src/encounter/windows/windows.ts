import { never } from '../../basics/never';
import { distanceBetween } from '../../board/targets/measure';
import type { Attack } from '../../might/attack';
import { isCritical } from '../../might/cards';
import { outcomeOf } from '../../might/outcome';
import type { Window } from '../../stage/company';
import { boardOf, placed } from '../facts/positions';
import { enemyAttackNow, enemyOf, standing } from '../facts/select';
import { mayDo } from '../facts/verdict';
import type { StrikeFrame } from '../model/frame';
import type { Play } from '../model/question';
import type { Friend, Id, State } from '../model/state';
import { canPay } from '../run/animus';
import { addsNothing } from './adds-nothing';
import { needProblem } from './check-needs';
import { guardsNobody } from './guard-whom';
import { costOf, type Playable, playable } from './playable';

/** AB-10: the interrupts for one window that somebody holds and can pay; nothing where cards are not kept here. */
export function playsIn(state: State, window: Window): readonly Play[] {
  if (state.settings.company !== 'full') return [];
  const striker = ofAttacker.includes(window) ? strikerNow(state) : null;
  return standing(state).flatMap(friend =>
    mayDo(state, friend, 'play') && (striker === null || striker === friend.id)
      ? playable(state, friend)
          .filter(one => one.choice.interrupt === window && fitsNow(state, friend, one))
          .map(one => ({
            who: friend.id,
            card: one.card,
            choice: one.choice.id,
            name: one.name,
            text: one.choice.text,
            cost: costOf(friend, one),
          }))
      : [],
  );
}

/** Only the one who attacks answers to its own attack. */
const ofAttacker: readonly Window[] = ['onAttack', 'onHit', 'onCritical'];

const strikerNow = (state: State): Id | null => {
  const top = state.frames.at(-1);
  return top?.frame === 'hands' ? top.who : (strikeNow(state)?.by ?? null);
};

/** Whether the rules open this window now: somebody has something for it, or the table wants to see them all. */
export const opens = (state: State, window: Window): boolean =>
  state.settings.windows === 'all' || playsIn(state, window).length > 0;

const fitsNow = (state: State, friend: Friend, one: Playable): boolean =>
  canPay(friend, costOf(friend, one)) &&
  needProblem(state, friend, one.choice) === null &&
  !underWay(state, friend.id, one.card) &&
  !guardsNobody(state, friend.id, one.choice, enemyAttackNow(state)) &&
  !addsNothing(state, friend.id, one.choice, enemyAttackNow(state)) &&
  reachesEnemyAttack(state, friend.id, one);

const underWay = (state: State, who: Id, card: Id): boolean =>
  state.frames.some(frame => frame.frame === 'play' && frame.who === who && frame.card === card);

/** EA-9: what changes the enemy's cards reaches all cards of a Mob if one of the attackers is within its range. */
export function reachesEnemyAttack(state: State, who: Id, { choice }: Playable): boolean {
  const reaches = choice.effects.flatMap(effect =>
    (effect.effect === 'weaken' || effect.effect === 'forceRedraw') && effect.within !== undefined
      ? [effect.within]
      : [],
  );
  const attackers = (enemyAttackNow(state)?.attackers ?? []).filter(id => enemyOf(state, id)?.present);
  if (reaches.length === 0 || attackers.length === 0 || !placed(state, [who, ...attackers])) return true;
  const board = boardOf(state);
  return attackers.some(id => distanceBetween(board, who, id) <= Math.min(...reaches));
}

/** AB-10, IT-7: the moment is there, and what answers to an attack of one's own is played by its attacker. */
export const isTheirMoment = (state: State, who: Id, window: Window): boolean =>
  isMoment(state, window) && (!ofAttacker.includes(window) || strikerNow(state) === who);

/** Whether the rules stand at this window now; "at any time" always. */
export function isMoment(state: State, window: Window): boolean {
  const blow = enemyAttackNow(state)?.flow;
  const strike = strikeNow(state)?.flow;
  switch (window) {
    case 'anytime':
      return true;
    case 'beforeDamage':
      return blow?.step === 'before' || blow?.step === 'hidden';
    case 'afterDamage':
      return blow?.step === 'revealed';
    case 'onAttack':
      return strike !== undefined && strike !== null && !strike.outcome;
    case 'onCritical':
      return strike?.step === 'drawn' && drewCritical(strike);
    case 'whenHit':
    case 'whenMoved':
    case 'onHit': {
      const top = state.frames.at(-1);
      return top?.frame === 'hands' && top.window === window;
    }
    default:
      return never(window);
  }
}

/** The company's attack that is under way, if any. */
const strikeNow = (state: State): StrikeFrame | undefined =>
  state.frames.findLast((frame): frame is StrikeFrame => frame.frame === 'strike' && frame.flow !== null);

/** IT-7: a critical lies there, and as the cards lie now the attack hits (OWN-107). */
const drewCritical = (flow: Attack): boolean =>
  flow.pieces.some(piece => isCritical(piece.face)) && !outcomeOf(flow).missed;
