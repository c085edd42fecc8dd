import { signal } from '@preact/signals';

/** Routes by hash, so that the built folder works from any place that can serve files. */
const read = () => location.hash.replace(/^#\/?/, '').split('/').map(decoded);

/** An escape that is none stands for itself: a mistyped address is no reason for a white page. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = signal<readonly string[]>(read());

/** The page before this one, to go back to where a rule or a setting was looked up. */
let before: readonly string[] = [];
export const cameFrom = (): readonly string[] => before;

/** Fights that were begun to try something, by their id, and the page to which they lead back. */
export const triedFrom = new Map<string, readonly string[]>();

export const hrefTo = (...parts: readonly string[]) => `#/${parts.map(encodeURIComponent).join('/')}`;

export function go(...parts: readonly string[]): void {
  location.hash = hrefTo(...parts);
}

export function followHash(): () => void {
  const onChange = () => {
    const next = read();
    if (next.join('/') !== route.value.join('/')) before = route.value;
    route.value = next;
    window.scrollTo(0, 0);
  };
  onChange();
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}
