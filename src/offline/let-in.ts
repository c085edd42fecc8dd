import { registeredWorkbox } from './worker-updates';

const stillFor = 300;
const quietLimit = 3000;
const takeoverLimit = 60_000;

/** Until the page has loaded and asked for nothing more for a moment. */
async function quiet(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise(done => window.addEventListener('load', done, { once: true }));
  await new Promise<void>(done => {
    const end = (): void => {
      observer.disconnect();
      clearTimeout(still);
      clearTimeout(tooLong);
      done();
    };
    let still = setTimeout(end, stillFor);
    const tooLong = setTimeout(end, quietLimit);
    const observer = new PerformanceObserver(() => {
      clearTimeout(still);
      still = setTimeout(end, stillFor);
    });
    observer.observe({ type: 'resource' });
  });
}

/**
 * Tells the waiting worker to take over. True as soon as it controls this page; false if it never did. It is told in
 * a quiet moment: a request that wakes the old worker just then makes Chromium wait until that one falls asleep,
 * half a minute later.
 */
export async function letIn(): Promise<boolean> {
  const workbox = await registeredWorkbox();
  await quiet();
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
