import type { Face } from '../solo/model';
import type { BoxEvent, OwnBox, Pack } from './model';

/** What a pack would change in a box: what is new to it, what is other than it has, by kind. */
export interface Differences {
  readonly map: boolean;
  readonly clockwise: boolean;
  readonly numbers: boolean;
  readonly newCards: readonly string[];
  readonly otherCards: readonly string[];
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Solo cards by their names, cards of the sides and of Hester by theirs. */
function cardsIn({ faces = {}, cards = {}, witch = {} }: Pack): Map<string, readonly [string, unknown]> {
  const all = new Map<string, readonly [string, unknown]>();
  for (const [id, face] of Object.entries(faces)) all.set(`solo ${id}`, [face.name, face]);
  for (const [name, steps] of Object.entries(cards)) all.set(`card ${name}`, [name, steps]);
  for (const [name, steps] of Object.entries(witch)) all.set(`witch ${name}`, [name, steps]);
  return all;
}

/** CD-1, HX-2: shown before anything is merged. */
export function differencesOf(box: OwnBox, pack: Pack): Differences {
  const here = cardsIn(box);
  const there = [...cardsIn(pack)];
  const numbers = { ...box.numbers, ...pack.numbers };
  return {
    map: pack.map !== undefined && !same(pack.map, box.map),
    clockwise: pack.clockwise !== undefined && !same(pack.clockwise, box.clockwise),
    numbers: pack.numbers !== undefined && !same(numbers, box.numbers ?? {}),
    newCards: there.flatMap(([key, [name]]) => (here.has(key) ? [] : [name])),
    otherCards: there.flatMap(([key, [name, what]]) => {
      const known = here.get(key);
      return known && !same(known[1], what) ? [name] : [];
    }),
  };
}

/** What the pack has counts; what only the box has stays. */
export function taken(box: OwnBox, { map, clockwise, numbers, faces, cards, witch }: Pack): BoxEvent[] {
  const learned = (id: string, face: Face): BoxEvent[] =>
    same(box.faces[id], face) ? [] : [{ type: 'learned', id, face }];
  return [
    ...(map === undefined || same(map, box.map) ? [] : [{ type: 'map', map } as const]),
    ...(clockwise === undefined || same(clockwise, box.clockwise)
      ? []
      : [{ type: 'clockwise', clockwise } as const]),
    ...(numbers === undefined ? [] : [{ type: 'numbers', numbers } as const]),
    ...Object.entries(faces ?? {}).flatMap(([id, face]) => learned(id, face)),
    ...Object.entries(cards ?? {}).flatMap(([name, steps]) =>
      same(box.cards?.[name], steps) ? [] : [{ type: 'card', name, steps } as const],
    ),
    ...Object.entries(witch ?? {}).flatMap(([name, steps]) =>
      same(box.witch?.[name], steps) ? [] : [{ type: 'witchCard', name, steps } as const],
    ),
  ];
}
