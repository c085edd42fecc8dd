/** Where the service worker looks before it installs another version: public/no-update-in-fight.js. */
const cache = 'northwest-fight';
const mark = 'fight-mark';

export async function markFight(): Promise<void> {
  await (await caches.open(cache)).put(mark, new Response(`${Date.now()}`));
}

export async function clearMark(): Promise<void> {
  await caches.delete(cache);
}
