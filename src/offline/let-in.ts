import { untilQuiet } from './quiet';
import { registeredWorkbox } from './worker-updates';

const takeoverLimit = 60_000;

/**
 * Tells the waiting worker to take over. True as soon as it controls this page; false if it never did. It is told in
 * a quiet moment: a request that wakes the old worker just then makes Chromium wait until that one falls asleep,
 * half a minute later.
 */
export async function letIn(): Promise<boolean> {
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
