import './portrait.css';
import { computed, signal } from '@preact/signals';
import type { BoardFace } from '../../board/view';

type Portraits = typeof import('./portraits');

/** The drawings are loaded behind the fight: until then the sign of a class stands for its face. */
const drawn = signal<Portraits | undefined>(undefined);
let asked = false;
/** The same face is the same object: what has not changed is not drawn anew. */
const kept = new Map<string, BoardFace>();

/** Those who come with the app, and whom they take after. */
const takesAfter: Readonly<Record<string, string>> = {
  lampbearer: 'priest',
  reedbow: 'ranger',
  hewer: 'exile',
  thornwife: 'witch',
  'grove-maiden': 'grove',
};

/** Read by whoever keeps a picture that faces are part of. */
export const facesDrawn = computed(() => drawn.value !== undefined);

/** The face of a class; nothing for those whom nobody has drawn. */
export function faceOf(id: string | null): BoardFace | undefined {
  if (!asked) {
    asked = true;
    import('./portraits').then(
      loaded => {
        drawn.value = loaded;
      },
      () => {
        asked = false;
      },
    );
  }
  if (id === null) return undefined;
  const key = takesAfter[id.toLowerCase()] ?? id;
  const found = kept.get(key);
  if (found || !drawn.value) return found;
  const { portraitOf, colorsOf } = drawn.value;
  const portrait = portraitOf(key);
  if (!portrait) return undefined;
  const face = { colors: colorsOf(portrait), strokes: portrait.strokes };
  kept.set(key, face);
  return face;
}
