import { signal } from '@preact/signals';

/** Routes by hash, so that the built folder works from any place that can serve files. */
const read = () => location.hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);

export const route = signal<readonly string[]>(read());

export const hrefTo = (...parts: readonly string[]) => `#/${parts.map(encodeURIComponent).join('/')}`;

export function go(...parts: readonly string[]): void {
  location.hash = hrefTo(...parts);
}

export function followHash(): () => void {
  const onChange = () => {
    route.value = read();
    window.scrollTo(0, 0);
  };
  onChange();
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}
