import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/encounter/model/command';
import type { HeroSetup, Setup } from '../../../src/encounter/model/setup';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import { helpToEscape } from '../../../src/encounter/turns/escape';
import { gain, inCombat } from '../support/company';
import { cards, encounterOf, hero, hit, setupOf } from '../support/least-fixture';

type Now = ReturnType<typeof inCombat>;
const onBoard = { ...setupOf().settings, board: 'mirrored' } as const;
const pick = (...ids: string[]): Command => ({ do: 'answer', answer: { answer: 'pick', ids } });
const ancient = {
  id: 'ancient',
  name: 'Ancient',
  defense: 3,
  might: { red: 1 },
  moveCost: 1,
  moveHexes: 2,
  attackCost: 1,
} as const;
const rats = encounterOf({
  placed: [
    { enemy: 'rat', at: 'C3' },
    { enemy: 'rat', at: 'C7' },
  ],
});
const table = (change: Partial<HeroSetup>, setup: Partial<Setup> = {}) =>
  inCombat(change, { settings: onBoard, encounter: rats, ...setup }, [
    hero('b', { at: 'A9' }),
    hero('c', { at: 'B9' }),
    hero('d', { at: 'Q9' }),
  ]);
const refusedThenDone = (now: Now, command: Command & { readonly anyway?: boolean }): string => {
  const code = now.refused(command);
  now.tap({ ...command, anyway: true } as Command);
  return code;
};

describe('the Grove Maiden’s creatures', () => {
  const maiden = { class: 'grove-maiden', maxAnimus: 12, regen: 12, at: 'H5' } as const;
  const gone: Command = { do: 'say', correction: { say: 'presence', who: 'guardian', presence: 'gone' } };
  const back = (at: string | null): Command => ({ do: 'rejuvenate', of: 'a', at });

  it('GM-5: the Guardian comes back to an empty hex next to her, in place of a card', () => {
    const limp = { id: 'limp', name: 'Limp', cooldown: 1, text: '' } as const;
    const now = table({ ...maiden, injuries: [limp] }, { guardian: ancient });
    now.tap(gone);
    expect(now.refused(back('H6'))).toBe('injuries-first');
    now.tap({ do: 'injury', who: 'a', card: 'limp' }, { do: 'answer', answer: { answer: 'go' } });
    expect(now.refused(back('H5'))).toBe('occupied');
    expect(now.refused(back('H8'))).toBe('not-adjacent');
    expect(refusedThenDone(now, back('H8'))).toBe('not-adjacent');
    expect(now.state.friends.find(it => it.id === 'guardian')).toMatchObject({ at: 'H8', hp: 6 });
    expect(now.state.turn).toEqual({ who: 'a', moved: false, played: true });
    const next = table(maiden, { guardian: ancient });
    next.tap(gone, back('H6'));
    expect(next.state.friends[0]?.animus).toEqual({ available: 6, reserve: 6 });
    // A second card would be another turn.
    next.tap(gone, back('H6'));
    expect(next.state.turn).toEqual({ who: 'a', moved: false, played: true });
    expect(next.state.friends[0]?.animus.available).toBe(0);
    next.tap(gone);
    expect(next.refused(back('H6'))).toBe('no-animus');
  });

  it('GM-5: for a companion it is 2 animus', () => {
    const now = table({ ...maiden, kind: 'companion' }, { guardian: ancient });
    now.tap(gone, back('H6'));
    expect(now.state.friends[0]?.animus).toEqual({ available: 0, reserve: 2 });
  });

  it('GM-6: asleep with her, Guardian and Sentinels do nothing, but can still lose HP', () => {
    const now = table(maiden, { guardian: ancient });
    now.tap(
      { do: 'sentinel', of: 'a', at: 'C4' },
      { do: 'say', correction: { say: 'presence', who: 'a', presence: 'unconscious' } },
    );
    const strike = { ...hit('guardian', 3, 'hp', 'rat1'), anyway: false };
    expect(now.refused(strike)).toBe('dormant');
    expect(now.refused({ do: 'move', who: 'guardian', to: 'H6', animus: 1 })).toBe('dormant');
    const sentinel = now.state.friends.find(it => it.role === 'sentinel')?.id ?? '';
    now.tap({ do: 'attack', who: 'b', strike: { targets: ['guardian', sentinel], fixed: 3 } });
    expect(now.state.friends.find(it => it.id === 'guardian')?.hp).toBe(5);
    expect(now.state.friends.find(it => it.id === sentinel)?.presence).toBe('gone');
  });

  it('GM-7: a ninth Sentinel takes the place of an older one, and none comes onto a taken hex', () => {
    const now = table(maiden);
    const hexes = ['J2', 'J3', 'J4', 'J5', 'J6', 'J7', 'J8', 'J9'];
    for (const at of hexes) now.tap({ do: 'sentinel', of: 'a', at, called: 'Sentinel' });
    expect(now.refused({ do: 'sentinel', of: 'a', at: 'K2' })).toBe('no-sentinels');
    const oldest = now.state.friends.find(it => it.role === 'sentinel')?.id ?? '';
    for (const taken of ['C3', 'H5', 'J3'])
      expect(now.refused({ do: 'sentinel', of: 'a', at: taken, instead: oldest })).toBe('occupied');
    now.tap({ do: 'sentinel', of: 'a', at: 'K2', instead: oldest, called: 'Sentinel' });
    const standing = now.state.friends.filter(it => it.role === 'sentinel' && it.presence === 'standing');
    // The new one has the number of the one that went: no two are called alike.
    expect(standing.map(it => it.name).sort()).toEqual(hexes.map((_, i) => `Sentinel ${i + 1}`));
    expect(standing.map(it => it.at).sort()).toEqual([...hexes.slice(1), 'K2'].sort());
  });

  it('GM-10: Sentinels of one attack do not split, unless the card lets them or the table says so', () => {
    const now = table(maiden);
    for (const at of ['C4', 'D5']) now.tap({ do: 'sentinel', of: 'a', at });
    const both = (more: object): Command => ({
      do: 'attack',
      who: 'a',
      strike: { targets: ['rat1', 'rat2'], sentinels: 2, white: 0, ...more },
    });
    expect(now.refused(both({}))).toBe('one-target');
    expect(now.refused(both({ split: true }))).toBe('taken');
    expect(refusedThenDone(now, both({}))).toBe('one-target');
    expect(now.events).toContainEqual(expect.objectContaining({ code: 'anyway' }));
  });

  it('GM-10, AT-4, OWN-105: those of the attack must have its target in range and in sight', () => {
    const now = table(maiden);
    for (const at of ['C4', 'D9']) now.tap({ do: 'sentinel', of: 'a', at });
    const strike = (sentinels: number, range?: number): Command => ({
      do: 'attack',
      who: 'a',
      strike: { targets: ['rat1'], sentinels, white: 0, ...(range === undefined ? {} : { range }) },
    });
    expect(now.refused(strike(1, 1))).toBe('taken');
    expect(now.refused(strike(2, 1))).toBe('out-of-range');
    expect(now.refused(strike(2, 7))).toBe('taken');
    // The range stands on a card that the app does not know: nothing is measured.
    expect(now.refused(strike(2))).toBe('taken');
  });

  it('GM-10, GM-11: a card of the Grove Maiden strikes with all her Sentinels at once', () => {
    const volley = gain('volley', 1, 0, { effects: [{ effect: 'attack', with: 'sentinels' }] });
    const now = table({ ...maiden, might: { red: 1 }, cards: [volley] });
    for (const at of ['C4', 'D5', 'E5']) now.tap({ do: 'sentinel', of: 'a', at });
    now.tap({ do: 'play', who: 'a', card: 'volley', choice: 'volley-1' }, pick('rat1'));
    const frame = now.state.frames.at(-1);
    expect(frame?.frame === 'strike' && frame.flow?.setup.sentinels).toBe(3);
  });
});

