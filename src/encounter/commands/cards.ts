import { canPay, gainAnimus } from '../animus';
import { putOn } from '../battleflow';
import { costOf, playable } from '../choices';
import { emit, no, note, push, type Refused, type Run } from '../run';
import type { Id } from '../state';
import { actor, free, isFriend, isOpen, mayInterrupt } from './may-act';
import { injuriesFirst, takes } from './turns';

/** An ability, an item, an archetype's or ally's ability; at a question only interrupts and items. */
export function play(run: Run, who: Id, card: Id, choice: Id): Refused {
  const { state } = run;
  if (!mayInterrupt(state)) return no('not-now', 'No card can be played now.');
  const friend = actor(run, who);
  if (!isFriend(friend)) return friend;
  const caged = free(friend);
  if (caged) return caged;
  if (friend.presence === 'consumed') return no('consumed', `${friend.name} is consumed.`);
  const one = playable(state, friend).find(it => it.card === card && it.choice.id === choice);
  if (!one) return no('no-such-card', 'That cannot be played.');
  const open = isOpen(state);
  if (!open && !one.choice.interrupt && one.what !== 'item')
    return no('no-interrupt', 'Only interrupts can be played now.');
  const ability = one.what === 'ability' && !one.choice.interrupt;
  const injuries = ability ? injuriesFirst(run, friend) : null;
  if (injuries) return injuries;
  // The card itself must not be under way already.
  if (state.frames.some(frame => frame.frame === 'play' && frame.who === who && frame.card === card))
    return no('under-way', 'That card is being played.');
  const cost = costOf(friend, one);
  if (!canPay(friend, cost)) return no('no-animus', `${friend.name} has not that much animus.`);
  if (cost > 0) gainAnimus(run, who, -cost);
  // AB-10: an interrupt may come in anybody's turn, and takes nothing of it.
  if (open && one.what !== 'item' && !one.choice.interrupt) takes(run, who, 'played');
  note(run, 'played', `${friend.name} plays ${one.name}${one.choice.text ? `: ${one.choice.text}` : ''}.`);
  push(run, { frame: 'play', who, card, choice, at: 0, cut: false, targets: [], asked: -1 });
  return null;
}

/** An injury is played: by hand, onto its cooldown, without battleflow. */
export function injury(run: Run, who: Id, card: Id): Refused {
  const friend = actor(run, who);
  if (!isFriend(friend)) return friend;
  const found = run.state.library.injuries[card];
  if (!isOpen(run.state)) return no('not-now', 'Injuries are played in a turn.');
  if (!found || !friend.cards.hand.includes(card)) return no('no-such-card', 'That injury is not in hand.');
  emit(run, { type: 'cards', who, cards: putOn(friend.cards, card, found.cooldown), played: card });
  emit(run, { type: 'injuriesPlayed', who });
  push(run, { frame: 'hands', text: `${friend.name}: ${found.text}`, who, window: null });
  return null;
}
