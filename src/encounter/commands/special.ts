import { gridOf } from '../../hex/grid';
import type { AllyCard } from '../../stage/company';
import { canPay, gainAnimus } from '../animus';
import { cageEnds } from '../cage';
import { applyEffects } from '../effects';
import { addPools, enemyOf, friendOf, isBoss, nameOf } from '../find';
import { takenBy } from '../free';
import { mightOfSheet, noCards } from '../initial';
import { leaves } from '../leaving';
import { isHex } from '../positions';
import { emit, no, note, type Refused, type Run, task } from '../run';
import { defenseOf, maxHpOf } from '../settings';
import type { Friend, Id, State } from '../state';
import { defenseNow } from '../thrown';
import { actor, isFriend, isOpen } from './may-act';

/** CP-6: allies and the Guardian have the difficulty's most HP, 2 animus, and regain 2. */
export const fromAlly = (
  state: State,
  card: AllyCard,
  id: Id,
  of: Id,
  role: 'ally' | 'guardian',
  at: string | null,
): Friend => ({
  id,
  name: card.name,
  role,
  class: null,
  presence: 'standing',
  hp: role === 'guardian' ? Math.min(6, maxHpOf(state.difficulty)) : maxHpOf(state.difficulty),
  maxHp: maxHpOf(state.difficulty),
  defense: card.defense + defenseOf(state.difficulty),
  might: addPools([card.might]),
  range: card.range ?? 1,
  animus: { available: 2, reserve: 0 },
  regen: 2,
  tokens: role === 'ally' && state.allyTokens > 0 ? { redraw: state.allyTokens } : {},
  cards: noCards,
  of,
  caged: null,
  consumed: null,
  thrown: [],
  falcons: [],
  crippledFor: 0,
  at,
  facing: 'N',
});

const badHex = (state: State, at: string | null): Refused => {
  if (at === null) return null;
  if (!isHex(state, at)) return no('no-such-hex', 'There is no such hex.');
  return takenBy(state, at) === null ? null : no('occupied', `${at} is taken.`);
};

/** UC-3: an ally comes in at the edge. */
const offEdge = (state: State, at: string | null): Refused => {
  const grid = gridOf(state.encounter.board);
  const cell = at === null ? undefined : grid.cellOf.get(at);
  if (cell === undefined || [...grid.steps].some(step => grid.off[cell + step] !== 0)) return null;
  return no('not-the-edge', `${at} is not at the edge of the board.`);
};

/** At the start of the next turn an ally takes the place of one who fell, on an empty hex of the edge. */
export function ally(run: Run, instead: Id, card: Id, at: string | null): Refused {
  const { state } = run;
  const fallen = friendOf(state, instead);
  if (!isOpen(state)) return no('not-now', 'An ally comes in the Oathsworn phase.');
  if (!fallen || (fallen.role !== 'full' && fallen.role !== 'companion'))
    return no('nobody', 'Nobody of that name.');
  if (fallen.presence !== 'unconscious' && fallen.presence !== 'dead')
    return no('still-there', `${fallen.name} stands.`);
  if (state.friends.some(one => one.of === instead && one.role === 'ally' && one.presence === 'standing'))
    return no('has-ally', 'An ally takes those turns already.');
  const found = state.allies.find(one => one.id === card);
  if (!found) return no('no-such-ally', 'That ally cannot be chosen.');
  const refused = badHex(state, at) ?? offEdge(state, at);
  if (refused) return refused;
  const id = state.friends.some(one => one.id === card) ? `${card}-${state.count + 1}` : card;
  emit(run, { type: 'allyTaken', ally: card, as: id, by: instead });
  emit(run, { type: 'friendCame', friend: fromAlly(state, found, id, instead, 'ally', at) });
  task(
    run,
    `${found.name} comes${at === null ? ' to an empty hex of the edge' : ` to ${at}`}, with 2 animus.`,
  );
  return null;
}

/** The Grove Maiden brings her fallen Guardian back for 6 animus (a companion's 2), with 6 HP. */
export function rejuvenate(run: Run, of: Id, at: string | null): Refused {
  const friend = actor(run, of);
  if (!isFriend(friend)) return friend;
  if (!isOpen(run.state)) return no('not-now', 'That is done in a turn.');
  const guardian = run.state.friends.find(one => one.role === 'guardian' && one.of === of);
  if (!guardian || guardian.presence === 'standing') return no('still-there', 'The Guardian stands.');
  const cost = friend.role === 'companion' ? 2 : 6;
  if (!canPay(friend, cost)) return no('no-animus', `${friend.name} has not that much animus.`);
  const refused = badHex(run.state, at);
  if (refused) return refused;
  gainAnimus(run, of, -cost);
  const turn = run.state.turn?.who === of ? run.state.turn : { who: of, moved: false, played: false };
  emit(run, { type: 'turn', turn: { ...turn, played: true } });
  emit(run, {
    type: 'friendCame',
    friend: {
      ...guardian,
      presence: 'standing',
      hp: Math.min(6, guardian.maxHp),
      at,
      animus: { available: 2, reserve: 0 },
      tokens: {},
    },
  });
  return null;
}