describe('the Huntress’s falcons', () => {
  const wall = { id: 'wall', kind: 'wall', hexes: ['C5'] };
  const send = (to: string, falcon = 0): Command => ({ do: 'falcon', of: 'a', falcon, to });

  it('HU-1: they go to whom she sees, friend or foe; back to her always', () => {
    const encounter = { ...rats, obstacles: [wall] };
    const now = table({ class: 'huntress', at: 'C6' }, { encounter });
    expect(now.refused(send('rat2'))).toBe('taken');
    expect(now.refused(send('b'))).toBe('taken');
    expect(refusedThenDone(now, send('rat1'))).toBe('no-sight');
    expect(now.state.friends[0]?.falcons).toEqual(['rat1', 'a']);
    // Behind the wall still, it is recalled.
    now.tap(send('a'));
    expect(now.state.friends[0]?.falcons).toEqual(['a', 'a']);
    const off = inCombat({ class: 'huntress', at: 'C6' }, { encounter });
    expect(off.refused(send('rat1'))).toBe('taken');
    // Where the players move the models themselves eyes tell what she sees.
    const settings = { ...onBoard, board: 'moved' } as const;
    expect(table({ class: 'huntress', at: 'C6' }, { encounter, settings }).refused(send('rat1'))).toBe(
      'taken',
    );
    // Nor does the app know it of one whose place it does not know.
    now.tap({ do: 'say', correction: { say: 'stands', who: 'rat1', at: null, facing: 'N' } });
    expect(now.refused(send('rat1'))).toBe('taken');
  });

  it('HU-1: only she sends them, and not from a cage or when she has fallen', () => {
    const now = table({ class: 'huntress', at: 'C6' });
    expect(now.refused({ do: 'falcon', of: 'b', falcon: 0, to: 'rat1' })).toBe('no-falcon');
    expect(now.refused(send('rat1', 2))).toBe('no-falcon');
    now.tap({ do: 'say', correction: { say: 'presence', who: 'a', presence: 'unconscious' } });
    expect(now.refused(send('rat1'))).toBe('not-standing');
  });

  it('HU-7: a card that strikes with falcons is a ranged attack of hers wherever the target is', () => {
    const dive = gain('dive', 1, 0, { effects: [{ effect: 'attack', with: 'falcons' }] });
    const now = table({ class: 'huntress', at: 'Q1', cards: [dive] });
    now.tap({ do: 'play', who: 'a', card: 'dive', choice: 'dive-1' });
    const asked = questionOf(now.state);
    expect(asked?.ask === 'pick' && asked.options.map(it => it.against)).toEqual([undefined, undefined]);
    now.tap(pick('rat1'));
    const frame = now.state.frames.at(-1);
    expect(frame?.frame === 'strike' && frame.strike.falcons).toBe(true);
  });
});

