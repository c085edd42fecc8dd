import { never } from '../../basics/never';
import type { Said } from '../../basics/said';
import { enemyOf, nameOf, slotsOf } from '../facts/select';
import type { Correction } from '../model/command';
import type { Id, State } from '../model/state';
import { say } from '../says/titles';

/** What the table says instead of the app, for the marks. */
export function putRight(state: State, it: Correction): Said {
  const of = (who: Id) => ({ who: nameOf(state, who) });
  switch (it.say) {
    case 'hp':
      return say('title.says-hp', { ...of(it.who), hp: it.hp });
    case 'maxHp':
      return say('title.says-max-hp', { ...of(it.who), hp: it.hp });
    case 'die': {
      const enemy = enemyOf(state, it.enemy);
      const die = enemy?.dice.find(one => one.id === it.die);
      const slot = enemy && slotsOf(state, enemy).find(one => one.id === die?.slot);
      return say('title.says-die', { ...of(it.enemy), slot: slot?.name ?? it.die, hp: it.hp });
    }
    case 'token':
      return say('title.says-token', { ...of(it.who), token: it.token, count: it.count });
    case 'animus':
      return say('title.says-animus', { ...of(it.who), available: it.available, reserve: it.reserve });
    case 'defense':
      return say('title.says-defense', { ...of(it.who), defense: it.defense });
    case 'stands':
      return say('title.says-stands', { ...of(it.who), at: it.at });
    case 'all':
      return say('title.says-all', { count: it.stands.length });
    case 'card':
      return say('title.says-card', { ...of(it.who), to: it.to });
    case 'faceUp':
      return say('title.says-face-up');
    case 'stageDeck':
      return say('title.says-stage-deck', { left: it.left.length });
    case 'might':
      return say('title.says-might', { side: it.side, color: it.color, left: it.left.length });
    case 'target': {
      const target = it.target === null ? null : nameOf(state, it.target);
      return say('title.says-target', { ...of(it.actor), target });
    }
    case 'lead':
      return say('title.says-lead', of(it.who));
    case 'obstacle':
      return say('title.says-obstacle', { kind: it.kind, at: it.hexes });
    case 'tiles':
      return say('title.says-tiles');
    case 'presence':
      return say('title.says-presence', { ...of(it.who), presence: it.presence });
    case 'enemy': {
      const kind = state.encounter.enemies.find(one => one.id === it.kind)?.name ?? it.kind;
      return say('title.says-enemy', { kind });
    }
    case 'enemyGone':
      return say('title.says-enemy-gone', of(it.who));
    case 'stage':
      return say('title.says-stage', { stage: it.stage });
    case 'round':
      return say('title.says-round', { round: it.round });
    case 'encounter':
      return say('title.says-encounter', { parts: Object.keys(it.change) });
    case 'ally':
      return say('title.says-ally', { who: it.ally.name });
    case 'friend':
      return say('title.says-ally', { who: it.name });
    case 'skip':
      return say('title.says-skip');
    case 'outcome':
      return say('title.says-outcome', { outcome: it.outcome });
    default:
      return never(it);
  }
}
