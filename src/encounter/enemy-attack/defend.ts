import type { Refusal } from '../../basics/result';
import { playAbility } from '../cards/battleflow';
import { friendOf } from '../facts/select';
import type { Defense } from '../model/command';
import type { EnemyAttackFrame } from '../model/frame';
import { no, note, type Run } from '../run/run';
import { done } from '../says/deeds';
import { because } from '../says/refusals';
import { defenders } from './defenders';

const most = 20;

/** DM-1: one ability card for its defense: no animus, onto its cooldown, with battleflow. Its worth, or a refusal. */
export function defend(run: Run, frame: EnemyAttackFrame, { who, card, plus }: Defense): number | Refusal {
  const one = defenders(run.state, frame).find(it => it.who === who);
  const friend = friendOf(run.state, who);
  if (!one || !friend) return no('not-attacked', because('refuse.not-attacked'));
  if (card !== undefined) {
    const played = one.cards.find(it => it.id === card);
    const ability = run.state.library.abilities[card];
    if (!played || !ability) return no('no-such-card', because('refuse.no-defense-card'));
    // EA-4: a defense card lies on its cooldown afterwards
    run.emit({ type: 'cards', who, cards: playAbility(friend.cards, card, ability.cooldown), played: card });
    note(
      run,
      'defended',
      done('done.defends-with', { who: friend.name, card: ability.name, defense: played.defense }),
    );
    return played.defense;
  }
  if (plus === undefined) return 0;
  if (!one.plus) return no('no-plus', because('refuse.say-defense-card'));
  if (!Number.isInteger(plus) || plus < 0 || plus > most)
    return no('not-a-number', because('refuse.defense-value', { most }));
  if (plus > 0) note(run, 'defended', done('done.defends', { who: friend.name, defense: plus }));
  return plus;
}