describe('caged, consumed and allies', () => {
  const caging = encounterOf({
    cards: cards([
      { do: 'cage', whom: { who: 'oathsworn' }, difficulty: 6, fail: [{ effect: 'lose', hp: 1 }] },
    ]),
  });

  it('SE-4: those next to a caged character add 2 each to its check', () => {
    const now = table({ at: 'D5' }, { encounter: caging });
    expect(helpToEscape(now.state, now.state.friends[0]!)).toBe(0);
    now.tap(
      { do: 'say', correction: { say: 'stands', who: 'b', at: 'D6', facing: 'N' } },
      { do: 'say', correction: { say: 'stands', who: 'c', at: 'D4', facing: 'N' } },
    );
    expect(helpToEscape(now.state, now.state.friends[0]!)).toBe(4);
    now.tap({ do: 'say', correction: { say: 'presence', who: 'c', presence: 'unconscious' } });
    expect(helpToEscape(now.state, now.state.friends[0]!)).toBe(2);
  });

  it('SE-3: what a cage forbids can be overruled by the table', () => {
    const now = table({ at: 'D5', kind: 'companion' }, { encounter: caging });
    now.tap({ do: 'endTurns' });
    expect(now.state).toMatchObject({ phase: 'oathsworn', round: 2 });
    expect(now.state.friends[0]?.caged).toMatchObject({ difficulty: 6 });
    const walk: Command = { do: 'move', who: 'a', to: 'D6', animus: 1 };
    expect(refusedThenDone(now, walk)).toBe('caged');
    expect(now.state.friends[0]?.at).toBe('D6');
  });

  it('SE-4: a companion tries for 1 animus, a full character for 3, once a turn', () => {
    for (const [kind, left] of [
      ['companion', 1],
      ['full', 1],
    ] as const) {
      const now = table({ at: 'D5', kind, maxAnimus: 4, regen: 4 }, { encounter: caging });
      now.tap({ do: 'endTurns' }, { do: 'escape', who: 'a', success: false });
      expect(now.state.friends[0]).toMatchObject({ hp: 5, animus: { available: left } });
      expect(now.refused({ do: 'escape', who: 'a', success: true })).toBe('once-a-turn');
      now.tap({ do: 'pass', who: 'a' });
      const again = now.refused({ do: 'escape', who: 'a', success: true });
      expect(again).toBe(kind === 'full' ? 'no-animus' : 'taken');
    }
  });

  it('TR-12: the tokens of Comradery are chosen for each ally as it comes', () => {
    for (const [empowered, tokens] of [
      [0, { redraw: 3 }],
      [1, { redraw: 2, empowered: 1 }],
      [3, { empowered: 3 }],
    ] as const) {
      const now = inCombat({}, { allies: [ancient], allyTokens: 3 });
      now.tap({ do: 'say', correction: { say: 'presence', who: 'a', presence: 'unconscious' } });
      expect(now.refused({ do: 'ally', who: 'a', ally: 'ancient', at: null, empowered: 4 })).toBe(
        'not-a-number',
      );
      now.tap({ do: 'ally', who: 'a', ally: 'ancient', at: null, empowered });
      expect(now.state.friends.at(-1)?.tokens).toEqual(tokens);
    }
  });

  it('UC-3, OWN-102: the edge can be overruled, a taken hex cannot', () => {
    const now = table({}, { allies: [ancient] });
    now.tap({ do: 'say', correction: { say: 'presence', who: 'a', presence: 'unconscious' } });
    const comes = (at: string): Command => ({ do: 'ally', who: 'a', ally: 'ancient', at });
    expect(now.refused({ ...comes('C3'), anyway: true } as Command)).toBe('occupied');
    expect(refusedThenDone(now, comes('H5'))).toBe('not-the-edge');
    expect(now.state.friends.at(-1)).toMatchObject({ role: 'ally', at: 'H5' });
  });
});
