import { never } from '../../basics/never';
import type { HeroEffect } from '../../stage/company';
import { friendOf } from '../facts/select';
import type { Id, State } from '../model/state';

/** TM-13: HP lost count from 6, also where the difficulty lowers the maximum. */
const fullHp = 6;

/** An effect "for each HP that you have lost", with its numbers as they are now. */
export function scaleEffect(state: State, who: Id, effect: HeroEffect): HeroEffect {
  if (!('per' in effect) || effect.per === undefined) return effect;
  const lost = Math.max(0, fullHp - (friendOf(state, who)?.hp ?? fullHp));
  switch (effect.effect) {
    case 'attack': {
      const { bonus = 0, empower = 0, redraws = 0 } = effect;
      return { ...effect, bonus: bonus * lost, empower: empower * lost, redraws: redraws * lost };
    }
    case 'boost': {
      const { bonus = 0, redraws = 0 } = effect;
      return { ...effect, bonus: bonus * lost, redraws: redraws * lost };
    }
    case 'move':
      return { ...effect, hexes: effect.hexes * lost };
    case 'gain':
      return { ...effect, count: effect.count * lost };
    case 'heal':
      return { ...effect, hp: effect.hp * lost };
    case 'animus':
      return { ...effect, by: effect.by * lost };
    case 'guard':
      return { ...effect, defense: effect.defense * lost };
    default:
      return never(effect);
  }
}
