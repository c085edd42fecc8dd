/** One version as the changelog tells it, in a player's words. The build writes it beside the app. */
export interface News {
  readonly version: string;
  readonly date: string;
  readonly news: readonly string[];
}

const file = 'news.json';

function readNews(text: string): News | undefined {
  try {
    const told: unknown = JSON.parse(text);
    if (typeof told !== 'object' || told === null) return undefined;
    const { version, date, news }: Partial<Record<keyof News, unknown>> = told;
    if (typeof version !== 'string' || typeof date !== 'string' || !Array.isArray(news)) return undefined;
    return { version, date, news: news.map(String) };
  } catch {
    return undefined;
  }
}

const own = async (): Promise<string> => (await fetch(`./${file}`)).text();

/** What the version that runs brought. */
export async function newsHere(): Promise<News | undefined> {
  return readNews(await own().catch(() => ''));
}

/**
 * What the version that lies ready brings. Its files lie beside those of this one until it is let in, so this is told
 * without a network too.
 */
export async function newsOfReady(): Promise<News | undefined> {
  if (typeof caches === 'undefined') return undefined;
  const mine = await own();
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!new URL(request.url).pathname.endsWith(`/${file}`)) continue;
      const text = await (await cache.match(request))?.text();
      if (text !== undefined && text !== mine) return readNews(text);
    }
  }
  return undefined;
}
