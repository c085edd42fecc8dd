import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

export type Odds = typeof import('./odds');

const loaded = signal<Odds | undefined>(undefined);

/** Odds are loaded where they are shown, and nowhere else. */
export function useOdds(shown: boolean): Odds | undefined {
  useEffect(() => {
    if (shown && !loaded.peek())
      import('./odds').then(odds => {
        loaded.value = odds;
      }, console.error);
  }, [shown]);
  const odds = loaded.value;
  return shown ? odds : undefined;
}
