/** What a browser takes for a script and for a style; anything else is refused by the page that asks for it. */
const types: readonly (readonly [RegExp, RegExp])[] = [
  [/\.m?js$/, /javascript|ecmascript/],
  [/\.css$/, /^text\/css/],
];

function unloadable(url: string, answer: Response | undefined): boolean {
  const type = types.find(([file]) => file.test(new URL(url).pathname))?.[1];
  return answer !== undefined && type?.test(answer.headers.get('content-type') ?? '') === false;
}

/** An answer that never comes holds nobody up. */
const asking = (cache: RequestCache): RequestInit => ({ cache, signal: AbortSignal.timeout(5000) });

/**
 * Lets go of files that no page can load, so that the next try asks the host: an earlier version kept what came with a
 * wrong type, and the browser's own store may hold it for a year.
 */
export async function letGoOfUnloadable(): Promise<void> {
  if (typeof caches !== 'undefined')
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (unloadable(request.url, await cache.match(request))) await cache.delete(request);
    }
  const asked = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  const again = async (url: string): Promise<void> => {
    if (unloadable(url, await fetch(url, asking('force-cache')))) await fetch(url, asking('reload'));
  };
  await Promise.allSettled([...asked].filter(url => types.some(([file]) => file.test(url))).map(again));
}
