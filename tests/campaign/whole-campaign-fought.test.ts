import { expect, test } from 'vitest';
import { playThrough } from '../../scripts/player/playthrough';
import { fightEntry } from '../../src/campaign/facts/fight';
import type { Campaign, Fight } from '../../src/campaign/model/state';
import type { Event } from '../../src/encounter/model/event';
import { standardSettings } from '../../src/encounter/model/settings';
import { builtinPack } from '../../src/packs/builtin';
import { resultOf, strongest } from '../../src/table/campaign/from-fight';
import { companyIn } from '../../src/table/campaign/into-fight';
import { samples, seed } from '../support/samples';
import { say } from '../support/words';
import { check } from './check';
import { founded } from './company';
import { keep, openLedger } from './ledger';
import { playChapter } from './whole-campaign';

/** The chapter's fight, played to its end by the headless player with what the company brings. */
function fought(state: Campaign, own: number): Fight {
  const encounter = builtinPack.encounters[state.chapter % builtinPack.encounters.length]!;
  const setup = companyIn(
    {
      seed: own,
      encounter,
      chapter: 1,
      difficulty: 'free',
      hardcore: false,
      ambushed: false,
      settings: standardSettings,
      heroes: [],
      lead: '',
      allies: [],
    },
    fightEntry(state),
    say,
    // The sheets go along whole in every second chapter.
    state.chapter % 2 === 0 ? 'full' : 'light',
  );
  const events: Event[] = [];
  const ended = playThrough(setup, tap => events.push(...tap.events));
  expect(ended.refused, `seed ${own}, chapter ${state.chapter}`).toBe(null);
  const result = resultOf(ended.state, 60, strongest(events));
  if (!result) throw new Error(`The fight of seed ${own}, chapter ${state.chapter} has no end.`);
  return result;
}

/** How far a campaign is played: to its end, of 21 chapters, in a soak. */
const chapters = samples(5, 21);

test('LL-1, CP-5, CP-7, OWN-140: a campaign with every fight fought, the sheet after each as a second reckoning says', () => {
  for (let n = 0; n < samples(1, 40); n++) {
    const own = seed + n;
    let state: Campaign = founded({ kinds: ['full', 'companion', 'full', 'companion'] });
    let ledger = openLedger(false);
    const fights: Fight[] = [];
    while (state.ending === null && state.chapter <= chapters) {
      const before = state;
      let attempt = 0;
      const { state: after, diary } = playChapter(state, own, now => {
        const fight = fought(now, own * 1000 + now.chapter * 10 + attempt++);
        fights.push(fight);
        return fight;
      });
      ledger = keep(ledger, diary, (before.traits.herbalist ?? 0) > 0, (after.traits.scavenger ?? 0) > 0);
      check(after, ledger, `seed ${own}, chapter ${diary.chapter}`);
      state = after;
    }
    expect(state.ending).toBe(samples(null, 'complete'));
    expect(fights.length).toBeGreaterThanOrEqual(chapters);
    // In few chapters none may be lost.
    if (samples(false, true)) expect(fights.map(fight => fight.outcome)).toContain('lost');
    expect(fights.every(fight => fight.heroes.length === 4 && fight.rounds > 0)).toBe(true);
  }
});
