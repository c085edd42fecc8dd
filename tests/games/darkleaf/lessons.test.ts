import { describe, expect, test } from 'vitest';
import { decide } from '../../../src/games/darkleaf/rules/duel/commands/decide';
import { lessonIds } from '../../../src/games/darkleaf/sample/lesson-ids';
import { lessonOf } from '../../../src/games/darkleaf/sample/lessons';
import { lessons } from '../../../src/games/darkleaf/words/lessons';

describe.each(lessonIds)('the lesson %s', id => {
  test('each of its steps is worded, still to be done before it and done by what it shows', () => {
    const { start, steps } = lessonOf(id);
    expect(Object.keys(lessons[id].steps)).toEqual(steps.map(step => step.id));
    let duel = start;
    for (const step of steps) {
      expect(step.done(duel, undefined)).toBe(false);
      if (!step.shows) continue;
      const decided = decide(duel, step.shows);
      if (!decided.ok) throw new Error(`${step.id}: ${decided.error.code}`);
      duel = decided.state ?? duel;
      expect(step.done(duel, undefined)).toBe(true);
    }
  });
});

test('LO-2: the lessons need no book but Hedgerow, and bring every bone', () => {
  for (const id of lessonIds) {
    const { seats } = lessonOf(id).start;
    expect([seats.south.pool.length, seats.north.pool.length]).toEqual([6, 6]);
  }
});
