import fc from 'fast-check';
import { expect, test } from 'vitest';
import { act } from '../../../src/games/darkleaf/rules/acts/act';
import type { Action } from '../../../src/games/darkleaf/rules/acts/said';
import { OFF } from '../../../src/games/darkleaf/rules/board/square';
import { invulnerable } from '../../../src/games/darkleaf/rules/board/standing';
import { deedsOf, morphsOf } from '../../../src/games/darkleaf/rules/deeds/deeds';
import { allWays } from '../../../src/games/darkleaf/rules/journeys/ways';
import { usePower } from '../../../src/games/darkleaf/rules/skills/powers';
import { positions } from './slow/positions';

const plain = { metamorphic: false, targets: [], places: [], seed: false, to: OFF } as const;

test('VQ-2, JO-4, BD-6: whatever is done, an invulnerable unit never leaves, and nobody but Erde’s ends on a Reclaimed square', () => {
  let gone = 0;
  fc.assert(
    fc.property(positions, fc.integer({ min: 1, max: 8 }), (position, value) => {
      const { clan } = position.players.south;
      const own = [...position.units].filter(([, unit]) => unit.side === 'south').map(([at]) => at);
      const actions: Action[] = [
        ...allWays(position, 'south', value).map(({ unit, to, dir }) => ({
          ...plain,
          ...({ do: 'journey', unit, to } as const),
          ...(dir > 0 && { dir }),
        })),
        ...[
          ...deedsOf(position, 'south', value),
          ...(clan === 'wibo' ? own.flatMap(at => morphsOf(position, 'south', at)) : []),
        ].map(({ unit, targets }) => ({ ...plain, do: 'deed', unit, targets }) as const),
      ];
      const waves =
        clan === 'ferrymen'
          ? own.map(unit =>
              usePower(position, 'south', {
                skill: 'bigWave',
                unit,
                units: [],
                target: OFF,
                to: OFF,
                dir: 1,
                aura: '',
                places: new Map(),
                restarts: new Map(),
                order: undefined,
              }),
            )
          : [];
      for (const outcome of [...actions.map(action => act(position, 'south', value, action)), ...waves]) {
        if (!outcome.ok) throw new Error(outcome.refused);
        for (const { at } of outcome.course.vanquished) {
          const unit = position.units.get(at);
          gone += 1;
          expect(unit && invulnerable(position, unit, at)).toBeUndefined();
        }
        for (const at of outcome.course.reclaimed) {
          const there = outcome.course.units.get(at);
          if (there) expect(outcome.course.players[there.side].clan).toBe('erde');
        }
      }
    }),
    { seed: 81, numRuns: 150 },
  );
  expect(gone).toBeGreaterThan(20);
});
