import { nearestFree } from '../../src/encounter/facts/free-hexes';
import type { Command } from '../../src/encounter/model/command';
import type { State } from '../../src/encounter/model/state';
import { questionOf } from '../../src/encounter/stack/dispatch';
import { atStop } from '../../src/encounter/turns/stops';
import { answerTo } from './answers';
import { turnOf } from './turns';

/** The next tap of a plain player; null when the fight is over. */
export function nextCommand(state: State): Command | null {
  if (state.phase === 'over') return null;
  if (state.phase === 'setup') return placing(state) ?? { do: 'begin' };
  const question = questionOf(state);
  if (atStop(state)) return { do: 'nextRound' };
  return question ? { do: 'answer', answer: answerTo(state, question) } : turnOf(state);
}

/** Everybody who has no place yet stands in the start zone, from its north. */
function placing(state: State): Command | null {
  if (state.settings.board === 'off') return null;
  const one = state.friends.find(it => it.at === null && it.presence === 'standing');
  const zone = state.encounter.startZone;
  if (!one || zone.length === 0) return null;
  const at = nearestFree(state, zone);
  return at === null
    ? null
    : { do: 'say', correction: { say: 'stands', who: one.id, at, facing: one.facing } };
}
