/** Where the service worker looks before it installs another version: public/no-update-in-fight.js. */
const cache = 'northwest-fight';
const mark = 'fight-mark';
const silent = 'silent-worker';

export async function markFight(): Promise<void> {
  await (await caches.open(cache)).put(mark, new Response(`${Date.now()}`));
}

export async function clearMark(): Promise<void> {
  await caches.delete(cache);
}

/** The worker that is in charge serves nothing: another may be installed whatever is being fought. */
export async function markSilent(): Promise<void> {
  await (await caches.open(cache)).put(silent, new Response(`${Date.now()}`));
}
