import { newPair, type PairSetup } from '../rules/pair/setup';
import { hollowFork } from './hollow-fork';
import { sampleTactics } from './solo-cards';

/** A game of two or three, on the sample's map if no other is named. */
export const samplePair = (
  setup: Pick<
    PairSetup,
    | 'seed'
    | 'sides'
    | 'first'
    | 'hester'
    | 'positions'
    | 'training'
    | 'tree'
    | 'powers'
    | 'ownTerrains'
    | 'tracks'
    | 'numbers'
    | 'taught'
    | 'box'
    | 'names'
  > &
    Partial<Pick<PairSetup, 'map' | 'tactics' | 'seen'>>,
) => newPair({ map: hollowFork, tactics: sampleTactics, seen: [], ...setup });
