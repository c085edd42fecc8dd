import { describe, expect, test } from 'vitest';
import { randomCase } from '../support/boards';
import { samples } from '../support/samples';
import { compassMove, directlyAway } from '../support/slow/compass';
import { distance, neighbours } from '../support/slow/geometry';
import { knockback } from '../support/slow/knock';
import { minions } from '../support/slow/minions';
import { sees, segment } from '../support/slow/sight';
import { activate } from '../support/slow/target';
import { spread } from '../support/slow/way';
import {
  allHexes,
  figuresAt,
  hexesOf,
  nameOf,
  obstacleAt,
  onBoard,
  type World,
  worldOf,
} from '../support/slow/world';

/** The second implementation is itself held to what needs no engine to know. */
describe('the slow implementation of the board', () => {
  const standard = worldOf({});
  const at = (name: string) => standard.hexes.get(name)!;

  test('HX-3: the standard board has 161 hexes and the neighbours that the ruling names', () => {
    expect(standard.hexes.size).toBe(161);
    const around = (name: string) => neighbours(at(name)).map(hex => nameOf(standard, hex));
    expect(around('C5')).toEqual(['C4', 'D5', 'D6', 'C6', 'B6', 'B5']);
    expect(around('D5')).toEqual(['D4', 'E4', 'E5', 'D6', 'C5', 'C4']);
  });

  test('HX-4: distance is the least number of steps', () => {
    for (const from of allHexes(standard).filter((_, i) => i % 9 === 0)) {
      for (const [to, steps] of spread(
        [from],
        hex => distance(from, hex) <= 30 && onBoard(standard, hex),
      ).values()) {
        expect(distance(from, to)).toBe(steps);
      }
    }
  });

  test('LS-1, LS-2: the two nearest corners are unique, and sight is the same both ways', () => {
    const bare = allHexes(standard);
    for (const from of bare.filter((_, i) => i % 7 === 0)) for (const to of bare) segment(from, to);
    const blocked = worldOf({ obstacles: [{ id: 'a', hexes: ['H5', 'I5', 'D3'] }] });
    for (const from of bare.filter((_, i) => i % 11 === 0)) {
      for (const to of bare) expect(sees(blocked, from, to)).toBe(sees(blocked, to, from));
    }
  });

  /** Two flowers on a small board may have no place beside each other at all. */
  const crowdedHexes = (world: World) =>
    allHexes(world).filter(hex => {
      const here = figuresAt(world, hex);
      const sharing = here.length > 1 && here.some(f => !f.large);
      return sharing || (here.length > 0 && obstacleAt(world, hex) !== undefined);
    });

  test('MV-6, PS-2, PS-3: nobody shares a hex or leaves the board, unless there is no free place left', () => {
    for (let n = 0; n < samples(100, 600); n++) {
      const given = randomCase(99, n);
      const world = worldOf(given.board);
      if (given.do === 'activate') activate(world, given);
      if (given.do === 'minions') minions(world, given.move, given.range ?? 1);
      if (given.do === 'compass') compassMove(world, given.actor, given.direction, given.move);
      if (given.do === 'away') directlyAway(world, given.actor, given.from, given.move);
      if (given.do === 'knockback') knockback(world, given.source, given.targets, given.hexes);
      const bodies = [...world.figures.values()].flatMap(hexesOf);
      expect(bodies.every(hex => onBoard(world, hex))).toBe(true);
      const shared = crowdedHexes(world);
      const full = allHexes(world).length - new Set(bodies).size < 12;
      if (shared.length > 0 && !full)
        throw new Error(`${JSON.stringify(shared)} in ${JSON.stringify(given)}`);
    }
  });
});
