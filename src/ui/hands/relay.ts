/** Where the relay is: named when the app was built, or at the place that the page came from. */
export function relayAddress(): string {
  if (__RELAY__ !== '') return __RELAY__;
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}`;
}

/** Whether the place that the page came from has a relay. */
export async function hasRelay(): Promise<boolean> {
  if (__RELAY__ !== '') return true;
  try {
    const answer = await fetch('/relay/health', { cache: 'no-store' });
    const told: unknown = await answer.json();
    return answer.ok && typeof told === 'object' && told !== null && 'relay' in told;
  } catch {
    return false;
  }
}

export const linkFor = (secret: string, way: 'join' | 'look' | 'moving'): string =>
  `${location.origin}${location.pathname}#/${way}/${secret}`;

const own = new Set(['localhost', '127.0.0.1', '[::1]']);
/** No other device can open the address that the page came from. */
export const onlyThisMachine = (): boolean => own.has(location.hostname);