/** At most 8 Sentinels; an older one goes for a new one. */
export function sentinel(run: Run, of: Id, at: string | null, instead: Id | undefined): Refused {
  const friend = actor(run, of);
  if (!isFriend(friend)) return friend;
  const own = run.state.friends.filter(
    one => one.role === 'sentinel' && one.of === of && one.presence === 'standing',
  );
  const given = own.find(one => one.id === instead);
  if (instead !== undefined && !given) return no('nobody', 'There is no such Sentinel.');
  if (own.length >= 8 && !given) return no('no-sentinels', 'All 8 Sentinels stand: say which one goes.');
  const refused = badHex(run.state, at);
  if (refused) return refused;
  if (
    at !== null &&
    run.state.friends.some(one => one.at === at && one.presence === 'standing' && one.id !== instead)
  )
    return no('occupied', `${at} is taken.`);
  if (given) leaves(run, given.id, 'gone');
  const id = `sentinel${run.state.count + 1}`;
  const maiden = run.state.sheets.find(one => one.id === of);
  emit(run, {
    type: 'friendCame',
    friend: {
      ...friend,
      id,
      name: `Sentinel ${own.length + 1 - (given ? 1 : 0)}`,
      role: 'sentinel',
      hp: 1,
      maxHp: 1,
      defense: 1,
      might: maiden ? mightOfSheet(maiden) : friend.might,
      animus: { available: 0, reserve: 0 },
      regen: 0,
      tokens: {},
      cards: noCards,
      of,
      class: null,
      caged: null,
      consumed: null,
      thrown: [],
      falcons: [],
      crippledFor: 0,
      at,
    },
  });
  return null;
}

/** A falcon goes to another character, or comes back. */
export function falcon(run: Run, of: Id, which: number, to: Id): Refused {
  const friend = friendOf(run.state, of);
  if (!friend || friend.falcons[which] === undefined) return no('no-falcon', 'There is no such falcon.');
  if (!enemyOf(run.state, to)?.present && friendOf(run.state, to)?.presence !== 'standing')
    return no('not-there', 'That one is not there.');
  emit(run, { type: 'falcons', who: of, falcons: friend.falcons.map((at, i) => (i === which ? to : at)) });
  const enemy = enemyOf(run.state, to);
  // HU-6: bosses and Oathsworn have a board for the falcon to lie on.
  if (enemy ? !isBoss(run.state, enemy) : friendOf(run.state, to)?.role === 'friendly')
    task(run, `Mark ${friend.name}'s falcon on ${nameOf(run.state, to)} with a pair of cubes of one colour.`);
  return null;
}

/** A caged character's attempt: once a turn, 3 animus (a companion's 1); the check is made at the table. */
export function escapeCage(run: Run, who: Id, success: boolean): Refused {
  const friend = actor(run, who);
  if (!isFriend(friend)) return friend;
  if (!friend.caged || !isOpen(run.state)) return no('not-now', 'There is nothing to escape from now.');
  if (friend.caged.tried && run.state.turn?.who === who) return no('once-a-turn', 'Once in a turn.');
  const cost = friend.role === 'companion' || friend.role === 'ally' ? 1 : 3;
  if (!canPay(friend, cost)) return no('no-animus', `${friend.name} has not that much animus.`);
  gainAnimus(run, who, -cost);
  emit(run, { type: 'turn', turn: { who, moved: false, played: false } });
  note(run, 'escape', `${friend.name} ${success ? 'escapes' : 'does not escape'}.`);
  if (success) cageEnds(run, who);
  else {
    emit(run, { type: 'caged', who, caged: { ...friend.caged, tried: true } });
    applyEffects(run, friend.caged.fail, [who], null);
  }
  return null;
}

/** An item is thrown: it lies beside its target, and what it gave is gone until it is picked up. */
export function throwItem(run: Run, who: Id, item: Id, at: string | null): Refused {
  const friend = actor(run, who);
  if (!isFriend(friend)) return friend;
  const card = run.state.library.items[item];
  if (!card || friend.thrown.some(one => one.item === item))
    return no('no-such-card', 'That item is not at hand.');
  if (![...friend.cards.hand, ...friend.cards.cooldown.flat(), ...friend.cards.spent].includes(item))
    return no('no-such-card', 'That item is not at hand.');
  if (at !== null && !isHex(run.state, at)) return no('no-such-hex', 'There is no such hex.');
  emit(run, { type: 'thrown', who, thrown: [...friend.thrown, { item, at }] });
  if (card.kind !== 'weapon') defenseNow(run, who);
  return null;
}

export function pickUp(run: Run, who: Id, item: Id): Refused {
  const friend = friendOf(run.state, who);
  if (!friend?.thrown.some(one => one.item === item)) return no('not-thrown', 'That item was not thrown.');
  emit(run, { type: 'thrown', who, thrown: friend.thrown.filter(one => one.item !== item) });
  defenseNow(run, who);
  return null;
}
