import { demoFight, readySetup } from '../../../table/setup/ready';
import { guideTo } from '../../fight/parts/guide';
import { begin, seed } from '../../packs/parts/begin';

/** Starts the guided first fight and opens it; the reason if it is refused. */
export async function startDemo(): Promise<string | undefined> {
  guideTo('begin');
  const setup = readySetup(demoFight, seed());
  return setup && begin(setup);
}
