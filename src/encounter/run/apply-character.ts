import { never } from '../../basics/never';
import type { Event } from '../model/event';
import type { Enemy, Friend, Id, State } from '../model/state';

export type CharacterEvent = Extract<
  Event,
  {
    readonly type:
      | 'hp'
      | 'die'
      | 'token'
      | 'animus'
      | 'cards'
      | 'stands'
      | 'presence'
      | 'enemyGone'
      | 'friendCame'
      | 'enemyCame'
      | 'numbers'
      | 'acted'
      | 'caged'
      | 'consumed'
      | 'crippled'
      | 'thrown'
      | 'falcons';
  }
>;

const friend = (state: State, id: Id, change: (one: Friend) => Friend): State =>
  state.friends.some(one => one.id === id)
    ? { ...state, friends: state.friends.map(one => (one.id === id ? change(one) : one)) }
    : state;

const enemy = (state: State, id: Id, change: (one: Enemy) => Enemy): State =>
  state.enemies.some(one => one.id === id)
    ? { ...state, enemies: state.enemies.map(one => (one.id === id ? change(one) : one)) }
    : state;

type Both = Pick<Friend, 'at' | 'facing' | 'tokens' | 'crippledFor'>;

/** What friends and enemies have alike. */
const either = (state: State, id: Id, change: (one: Both) => Partial<Both>): State =>
  enemy(
    friend(state, id, one => ({ ...one, ...change(one) })),
    id,
    one => ({ ...one, ...change(one) }),
  );

const counted = (tokens: Both['tokens'], token: string, count: number): Both['tokens'] => {
  const { [token]: _, ...others } = tokens;
  return count > 0 ? { ...others, [token]: count } : others;
};

export function applyCharacter(state: State, event: CharacterEvent): State {
  switch (event.type) {
    case 'hp': {
      const before = state.friends.find(one => one.id === event.who);
      if (!before) return state;
      const lost = Math.max(0, before.hp - event.hp) + (state.tally.lost[event.who] ?? 0);
      const tally = { ...state.tally, lost: { ...state.tally.lost, [event.who]: lost } };
      return { ...friend(state, event.who, one => ({ ...one, hp: event.hp })), tally };
    }
    case 'die':
      return enemy(state, event.enemy, one => ({
        ...one,
        dice: one.dice.map(die => (die.id === event.die ? { ...die, hp: event.hp } : die)),
      }));
    case 'token':
      return either(state, event.who, one => ({ tokens: counted(one.tokens, event.token, event.count) }));
    case 'animus':
      return friend(state, event.who, one => ({ ...one, animus: event.animus }));
    case 'cards':
      return friend(state, event.who, one => ({ ...one, cards: event.cards }));
    case 'stands':
      return either(state, event.who, () => ({ at: event.at, facing: event.facing }));
    case 'presence':
      return friend(state, event.who, one => ({
        ...one,
        presence: event.presence,
        at: event.presence === 'standing' ? one.at : null,
      }));
    case 'enemyGone':
      return enemy(state, event.who, one => ({ ...one, present: false }));
    case 'friendCame':
      return {
        ...state,
        friends: [...state.friends.filter(one => one.id !== event.friend.id), event.friend],
        count: state.count + 1,
      };
    case 'enemyCame':
      return {
        ...state,
        enemies: [...state.enemies.filter(one => one.id !== event.enemy.id), event.enemy],
        count: state.count + 1,
      };
    case 'numbers':
      return friend(state, event.who, one => ({ ...one, defense: event.defense, maxHp: event.maxHp }));
    case 'acted':
      return {
        ...state,
        enemies: state.enemies.map(one =>
          event.who.includes(one.id) ? { ...one, acted: event.acted } : one,
        ),
      };
    case 'caged':
      return friend(state, event.who, one => ({ ...one, caged: event.caged }));
    case 'consumed':
      return friend(state, event.who, one => ({ ...one, consumed: event.consumed }));
    case 'crippled':
      return either(state, event.who, () => ({ crippledFor: event.phases }));
    case 'thrown':
      return friend(state, event.who, one => ({ ...one, thrown: event.thrown }));
    case 'falcons':
      return friend(state, event.who, one => ({ ...one, falcons: event.falcons }));
    default:
      return never(event);
  }
}
