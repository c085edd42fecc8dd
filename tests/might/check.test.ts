import { describe, expect, test } from 'vitest';
import type { Purpose } from '../../src/might/attack-setup';
import { counts, type Face } from '../../src/might/cards';
import type { AttackCommand } from '../../src/might/commands';
import { verdict } from '../../src/might/outcome';
import { AttackPlay, stacked } from './help';

const white = (n: number) => ({ type: 'choose', cubes: counts({}), white: n }) as const;
const settle = { type: 'settle' } as const;
const decks = (...faces: Face[]) => stacked({ white: faces, red: ['3'] });
const check = { kind: 'check', difficulty: 4, levels: false, might: false } as const;

describe('checks of the story', () => {
  test.each<[Face[], boolean]>([
    [['2', '1', '1'], true],
    [['2', '1', '0'], false],
    [['2', '0', '0'], false],
    [['2', '2', '2'], true],
  ])('MT-12: %j against 4 succeeds: %s', (faces, success) => {
    const play = new AttackPlay({ purpose: check }, decks(...faces)).do(white(faces.length), settle);
    expect(verdict(check, play.attack.outcome!).success).toBe(success);
  });

  test('MT-12, OWN-47: two blanks fail even with the total reached, and give no determination', () => {
    const play = new AttackPlay({ purpose: check }, decks('0', '2', '2', '0')).do(white(4), settle);
    expect(play.attack.outcome?.missed).toBe(true);
    expect(verdict(check, play.attack.outcome!)).toEqual({ success: false, levels: 0 });
    expect(play.attack.step).toBe('done');
  });

  test('MT-12: at most ten white', () => {
    const play = new AttackPlay({ purpose: check }, decks());
    expect(play.refusal(white(11))).toBe('too-many-white');
    expect(new AttackPlay({ purpose: { kind: 'attack' } }, decks()).refusal(white(11))).toBe('not refused');
    const fight = { kind: 'combat', defense: 3 } as const;
    expect(new AttackPlay({ purpose: fight, might: { red: 1 } }, decks()).refusal(white(11))).toBe(
      'too-many-white',
    );
  });

  test('MT-12: with levels of success the total is divided by the difficulty', () => {
    const levels = { ...check, levels: true };
    const of = (damage: number) => verdict(levels, { missed: false, damage });
    expect([3, 4, 7, 8, 12].map(damage => of(damage).levels)).toEqual([0, 1, 1, 2, 3]);
    expect(verdict(levels, { missed: true, damage: 12 }).levels).toBe(0);
    expect(verdict(check, { missed: false, damage: 12 })).toEqual({ success: true, levels: 1 });
  });

  test('MT-3, AT-13: an attack succeeds if it does not miss, and has no levels', () => {
    for (const missed of [false, true])
      expect(verdict({ kind: 'attack' }, { missed, damage: 12 })).toEqual({ success: !missed, levels: 0 });
  });

  test('MT-12: a round of combat succeeds when the damage reaches the defense', () => {
    const fight = { kind: 'combat', defense: 5 } as const;
    const play = new AttackPlay({ purpose: fight, might: { red: 1 } }, decks('2', '1'));
    play.do({ type: 'choose', cubes: counts({ red: 1 }), white: 1 }, settle);
    expect(verdict(fight, play.attack.outcome!)).toEqual({ success: true, levels: 1 });
    expect(verdict(fight, { missed: false, damage: 4 }).success).toBe(false);
  });

  test('SE-4: a bonus counts towards the difficulty', () => {
    const play = new AttackPlay({ purpose: check, bonus: 2 }, decks('2')).do(white(1), settle);
    expect(verdict(check, play.attack.outcome!).success).toBe(true);
  });

  test('TR-1, TK-3: free redraws and Redraw tokens serve checks', () => {
    const tokens = { redraw: 1, empowered: 1, lethality: 0 };
    const play = new AttackPlay({ purpose: check, redraws: 1, tokens }, decks('0', '0', '2', '2'));
    play.do(
      white(2),
      { type: 'redraw', piece: 1, by: 'granted' },
      { type: 'redraw', piece: 2, by: 'token' },
      settle,
    );
    expect(verdict(check, play.attack.outcome!).success).toBe(true);
  });

  test('TK-4: Empowered tokens serve might checks and rounds of combat, not plain checks', () => {
    const tokens = { redraw: 0, empowered: 1, lethality: 1 };
    const empowered = { ...white(2), empowered: counts({ yellow: 2 }), tokens: { empowered: 1 } };
    const lethal = { ...white(2), tokens: { lethality: 1 } };
    const refused = (purpose: Purpose, command: AttackCommand) =>
      new AttackPlay({ purpose, tokens }, decks()).refusal(command);
    expect(refused(check, empowered)).toBe('not-here');
    expect(refused({ ...check, might: true }, empowered)).toBe('not refused');
    expect(refused({ kind: 'combat', defense: 2 }, empowered)).toBe('not refused');
    expect(refused({ kind: 'combat', defense: 2 }, lethal)).toBe('not-here');
  });
});
