/** What becomes of the workers that this device is to keep the app by. */
export interface Coming {
  /** One lies ready behind the one that serves the pages. */
  readonly waits: () => void;
  /** One could not keep all of the app, and is gone. */
  readonly givenUp: () => void;
}

/** A worker that lets itself in waits for less than this. */
const moment = 200;

/** Keeps the app on this device, and tells of every worker that comes while the page is open. */
export async function register({ waits, givenUp }: Coming): Promise<ServiceWorkerRegistration> {
  // Nothing is fetched for later before the page stands.
  if (document.readyState !== 'complete') await new Promise(done => addEventListener('load', done));
  const registration = await navigator.serviceWorker.register('./sw.js');
  const ask = (): void => {
    // The very first one waits for nobody, though Firefox takes its time to begin it.
    if (registration.active && registration.waiting) waits();
  };
  const watch = (): void => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') setTimeout(ask, moment);
      if (installing.state === 'redundant') givenUp();
    });
  };
  registration.addEventListener('updatefound', watch);
  watch();
  ask();
  return registration;
}
