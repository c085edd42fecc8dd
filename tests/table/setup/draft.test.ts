import { describe, expect, it } from 'vitest';
import { hexesOf } from '../../../src/board/targets/measure';
import { boardOf } from '../../../src/encounter/facts/positions';
import { decide } from '../../../src/encounter/round/decide';
import { apply } from '../../../src/encounter/run/apply';
import { initialState } from '../../../src/encounter/setup/initial-state';
import { freshDraft, freshMinions, heroOf, type PresetNames, setupOf } from '../../../src/table/setup/draft';
import { readyFights, readySetup } from '../../../src/table/setup/ready';
import { presetNames } from '../../../src/ui/words/preset';
import { say } from '../../support/words';

const heroes = (['warden', 'priest', 'grove', 'cur'] as const).map(heroOf);

describe('a fight by preset', () => {
  for (const body of ['flower', 'single'] as const)
    it(`begins with a body of ${body} and minions`, () => {
      const draft = {
        ...freshDraft,
        heroes,
        foe: { ...freshDraft.foe, body, bosses: 2 },
        minions: freshMinions,
      };
      const state = initialState(setupOf(draft, 3, presetNames));
      const begun = decide(state, { do: 'begin' });
      expect(begun.ok && begun.value.reduce(apply, state).phase).toBe('oathsworn');
      expect(state.enemies).toHaveLength(2 + freshMinions.count);
      expect(new Set(state.enemies.map(one => one.at)).size).toBe(state.enemies.length);
    });

  for (const bosses of [1, 2, 3, 4])
    it(`puts ${bosses} large bosses, ten minions and the four where nobody is under anybody`, () => {
      const foe = { ...freshDraft.foe, bosses };
      const state = initialState(
        setupOf({ ...freshDraft, heroes, foe, minions: { ...freshMinions, count: 10 } }, 3, presetNames),
      );
      const board = boardOf(state);
      const held = board.characters.flatMap(one => hexesOf(board, one.id));
      expect(held).toHaveLength(7 * bosses + 10 + 4);
      expect(new Set(held).size).toBe(held.length);
    });

  it('CP-2: animus is kept where the base values are known or were entered, else not at all', () => {
    const entered = { ...heroOf('priest'), animus: 9, regen: 5 };
    const draft = { ...freshDraft, heroes: [heroOf('warden'), heroOf('ranger'), heroOf('witch'), entered] };
    const state = initialState(setupOf(draft, 1, presetNames));
    expect(state.friends.map(one => [one.animus.available + one.animus.reserve, one.regen])).toEqual([
      [8, 6],
      [7, 7],
      [0, 0],
      [9, 5],
    ]);
  });

  it('CP-3: a companion has a defense of 3 at least, and 2 animus', () => {
    const draft = {
      ...freshDraft,
      heroes: [{ ...heroOf('warden'), kind: 'companion' as const, defense: 1 }],
    };
    expect(setupOf(draft, 1, presetNames).heroes[0]).toMatchObject({ defense: 3, maxAnimus: 2, regen: 2 });
  });

  it('names what the table did not name in the words that it is given', () => {
    const names: PresetNames = {
      ...presetNames,
      boss: 'Das Biest',
      minion: 'Knecht',
      die: number => `Würfel ${number}`,
      slots: { ...presetNames.slots, left: 'Linke Flanke' },
      classes: { ...presetNames.classes, cur: 'Köter' },
    };
    const settings = { ...freshDraft.settings, stage: 'count', board: 'off' } as const;
    const draft = { ...freshDraft, heroes, minions: freshMinions, settings };
    const large = setupOf(draft, 1, names);
    expect(large.encounter.enemies.map(one => one.name)).toEqual(['Das Biest', 'Knecht']);
    expect(large.encounter.enemies[0]?.slots?.[1]?.name).toBe('Linke Flanke');
    expect(large.heroes.map(one => one.name)).toContain('Köter');
    expect(large.encounter.reminders?.map(one => say(one.text))).toEqual(['Knecht: they act by their box.']);
    const small = setupOf({ ...draft, foe: { ...draft.foe, body: 'single', name: 'Gorm' } }, 1, names);
    expect(small.encounter.name).toBe('Gorm');
    expect(small.encounter.enemies[0]?.slots?.map(one => one.name)).toEqual([
      'Würfel 1',
      'Würfel 2',
      'Würfel 3',
    ]);
  });
});

describe('a large body that is not described any further', () => {
  const boss = setupOf({ ...freshDraft, heroes }, 3, presetNames).encounter.enemies[0];
  const slots = boss?.slots ?? [];

  it('has a part for its core and for each of its sides, with one die of six HP', () => {
    expect(boss?.footprint).toBe('flower');
    expect(slots.map(slot => slot.dice)).toEqual(slots.map(() => [6]));
    const ways = slots.flatMap(slot => slot.hexes.map(way => way.join('')));
    expect(ways.toSorted()).toEqual(['', 'N', 'NE', 'NW', 'S', 'SE', 'SW']);
  });

  it('has its front in the north, its rear in the south, and its left in the west', () => {
    const at = (id: string) =>
      slots
        .find(slot => slot.id === id)
        ?.hexes.map(way => way.join(''))
        .toSorted();
    expect([at('front'), at('rear'), at('core')]).toEqual([['N'], ['S'], ['']]);
    expect([at('left'), at('right')]).toEqual([
      ['NW', 'SW'],
      ['NE', 'SE'],
    ]);
  });
});

describe('a fight that comes with the app', () => {
  it('is shown with the picture that is its own, and no two with the same', () => {
    const shown = readyFights.map(({ id, picture }) => [id, picture?.of]);
    expect(shown.filter(([id, of]) => of !== undefined && of !== id)).toEqual([]);
    expect(shown.some(([, of]) => of !== undefined)).toBe(true);
  });

  for (const { id, name } of readyFights)
    it(`begins: ${name}, the four on hexes of their own in the start zone`, () => {
      const setup = readySetup(id, 3);
      if (!setup) throw new Error(`No ${id}`);
      expect(setup.ambushed).toBe(false);
      const stands = setup.heroes.map(hero => hero.at ?? '');
      expect(new Set(stands).size).toBe(4);
      expect(stands.every(at => setup.encounter.startZone.includes(at))).toBe(true);
      const state = initialState(setup);
      const begun = decide(state, { do: 'begin' });
      expect(begun.ok).toBe(true);
    });
});

it('TR-12: what Comradery gives each ally is told in the set-up, and nothing where nobody said so', () => {
  const told = initialState(setupOf({ ...freshDraft, heroes, allyTokens: 3 }, 3, presetNames));
  expect(told.allyTokens).toBe(3);
  expect(initialState(setupOf({ ...freshDraft, heroes }, 3, presetNames)).allyTokens).toBe(0);
});
