import { streamOf } from '../../../../basics/random';
import { noMore, usual } from './kit';
import type { Play } from './model';
import { noTale } from './tale-model';

/** A canvas without a square. */
export const emptyFloor = (wide: number, high: number): string[] =>
  Array.from({ length: high }, () => '.'.repeat(wide));

/** An empty canvas on which a group draws its own level; cards stay on the table (TA-1, DK-1). */
export function emptyLevel(name: string, seed: number, wide: number, high: number): Play {
  const deck = (purpose: string) => ({ order: [], stream: streamOf(seed, purpose) });
  return {
    level: { name, floors: [emptyFloor(wide, high)], walls: [], ladders: [], guards: [], entries: [] },
    types: [],
    darkholds: {},
    reinforcements: {},
    dice: 'app',
    heroes: 1,
    turn: 1,
    phase: 'setup',
    figures: [],
    features: {},
    rocks: {},
    noise: {},
    stream: streamOf(seed, 'dice'),
    decks: { darkhold: deck('darkhold'), reinforcement: deck('reinforcement') },
    done: [],
    waiting: null,
    left: [],
    told: [],
    end: null,
    tale: noTale,
  };
}

/** Rows of one tile each: nobody looks at them, for the level lies on the table alone. */
const lightTiles = [...'abcdefgh'];
const lightSquares = 24;

/** A level that is played without a board: noise is kept by tile, and everybody has a square that is not shown. */
export function lightLevel(name: string, seed: number): Play {
  const empty = emptyLevel(name, seed, 1, 1);
  return {
    ...empty,
    level: { ...empty.level, floors: [lightTiles.map(tile => tile.repeat(lightSquares))] },
    more: { ...noMore, settings: { ...usual, light: true } },
  };
}

/** TA-1: the tiles, walls and markers of a level that was drawn before, with nobody on them. */
export function redrawn(play: Play, seed: number): Play {
  const { level, types, features, rocks, darkholds, reinforcements, dice } = play;
  const fresh = emptyLevel(level.name, seed, 1, 1);
  const kept = Object.entries(features).filter(([, feature]) => feature !== 'equipment');
  return {
    ...fresh,
    ...{ level, types, rocks, darkholds, reinforcements, dice },
    features: Object.fromEntries(kept),
  };
}
