// `npx northwest`: serves the app that lies beside this file.
import { fileURLToPath } from 'node:url';
import { folderHandler, guards, serve } from '../serve';
import { tellAddresses } from '../start/addresses';

const wanted = Number(process.env.PORT ?? 4173);
if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65_535) {
  console.error(`PORT is a number from 0 to 65535, not ${process.env.PORT}.`);
  process.exit(2);
}
const site = fileURLToPath(new URL('site', import.meta.url));
const running = await serve(folderHandler(site, guards), wanted, process.env.HOST ?? '0.0.0.0');
tellAddresses(running.port, wanted);
console.log('Ctrl-C ends.');

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    running.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
