import { areas } from '../rules/activate';
import type { Level } from '../rules/solo/model';
import { evenPiles, newSolo } from '../rules/solo/setup';
import { hollowFork } from './hollow-fork';
import { sampleDecks, sampleFaces, sampleTactics } from './solo-cards';

/** A solo game on the sample's map with its own cards and tree: nothing of the box is needed. */
export const sampleSolo = (seed: number, level: Level = 1, tree: 'app' | 'box' = 'app') =>
  newSolo({
    seed,
    level,
    map: hollowFork,
    homes: { protectors: hollowFork.homes[0], family: hollowFork.homes[1] },
    clockwise: areas,
    tree,
    seen: [],
    cards: { from: 'app', decks: sampleDecks, faces: sampleFaces, dealt: evenPiles(level) },
    tactics: sampleTactics,
  });
