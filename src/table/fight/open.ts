import { type Refusal, type Result, refuse } from '../../basics/result';
import { saidAll } from '../../basics/said';
import type { Event } from '../../encounter/model/event';
import type { Setup } from '../../encounter/model/setup';
import type { State } from '../../encounter/model/state';
import { checkSetup } from '../../encounter/setup/check-setup';
import { registerKind } from '../../play/kinds';
import { sitting } from '../../play/sitting';
import { deviceStore } from '../../play/store';
import { knownKind } from '../../storage/known';
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
  const store = await deviceStore();
  return store.create(fightKind, { name: setup.encounter.name, state: checked.value.state });
}

/** One fight is open at a time. */
const table = sitting<State, Event, Fight>(fightKind, (session, say) => {
  const fight = playOn(session, rules, say);
  const stopClock = keepTime(session.id, session.history);
  return {
    ...fight,
    close: () => {
      stopClock();
      return fight.close();
    },
  };
});

/** A fight that is already open is given as it is. */
export const openFight = table.open;
/** The fight leaves the screen: the list of saves shows its present state. */
export const pauseFight = table.pause;
/** Releases the fight for other tabs. */
export const closeFight = table.close;
