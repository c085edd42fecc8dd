// Part of the service worker. A file with the right bytes and the wrong type is refused by every page that asks for it,
// so it must not be kept: precaching fetches through here, and a version with such a file is not installed.
const types = [
  [/\.m?js$/, /javascript|ecmascript/],
  [/\.css$/, /^text\/css/],
  [/(?:\.html|\/)$/, /^text\/html/],
  [/\.(?:json|webmanifest)$/, /json/],
];

const fetchAnything = self.fetch.bind(self);

self.fetch = async (...asked) => {
  const response = await fetchAnything(...asked);
  const { pathname } = new URL(response.url || String(asked[0]?.url ?? asked[0]), self.location.href);
  const found = response.headers.get('content-type') ?? '';
  const wrong = response.ok && types.some(([name, type]) => name.test(pathname) && !type.test(found));
  if (wrong) throw new TypeError(`${pathname} came as ${found}`);
  return response;
};
