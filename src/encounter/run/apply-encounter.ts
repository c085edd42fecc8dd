import type { EnemyKind } from '../../stage/encounter';
import type { EncounterChange } from '../model/command';
import type { Die, Enemy, State } from '../model/state';
import { diceOf } from '../setup/initial-state';

/** The encounter as the table has put it right: parts keep the HP that they have, new ones come whole. */
export function applyEncounter(state: State, change: EncounterChange): State {
  const encounter = { ...state.encounter, ...change };
  const { enemies, counters, reminders } = change;
  return {
    ...state,
    encounter,
    ...(enemies ? { enemies: state.enemies.map(one => asKind(one, enemies)) } : {}),
    ...(counters
      ? {
          counters: Object.fromEntries(counters.map(one => [one.id, state.counters?.[one.id] ?? one.start])),
        }
      : {}),
    ...(reminders ? { reminders } : {}),
  };
}

function asKind(enemy: Enemy, kinds: readonly EnemyKind[]): Enemy {
  const kind = kinds.find(one => one.id === enemy.kind);
  if (!kind) return enemy;
  const now = (die: Die): Die => {
    const had = enemy.dice.find(one => one.id === die.id);
    return had ? { ...die, hp: had.hp === had.max ? die.hp : Math.min(had.hp, die.hp) } : die;
  };
  return { ...enemy, name: kind.name, dice: diceOf(kind).map(now) };
}
