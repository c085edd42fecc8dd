import type { EnemyAttack } from '../../might/enemy';
import { decideEnemyAttack } from '../../might/enemy-decide';
import { defenseTokens, payerOfDefense } from '../facts/defense-tokens';
import { enemyAttackNow, friendOf, isStanding } from '../facts/select';
import type { Friend, Id, State } from '../model/state';
import { no, type Refused, type Run } from '../run/run';
import { addToken } from '../run/tokens';
import { say } from '../says/asks';

/** EA-6, TK-1: one Defense token against the attack that lies open: it counts there, and it is gone. */
export function spendsDefense(run: Run, who: Id): Refused {
  const flow = enemyAttackNow(run.state)?.flow;
  const friend = friendOf(run.state, who);
  if (!flow || !friend || !isStanding(friend)) return no('not-there', say('refuse.answer-not-attacked'));
  const now = atHand(run.state, flow, friend);
  const decided = decideEnemyAttack(now, run.state.might.enemy, { type: 'token', target: who });
  if (!decided.ok) return decided.error;
  for (const event of decided.value) run.emit({ type: 'might', side: 'enemy', event });
  addToken(run, payerOfDefense(friend), 'defense', -1);
  return null;
}

/** Whether a Defense token of theirs would count now. */
export const isHitInTheOpen = (state: State, who: Id): boolean => {
  const flow = enemyAttackNow(state)?.flow;
  return flow?.step === 'revealed' && flow.setup.targets.some(target => target.id === who);
};

/** OWN-260: an attack on it is under way whose draw nobody has seen: a Defense token would count for nothing. */
export const isHitUnseen = (state: State, who: Id): boolean => {
  const flow = enemyAttackNow(state)?.flow;
  if (flow?.setup.targets.some(target => target.id === who))
    return flow.step === 'before' || flow.step === 'hidden';
  return state.frames.some(
    frame =>
      frame.frame === 'strike' &&
      frame.strike.targets.includes(who) &&
      (frame.flow?.step === 'choose' || frame.flow?.step === 'tap'),
  );
};

/** The tokens that are there now: some may have come or gone since the attack began. */
const atHand = (state: State, flow: EnemyAttack, friend: Friend): EnemyAttack => ({
  ...flow,
  setup: {
    ...flow.setup,
    targets: flow.setup.targets.map(target =>
      target.id === friend.id
        ? { ...target, tokens: defenseTokens(state, friend) + (flow.tokens[friend.id] ?? 0) }
        : target,
    ),
  },
});
