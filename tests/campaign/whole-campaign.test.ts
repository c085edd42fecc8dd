import { expect, test } from 'vitest';
import { scoreOf } from '../../src/campaign/facts/look-back';
import type { Campaign } from '../../src/campaign/model/state';
import { samples, seed } from '../support/samples';
import { check } from './check';
import { founded } from './company';
import { keep, openLedger } from './ledger';
import { playChapter } from './whole-campaign';

const CAMPAIGNS = samples(2, 2000);

for (const hardcore of [false, true]) {
  const mode = hardcore ? 'in hardcore' : 'to its end';
  test(`LL-1, LV-22, CP-5, CP-7: whole campaigns ${mode}, the sheet after each chapter as a second reckoning says`, () => {
    let [replays, deaths, fallenBefore21, complete] = [0, 0, 0, 0];
    for (let n = 0; n < CAMPAIGNS; n++) {
      const own = seed + n;
      let state: Campaign = founded({ hardcore, kinds: ['full', 'companion', 'full', 'companion'] });
      let ledger = openLedger(hardcore);
      while (state.ending === null) {
        const before = state;
        const { state: after, diary } = playChapter(state, own);
        const herbalist = (before.traits.herbalist ?? 0) > 0;
        ledger = keep(ledger, diary, herbalist, (after.traits.scavenger ?? 0) > 0);
        check(after, ledger, `seed ${own}, chapter ${diary.chapter}`);
        replays += diary.attempts.length - 1;
        state = after;
      }
      deaths += ledger.dead;
      if (state.ending === 'complete') {
        complete++;
        expect(state.chapter).toBe(21);
        expect(scoreOf(state)).toMatchObject({
          chapters: 21,
          ticks: ledger.ticks.reduce((sum, t) => sum + t, 0),
        });
      } else {
        fallenBefore21++;
        expect(hardcore && ledger.dead > 8, `seed ${own}`).toBe(true);
      }
    }
    // The stand-in must have met what is to be proven.
    expect(replays).toBeGreaterThan(CAMPAIGNS / 4);
    expect(deaths).toBeGreaterThan(CAMPAIGNS / 2);
    if (hardcore) expect(Math.min(complete, fallenBefore21)).toBeGreaterThan(0);
    else expect(complete).toBe(CAMPAIGNS);
  });
}
