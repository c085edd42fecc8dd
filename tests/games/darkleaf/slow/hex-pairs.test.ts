import { expect, test } from 'vitest';
import type { Duel, UnitData } from '../../../../src/games/darkleaf/rules/duel/model';
import { spendable } from '../../../../src/games/darkleaf/rules/duel/queries/powers';
import { begun } from '../duel-of';

const unit = (side: 'south' | 'north', kind: UnitData['kind']): UnitData => ({
  ...{ side, kind, auras: [], marks: 0, quarry: false, ladder: 0, held: false },
});

test.each([
  ['d4', true],
  [null, false],
] as const)(
  'HX-4: journeyed %s: whom a ladder may be cast on, each once, and each two once: %s',
  (journeyed, twice) => {
    const start = begun('hexen', 'murg');
    const duel: Duel = {
      ...start,
      units: {
        d4: unit('south', 'sage'),
        c3: unit('south', 'rook'),
        ...Object.fromEntries(
          ['d6', 'f6', 'f4', 'f2', 'd2', 'b4', 'b6'].map(at => [at, unit('north', 'pawn')]),
        ),
        e1: unit('south', 'queen'),
      },
      turn: { ...start.turn, journeyed },
    };
    const cast = spendable(duel, 'witchsLadder', () => true).flatMap(({ unit: by, targets }) =>
      by === 'd4' ? [[...(targets ?? [])].sort().join()] : [],
    );
    expect(new Set(cast).size).toBe(cast.length);
    const one = cast.filter(targets => !targets.includes(','));
    expect(one.length).toBeGreaterThan(1);
    const two = cast.filter(targets => targets.includes(','));
    expect(two).toHaveLength(twice ? (one.length * (one.length - 1)) / 2 : 0);
    for (const targets of two) expect(new Set(targets.split(',')).size).toBe(2);
  },
);
