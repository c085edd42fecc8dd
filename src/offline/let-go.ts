/** What a browser takes for a script and for a style; anything else is refused by the page that asks for it. */
const types: readonly (readonly [RegExp, RegExp])[] = [
  [/\.m?js$/, /javascript|ecmascript/],
  [/\.css$/, /^text\/css/],
];

/**
 * Lets go of kept files that no page can load, so that the next try asks the network: an earlier version kept what
 * came with a wrong type.
 */
export async function letGoOfUnloadable(): Promise<void> {
  if (typeof caches === 'undefined') return;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      const type = types.find(([file]) => file.test(pathname))?.[1];
      if (!type) continue;
      const kept = await cache.match(request);
      if (!kept || type.test(kept.headers.get('content-type') ?? '')) continue;
      await cache.delete(request);
    }
  }
}
