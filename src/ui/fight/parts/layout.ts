import { type ReadonlySignal, signal } from '@preact/signals';

/** How the table is laid out: as layout.css does it, for what is not a matter of style alone. */
export type Layout = 'wide' | 'upright' | 'phone' | 'low';

const queries = {
  phone: '(orientation: portrait) and (max-width: 600px)',
  upright: '(orientation: portrait)',
  low: '(orientation: landscape) and (max-height: 560px)',
} as const;

const now = (): Layout => {
  if (matchMedia(queries.phone).matches) return 'phone';
  if (matchMedia(queries.upright).matches) return 'upright';
  return matchMedia(queries.low).matches ? 'low' : 'wide';
};

let followed: ReadonlySignal<Layout> | undefined;

/** Follows the screen: a tablet is turned, a window is drawn larger. */
export function layout(): ReadonlySignal<Layout> {
  if (followed) return followed;
  const found = signal(now());
  for (const query of Object.values(queries))
    matchMedia(query).addEventListener('change', () => {
      found.value = now();
    });
  followed = found;
  return found;
}
