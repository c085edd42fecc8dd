import type { Server } from 'node:http';
import type { Handler } from '../serve';
import { type Both, serveBoth } from './both';
import { guideHandler, trustedHandler } from './guide';
import { type Names, namesHere } from './names';
import { ownFolder, privateFiles } from './private-files';
import { type Trust, trustFor } from './trust';

export interface Secured extends Both {
  readonly trust: () => Trust;
}

interface Asked {
  readonly port: number;
  readonly host: string;
  /** By what else the machine is reached. */
  readonly also: readonly string[];
  readonly attach?: (server: Server) => void;
}

/** How often it looks whether the machine's addresses have changed, or a certificate comes to its end. */
const looksEvery = 60_000;

/** The app by https, with a certificate of this machine's own that is renewed as long as it is served. */
export async function serveHttps(
  app: Handler,
  { port, host, also, attach }: Asked,
  tell: (sentence: string) => void,
  names: () => Names = () => namesHere(also),
  every = looksEvery,
): Promise<Secured> {
  const files = privateFiles(ownFolder());
  let trust = await trustFor(files, names(), Date.now());
  const handlers = { secure: trustedHandler(app), plain: guideHandler(() => trust.authority, app) };
  const both = await serveBoth(handlers, trust.certificate, port, host, attach);
  const look = async (): Promise<void> => {
    const now = await trustFor(files, names(), Date.now());
    if (now.certificate.certificate === trust.certificate.certificate) return;
    if (now.authority.fingerprint256 !== trust.authority.fingerprint256)
      tell('The authority came to its end, and there is a new one: each device has to trust it anew.');
    trust = now;
    both.renew(now.certificate);
    tell(`A new certificate is shown, for ${names().addresses.join(', ')}.`);
  };
  const watch = setInterval(() => {
    look().catch((problem: unknown) => tell(`The certificate could not be renewed: ${String(problem)}`));
  }, every);
  watch.unref();
  return {
    ...both,
    trust: () => trust,
    async close() {
      clearInterval(watch);
      await both.close();
    },
  };
}
