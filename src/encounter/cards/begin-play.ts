import { leaveFight } from '../damage/leave-fight';
import { friendLoses } from '../damage/lose-hp';
import { friendOf } from '../facts/select';
import type { Friend, Id, State } from '../model/state';
import { canPay, gainAnimus } from '../run/animus';
import { unless } from '../run/overrule';
import { no, note, push, type Refused, type Run } from '../run/run';
import { addToken } from '../run/tokens';
import { done } from '../says/deeds';
import { because } from '../says/refusals';
import { needProblem, sentinelsOf } from '../windows/check-needs';
import { costOf, type Playable, playable } from '../windows/playable';
import { takes } from './take-turn';

export interface Played {
  readonly who: Id;
  readonly card: Id;
  readonly choice: Id;
  readonly anyway?: boolean;
}

export const playableOf = (state: State, friend: Friend, { card, choice }: Played): Playable | undefined =>
  playable(state, friend, true).find(it => it.card === card && it.choice.id === choice);

/** CN-3, UC-5: a cube lies on it. */
export const isUsed = (friend: Friend, { what, choice }: Playable): boolean =>
  (what === 'archetype' || what === 'ally') && friend.cards.cubes.includes(choice.id);

/** The card's price can be paid, and its conditions hold (AB-3, AB-4). */
export function payable(run: Run, friend: Friend, one: Playable, anyway: boolean | undefined): Refused {
  const poor = canPay(friend, costOf(friend, one))
    ? null
    : no('no-animus', because('refuse.animus-short', { who: friend.name }));
  return unless(run, anyway, poor) ?? unless(run, anyway, needProblem(run.state, friend, one.choice));
}

/** AB-1: the effect is chosen; now it is paid for, and its card begins to act (OP-2). */
export function beginPlay(run: Run, played: Played, open: boolean): Refused {
  const friend = friendOf(run.state, played.who);
  const one = friend && playableOf(run.state, friend, played);
  if (!friend || !one) return no('no-such-card', because('refuse.cannot-be-played'));
  const refused = payable(run, friend, one, played.anyway);
  if (refused) return refused;
  const cost = costOf(friend, one);
  if (cost > 0) gainAnimus(run, friend.id, -cost);
  // AB-10: an interrupt may come in any turn, and uses none of it up.
  if (open && one.what !== 'item' && !one.choice.interrupt) takes(run, friend.id, 'played');
  const text = one.choice.text.replace(/\.$/, '');
  note(run, 'played', done('done.plays', { who: friend.name, card: one.name, text }));
  pays(run, friend, one);
  const { who, card, choice } = played;
  push(run, { frame: 'play', who, card, choice, at: 0, cut: false, targets: [], asked: -1 });
  return null;
}

function pays(run: Run, friend: Friend, { choice }: Playable): void {
  for (const cost of choice.pays ?? [])
    switch (cost.pay) {
      case 'token':
        addToken(run, friend.id, cost.token, -cost.count);
        break;
      case 'hp':
        friendLoses(run, friend.id, cost.hp, friend.id);
        break;
      case 'sentinels':
        for (const sentinel of sentinelsOf(run.state, friend).slice(0, cost.count))
          leaveFight(run, sentinel.id, 'gone');
        break;
      case 'text':
        break;
    }
}
