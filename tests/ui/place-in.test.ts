import { expect, it } from 'vitest';
import { builtinPack } from '../../src/packs/builtin';
import { placeIn } from '../../src/ui/packs/parts/placeIn';

const [first] = builtinPack.encounters;
const card = first?.cards[2];
const boss = first?.enemies[0];

it('tells a place in a pack by the names of what stands there', () => {
  expect(placeIn(builtinPack, 'encounters[0].cards[2].steps')).toBe(`${first?.name}, ${card?.label}, Steps`);
  expect(placeIn(builtinPack, 'encounters[0].enemies[0].slots[1].hexes[0]')).toBe(
    `${first?.name}, ${boss?.name}, ${boss?.slots?.[1]?.name}, Hexes 1`,
  );
});

it('leaves out what the page says already', () => {
  expect(placeIn(builtinPack, 'encounters[0].cards', 'encounters[0]')).toBe('Cards');
  expect(placeIn(builtinPack, 'encounters[0]', 'encounters[0]')).toBeUndefined();
});

it('names nothing where nothing stands', () => {
  expect(placeIn(builtinPack, 'encounters[99].cards')).toBeUndefined();
  expect(placeIn(undefined, 'encounters[0]')).toBeUndefined();
});
