import { expect } from 'vitest';
import { parseCampaign } from '../../src/campaign/door/door';
import { breaches } from '../../src/campaign/facts/breaches';
import { permanentTokens } from '../../src/campaign/model/character';
import { activeOf, type Campaign } from '../../src/campaign/model/state';
import { type Ledger, shown, tables } from './ledger';

/** The sheet beside the second reckoning, and what must hold of every sheet. */
export function check(state: Campaign, ledger: Ledger, what: string): void {
  const ticks = shown(state).ticks.slice(0, ledger.ticks.length);
  expect({ ...shown(state), ticks }, what).toMatchObject({
    chapter: ledger.chapter,
    ticks: ledger.ticks,
    seats: ledger.seats.map(seat => (seat.alive ? seat : { alive: false })),
    backpack: ledger.backpack,
    allies: ledger.allies,
    dead: ledger.dead,
    curatives: ledger.curatives,
  });
  expect(state.ticks.length, what).toBe(ledger.ticks.reduce((sum, n) => sum + n, 0));
  for (const c of activeOf(state)) {
    if (state.ending === 'fallen') break;
    expect(c.level, what).toBe(ledger.chapter);
    const permanent = Object.values(c.permanent).reduce((sum, n) => sum + n, 0);
    expect(permanent, what).toBe(tables.PERMANENT_AT[c.level]);
    // OWN-21: a companion whose two kinds are full gains nothing more.
    const { animus = 0, battleflow = 0 } = permanentTokens(c);
    const full = c.kind === 'companion' && animus === 3 && battleflow === 3;
    if (full) expect(c.growth.length, what).toBeLessThanOrEqual(tables.GROWTH_AT[c.level]!);
    else expect(c.growth.length, what).toBe(tables.GROWTH_AT[c.level]);
    expect(Math.max(0, ...Object.values(permanentTokens(c))), what).toBeLessThanOrEqual(3);
  }
  const traits = Object.values(state.traits).reduce((sum, n) => sum + n, 0);
  if (state.ending !== 'fallen') expect(traits, what).toBe(tables.TRAITS_AT[ledger.chapter]);
  // The stand-in carries all its loot in the backpack; it breaks no other rule.
  expect(
    breaches(state).filter(b => b.rule !== 'CP-4'),
    what,
  ).toEqual([]);
  expect(parseCampaign(JSON.parse(JSON.stringify(state))), what).toEqual({ ok: true, value: state });
}
