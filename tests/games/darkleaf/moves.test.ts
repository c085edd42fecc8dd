import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { act } from '../../../src/games/darkleaf/rules/acts/act';
import { OFF, squares } from '../../../src/games/darkleaf/rules/board/square';
import { facesOf } from '../../../src/games/darkleaf/rules/chances/faces';
import { threatOf } from '../../../src/games/darkleaf/rules/chances/threat';
import { allWays, waysOf } from '../../../src/games/darkleaf/rules/journeys/ways';
import { positions } from './slow/positions';
import { Slow } from './slow/slow-journeys';

const plain = { metamorphic: false, targets: [], places: [], seed: false };

describe('journeys beside a second, slow reading', () => {
  it('JO-1, JO-2, JO-3, JO-4, JO-5, FL-1, FM-5, HX-1, MU-4: the same ways on random boards of all clans', () => {
    fc.assert(
      fc.property(positions, fc.integer({ min: 1, max: 10 }), (position, roll) => {
        const slow = new Slow(position);
        for (const [square] of position.units) {
          const told = waysOf(position, square, roll).map(
            ({ to, dir, distance, crosses }) => `${to} ${dir} ${distance} ${crosses}`,
          );
          expect(told.sort()).toEqual(slow.journeys(square, roll));
        }
      }),
      { seed: 51, numRuns: 120 },
    );
  });

  it('JO-6, JO-7: what is listed can be done, and whatever is not is refused', () => {
    fc.assert(
      fc.property(positions, fc.integer({ min: 1, max: 8 }), (position, roll) => {
        const ways = allWays(position, 'south', roll);
        const units = [...position.units].filter(([, { side }]) => side === 'south').map(([at]) => at);
        for (const unit of units)
          for (const to of squares) {
            const outcome = act(position, 'south', roll, { do: 'journey', unit, to, ...plain });
            expect(outcome.ok).toBe(ways.some(way => way.unit === unit && way.to === to));
          }
      }),
      { seed: 52, numRuns: 12 },
    );
  });

  it('BD-6, UN-2, TU-9: whatever is done, no unit is lost but those that are told, and who wins is told', () => {
    fc.assert(
      fc.property(positions, fc.integer({ min: 1, max: 8 }), (position, roll) => {
        for (const way of allWays(position, 'north', roll)) {
          const { unit, to, dir } = way;
          const outcome = act(position, 'north', roll, { do: 'journey', unit, to, dir, ...plain });
          if (!outcome.ok) throw new Error(outcome.refused);
          const { course } = outcome;
          expect(course.units.size + course.vanquished.length).toBe(position.units.size);
          expect(course.units.get(OFF)).toBeUndefined();
        }
      }),
      { seed: 53, numRuns: 60 },
    );
  });
});

describe('what is foreseen', () => {
  it('FO-1, FO-3: faces agree with the journeys of each value', () => {
    fc.assert(
      fc.property(positions, position => {
        fc.pre(position.players.south.clan !== 'erde');
        const { reach, values } = facesOf(position, 'south', 6);
        for (const square of squares) {
          const able = [1, 2, 3, 4, 5, 6].filter(roll =>
            allWays(position, 'south', roll).some(({ to, distance }) => to === square && distance > 0),
          );
          expect(reach.get(square) ?? 0).toBe(able.length);
        }
        for (const { value, moves } of values) expect(moves).toBe(allWays(position, 'south', value).length);
      }),
      { seed: 54, numRuns: 20 },
    );
  });

  it('FO-2: a threat by journeys of The Murg and by Flow is what playing out every face brings', () => {
    fc.assert(
      fc.property(positions, position => {
        const { clan } = position.players.south;
        fc.pre(clan === 'ferrymen');
        const royal = [...position.units].find(
          ([, { side, kind }]) => side === 'north' && /king|queen/.test(kind),
        );
        fc.pre(royal !== undefined);
        const scores = [1, 2, 3, 4, 5, 6].filter(roll =>
          allWays(position, 'south', roll).some(({ unit, to, dir, distance }) =>
            [undefined, 'barbaric', 'ripple'].some(aura =>
              [1, 2, 3, 4, 5, 6, 7, 8].some(push =>
                [1, 2].some(steps =>
                  [1, 2].some(units => {
                    const flow = { dir: push, steps, units };
                    const way = distance === 0 ? {} : { dir };
                    const action = { do: 'journey', unit, to, ...way, aura, flow, ...plain };
                    const outcome = act(position, 'south', roll, action);
                    if (!outcome.ok) return false;
                    const marks = [...outcome.course.units]
                      .map(([, one]) => one)
                      .find(one => one.side === 'north' && one.kind === royal?.[1].kind)?.marks;
                    return outcome.course.winner === 'south' || (marks ?? 0) > (royal?.[1].marks ?? 0);
                  }),
                ),
              ),
            ),
          ),
        );
        expect(threatOf(position, 'south', 6).values).toEqual(scores);
      }),
      { seed: 55, numRuns: 12 },
    );
  });
});
