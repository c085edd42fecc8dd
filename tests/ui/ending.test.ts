import { expect, it } from 'vitest';
import { initialState } from '../../src/encounter/setup/initial-state';
import { publicView } from '../../src/table/fight/view';
import { freshDraft, freshMinions, setupOf } from '../../src/table/setup/draft';
import { endingOf } from '../../src/ui/fight/parts/ending';
import { turningPoint } from '../../src/ui/fight/screen/report/report';
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

it('names the turning point without praise for who did not win', () => {
  const fight = viewOf(1);
  const told = { rounds: [], sources: [], parts: [], turning: 3 } as const;
  const said = (ahead: 'company' | 'enemy', outcome: typeof fight.outcome) =>
    turningPoint({ ...fight, outcome }, { ...told, ahead });
  expect(said('company', 'victory')).toBe('From round 3 on the company was ahead by HP to the end.');
  expect(said('enemy', 'defeat')).toBe('From round 3 on the enemy was ahead by HP to the end.');
  expect(said('enemy', 'givenUp')).toBe('From round 3 on the enemy was ahead by HP to the end.');
  expect(said('company', 'defeat')).toBe(
    'From round 3 on the company was ahead by HP, and the fight was lost all the same.',
  );
  expect(said('enemy', 'victory')).toBe(
    'From round 3 on the enemy was ahead by HP, and the company won all the same.',
  );
  expect(said('enemy', null)).toBe('Since round 3 the enemy has been ahead by HP.');
  expect(turningPoint(fight, { ...told, turning: undefined, ahead: undefined })).toBeUndefined();
});
