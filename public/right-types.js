// Part of the service worker. A file with the right bytes and the wrong type is refused by every page that asks for it,
// so it must not be kept: precaching fetches through here, and a version with such a file is not installed.
const types = [
  [/\.m?js$/, /javascript|ecmascript/],
  [/\.css$/, /^text\/css/],
  [/(?:\.html|\/)$/, /^text\/html/],
  [/\.(?:json|webmanifest)$/, /json/],
];

const fetchAnything = self.fetch.bind(self);

self.fetch = async (asked, how) => {
  const request = new Request(asked, how);
  const wrong = ({ ok, url, headers }) => {
    const { pathname } = new URL(url || request.url);
    const found = headers.get('content-type') ?? '';
    return ok && types.some(([name, type]) => name.test(pathname) && !type.test(found));
  };
  let response = await fetchAnything(asked, how);
  // What a host sent wrong once may lie in the browser's own store for a year: the host itself is asked.
  if (wrong(response) && request.cache !== 'reload')
    response = await fetchAnything(request.url, { cache: 'reload', integrity: request.integrity });
  if (wrong(response)) throw new TypeError(`${request.url} came as ${response.headers.get('content-type')}`);
  // Of a file that breaks off Firefox keeps nothing and calls it kept: it is read to its end before.
  await response.clone().arrayBuffer();
  return response;
};
