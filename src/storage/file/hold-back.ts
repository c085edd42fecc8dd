import { type Handed, type HeldBack, held } from './held';

/** Packing outlasted the tap, so a second tap opens the share sheet. */
export function holdBack(
  files: readonly File[],
  share: (files: readonly File[]) => Promise<'shared' | 'cancelled' | 'refused'>,
): Promise<Handed> {
  held.value?.drop();
  return new Promise(resolve => {
    const end = (handed: Handed): void => {
      if (held.value === mine) held.value = undefined;
      resolve(handed);
    };
    const mine: HeldBack = {
      async again() {
        const shared = await share(files);
        if (shared === 'shared') end('shared');
      },
      drop: () => end('cancelled'),
    };
    held.value = mine;
  });
}
