import { areas } from '../rules/activate';
import type { OwnBox } from '../rules/box/model';
import type { MapData } from '../rules/map';
import type { SideCube } from '../rules/sides';
import type { Level } from '../rules/solo/model';
import { cardsOfLevel, evenPiles, newSolo } from '../rules/solo/setup';
import type { Observation } from '../rules/tree';
import { hollowFork } from './hollow-fork';
import { sampleDecks, sampleFaces, sampleTactics } from './solo-cards';

/** A solo game on the sample's map with its own cards and tree: nothing of the box is needed. */
export const sampleSolo = (
  seed: number,
  level: Level = 1,
  tree: 'app' | 'box' = 'app',
  seen: readonly Observation[] = [],
  own: { readonly cards: number; readonly terrain: number } = { cards: cardsOfLevel[level], terrain: 0 },
) =>
  newSolo({
    seed,
    level,
    map: hollowFork,
    homes: { protectors: hollowFork.homes[0], family: hollowFork.homes[1] },
    clockwise: areas,
    tree,
    seen,
    cards: { from: 'app', decks: sampleDecks, faces: sampleFaces, dealt: evenPiles(own.cards) },
    terrain: own.terrain,
    tactics: sampleTactics,
  });

interface OwnGame {
  readonly seed: number;
  readonly level: Level;
  readonly tree: 'app' | 'box';
  readonly dealt: Readonly<Record<SideCube, number>>;
  readonly own: OwnBox;
  readonly map: MapData;
  readonly box: string;
  readonly seen: readonly Observation[];
  readonly terrain?: number;
}

/** SO-1: a solo game with the group's own box: its map, and of its cards what they have taught so far. */
export const soloOfBox = ({ seed, level, tree, dealt, own, map, box, seen, terrain = 0 }: OwnGame) =>
  newSolo({
    seed,
    level,
    map,
    homes: { protectors: map.homes[0], family: map.homes[1] },
    clockwise: own.clockwise,
    tree,
    seen,
    // SU-8: as many cards as the decks of the box have.
    cards: { from: 'table', decks: sampleDecks, faces: own.faces, dealt },
    tactics: own.witch ?? {},
    box,
    terrain,
  });
