import { describe, expect, it } from 'vitest';
import { checkSetup } from '../../../src/encounter/setup/check-setup';
import { initialState } from '../../../src/encounter/setup/initial-state';
import { againSetup } from '../../../src/table/setup/again';
import { type Draft, freshDraft, heroOf, setupOf } from '../../../src/table/setup/draft';
import { presetNames } from '../../../src/ui/words/preset';
import { fight } from '../support/least-fixture';

const draft: Draft = {
  ...freshDraft,
  heroes: (['grove', 'huntress', 'priest', 'warden'] as const).map(heroOf),
  sentinels: 2,
  civilians: [
    { name: 'Miller', hp: 2, defense: 1 },
    { name: '', hp: 3, defense: 2 },
  ],
};
const setup = setupOf(draft, 5, presetNames);
const others = (state: ReturnType<typeof initialState>) =>
  state.friends.flatMap(({ name, role, hp, defense, at }) =>
    role === 'full' ? [] : [{ name, role, hp, defense, placed: at !== null }],
  );

const fromTheStart = [
  { name: 'Miller', role: 'friendly', hp: 2, defense: 1, placed: true },
  { name: 'Villager', role: 'friendly', hp: 3, defense: 2, placed: true },
  { name: 'Sentinel 1', role: 'sentinel', hp: 1, defense: 1, placed: true },
  { name: 'Sentinel 2', role: 'sentinel', hp: 1, defense: 1, placed: true },
];

describe('who else stands there from the start', () => {
  it('OWN-207, GM-9: civilians of the encounter, and Sentinels with 1 HP and the might of their Maiden', () => {
    expect(checkSetup(setup).ok).toBe(true);
    const state = initialState(setup);
    expect(others(state)).toEqual(fromTheStart);
    const ids = state.friends.flatMap(it => (it.role === 'sentinel' ? [it.id] : []));
    expect(ids).toEqual(['grove-sentinel-1', 'grove-sentinel-2']);
    const maiden = state.friends.find(one => one.id === 'grove');
    for (const one of state.friends.filter(it => it.role === 'sentinel'))
      expect([one.of, one.might]).toEqual(['grove', maiden?.might]);
  });

  it('OWN-206: of several civilians without a name each has a number', () => {
    const [miller, nameless] = draft.civilians;
    const several = { ...draft, civilians: [nameless!, miller!, { ...nameless! }] };
    const names = initialState(setupOf(several, 5, presetNames)).friends.flatMap(({ role, name }) =>
      role === 'friendly' ? [name] : [],
    );
    expect(names).toEqual(['Villager 1', 'Miller', 'Villager 2']);
  });

  it('OWN-207, GM-3: the Guardian comes next to its Maiden as the fight begins', () => {
    const one = fight(setup);
    one.tap({ do: 'begin' });
    expect(others(one.state).map(it => it.role)).toContain('guardian');
  });

  it('OWN-207, GM-3, FT-10: the Guardian comes beside the Sentinels that stand around its Maiden, and treads on none', () => {
    const [maiden, ...rest] = setup.heroes;
    if (!maiden) throw new Error('no Maiden');
    const near = ['I5', 'J6', 'J7', 'I7', 'H7'].map(at => ({ name: 'Sentinel', at }));
    const one = fight({ ...setup, heroes: [{ ...maiden, at: 'I6', sentinels: near }, ...rest] });
    one.tap({ do: 'begin' });
    const { friends } = one.state;
    expect(friends.find(it => it.role === 'guardian')?.at).toBe('H6');
    const left = friends.filter(it => it.role === 'sentinel' && it.presence === 'standing');
    expect(left.map(it => it.at)).toEqual(['I5', 'J6', 'J7', 'I7', 'H7']);
  });

  it('OWN-207: without a Grove Maiden there is neither Sentinel nor Guardian', () => {
    const heroes = (['cur', 'huntress', 'priest', 'warden'] as const).map(heroOf);
    const other = setupOf({ ...draft, heroes }, 5, presetNames);
    expect(other.guardian).toBeUndefined();
    expect(others(initialState(other))).toEqual(fromTheStart.slice(0, 2));
  });

  it('OWN-207: without a board nobody has a place', () => {
    const off = setupOf({ ...draft, settings: { ...draft.settings, board: 'off' } }, 5, presetNames);
    expect(others(initialState(off)).some(one => one.placed)).toBe(false);
  });

  it('OWN-207: all of them are there again when it is fought again, after any losses', () => {
    const state = initialState(setup);
    const after = {
      ...state,
      friends: state.friends.map(one => ({ ...one, hp: 0, presence: 'gone' as const })),
    };
    expect(others(initialState(againSetup(after, 5)))).toEqual(fromTheStart);
  });

  it('SU-13: two on one hex, or one off the board, are told by their place', () => {
    const at = setup.heroes[0]?.at ?? '';
    const taken = { ...setup.encounter, civilians: [{ name: 'Miller', hp: 1, defense: 1, at }] };
    const refused = checkSetup({ ...setup, encounter: taken });
    expect(refused.ok ? [] : refused.error.map(one => one.at)).toContain('encounter.civilians[0].at');
    const far = { ...setup.heroes[0], sentinels: [{ name: 'Sentinel', at: 'Z99' }] };
    const away = checkSetup({
      ...setup,
      heroes: setup.heroes.map((one, i) => (i === 0 ? { ...one, ...far } : one)),
    });
    expect(away.ok ? [] : away.error.map(one => one.at)).toContain('heroes[0].sentinels[0].at');
  });

  it('CP-6, OWN-141: four Men-at-Arms wait, with the numbers of a card that nobody has copied', () => {
    expect(setup.allies.map(({ defense, might, moveHexes }) => [defense, might, moveHexes])).toEqual(
      Array.from({ length: 4 }, () => [2, { white: 2 }, 3]),
    );
  });
});
