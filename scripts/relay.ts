// `npm run relay`: the relay alone, for phones at a table. PORT (4180), HOST (0.0.0.0), REDIS=redis://... for more than
// one relay behind a balancer.
import { openRelay } from './relay/relay';
import { serve } from './serve';

const wanted = Number(process.env.PORT ?? 4180);
const relay = await openRelay({ redis: process.env.REDIS });
const running = await serve(
  async (request, response) => {
    if (relay.answer(request, response)) return;
    response.writeHead(404, { 'content-type': 'text/plain' });
    response.end('Not found');
  },
  wanted,
  process.env.HOST ?? '0.0.0.0',
  server => {
    relay.attach(server);
    // The relay counts its members itself, room by room.
    server.maxConnections = Number.MAX_SAFE_INTEGER;
  },
);
if (running.port !== wanted && wanted !== 0) console.log(`Port ${wanted} is taken; this is ${running.port}.`);
console.log(`The relay listens on port ${running.port}${process.env.REDIS ? ', with others over Redis' : ''}.
Health: /relay/health, figures: /relay/metrics. Ctrl-C ends.`);

const end = (): void => {
  relay
    .close()
    .then(() => running.close())
    .then(
      () => process.exit(0),
      () => process.exit(1),
    );
};
process.once('SIGINT', end);
process.once('SIGTERM', end);
