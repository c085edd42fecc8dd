import { isIP } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';

/** By what a machine can be reached: addresses of numbers, and names. */
export interface Names {
  readonly addresses: readonly string[];
  readonly names: readonly string[];
}

/** Networks that lead nowhere outside: homes, this machine itself, private tunnels. */
export const homeNetworks = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '100.64.0.0/10',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
] as const;

/** Ends of names that nobody in the wide net owns. */
export const homeNames = ['localhost', 'local', 'home.arpa', 'internal', 'lan'] as const;

const numberOf = (address: string): number =>
  address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);

/** Whether an IPv4 address lies in a network of homes. */
const atHome = (address: string): boolean =>
  isIP(address) === 4 &&
  homeNetworks.some(network => {
    const [base = '', bits = '32'] = network.split('/');
    if (isIP(base) !== 4) return false;
    const size = 2 ** (32 - Number(bits));
    return Math.floor(numberOf(address) / size) === Math.floor(numberOf(base) / size);
  });

const homeName = (name: string): boolean => homeNames.some(end => name === end || name.endsWith(`.${end}`));

const bases = homeNetworks.map(network => network.split('/')[0]);

/** What an authority for homes alone could not vouch for. */
export const besidesHome = ({ addresses, names }: Names): Names => ({
  addresses: addresses.filter(one => !atHome(one) && !bases.some(base => base === one)),
  names: names.filter(one => !homeName(one)),
});

/** Addresses by which others in the same network reach this machine. */
export const lanAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap(addresses => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/** The name by which machines of one network find each other without anybody's help, if it can be one. */
function localName(): string | undefined {
  const [first = ''] = hostname().toLowerCase().split('.');
  return /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(first) ? `${first}.local` : undefined;
}

/** This machine's own, and what else it is reached by: behind a container or a router it cannot know. */
export function namesHere(more: readonly string[] = []): Names {
  const local = localName();
  return {
    addresses: [...new Set(['127.0.0.1', ...lanAddresses(), ...more.filter(one => isIP(one) > 0)])],
    names: [...new Set(['localhost', ...(local ? [local] : []), ...more.filter(one => isIP(one) === 0)])],
  };
}
