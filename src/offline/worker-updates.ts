import type { Workbox } from 'workbox-window';

export interface WorkerEvents {
  /** A new version is installed and waits behind the one that serves the pages. */
  readonly onWaiting: () => void;
  /** A version could not be installed. */
  readonly onRedundant: () => void;
}

/** Loads the library after the page, so that the first screen does not wait for it. */
async function createWorkbox(): Promise<Workbox> {
  if (document.readyState !== 'complete')
    await new Promise(done => addEventListener('load', done, { once: true }));
  const { Workbox } = await import('workbox-window');
  return new Workbox('./sw.js');
}

/** An instance for one message to the waiting worker. */
export async function registeredWorkbox(): Promise<Workbox> {
  const workbox = await createWorkbox();
  await workbox.register({ immediate: true });
  return workbox;
}

/** On a first visit nothing is replaced, although Firefox lets the very first worker wait for a while. */
async function replacesAnother(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  return Boolean(registration?.active && registration.waiting);
}

/**
 * Returns a function that registers the service worker and reports what happens to new versions. Each call creates a
 * new Workbox instance: an instance stops listening after an update that it takes for external (workbox#3285), and
 * `register()` reports a worker that is already waiting.
 */
export function workerUpdates({ onWaiting, onRedundant }: WorkerEvents): () => Promise<Workbox> {
  let newest: Workbox | undefined;
  const listen = async (): Promise<Workbox> => {
    const workbox = await createWorkbox();
    newest = workbox;
    const listenAgain = (): void => {
      if (workbox === newest) listen().catch(console.error);
    };
    workbox.addEventListener('waiting', () => {
      replacesAnother()
        .then(yes => yes && onWaiting())
        .catch(console.error);
    });
    workbox.addEventListener('installed', ({ isExternal }) => isExternal && listenAgain());
    workbox.addEventListener('redundant', ({ isExternal }) => {
      onRedundant();
      if (isExternal) listenAgain();
    });
    const registration = await workbox.register({ immediate: true });
    // No instance follows a worker whose installation began before, as the browser's own check may have done.
    const { installing } = registration ?? {};
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') listenAgain();
      if (installing.state === 'redundant') onRedundant();
    });
    return workbox;
  };
  return listen;
}
