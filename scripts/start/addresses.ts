import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

/** Addresses by which others in the same network reach this machine. */
const lanAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap(addresses => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/** Prints where the app is, for this machine and for tablets. */
export function tellAddresses(port: number, wanted: number): void {
  if (port !== wanted && wanted !== 0) console.log(`Port ${wanted} is taken; this is ${port}.`);
  console.log(`\nNorthwest, here:         http://localhost:${port}/`);
  const [first, ...more] = lanAddresses().map(address => `http://${address}:${port}/`);
  if (!first) {
    console.log('This machine has no address in a local network.');
    return;
  }
  console.log(`in the local network:    ${[first, ...more].join('  ')}\n`);
  console.log(renderUnicodeCompact(first, { border: 2 }));
}
