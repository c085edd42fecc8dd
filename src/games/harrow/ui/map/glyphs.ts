import { signal } from '@preact/signals';

type Glyphs = typeof import('../icons.gen');
export type Glyph = keyof Glyphs;

const drawn = signal<Glyphs | undefined>(undefined);
let asked = false;

/** The drawings come after the map: they are as heavy as all that it is drawn with. */
function ask(): void {
  if (asked) return;
  asked = true;
  import('../icons.gen').then(
    all => {
      drawn.value = all;
    },
    // The next map asks again; till then hexes and Units stand without their drawings.
    () => {
      asked = false;
    },
  );
}

/** A drawing as a path; nothing until it is there. */
export function glyph(name: Glyph): string {
  ask();
  return drawn.value?.[name] ?? '';
}
