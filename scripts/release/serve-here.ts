// `npx northwest`: serves the app that lies beside this file.
import { fileURLToPath } from 'node:url';
import { askedFor, usage } from '../start/asked';
import { serveApp } from '../start/serve-app';

const asked = askedFor(process.argv.slice(2), process.env);
if (typeof asked === 'string') {
  console[asked === usage ? 'log' : 'error'](asked);
  process.exit(asked === usage ? 0 : 2);
}
await serveApp(fileURLToPath(new URL('site', import.meta.url)), asked);
console.log('Ctrl-C ends.');
