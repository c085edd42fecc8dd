import { markSilent } from './fight-mark';

/**
 * A worker that controls this page and did not serve it: an empty or broken file was installed in place of the app's
 * own. Nothing is kept offline then, and the right one must be let in at any time, in the middle of a fight too.
 */
export function servedByNobody(): boolean {
  if (!navigator.serviceWorker.controller) return false;
  const [entry] = performance.getEntriesByType('navigation');
  if (!(entry instanceof PerformanceNavigationTiming) || entry.workerStart > 0) return false;
  // Firefox never tells when a worker began; but what one serves has no way through the network there, and no size.
  return entry.nextHopProtocol !== '' || entry.decodedBodySize > 0;
}

/** Tells the right worker, when it comes, that there is none to wait for. */
export async function askForWorker(): Promise<void> {
  await markSilent();
  await (await navigator.serviceWorker.getRegistration())?.update();
}
