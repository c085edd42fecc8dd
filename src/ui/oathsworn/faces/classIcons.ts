import { signal } from '@preact/signals';

/** The signs are loaded behind the page that shows the first of them: most have a face, and the sign is never seen. */
const signs = signal<typeof import('./class-signs') | undefined>(undefined);
let asked = false;

/** A fight spells one class otherwise than the campaign does; both stand in saves. */
export const asCampaign = (id: string): string => (id === 'grove-maiden' ? 'grove' : id);

/** The sign of a class, drawn in 512 units; nothing as long as it is loaded. */
export function classIcon(id: string | null): string {
  if (!asked) {
    asked = true;
    import('./class-signs').then(
      loaded => {
        signs.value = loaded;
      },
      () => {
        asked = false;
      },
    );
  }
  return signs.value?.signOfClass(asCampaign(id ?? '')) ?? '';
}

/** Read by whoever keeps a picture that a sign is part of. */
export const classSigns = signs;
