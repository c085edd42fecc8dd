import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Fights, fightElsewhere, guardFights } from './fights';
import { letIn } from './let-in';
import { askForWorker, servedByNobody } from './silent-worker';
import { register } from './workers';

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

/** Looks for a new version when the app comes back to the screen, at most once an hour. */
function lookOnReturn(registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < hour) return;
    looked = Date.now();
    // Without network there is nothing new; the next return asks again.
    registration.update().catch(() => {});
  });
}

/** What a first visit could not keep is tried again: when the network is back, and after a while that grows. */
function tryAgain(kept: Signal<Kept>, registered: () => Promise<unknown>): void {
  const again = (): void => {
    if (kept.value === 'failed') registered().catch(() => {});
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
  guardFights(fights);

  const unserved = servedByNobody();
  const registered = () =>
    register({
      waits() {
        ready.value = true;
        // Whoever waits behind a worker that serves nothing need not wait.
        if (unserved)
          waitingWorker().then(
            waiting => waiting && letIn(waiting),
            () => {},
          );
      },
      givenUp() {
        if (kept.value === 'preparing') tryAgain(kept, registered);
      },
    });
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
  registered()
    .then(registration => {
      lookOnReturn(registration);
      if (unserved) askForWorker().catch(() => {});
    })
    .catch(() => {
      // No network at this start, or storage refused: what was kept before is still good.
      if (!controlledAtStart) tryAgain(kept, registered);
    });

  return {
    kept,
    ready,
    async apply() {
      const waiting = await waitingWorker();
      if (!waiting) return 'no-update';
      if (fights.on()) return 'in-fight';
      if (await fightElsewhere()) return 'fight-elsewhere';
      // The page is loaded anew by itself once the new version has taken over.
      letIn(waiting).catch(() => {});
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
  const taken = await letIn(waiting);
  if (taken) location.reload();
  return taken;
}
