import { expect, it } from 'vitest';
import { initialState } from '../../src/encounter/setup/initial-state';
import { publicView } from '../../src/table/fight/view';
import { freshDraft, freshMinions, setupOf } from '../../src/table/setup/draft';
import { endingOf } from '../../src/ui/fight/parts/ending';
import { presetNames } from '../../src/ui/words/preset';

const viewOf = (bosses: number) =>
  publicView(
    initialState(
      setupOf({ ...freshDraft, foe: { ...freshDraft.foe, bosses }, minions: freshMinions }, 1, presetNames),
    ),
  );

it('tells how the fight has ended, and that several beasts are down where there were several', () => {
  const one = viewOf(1);
  expect(endingOf(one)).toBeUndefined();
  expect(endingOf({ ...one, outcome: 'victory' })).toBe('The beast is down.');
  expect(endingOf({ ...viewOf(2), outcome: 'victory' })).toBe('The beasts are down.');
  expect(endingOf({ ...viewOf(2), outcome: 'defeat' })).toBe('The company has fallen.');
});
