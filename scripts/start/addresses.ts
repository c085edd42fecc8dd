import { renderUnicodeCompact } from 'uqr';
import { lanAddresses } from '../https/names';
import type { Trust } from '../https/trust';

const taken = (port: number, wanted: number): void => {
  if (port !== wanted && wanted !== 0) console.log(`Port ${wanted} is taken; this is ${port}.`);
};

function tellLan(port: number, what: string): void {
  const [first, ...more] = lanAddresses().map(address => `http://${address}:${port}/`);
  if (!first) {
    console.log('This machine has no address in a local network.');
    return;
  }
  console.log(`${what}${[first, ...more].join('  ')}\n`);
  console.log(renderUnicodeCompact(first, { border: 2 }));
}

/** Prints where the app is, for this machine and for tablets. */
export function tellAddresses(port: number, wanted: number): void {
  taken(port, wanted);
  console.log(`\nNorthwest, here:         http://localhost:${port}/`);
  tellLan(port, 'in the local network:    ');
}

/** The same where it is served by https as well: tablets begin at the page that leads through trusting. */
export function tellSecureAddresses(port: number, wanted: number, folder: string, trust: Trust): void {
  taken(port, wanted);
  console.log(`\nNorthwest, here:         http://localhost:${port}/`);
  tellLan(port, 'on a tablet, to begin:   ');
  console.log(`The page there leads through trusting this machine, once for each device; then the app opens by https.
The certificate is the right one if the page shows this fingerprint:
${trust.authority.fingerprint256}
Its key and the authority's lie in ${folder}, for you alone, and go nowhere else.`);
  if (trust.fresh)
    console.log('The authority was made just now: a device that trusted another one has to trust this one.');
  if (trust.without.length > 0)
    console.log(`The authority, made earlier, may not vouch for ${trust.without.join(', ')}. To begin anew: remove that
folder, start again, and have each device trust the new one.`);
}
