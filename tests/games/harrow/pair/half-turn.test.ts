import { expect, it } from 'vitest';
import { turnedHex } from '../../../../src/games/harrow/rules/box/box';

it.each([[['ppp', 'pppp', 'ppp']], [['pp', 'ppp']], [['p']], [['pppp', 'ppp', 'pppp', 'ppp', 'pppp']]])(
  'half a turn lays each hex onto one of the map, back onto itself by a second one, and no two onto one: %j',
  columns => {
    const hexes = columns.flatMap((column, x) =>
      [...column].map((_, y) => `${String.fromCharCode(65 + x)}${y + 1}`),
    );
    const symmetric = columns.every((column, x) => column.length === columns.at(-1 - x)?.length);
    const turned = hexes.map(hex => turnedHex({ columns }, hex));
    if (symmetric) {
      expect(turned.toSorted()).toEqual(hexes.toSorted());
      expect(turned.map(hex => turnedHex({ columns }, hex))).toEqual(hexes);
      // What was first is last: A1 and the foot of the last column.
      expect(turned[0]).toBe(hexes.at(-1));
    }
    expect(turnedHex({ columns }, `A${columns.at(-1)?.length ?? 0}`)).toBe(
      `${String.fromCharCode(64 + columns.length)}1`,
    );
  },
);
