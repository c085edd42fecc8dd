import type { AllyCard } from '../../stage/company';
import type { EnemyKind } from '../../stage/encounter';
import { friendOf } from '../facts/select';
import type { Correction } from '../model/command';
import type { State } from '../model/state';
import { no, type Refused, type Run } from '../run/run';
import { because } from '../says/refusals';
import { friendly } from '../setup/bystanders';

/** OWN-205: what the encounter book says is put right in mid-fight; who stands on the board stays there. */
export function sayEncounter(run: Run, { change }: Extract<Correction, { say: 'encounter' }>): Refused {
  const { state } = run;
  if (change.enemies && !holdsAll(state, change.enemies))
    return no('no-such-kind', because('refuse.no-such-enemy'));
  if (twice((change.counters ?? []).map(one => one.id)))
    return no('twice', because('refuse.cannot-be-played'));
  run.emit({ type: 'encounter', change });
  return null;
}

/** Every kind that stands on the board is still described, each kind once, and a boss among them. */
function holdsAll(state: State, kinds: readonly EnemyKind[]): boolean {
  const ids = kinds.map(kind => kind.id);
  return (
    !twice(ids) &&
    kinds.some(kind => kind.role === 'boss') &&
    state.enemies.every(one => !one.present || ids.includes(one.kind))
  );
}

const twice = (ids: readonly string[]): boolean => new Set(ids).size < ids.length;

/** OWN-206: a combat ally that nobody knew of waits with the others to take over. */
export function sayAlly(run: Run, ally: AllyCard): Refused {
  const { state } = run;
  if (state.allies.some(one => one.id === ally.id) || friendOf(state, ally.id))
    return no('twice', because('refuse.no-such-ally'));
  run.emit({ type: 'allyKnown', ally });
  return null;
}

/** OWN-206: a friendly character that only stands there and may suffer. */
export function sayFriend(run: Run, it: Extract<Correction, { say: 'friend' }>): Refused {
  const { state } = run;
  if (!Number.isInteger(it.hp) || it.hp < 1 || it.hp > 99 || !Number.isInteger(it.defense) || it.defense < 0)
    return no('not-a-number', because('refuse.number-cannot-stand'));
  const number = state.friends.filter(one => one.role === 'friendly').length + 1;
  const friend = friendly({ ...it, at: state.settings.board === 'off' ? null : it.at }, number);
  run.emit({ type: 'friendCame', friend });
  return null;
}
