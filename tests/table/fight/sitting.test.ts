import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AWAY, looked, parseSitting, type Sitting } from '../../../src/table/fight/sitting';

/** Looks at a fight: so long after the one before, in this round. */
const look = fc.record({ later: fc.integer({ min: 0, max: AWAY }), round: fc.integer({ min: 0, max: 6 }) });

describe('clocks of round and sitting', () => {
  it('OWN-142: no way through the rounds, by undo and redo too, turns the clock of a round or of the sitting back', () => {
    fc.assert(
      fc.property(fc.array(look, { minLength: 1, maxLength: 30 }), looks => {
        let sitting: Sitting | undefined;
        let now = 1_000_000;
        const shown = new Map<number, number>();
        let sat = 0;
        for (const { later, round } of looks) {
          now += later;
          sitting = looked(sitting, round, now);
          const time = now - (sitting.rounds[round] ?? Number.NaN);
          expect(time).toBeGreaterThanOrEqual(shown.get(round) ?? 0);
          expect(now - sitting.began).toBeGreaterThanOrEqual(sat);
          shown.set(round, time);
          sat = now - sitting.began;
        }
      }),
    );
  });

  it('OWN-142: a long time away, or a clock of the device that was put back, begins a sitting anew', () => {
    const first = looked(undefined, 3, 5_000);
    expect(looked(first, 3, 5_000 + AWAY)).toEqual({
      began: 5_000,
      last: 5_000 + AWAY,
      rounds: { 3: 5_000 },
    });
    for (const now of [5_001 + AWAY, 4_999])
      expect(looked(first, 3, now)).toEqual({ began: now, last: now, rounds: { 3: now } });
  });

  it('OWN-142: is read as it was written, and from nothing else', () => {
    const sitting = looked(looked(undefined, 1, 10), 2, 20);
    expect(parseSitting(JSON.stringify(sitting))).toEqual(sitting);
    for (const text of [null, '', '{', '[]', '7', '{"began":1}', '{"began":1,"last":2,"rounds":7}'])
      expect(parseSitting(text)).toBeUndefined();
    expect(parseSitting('{"began":1,"last":2,"rounds":{"1":"x","2":5}}')?.rounds).toEqual({ 2: 5 });
  });
});
