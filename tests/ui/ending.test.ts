import { expect, it } from 'vitest';
import { initialState } from '../../src/encounter/setup/initial-state';
import { publicView } from '../../src/table/fight/view';
import { freshDraft, freshMinions, heroOf, setupOf } from '../../src/table/setup/draft';
import { endingOf } from '../../src/ui/fight/parts/ending';
import { turningPoint } from '../../src/ui/fight/screen/report/report';
import { presetNames } from '../../src/ui/words/preset';

const viewOf = (bosses: number) =>
  publicView(
    initialState(
      setupOf({ ...freshDraft, foe: { ...freshDraft.foe, bosses }, minions: freshMinions }, 1, presetNames),
    ),
  );

type View = ReturnType<typeof viewOf>;
const bossesDown = (view: View): View => ({
  ...view,
  enemies: view.enemies.map(one => ({ ...one, dice: one.dice.map(die => ({ ...die, hp: 0 })) })),
});
const allFallen = (view: View): View => ({
  ...view,
  friends: view.friends.map(one => ({ ...one, presence: 'unconscious' as const })),
});

it('tells how the fight has ended, and that several beasts are down where there were several', () => {
  const one = viewOf(1);
  expect(endingOf(one)).toBeUndefined();
  expect(endingOf({ ...bossesDown(one), outcome: 'victory' })).toBe('The beast is down.');
  expect(endingOf({ ...bossesDown(viewOf(2)), outcome: 'victory' })).toBe('The beasts are down.');
  const led = { ...freshDraft, heroes: [heroOf('warden')] };
  const company = publicView(initialState(setupOf(led, 1, presetNames)));
  expect(endingOf({ ...allFallen(company), outcome: 'defeat' })).toBe('The company has fallen.');
  // OWN-203: a counter, the rounds or the table may end it as well.
  expect(endingOf({ ...one, outcome: 'victory' })).toBe('The fight is won.');
  expect(endingOf({ ...company, outcome: 'defeat' })).toBe('The fight is lost.');
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
