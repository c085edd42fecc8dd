import { saidAll } from '../../basics/said';
import { putOn } from '../cards/battleflow';
import { beginPlay, isUsed, type Played, payable, playableOf } from '../cards/begin-play';
import { idleAttack } from '../cards/refuse-idle-attack';
import { injuriesFirst, injuryPlayed } from '../cards/take-turn';
import { enemyAttackNow } from '../facts/select';
import type { Command } from '../model/command';
import type { Friend, Id, State } from '../model/state';
import { unless } from '../run/overrule';
import { no, push, type Refused, type Run } from '../run/run';
import { done } from '../says/deeds';
import { because } from '../says/refusals';
import { addsNothing } from '../windows/adds-nothing';
import { toConfirm } from '../windows/check-needs';
import { guardsNobody } from '../windows/guard-whom';
import type { Playable } from '../windows/playable';
import { isTheirMoment, reachesEnemyAttack } from '../windows/windows';
import { actor, isFriend, isOpen, mayInterrupt } from './may-act';

/** An ability, an item, an archetype's or ally's ability; at a question only interrupts and items. */
export function play(run: Run, played: Played): Refused {
  const { state } = run;
  const { who, card, anyway } = played;
  // IT-6: in the encounter
  if (!mayInterrupt(state)) return no('not-now', because('refuse.no-card-now'));
  const friend = actor(run, who, 'play', anyway);
  if (!isFriend(friend)) return friend;
  const one = playableOf(state, friend, played);
  if (!one) return no('no-such-card', because('refuse.cannot-be-played'));
  // The card itself must not be under way already.
  if (state.frames.some(frame => frame.frame === 'play' && frame.who === who && frame.card === card))
    return no('under-way', because('refuse.being-played'));
  const open = isOpen(state);
  for (const against of speaksAgainst(run, friend, one, open)) {
    const refused = unless(run, anyway, against);
    if (refused) return refused;
  }
  const texts = anyway ? [] : toConfirm(one.choice);
  if (texts.length === 0) return beginPlay(run, played, open);
  const refused = payable(run, friend, one, anyway);
  if (refused) return refused;
  push(run, { frame: 'need', played: { who, card, choice: played.choice }, text: saidAll(texts), open });
  return null;
}

/** IT-1, AB-9: items come in one's own turn, in the middle of an ability too. */
const isOwnTurn = (state: State, friend: Friend): boolean =>
  state.phase === 'oathsworn' && state.turn?.who === friend.id;

/** AB-10: an interrupt answers to its own moment. */
const momentProblem = (state: State, who: Id, { choice, name }: Playable): Refused =>
  choice.interrupt && !isTheirMoment(state, who, choice.interrupt)
    ? no('not-its-moment', because('refuse.not-its-moment', { card: name }))
    : null;

function speaksAgainst(run: Run, friend: Friend, one: Playable, open: boolean): readonly Refused[] {
  const ability = one.what === 'ability' && !one.choice.interrupt;
  return [
    !open && !one.choice.interrupt && !(one.what === 'item' && isOwnTurn(run.state, friend))
      ? no('no-interrupt', because('refuse.only-interrupts'))
      : null,
    isUsed(friend, one) ? no('used', because('refuse.used', { who: friend.name })) : null,
    ability ? injuriesFirst(run, friend) : null,
    momentProblem(run.state, friend.id, one),
    idleAttack(run.state, friend.id, one.choice),
    guardsNobody(run.state, friend.id, one.choice, enemyAttackNow(run.state))
      ? no('nobody-to-guard', because('refuse.nobody-to-guard', { card: one.name }))
      : null,
    addsNothing(run.state, friend.id, one.choice, enemyAttackNow(run.state))
      ? no('adds-nothing', because('refuse.adds-nothing', { card: one.name }))
      : null,
    reachesEnemyAttack(run.state, friend.id, one)
      ? null
      : no('out-of-range', because('refuse.attackers-out-of-range', { card: one.name })),
  ];
}

/** An injury is played: by hand, onto its cooldown, without battleflow. */
export function injury(run: Run, { who, card, anyway }: Extract<Command, { do: 'injury' }>): Refused {
  const friend = actor(run, who, 'injury', anyway);
  if (!isFriend(friend)) return friend;
  const found = run.state.library.injuries[card];
  if (!isOpen(run.state)) return no('not-now', because('refuse.injury-in-turn'));
  if (!found || !friend.cards.hand.includes(card))
    return no('no-such-card', because('refuse.injury-not-in-hand'));
  run.emit({ type: 'cards', who, cards: putOn(friend.cards, card, found.cooldown), played: card });
  injuryPlayed(run, who);
  push(run, {
    frame: 'hands',
    text: done('done.injury', { who: friend.name, text: found.text }),
    who,
    window: null,
    task: 'injury',
    about: { actor: who, text: found.text },
  });
  return null;
}
