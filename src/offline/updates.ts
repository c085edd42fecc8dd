import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Fights, fightElsewhere, guardFights } from './fights';
import { untilQuiet } from './quiet';
import { askForWorker, servedByNobody } from './silent-worker';
import { registeredWorkbox, workerUpdates } from './worker-updates';

const takeoverLimit = 60_000;

/**
 * Tells the waiting worker to take over. True as soon as it controls this page; false if it never did. It is told in
 * a quiet moment: a request that wakes the old worker just then makes Chromium wait until that one falls asleep,
 * half a minute later.
 */
async function letIn(): Promise<boolean> {
  const workbox = await registeredWorkbox();
  await untilQuiet();
  return new Promise(done => {
    const end = (taken: boolean): void => {
      clearTimeout(tooLong);
      navigator.serviceWorker.removeEventListener('controllerchange', takenOver);
      done(taken);
    };
    const takenOver = (): void => end(true);
    const tooLong = setTimeout(() => end(false), takeoverLimit);
    navigator.serviceWorker.addEventListener('controllerchange', takenOver);
    workbox.messageSkipWaiting();
  });
}

/** What the whole app being kept on this device has come to. */
type Kept = 'preparing' | 'kept' | 'failed' | 'impossible';

type UpdateAnswer = 'applying' | 'no-update' | 'in-fight' | 'fight-elsewhere';

export interface Updates {
  readonly kept: ReadonlySignal<Kept>;
  /** A new version lies ready. It is applied by `apply`, or at the next start outside a fight. */
  readonly ready: ReadonlySignal<boolean>;
  /**
   * The player says so. Refused while a fight goes on, here or in another window. After 'applying' the page is loaded
   * anew within a moment; until then no fight should be begun.
   */
  apply(): Promise<UpdateAnswer>;
}

const hour = 3_600_000;

const possible = (): boolean => 'serviceWorker' in navigator && window.isSecureContext;

const waitingWorker = async (): Promise<ServiceWorker | undefined> =>
  (await navigator.serviceWorker.getRegistration())?.waiting ?? undefined;

/** A page under a new version's worker must become that version: what it may still load lazily is gone. */
function reloadOutsideFights(fights: Fights): void {
  let reloading = false;
  effect(() => {
    if (fights.on() || reloading) return;
    reloading = true;
    location.reload();
  });
}

/** Checks for a new version when the app comes back to the screen, at most once an hour. */
function checkOnReturn(check: () => void): void {
  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checked < hour) return;
    checked = Date.now();
    check();
  });
}

/** What a first visit could not keep is tried again: when the network is back, and after a while that grows. */
function tryAgain(kept: Signal<Kept>, register: () => Promise<unknown>): void {
  const again = (): void => {
    if (kept.value !== 'failed') return;
    register()
      // Chromium does not load a module again that failed once. Storing the app needs none.
      .catch(() => navigator.serviceWorker.register('./sw.js'))
      .catch(() => {});
  };
  const later = (wait: number): unknown =>
    setTimeout(() => {
      again();
      later(2 * wait);
    }, wait);
  kept.value = 'failed';
  addEventListener('online', again);
  later(20_000);
}

/** Keeps the app on this device and watches for new versions. While a fight is on, nothing of one is let in. */
export function keepOffline(fights: Fights): Updates {
  const kept = signal<Kept>(possible() ? 'preparing' : 'impossible');
  const ready = signal(false);
  if (kept.value === 'impossible') return { kept, ready, apply: async () => 'no-update' };

  const controlledAtStart = navigator.serviceWorker.controller !== null;
  const unserved = servedByNobody();
  const register = workerUpdates({
    onWaiting() {
      ready.value = true;
      // Whoever waits behind a worker that serves nothing need not wait.
      if (unserved) letIn().catch(() => {});
    },
    onRedundant() {
      if (kept.value === 'preparing') tryAgain(kept, register);
    },
  });
  const check = (): void => {
    register()
      .then(workbox => workbox.update())
      // Without a network there is nothing new; the next check tries again.
      .catch(() => {});
  };
  // A version that was deployed during the fight was rejected then.
  guardFights(fights, check);
  // On a first visit the worker takes over a page of its own version; later it is another one that does.
  let controlled = controlledAtStart;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) reloadOutsideFights(fights);
    controlled = true;
  });

  navigator.serviceWorker.ready
    .then(() => {
      kept.value = 'kept';
    })
    .catch(() => {});
  register()
    .then(() => {
      checkOnReturn(check);
      if (unserved) askForWorker().catch(() => {});
    })
    .catch(() => {
      // No network at this start, or storage refused: what was kept before is still good.
      if (!controlledAtStart) tryAgain(kept, register);
    });

  return {
    kept,
    ready,
    async apply() {
      if (!(await waitingWorker())) return 'no-update';
      if (fights.on()) return 'in-fight';
      if (await fightElsewhere()) return 'fight-elsewhere';
      // The page is loaded anew by itself once the new version has taken over.
      letIn().catch(() => {});
      return 'applying';
    },
  };
}

/**
 * To be awaited before the first screen: lets in a version that has been waiting since the last time, unless a fight
 * is on or unfinished; `busy` is told if it does, as it takes a second or two. True: the page is about to be loaded
 * anew, draw nothing.
 */
export async function updateAtStart(fights: Fights, busy: () => void): Promise<boolean> {
  if (!possible() || !navigator.serviceWorker.controller) return false;
  const waiting = await waitingWorker();
  // Who cannot tell whether a fight goes on must not disturb it.
  if (!waiting || fights.on() || (await fights.unfinished().catch(() => true))) return false;
  if (await fightElsewhere()) return false;
  busy();
  const taken = await letIn();
  if (taken) location.reload();
  return taken;
}
