import { dictionaryCollection, singleEntry } from '../../../../library/collections';
import { defineLibrary } from '../../../../library/library';
import type { BoxEvent, OwnBox, Pack } from './model';

/** CD-1, HX-2: solo cards by their IDs; cards of the sides and of Hester by their names. */
export const library = defineLibrary<Pack>({
  map: singleEntry(),
  clockwise: singleEntry(),
  numbers: dictionaryCollection(),
  faces: dictionaryCollection(),
  cards: dictionaryCollection(),
  witch: dictionaryCollection(),
});

/** What the pack has counts; what only the box has stays. */
export function taken(box: OwnBox, pack: Pack): BoxEvent[] {
  const { map, clockwise, faces, cards, witch } = library.pick(pack, library.differences(box, pack));
  const { numbers } = pack;
  return [
    ...(map ? [{ type: 'map', map } as const] : []),
    ...(clockwise ? [{ type: 'clockwise', clockwise } as const] : []),
    ...(numbers ? [{ type: 'numbers', numbers } as const] : []),
    ...Object.entries(faces ?? {}).map(([id, face]) => ({ type: 'learned', id, face }) as const),
    ...Object.entries(cards ?? {}).map(([name, steps]) => ({ type: 'card', name, steps }) as const),
    ...Object.entries(witch ?? {}).map(([name, steps]) => ({ type: 'witchCard', name, steps }) as const),
  ];
}
