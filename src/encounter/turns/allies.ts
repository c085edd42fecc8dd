import type { AllyCard } from '../../stage/company';
import { addPools } from '../facts/select';
import { defenseOf, maxHpOf } from '../model/settings';
import type { Friend, Id, State } from '../model/state';
import { unless } from '../run/overrule';
import { no, type Refused, type Run, task } from '../run/run';
import { done } from '../says/deeds';
import { because } from '../says/refusals';
import { noCards } from '../setup/bystanders';
import { actor, isFriend, isOpen } from './may-act';
import { badHex, offEdge } from './places';

/** CP-6: allies and the Guardian have the difficulty's most HP, 2 animus, and regain 2 (FT-1). */
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
  tokens: {},
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

interface Comes {
  readonly who: Id;
  readonly ally: Id;
  readonly at: string | null;
  /** Of the tokens of Comradery so many are Empowered x3, the others Redraw (TR-12). */
  readonly empowered?: number;
  readonly anyway?: boolean;
}

/** At the start of the next turn an ally takes the place of one who fell, on an empty hex of the edge. */
export function ally(run: Run, { who: instead, ally: card, at, empowered = 0, anyway }: Comes): Refused {
  const { state } = run;
  if (!isOpen(state)) return no('not-now', because('refuse.ally-in-phase'));
  const fallen = actor(run, instead, 'ally', anyway);
  if (!isFriend(fallen)) return fallen;
  const found = state.allies.find(one => one.id === card);
  if (!found) return no('no-such-ally', because('refuse.no-such-ally'));
  if (!Number.isInteger(empowered) || empowered < 0 || empowered > state.allyTokens)
    return no('not-a-number', because('refuse.ally-tokens', { most: state.allyTokens }));
  const refused = badHex(state, at, { way: 'ally' }) ?? unless(run, anyway, offEdge(state, at));
  if (refused) return refused;
  const id = state.friends.some(one => one.id === card) ? `${card}-${state.count + 1}` : card;
  const redraw = state.allyTokens - empowered;
  const tokens = { ...(redraw > 0 ? { redraw } : {}), ...(empowered > 0 ? { empowered } : {}) };
  run.emit({ type: 'allyTaken', ally: card, as: id, by: instead });
  run.emit({ type: 'friendCame', friend: { ...fromAlly(state, found, id, instead, 'ally', at), tokens } });
  task(run, done('done.ally-comes', { who: found.name, at }), [id]);
  return null;
}
