import { signal } from '@preact/signals';

/** The signs are loaded behind the page that shows the first of them: most have a face, and the sign is never seen. */
const signs = signal<typeof import('./class-signs') | undefined>(undefined);
let asked = false;

/** Fights of older saves have another id for one class. */
export const currentClassId = (id: string): string => (id === 'grove-maiden' ? 'grove' : id);

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
  return signs.value?.signOfClass(currentClassId(id ?? '')) ?? '';
}

/** Read by whoever keeps a picture that a sign is part of. */
export const classSigns = signs;
