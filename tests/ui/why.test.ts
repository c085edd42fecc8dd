import { describe, expect, it } from 'vitest';
import type { Candidate, Why } from '../../src/encounter/model/why';
import { publicView } from '../../src/table/fight/view';
import { whyText } from '../../src/ui/fight/why/whyText';
import { inCombat } from '../encounter/support/company';

const view = publicView(inCombat({}).state);
const one = (id: string, movement: number | null, dropped: string | null = null): Candidate => ({
  id,
  movement,
  reachable: dropped !== 'not-reachable',
  seen: true,
  dropped,
});
const text = (rules: readonly string[], ...candidates: readonly Candidate[]): string => {
  const chosen = candidates.find(it => it.dropped === null)?.id ?? null;
  const why: Why = { actor: 'boss', target: chosen, reachable: true, rules, candidates, overruled: false };
  const { target, reasons } = whyText(view, why);
  return `${target}: ${reasons}`;
};

describe('why a target was chosen, in a sentence', () => {
  it('TG-4: names who tied, and where the chosen one stands', () => {
    expect(text(['closest', 'north'], one('a', 3), one('b', 3, 'north'), one('c', 5, 'closest'))).toBe(
      'a: closest at 3 steps; b ties, a stands further north',
    );
    expect(text(['west'], one('a', 1), one('b', 1, 'west'), one('d', 1, 'west'))).toBe(
      'a: b, d tie, a stands further west',
    );
  });

  it('TG-1: tells of the only one in reach; without a board it counts no steps', () => {
    expect(text([], one('a', 2), one('b', 9, 'not-reachable'))).toBe('a: nobody else is in reach');
    expect(text(['closest'], one('a', null), one('b', null, 'closest'))).toBe('a: closest');
    expect(text(['closest'], one('a', 1), one('b', 2, 'closest'))).toBe('a: closest at 1 step');
  });
});
