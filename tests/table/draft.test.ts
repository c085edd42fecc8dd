import { describe, expect, it } from 'vitest';
import { hexesOf } from '../../src/board/measure';
import { apply } from '../../src/encounter/apply';
import { decide } from '../../src/encounter/decide';
import { initial } from '../../src/encounter/initial';
import { boardOf } from '../../src/encounter/positions';
import { freshDraft, freshMinions, heroOf, setupOf } from '../../src/table/draft';
import { readyFights, readySetup } from '../../src/table/ready';

const heroes = (['warden', 'priest', 'grove-maiden', 'cur'] as const).map(heroOf);

describe('a fight by preset', () => {
  for (const body of ['flower', 'single'] as const)
    it(`begins with a body of ${body} and minions`, () => {
      const draft = {
        ...freshDraft,
        heroes,
        foe: { ...freshDraft.foe, body, bosses: 2 },
        minions: freshMinions,
      };
      const state = initial(setupOf(draft, 3));
      const begun = decide(state, { do: 'begin' });
      expect(begun.ok && begun.value.reduce(apply, state).phase).toBe('oathsworn');
      expect(state.enemies).toHaveLength(2 + freshMinions.count);
      expect(new Set(state.enemies.map(one => one.at)).size).toBe(state.enemies.length);
    });

  for (const bosses of [1, 2, 3, 4])
    it(`puts ${bosses} large bosses, ten minions and the four where nobody is under anybody`, () => {
      const foe = { ...freshDraft.foe, bosses };
      const state = initial(
        setupOf({ ...freshDraft, heroes, foe, minions: { ...freshMinions, count: 10 } }, 3),
      );
      const board = boardOf(state);
      const held = board.characters.flatMap(one => hexesOf(board, one.id));
      expect(held).toHaveLength(7 * bosses + 10 + 4);
      expect(new Set(held).size).toBe(held.length);
    });

  it('CP-2: animus is kept where the base values are known or were entered, else not at all', () => {
    const entered = { ...heroOf('priest'), animus: 9, regen: 5 };
    const draft = { ...freshDraft, heroes: [heroOf('warden'), heroOf('ranger'), heroOf('witch'), entered] };
    const state = initial(setupOf(draft, 1));
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
    expect(setupOf(draft, 1).heroes[0]).toMatchObject({ defense: 3, maxAnimus: 2, regen: 2 });
  });
});

describe('a fight that comes with the app', () => {
  for (const { id, name } of readyFights)
    it(`begins: ${name}, the four on hexes of their own in the start zone`, () => {
      const setup = readySetup(id, 3);
      if (!setup) throw new Error(`No ${id}`);
      const stands = setup.heroes.map(hero => hero.at ?? '');
      expect(new Set(stands).size).toBe(4);
      expect(stands.every(at => setup.encounter.startZone.includes(at))).toBe(true);
      const state = initial(setup);
      const begun = decide(state, { do: 'begin' });
      expect(begun.ok).toBe(true);
    });
});
