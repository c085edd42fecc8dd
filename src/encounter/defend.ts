import type { Refusal } from '../basics/result';
import { playAbility } from './battleflow';
import type { Defense } from './command';
import { defenders } from './defenders';
import { friendOf } from './find';
import type { BlowFrame } from './frame';
import { emit, no, note, type Run } from './run';

/** DM-1: one ability card for its defense: no animus, onto its cooldown, with battleflow. Its worth, or a refusal. */
export function defend(run: Run, frame: BlowFrame, { who, card, plus }: Defense): number | Refusal {
  const one = defenders(run.state, frame).find(it => it.who === who);
  const friend = friendOf(run.state, who);
  if (!one || !friend) return no('not-attacked', 'Not attacked.');
  if (card !== undefined) {
    const played = one.cards.find(it => it.id === card);
    const ability = run.state.library.abilities[card];
    if (!played || !ability) return no('no-such-card', 'That card cannot be played for defense.');
    emit(run, { type: 'cards', who, cards: playAbility(friend.cards, card, ability.cooldown), played: card });
    note(run, 'defended', `${friend.name} defends with ${ability.name}: +${played.defense}.`);
    return played.defense;
  }
  if (plus === undefined) return 0;
  if (!one.plus) return no('no-plus', 'Cards are kept here: say which one.');
  if (!Number.isInteger(plus) || plus < 0 || plus > 20)
    return no('not-a-number', 'A defense value from 0 to 20.');
  if (plus > 0) note(run, 'defended', `${friend.name} defends with +${plus}.`);
  return plus;
}
