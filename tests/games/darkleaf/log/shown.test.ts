import { describe, expect, test } from 'vitest';
import { streamOf } from '../../../../src/basics/random';
import { choose, think } from '../../../../src/games/darkleaf/rules/bot/choose';
import { minds } from '../../../../src/games/darkleaf/rules/bot/minds';
import { decide } from '../../../../src/games/darkleaf/rules/duel/commands/decide';
import type { Duel } from '../../../../src/games/darkleaf/rules/duel/model';
import { pathOf, rollsOf } from '../../../../src/games/darkleaf/rules/records/plots';
import { copyOf } from '../../../../src/games/darkleaf/table/copy';
import '../../../../src/games/darkleaf/words/learn';
import { begun } from '../duel-of';

const played = ((): Duel[] => {
  let duel = begun('murg', 'huldra', { dice: 'app', seed: 3 });
  const all = [duel];
  while (!duel.end && all.length < 400) {
    const command = choose(duel, 'seedling');
    const decided = command && decide(duel, command);
    if (!decided?.ok) throw new Error('Nothing is done');
    duel = decided.state ?? duel;
    all.push(duel);
  }
  return all;
})();

test('TU-5: no strength knows what the app’s bones will roll: another stream, the same choice', () => {
  const other = streamOf(99, 'other');
  const mind = { ...minds.thicket, width: 2, sight: { widths: [1], boards: 300 } };
  for (const duel of played.filter((one, i) => i % 40 === 5 && !one.end))
    expect(choose({ ...duel, stream: other }, 'thicket', mind)).toEqual(choose(duel, 'thicket', mind));
  const [start] = played;
  const thought = (stream: Duel['stream']) => think({ ...start!, stream }, 'seedling').rated;
  expect(thought(other)).toEqual(thought(start!.stream));
});

test('a copy to try something on is played by nobody, keeps nothing and foretells no roll', () => {
  const duel = {
    ...begun('murg', 'huldra', { dice: 'app' }),
    wood: { side: 'south', strength: 'seedling' },
  } as const;
  const bone = duel.seats.south.book.bone;
  const values = (seed: number): number[] => {
    const copy = copyOf(duel, seed);
    return Array.from({ length: 12 }, () => {
      copy.send({ do: 'roll', bone });
      const value = copy.state.value.turn.bone!.value;
      copy.send({ do: 'pass' }, { do: 'keep' }, { do: 'pass-turn' }, { do: 'pass-turn' });
      return value;
    });
  };
  expect(copyOf(duel, 1).state.value).toMatchObject({ wood: null, units: duel.units });
  expect(values(1)).not.toEqual(values(2));
  expect(duel.count).toBe(1);
});

describe('what is looked back on', () => {
  test('paths by turn: from nothing to the end for whoever has won', () => {
    const winner = played.at(-1)!.end?.winner ?? 'south';
    const path = pathOf(played, winner);
    expect([path.length, path[0], path.at(-1)]).toEqual([played.at(-1)!.count, 0, 1]);
    expect(path.every(step => step >= 0 && step <= 1)).toBe(true);
  });

  test('TU-5: rolls beside chance: as many in all, each face its share', () => {
    const told = played.at(-1)!.count;
    for (const side of ['south', 'north'] as const) {
      const rolls = rollsOf(played, side);
      const sum = (of: 'came' | 'due'): number => rolls.reduce((all, one) => all + one[of], 0);
      expect(rolls).toHaveLength(played[0]!.seats[side].book.bone);
      expect(sum('due')).toBeCloseTo(sum('came'));
      expect(sum('came')).toBeGreaterThan(told / 3);
    }
  });
});
