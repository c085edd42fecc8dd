import { describe, expect, it } from 'vitest';
import { pagePolicy, relayOf } from '../../scripts/build/csp';

const sources = (policy: string, what: string): readonly string[] | undefined =>
  policy
    .split('; ')
    .map(one => one.split(' '))
    .find(([name]) => name === what)
    ?.slice(1);

describe('the content policy of a page', () => {
  it('without a relay names none: only what the page came from may be asked', () => {
    expect(sources(pagePolicy(relayOf(undefined)), 'connect-src')).toEqual(["'self'"]);
    expect(pagePolicy()).not.toMatch(/wss?:|https?:|\*/);
  });

  it('with a relay names that address and changes nothing else', () => {
    const [named, plain] = [pagePolicy(relayOf('wss://relay.example:4180')), pagePolicy()];
    expect(sources(named, 'connect-src')).toEqual(["'self'", 'wss://relay.example:4180']);
    expect(named.replace(' wss://relay.example:4180', '')).toBe(plain);
  });

  it.each([
    'relay.example',
    'https://relay.example',
    'wss://relay.example/room',
    "wss://a; script-src 'self'",
    'wss://*',
  ])('refuses %s as the address of a relay', named => {
    expect(() => relayOf(named)).toThrow('no address of a relay');
  });
});
