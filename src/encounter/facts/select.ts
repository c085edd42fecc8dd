import { counts } from '../../might/cards';
import type { StageCard } from '../../stage/card';
import type { AllyCard } from '../../stage/company';
import type { EnemyKind, Slot } from '../../stage/encounter';
import type { Cubes } from '../../stage/steps';
import type { Consumed } from '../model/entities';
import type { EnemyAttackFrame } from '../model/frame';
import type { Die, Enemy, Friend, Id, State } from '../model/state';

export const friendOf = (state: Pick<State, 'friends'>, id: Id | null): Friend | undefined =>
  state.friends.find(one => one.id === id);
export const enemyOf = (state: State, id: Id | null): Enemy | undefined =>
  state.enemies.find(one => one.id === id);

export const kindOf = (state: State, enemy: Enemy): EnemyKind | undefined =>
  state.encounter.enemies.find(kind => kind.id === enemy.kind);

export const isBoss = (state: State, enemy: Enemy): boolean => kindOf(state, enemy)?.role === 'boss';

export const nameOf = (state: State, id: Id): string => {
  const enemy = enemyOf(state, id);
  if (enemy) return enemy.number === null ? enemy.name : `${enemy.name} ${enemy.number}`;
  return friendOf(state, id)?.name ?? id;
};

export const namesOf = (state: State, ids: readonly Id[]): readonly string[] =>
  ids.map(id => nameOf(state, id));

// TM-6: full characters and companions
export const isOathsworn = (friend: Friend): boolean => friend.role === 'full' || friend.role === 'companion';
/** FT-1: the Guardian counts as one. */
export const isAlly = (friend: Friend): boolean => friend.role === 'ally' || friend.role === 'guardian';
export const isStanding = (friend: Friend): boolean => friend.presence === 'standing';

/** The place that a consumed character is in. */
export const insideOf = (friend: Friend): Consumed | null =>
  friend.presence === 'consumed' ? friend.consumed : null;

/** FT-1: the card of an ally, or the Guardian's own, which says what its acts cost. */
export const cardOfAlly = (
  state: Pick<State, 'allyOf' | 'guardian'>,
  friend: Friend,
): AllyCard | undefined =>
  friend.role === 'guardian'
    ? (state.guardian ?? undefined)
    : friend.role === 'ally'
      ? state.allyOf[friend.id]
      : undefined;

/** The four Oathsworn, standing or not. */
export const heroes = (state: State): readonly Friend[] => state.friends.filter(isOathsworn);
/** The Oathsworn on their feet and on the board. */
export const standingOathsworn = (state: State): readonly Friend[] =>
  state.friends.filter(one => isOathsworn(one) && isStanding(one));
/** Everybody of the company on the board. */
export const standing = (state: State): readonly Friend[] => state.friends.filter(isStanding);

export const bosses = (state: State): readonly Enemy[] =>
  state.enemies.filter(one => one.present && isBoss(state, one));
export const minions = (state: State): readonly Enemy[] =>
  state.enemies.filter(one => one.present && !isBoss(state, one));

export const cardOf = (state: State, id: Id): StageCard | undefined =>
  state.encounter.cards.find(card => card.id === id);

export const slotsOf = (state: State, enemy: Enemy): readonly Slot[] => kindOf(state, enemy)?.slots ?? [];

/** The dice that are still there. */
export const diceLeft = (enemy: Enemy): readonly Die[] => enemy.dice.filter(die => die.hp > 0);

/** DM-3: a slot that has lost a die shows its icon. */
const brokenSlots = (enemy: Enemy): readonly string[] => [
  ...new Set(enemy.dice.filter(die => die.hp <= 0).map(die => die.slot)),
];

/** Slots without a die: a hit on one goes on to the next slot (DM-2, OWN-33). */
export const emptySlots = (enemy: Enemy): readonly string[] =>
  [...new Set(enemy.dice.map(die => die.slot))].filter(
    slot => !diceLeft(enemy).some(die => die.slot === slot),
  );

/** The icons that broken slots show; a body part is also known by its slot's own name. */
export const iconsShown = (state: State, enemy: Enemy): readonly string[] => {
  const broken = brokenSlots(enemy);
  return slotsOf(state, enemy)
    .filter(slot => broken.includes(slot.id))
    .map(slot => slot.icon ?? slot.id);
};

const held = (state: State, id: Id) => state.lasting.filter(one => one.on === id);

export const defenseOfEnemy = (state: State, enemy: Enemy): number =>
  // MN-6: as the minion box says
  Math.max(
    1,
    (kindOf(state, enemy)?.defense ?? 1) + held(state, enemy.id).reduce((sum, one) => sum + one.defense, 0),
  );

export const defenseOfFriend = (state: State, friend: Friend): number =>
  Math.max(1, friend.defense + held(state, friend.id).reduce((sum, one) => sum + one.defense, 0));

export const addPools = (pools: readonly Cubes[]): Cubes => {
  const all = pools.map(pool => counts(pool));
  return {
    white: all.reduce((sum, pool) => sum + pool.white, 0),
    yellow: all.reduce((sum, pool) => sum + pool.yellow, 0),
    red: all.reduce((sum, pool) => sum + pool.red, 0),
    black: all.reduce((sum, pool) => sum + pool.black, 0),
  };
};

export const mightOfEnemy = (state: State, enemy: Enemy): Cubes =>
  addPools([kindOf(state, enemy)?.might ?? {}, ...held(state, enemy.id).map(one => one.might)]);

export const isExcluded = (state: State, id: Id): boolean => held(state, id).some(one => one.excluded);

export const tokensOf = (
  one: { readonly tokens: { readonly [token: string]: number } },
  token: string,
): number => one.tokens[token] ?? 0;

/** The enemy's attack that is under way, if any. */
export const enemyAttackNow = (state: State): EnemyAttackFrame | undefined =>
  state.frames.findLast(
    (frame): frame is EnemyAttackFrame => frame.frame === 'blow' && frame.flow?.hits === null,
  );
