import type { Encounter } from '../../stage/encounter';
import type { Step, StepKind } from '../../stage/steps';

/** The most likely values of a new step of each kind. */
export function freshStep(kind: StepKind, encounter: Encounter, unsaid: string): Step {
  const minion = encounter.enemies.find(one => one.role === 'minion') ?? encounter.enemies[0];
  switch (kind) {
    case 'target':
      return { do: 'target', rules: [] };
    case 'move':
      return { do: 'move', way: 'toward', hexes: 2 };
    case 'turn':
      return { do: 'turn', to: 'target' };
    case 'attack':
      return { do: 'attack', range: 1 };
    case 'effect':
      return { do: 'effect', on: { who: 'target' }, effects: [{ effect: 'lose', hp: 1 }] };
    case 'tiles':
      return { do: 'tiles', tile: 'fire', at: { place: 'under', whom: { who: 'target' } } };
    case 'spawn':
      return { do: 'spawn', enemy: minion?.id ?? 'minion', count: 1, at: { place: 'rear' } };
    case 'minions':
      return { do: 'minions' };
    case 'place':
      return { do: 'place', whom: { who: 'target' }, at: { place: 'front' } };
    case 'cage':
      return { do: 'cage', whom: { who: 'target' }, difficulty: 2, fail: [{ effect: 'lose', hp: 1 }] };
    case 'consume': {
      const slot = encounter.enemies.flatMap(one => one.slots ?? [])[0]?.id ?? 'core';
      return { do: 'consume', whom: { who: 'target' }, slot, each: [{ effect: 'lose', hp: 1 }] };
    }
    case 'ability': {
      const ability = encounter.abilities[0]?.id;
      return ability === undefined ? { do: 'text', text: unsaid } : { do: 'ability', ability };
    }
    case 'lasting':
      return { do: 'lasting', until: 'endOfRound', text: unsaid };
    case 'if':
      return { do: 'if', condition: { when: 'hit' }, then: [] };
    case 'each':
      return { do: 'each', of: { who: 'hit' }, steps: [] };
    case 'draw':
      return { do: 'draw' };
    case 'text':
      return { do: 'text', text: unsaid };
  }
}
