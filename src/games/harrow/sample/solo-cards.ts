import { areas } from '../rules/activate';
import type { CardStep } from '../rules/hester/model';
import type { SideCube } from '../rules/sides';
import type { Face } from '../rules/solo/model';

const colors = ['red', 'blue', 'purple'] as const satisfies readonly SideCube[];
const names: Readonly<Record<SideCube, string>> = {
  red: 'Red lantern',
  blue: 'Blue thistle',
  purple: 'Plum moth',
};
/** The deck of each colour; the ninth blue card is the special one. */
export const sampleDecks: Readonly<Record<SideCube, number>> = { red: 16, blue: 9, purple: 12 };
const special = { color: 'blue', k: 8 } as const;

function faceOf(color: SideCube, k: number): Face {
  const name = `${names[color]} ${k + 1}`;
  if (color === special.color && k === special.k) return { special: true, color, name };
  const c = colors.indexOf(color);
  return {
    special: false,
    color,
    name,
    numbers: [1 + (k % 8), 1 + ((k + 3 + Math.floor(k / 8)) % 8)],
    element: areas[(k + c) % 3] ?? 'cube',
    hester: (2 * k + c) % 5 < 2,
  };
}

/** The solo cards that come with the app, drawn for it. */
export const sampleFaces: Readonly<Record<string, Face>> = Object.fromEntries(
  colors.flatMap(color =>
    Array.from({ length: sampleDecks[color] }, (_, k) => [`${color}-${k + 1}`, faceOf(color, k)]),
  ),
);

/** Four tactics of our own for Hester, made of CD-1's steps. */
export const sampleTactics: Readonly<Record<string, readonly CardStep[]>> = {
  'Deep well': [{ do: 'cube' }],
  'Night errand': [{ do: 'move' }, { do: 'move' }],
  'Whisper in the ear': [{ do: 'infect' }],
  'Cold wind': [{ do: 'push' }, { do: 'cube' }],
};
