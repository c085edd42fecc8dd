import { turnedDown } from '../dial';
import { say } from '../solo/says';
import { scoreOf } from '../state/common';
import { log } from '../state/run';
import { ownedBy, type SideTurn } from './model';
import type { PairRun } from './pair-run';
import { sayPair } from './says';
import type { Step } from './steps/model';

/** JR-5: what a bonus tile may be. */
export const tiles = [
  'first',
  'advance',
  'spawn',
  'strengthen',
  'card',
  'wild',
  'legend',
  'dial',
  'track',
] as const;
export type Tile = (typeof tiles)[number];

/** JR-5: what it does; the first space of a track is the side's own. */
export function stepsOfTile(tile: Exclude<Tile, 'track'>): readonly Step[] {
  switch (tile) {
    case 'first':
    case 'wild':
    case 'dial':
      return [{ do: 'auto', what: tile }];
    case 'advance':
    case 'spawn':
    case 'strengthen':
      return [{ do: 'gain', basic: tile, n: 1 }];
    case 'card':
      return [{ do: 'auto', what: 'discard-tile' }];
    case 'legend':
      return [
        {
          do: 'shift',
          how: 'move',
          what: 'legend',
          whose: 'any',
          far: 1,
          from: 'anywhere',
          to: 'anywhere',
          source: 'legend',
        },
      ];
  }
}

/** JR-5, DL-3 */
export function takeTile(
  run: PairRun,
  { side }: SideTurn,
  what: 'wild' | 'first' | 'dial' | 'discard-tile',
): void {
  const owned = ownedBy(run.state, side);
  log(run, 'JR-5', sayPair('harrow.tile', { side, tile: what }));
  switch (what) {
    case 'wild':
      run.emit({ type: 'owned', side, owned: { ...owned, wild: owned.wild + 1 } });
      return;
    case 'first':
      run.emit({ type: 'rounds', rounds: { ...run.state.rounds, holder: side } });
      return;
    case 'dial': {
      const before = scoreOf(run.state, side);
      const { dial, points } = turnedDown(run.state.mode, before.dial, 'tile');
      run.emit({ type: 'scored', side, score: { points: before.points + points, dial } });
      log(run, 'DL-3', say('harrow.dial', { side, points, at: dial.at, plate: dial.plate }));
      return;
    }
    case 'discard-tile':
      return;
  }
}
