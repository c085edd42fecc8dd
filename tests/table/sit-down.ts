import { initialState } from '../../src/encounter/setup/initial-state';
import { openSession } from '../../src/session/session';
import { knownKind } from '../../src/storage/known';
import { openStore } from '../../src/storage/store';
import { rules } from '../../src/table/fight/encounter-rules';
import { fightKind } from '../../src/table/fight/fight-kind';
import { playOn } from '../../src/table/fight/play';
import { readySetup } from '../../src/table/setup/ready';
import { faultyPort } from '../storage/faults';
import { value } from '../storage/setup';

/** A demo fight that is kept in memory, opened as the screens open it. */
export async function sitDown(name: string, as?: string) {
  const store = await openStore({
    kinds: [knownKind(fightKind)],
    name,
    port: faultyPort(),
    patience: { answer: 1, handOver: 60 },
    now: () => 1_760_000_000_000,
    withoutLocks: true,
  });
  const setup = readySetup('old-mossback', 3);
  if (!setup) throw new Error('no such fight');
  const id = value(
    await store.create(fightKind, { name: 'A fight', state: initialState(setup), ...(as ? { id: as } : {}) }),
  );
  const session = value(await openSession({ store, kind: fightKind, id }));
  const fight = playOn(session, rules, String);
  // Its worker is the page's.
  fight.foresight.value = false;
  return { session, fight, who: setup.heroes[0]?.id ?? '' };
}
