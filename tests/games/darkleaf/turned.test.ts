import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { act } from '../../../src/games/darkleaf/rules/acts/act';
import type { Course } from '../../../src/games/darkleaf/rules/board/course';
import type { Position } from '../../../src/games/darkleaf/rules/board/position';
import { rivalOf, type Side, type Square, squares } from '../../../src/games/darkleaf/rules/board/square';
import { invulnerable, isHeld } from '../../../src/games/darkleaf/rules/board/standing';
import { Standings } from '../../../src/games/darkleaf/rules/board/standings';
import { facesOf } from '../../../src/games/darkleaf/rules/chances/faces';
import { threatOf } from '../../../src/games/darkleaf/rules/chances/threat';
import { deedsOf, morphsOf } from '../../../src/games/darkleaf/rules/deeds/deeds';
import { flowsOf } from '../../../src/games/darkleaf/rules/journeys/flow';
import { allWays, retreatsOf } from '../../../src/games/darkleaf/rules/journeys/ways';
import { hexesOf } from '../../../src/games/darkleaf/rules/skills/hexes';
import { positions } from './slow/positions';

const last = squares.length - 1;
const turn = (at: Square): Square => last - at;
const turnAll = (some: Iterable<Square>): Square[] => [...some].map(turn).sort((a, b) => a - b);

/** The same position as the other player sees it: half a turn of the board, and the sides changed. */
const turned = (position: Position): Position => ({
  players: { south: position.players.north, north: position.players.south },
  units: new Standings(
    [...position.units].map(([at, unit]) => [turn(at), { ...unit, side: rivalOf(unit.side) }] as const),
  ),
  reclaimed: new Set(turnAll(position.reclaimed)),
  gardens: new Map([...position.gardens].map(([at, count]) => [turn(at), count])),
});

const sorted = (some: readonly unknown[]): string[] => some.map(one => JSON.stringify(one)).sort();
const stood = (course: Course | Position): string[] =>
  sorted(
    [...course.units].map(([at, { side, kind, auras, marks, held }]) => [at, side, kind, auras, marks, held]),
  );

/** Everything that is told of a position about one side, in squares of the first player. */
function answers(position: Position, side: Side, value: number, back: (at: Square) => Square) {
  const own = [...position.units].filter(([, unit]) => unit.side === side).map(([at]) => at);
  const ways = allWays(position, side, value);
  const threat = threatOf(position, side, 8);
  return {
    ways: sorted(ways.map(one => ({ ...one, unit: back(one.unit), to: back(one.to) }))),
    deeds: sorted(
      deedsOf(position, side, value).map(({ unit, targets, need }) => [
        back(unit),
        targets.map(back).sort((a, b) => a - b),
        need,
      ]),
    ),
    morphs: sorted(
      own.flatMap(at =>
        morphsOf(position, side, at).map(({ targets }) => [
          back(at),
          targets.map(back).sort((a, b) => a - b),
        ]),
      ),
    ),
    flows: sorted(
      ways.flatMap(way =>
        flowsOf(position, way, undefined).map(push => [
          back(way.unit),
          back(way.to),
          { ...push, target: back(push.target) },
        ]),
      ),
    ),
    retreats: sorted(
      own.flatMap(at =>
        retreatsOf(position, at, value).map(one => [back(at), back(one.to), one.dir, one.distance]),
      ),
    ),
    hexes: sorted(
      own.map(at => {
        const { ladder, ...more } = hexesOf(position, side, at, true);
        return [back(at), ladder.map(back).sort((a, b) => a - b), more];
      }),
    ),
    status: sorted(
      [...position.units].map(([at, unit]) => [
        back(at),
        invulnerable(position, unit, at),
        isHeld(position, unit, at),
      ]),
    ),
    faces: facesOf(position, side, 8).values,
    reach: sorted([...facesOf(position, side, 8).reach].map(([at, n]) => [back(at), n])),
    threat: [`${threat.chance.n}/${threat.chance.d}`, threat.intent, threat.values],
  };
}

describe('BD-1, BD-2: half a turn of the board and changed sides', () => {
  test('give the same answers to everything that is asked of a position', () => {
    fc.assert(
      fc.property(positions, fc.integer({ min: 1, max: 8 }), (position, value) => {
        for (const side of ['south', 'north'] as const)
          expect(answers(turned(position), rivalOf(side), value, turn)).toEqual(
            answers(position, side, value, at => at),
          );
      }),
      { seed: 71, numRuns: 60 },
    );
  });

  test('lead to the same boards, whatever is done and nobody is left to choose a first square', () => {
    let done = 0;
    fc.assert(
      fc.property(positions, fc.integer({ min: 1, max: 8 }), (position, value) => {
        const plain = { metamorphic: false, places: [], seed: false } as const;
        for (const { unit, to, dir } of allWays(position, 'south', value)) {
          const go = { ...plain, do: 'journey', targets: [], unit, to, dir } as const;
          const one = act(position, 'south', value, go);
          const other = act(turned(position), 'north', value, { ...go, unit: turn(unit), to: turn(to) });
          expect(other.ok).toBe(one.ok);
          if (!one.ok || !other.ok) continue;
          // FL-6: who is placed goes to the first square from a1, which is another from each side.
          if (one.course.vanquished.length > 0 || position.players.south.clan === 'ferrymen') continue;
          done += 1;
          expect(stood(turned(other.course))).toEqual(stood(one.course));
          expect(other.course.winner).toBe(one.course.winner && rivalOf(one.course.winner));
        }
      }),
      { seed: 72, numRuns: 60 },
    );
    expect(done).toBeGreaterThan(500);
  });
});
