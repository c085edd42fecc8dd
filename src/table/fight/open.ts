import { ok, type Refusal, type Result, refuse } from '../../basics/result';
import { type Said, saidAll } from '../../basics/said';
import type { Setup } from '../../encounter/model/setup';
import { checkSetup } from '../../encounter/setup/check-setup';
import { registerKind } from '../../play/kinds';
import { watchPauses } from '../../session/pauses';
import { openSession } from '../../session/session';
import { knownKind } from '../../storage/known';
import { savesStore, writing } from '../saves/saves';
import { keepTime } from './clock';
import { rules } from './encounter-rules';
import type { Fight } from './fight';
import { fightKind } from './fight-kind';
import { playOn } from './play';

registerKind(knownKind(fightKind));

/** A new fight, saved from its first moment; its id is where it is opened. */
export async function beginFight(setup: Setup): Promise<Result<string, Refusal>> {
  const checked = checkSetup(setup);
  if (!checked.ok) return refuse('setup', saidAll(checked.error.map(one => one.message)));
  const store = await savesStore();
  return store.create(fightKind, { name: setup.encounter.name, state: checked.value.state });
}

interface Open {
  readonly fight: Fight;
  readonly leave: () => void;
  readonly pause: () => Promise<unknown>;
}

let open: Open | undefined;

/** One fight is open at a time; going back to it finds it as it is. `say` words the titles of its marks. */
export async function openFight(
  id: string,
  say: (said: Said) => string,
  takeOver = false,
): Promise<Result<Fight, Refusal>> {
  if (open?.fight.id === id && !takeOver) return ok(open.fight);
  await closeFight();
  const store = await savesStore();
  const session = await openSession({ store, kind: fightKind, id, takeOver });
  if (!session.ok) return session;
  const fight = playOn(session.value, rules, say);
  const pause = () => session.value.pause();
  const unwatch = watchPauses(document, () => {
    pause().catch(console.error);
  });
  const stopClock = keepTime(id, session.value.history);
  const leave = () => {
    unwatch();
    stopClock();
  };
  open = { fight, leave, pause };
  return ok(fight);
}

/** The table is looked away from: the list of saves tells how the fight stands now. */
export function pauseFight(): void {
  if (open) writing(open.pause());
}

/** Lets other tabs have it. */
export async function closeFight(): Promise<void> {
  const last = open;
  open = undefined;
  last?.leave();
  await last?.fight.close();
}
