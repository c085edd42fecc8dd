import { cubeOfSide, type MainSide } from '../sides';
import { log } from '../state/run';
import { thingsOf } from './model';
import { lay, type PairRun } from './pair-run';
import { sayPair } from './says';

/**
 * CD-5, LG-7: a cube on a hex goes to the Battleground as soon as Emmy enters, passing included. The unit that enters is
 * a Legend of the side that the cube belongs to.
 */
export function enters(run: PairRun, side: MainSide, way: readonly string[], unit: 'legend' | 'haint'): void {
  if (unit === 'legend') for (const at of way) freeCube(run, at, side);
  springTraps(run, way);
}

/** LG-7: the cube of a hex comes to the Battleground: its Legend enters, or the Units there are attacked. */
export function freeCube(run: PairRun, at: string, side: MainSide): void {
  const { lying } = thingsOf(run.state);
  const i = lying.findIndex(one => one.at === at && one.side === side);
  if (i < 0) return;
  lay(run, { lying: lying.filter((_, k) => k !== i) });
  run.emit({ type: 'cubes', come: { [cubeOfSide[side]]: 1 } });
  log(run, 'CD-5', sayPair('harrow.cube-freed', { side, at }), { at });
}

/** LG-7, Priscilla: any Unit that comes to the hex of one of her tokens destroys one. */
function springTraps(run: PairRun, way: readonly string[]): void {
  for (const at of way) {
    const { traps } = thingsOf(run.state);
    if (!traps.includes(at)) continue;
    lay(run, { traps: traps.filter((_, i) => i !== traps.indexOf(at)) });
    log(run, 'LG-7', sayPair('harrow.trap-gone', { at }), { at });
  }
}
