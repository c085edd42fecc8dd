import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/encounter/model/command';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import type { Step } from '../../../src/stage/steps';
import { inCombat, tasksOf } from '../support/company';
import { cards, encounterOf, hero, setupOf } from '../support/least-fixture';

const pick = (...ids: string[]): Command => ({ do: 'answer', answer: { answer: 'pick', ids } });
const dice = (now: ReturnType<typeof inCombat>) =>
  Object.fromEntries(now.state.enemies[0]!.dice.map(die => [die.id, die.hp]));
const withRats = (steps: readonly Step[] = []) =>
  encounterOf({
    placed: [
      { enemy: 'boss', at: 'I5', facing: 'N' },
      { enemy: 'rat', at: 'C3' },
      { enemy: 'rat', at: 'C7' },
    ],
    cards: cards(steps),
  });
const onBoard = { ...setupOf().settings, board: 'mirrored' } as const;

describe('the Grove Maiden and the Huntress', () => {
  const guardian = {
    id: 'ancient',
    name: 'Ancient',
    defense: 3,
    might: { red: 1 },
    moveCost: 1,
    moveHexes: 2,
    attackCost: 1,
  } as const;
  const maiden = { class: 'grove-maiden' } as const;

  it('GM-1, GM-3: she may be played in every chapter, full or companion, and the Guardian is there', () => {
    for (const kind of ['full', 'companion'] as const)
      for (let chapter = 1; chapter <= 21; chapter++) {
        const now = inCombat({ ...maiden, kind }, { guardian, chapter });
        expect(now.state.friends.filter(it => it.role === 'guardian')).toHaveLength(1);
      }
  });

  it('GM-4: her tokens serve the Guardian too, and it gains its own', () => {
    const now = inCombat({ ...maiden, tokens: { empowered: 1 } }, { guardian });
    const strike = (white: number): Command => ({
      do: 'attack',
      who: 'guardian',
      strike: { targets: ['boss'], white, tokens: { empowered: 1 }, empowered: { black: 1 }, die: 'core' },
    });
    expect(now.refused({ ...strike(0), who: 'b' } as Command)).toBe('no-token');
    now.tap(strike(0));
    expect(now.state.friends[0]?.tokens).toEqual({});
    const misses = inCombat({ ...maiden }, { guardian });
    misses.tap(
      { do: 'attack', who: 'guardian', strike: { targets: ['boss'], said: 'missed' } },
      pick('defense'),
    );
    expect(misses.state.friends.at(-1)?.tokens).toEqual({ defense: 1 });
    expect(misses.state.friends[0]?.tokens).toEqual({});
  });

  it('GM-5: the Guardian comes back with 6 HP, or the most that the difficulty allows', () => {
    for (const [difficulty, hp] of [
      ['free', 6],
      ['grim', 5],
      ['dread', 4],
    ] as const) {
      const now = inCombat({ ...maiden, maxAnimus: 8, regen: 8 }, { guardian, difficulty });
      now.tap(
        { do: 'say', correction: { say: 'presence', who: 'guardian', presence: 'gone' } },
        { do: 'rejuvenate', of: 'a', at: null },
      );
      expect(now.state.friends.find(it => it.id === 'guardian')).toMatchObject({ presence: 'standing', hp });
      expect(now.state.friends[0]?.animus).toEqual({ available: 2, reserve: 6 });
    }
  });

  it('GM-8: a Sentinel holds no hex: whoever moves into or through it removes it', () => {
    for (const to of ['C4', 'C5']) {
      const now = inCombat({ ...maiden, at: 'H9' }, { settings: onBoard }, [hero('b', { at: 'C3' })]);
      now.tap({ do: 'sentinel', of: 'a', at: 'C4' });
      // Round it there is no way as short as through it.
      now.tap({ do: 'move', who: 'b', to, animus: to === 'C4' ? 1 : 2 });
      expect(now.state.friends.find(it => it.id === 'b')?.at).toBe(to);
      expect(now.state.friends.find(it => it.role === 'sentinel')?.presence).toBe('gone');
    }
  });

  it('GM-9: a Sentinel goes with any damage, and nobody chooses it as a target', () => {
    const encounter = encounterOf({ cards: cards([{ do: 'target', rules: [] }, { do: 'attack' }]) });
    const now = inCombat({ ...maiden }, { encounter });
    now.tap({ do: 'sentinel', of: 'a', at: null }, { do: 'sentinel', of: 'a', at: null });
    const [first, second] = now.state.friends.filter(it => it.role === 'sentinel').map(it => it.id);
    now.tap({ do: 'attack', who: 'a', strike: { targets: ['boss', first!], fixed: 1, die: 'core' } });
    expect(now.state.friends.filter(it => it.role === 'sentinel').map(it => [it.id, it.presence])).toEqual([
      [first, 'gone'],
      [second, 'standing'],
    ]);
    now.tap({ do: 'endTurns' });
    const asked = questionOf(now.state);
    expect(asked?.ask === 'pick' && asked.options.map(it => it.id).sort()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('GM-10, GM-12, GM-14: Sentinels strike as one, with her tokens and items, and what breaks reacts to her', () => {
    const now = inCombat({ ...maiden, tokens: { empowered: 1 } });
    for (let i = 0; i < 3; i++) now.tap({ do: 'sentinel', of: 'a', at: null });
    now.tap({ do: 'say', correction: { say: 'die', enemy: 'boss', die: 'core', hp: 1, quiet: true } });
    now.tap({
      do: 'attack',
      who: 'a',
      strike: {
        targets: ['boss'],
        sentinels: 3,
        white: 0,
        tokens: { empowered: 1 },
        empowered: { black: 3 },
        bonus: 20,
        die: 'core',
      },
    });
    if (questionOf(now.state)?.ask === 'drawn')
      now.tap({ do: 'answer', answer: { answer: 'might', command: { type: 'decline' } } });
    const pools = now.events.flatMap(it =>
      it.type === 'might' && it.event.type === 'pool-chosen' ? [it.event.pool.cards] : [],
    );
    expect(pools).toEqual([{ white: 0, yellow: 0, red: 0, black: 3 }]);
    expect(now.state.friends[0]?.tokens).toEqual({});
    expect(dice(now).core).toBe(0);
    const reactions = now.events.flatMap(it => (it.type === 'queued' ? [it.job] : []));
    expect(reactions).toMatchObject([{ why: 'reaction', breakers: [{ by: 'a' }] }]);
  });

  it('GM-13: Sentinels hit the location nearest to the Grove Maiden', () => {
    for (const [at, die] of [
      ['I9', 'rear'],
      ['I1', 'front'],
    ] as const) {
      const now = inCombat({ ...maiden, at }, { settings: onBoard });
      now.tap({ do: 'sentinel', of: 'a', at: 'F5' });
      now.tap({ do: 'attack', who: 'a', strike: { targets: ['boss'], sentinels: 1, said: { damage: 4 } } });
      expect(questionOf(now.state)).toBeNull();
      expect(dice(now)[die]).toBe(4);
    }
  });

  it('HU-2, HU-5: falcons stay where they were sent, round after round; sent to herself they stay with her', () => {
    const now = inCombat({ class: 'huntress' });
    now.tap({ do: 'falcon', of: 'a', falcon: 0, to: 'c' }, { do: 'falcon', of: 'a', falcon: 1, to: 'a' });
    for (let i = 0; i < 3; i++) {
      now.tap({ do: 'endTurns' });
      expect(now.state.friends[0]?.falcons).toEqual(['c', 'a']);
    }
    now.tap({ do: 'falcon', of: 'a', falcon: 0, to: 'boss' });
    expect(now.state.friends[0]?.falcons).toEqual(['boss', 'a']);
    now.tap({ do: 'falcon', of: 'a', falcon: 0, to: 'a' });
    expect(now.state.friends[0]?.falcons).toEqual(['a', 'a']);
  });

  it('HU-6: a falcon on a minion is marked by a pair of cubes, one on a board is not', () => {
    const now = inCombat({ class: 'huntress' }, { encounter: withRats() });
    const told = () => tasksOf(now).filter(task => task.includes('pair of cubes')).length;
    now.tap({ do: 'falcon', of: 'a', falcon: 0, to: 'boss' }, { do: 'falcon', of: 'a', falcon: 1, to: 'b' });
    expect(told()).toBe(0);
    now.tap({ do: 'falcon', of: 'a', falcon: 0, to: 'rat1' });
    expect(told()).toBe(1);
  });

  it('HU-7: falcons strike the location nearest to the Huntress, with her tokens', () => {
    for (const [at, die] of [
      ['I9', 'rear'],
      ['I1', 'front'],
    ] as const) {
      const now = inCombat(
        { class: 'huntress', at, might: { red: 1 }, tokens: { empowered: 1 } },
        { settings: onBoard },
      );
      now.tap({
        do: 'attack',
        who: 'a',
        strike: {
          targets: ['boss'],
          falcons: true,
          white: 0,
          tokens: { empowered: 1 },
          empowered: { black: 1 },
          bonus: 2,
        },
      });
      if (questionOf(now.state)?.ask === 'drawn')
        now.tap({ do: 'answer', answer: { answer: 'might', command: { type: 'decline' } } });
      expect(questionOf(now.state)).toBeNull();
      const after = dice(now);
      expect(Object.keys(after).filter(id => after[id]! < 6)).toEqual([die]);
      expect(now.state.friends[0]?.tokens).toEqual({});
    }
  });
});
