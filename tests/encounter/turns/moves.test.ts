import { describe, expect, it } from 'vitest';
import { walks } from '../../../src/board/geometry/walk';
import { strides } from '../../../src/encounter/damage/stride';
import { boardOf } from '../../../src/encounter/facts/positions';
import type { Command } from '../../../src/encounter/model/command';
import type { HeroSetup } from '../../../src/encounter/model/setup';
import { done } from '../../../src/encounter/says/deeds';
import { because } from '../../../src/encounter/says/refusals';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import { gain, inCombat, one } from '../support/company';
import { encounterOf, hero, setupOf } from '../support/least-fixture';

const onBoard = { ...setupOf().settings, board: 'mirrored' } as const;
const away = [hero('b', { at: 'A9' }), hero('c', { at: 'B9' }), hero('d', { at: 'Q9' })];
const guard = { id: 'guard', name: 'Guard', defense: 2, might: {}, moveCost: 1, moveHexes: 3, attackCost: 1 };

const table = (change: Partial<HeroSetup>, more: Parameters<typeof encounterOf>[0] = {}) =>
  inCombat(
    { at: 'C3', ...change },
    { settings: onBoard, encounter: encounterOf(more), allies: [guard] },
    away,
  );
const walk = (to: string, animus: number, more: object = {}): Command => ({
  do: 'move',
  who: 'a',
  to,
  animus,
  ...more,
});
const notes = (now: ReturnType<typeof table>, code: string) =>
  now.events.flatMap(it => (it.type === 'note' && it.code === code ? [it.text] : []));

describe('how far the company walks', () => {
  it('OP-3: each animus is one step; more is refused, and the table may go further anyway', () => {
    const now = table({});
    expect(now.refused(walk('C5', 1))).toBe('too-far');
    expect(now.refused(walk('C5', 2))).toBe('taken');
    expect(now.refused(walk('C8', 5))).toBe('no-animus');
    now.tap(walk('C6', 1, { anyway: true }));
    expect(now.state.friends[0]).toMatchObject({ at: 'C6', animus: { available: 3 } });
    expect(notes(now, 'anyway')).toEqual([
      done('done.overruled', {
        refusal: because('refuse.too-far', { who: 'a', to: 'C6', cost: 3, hexes: 1 }),
      }),
    ]);
    // Paying what is not there takes what is there.
    now.tap(walk('C7', 9, { anyway: true }));
    expect(now.state.friends[0]?.animus.available).toBe(0);
  });

  it('OP-3: no way leads through obstacles and others; a Sentinel is none', () => {
    const ring = ['C2', 'D3', 'D4', 'C4', 'B4', 'B3'];
    const walled = table({}, { obstacles: [{ id: 'wall', kind: 'wall', hexes: ring.slice(0, 5) }] });
    // B3 is the only gap: from there round to A3 and beyond.
    expect(walled.refused(walk('B3', 1))).toBe('taken');
    expect(walled.refused(walk('C5', 2))).toBe('too-far');
    const shut = table({}, { obstacles: [{ id: 'wall', kind: 'wall', hexes: ring }] });
    expect(shut.refused(walk('C5', 4))).toBe('too-far');
    expect(shut.refused(walk('C4', 1))).toBe('occupied');
  });

  it('OP-3: what the app allows is what the board engine finds for that much animus', () => {
    const tiles = [{ kind: 'water', hexes: ['C4', 'D4', 'E5'] }];
    const now = table({}, { tiles, obstacles: [{ id: 'tree', kind: 'tree', hexes: ['B3', 'D3'] }] });
    for (let animus = 0; animus <= 4; animus++) {
      const reached = new Set(
        walks(boardOf(now.state), { mover: 'a', movement: animus }).map(found => found.hex),
      );
      for (const to of ['C2', 'C4', 'C5', 'C6', 'D4', 'D5', 'E3', 'E4', 'E5', 'A3', 'B4'])
        expect([animus, to, now.refused(walk(to, animus))]).toEqual([
          animus,
          to,
          reached.has(to) ? 'taken' : 'too-far',
        ]);
    }
    expect([...strides(now.state, 'a')].sort()).toEqual(
      walks(boardOf(now.state), { mover: 'a', movement: 4 })
        .map(found => [found.hex, found.cost])
        .sort(),
    );
  });

  it('TL-2: each water hex costs its 2 only once a turn', () => {
    const now = table({ maxAnimus: 9, regen: 9 }, { tiles: [{ kind: 'water', hexes: ['C4'] }] });
    now.tap(walk('C4', 2));
    expect(now.state.turn).toMatchObject({ moved: true, wet: ['C4'] });
    // The next walk is another turn: the water is paid for again.
    now.tap(walk('C3', 1));
    expect(now.refused(walk('C4', 1))).toBe('too-far');
    const two = gain('two', 1, 0, { effects: Array(3).fill({ effect: 'move', hexes: 2 }) });
    const river = table(
      { maxAnimus: 9, regen: 9, cards: [two] },
      { tiles: [{ kind: 'water', hexes: ['C4', 'C5'] }] },
    );
    const step = (at: string): Command => ({ do: 'answer', answer: { answer: 'place', at } });
    river.tap({ do: 'play', who: 'a', card: 'two', choice: 'two-1' }, step('C4'), step('C5'), step('C3'));
    expect(river.state.friends[0]?.at).toBe('C3');
    const back = table({ maxAnimus: 9, regen: 9 }, { tiles: [{ kind: 'water', hexes: ['C4'] }] });
    back.tap(walk('C5', 3));
    expect(back.state.turn?.wet).toEqual(['C4']);
    // A card's move in the same turn goes back over it for 1; as the next turn's it costs 2 again.
    const stride = gain('stride', 1, 0, { effects: [{ effect: 'move', hexes: 1 }] });
    const plain = { at: 'C3', maxAnimus: 9, regen: 9, cards: [stride] };
    for (const [before, there] of [
      [[], true],
      [[{ do: 'pass', who: 'a' }], false],
    ] as const) {
      const now = table(plain, { tiles: [{ kind: 'water', hexes: ['C4'] }] });
      now.tap(walk('C5', 3), ...before, { do: 'play', who: 'a', card: 'stride', choice: 'stride-1' });
      const asked = questionOf(now.state);
      expect(asked?.ask === 'place' && asked.hexes?.includes('C4')).toBe(there);
    }
  });

  it('CN-2, OWN-109: a companion pays 1 animus for the whole move of its card', () => {
    const now = table({ kind: 'companion', companionMove: 3 });
    expect(now.refused(walk('C4', 0))).toBe('not-paid');
    expect(now.refused(walk('C7', 1))).toBe('too-far');
    expect(now.refused(walk('C7', 2))).toBe('too-far');
    expect(strides(now.state, 'a').get('C6')).toBe(1);
    expect(strides(now.state, 'a').get('C4')).toBe(1);
    expect(strides(now.state, 'a').has('C7')).toBe(false);
    now.tap(walk('C6', 1));
    expect(now.state.friends[0]?.animus).toEqual({ available: 1, reserve: 1 });
  });

  it('UC-4, GM-3: allies and the Guardian move by their card', () => {
    const now = inCombat(
      { at: 'C3', class: 'grove-maiden' },
      { settings: onBoard, allies: [guard], guardian: { ...guard, moveCost: 2, moveHexes: 1 } },
      away,
    );
    now.tap(
      { do: 'say', correction: { say: 'presence', who: 'b', presence: 'unconscious' } },
      { do: 'ally', who: 'b', ally: 'guard', at: 'A3' },
    );
    expect(now.refused({ do: 'move', who: 'guard', to: 'A7', animus: 1 })).toBe('too-far');
    expect(now.refused({ do: 'move', who: 'guard', to: 'A6', animus: 1 })).toBe('taken');
    const at = now.state.friends.find(it => it.id === 'guardian')?.at;
    expect(at).toBe('C2');
    expect(now.refused({ do: 'move', who: 'guardian', to: 'C1', animus: 1 })).toBe('not-paid');
    expect(now.refused({ do: 'move', who: 'guardian', to: 'C1', animus: 2 })).toBe('taken');
    expect(now.refused({ do: 'move', who: 'guardian', to: 'C4', animus: 2 })).toBe('too-far');
  });

  it('ST-4, SE-3, GM-7, IN-2: what forbids a walk can be overruled, and each is told', () => {
    const limp = { id: 'limp', name: 'Limp', cooldown: 1, text: '' } as const;
    for (const [code, now, command] of [
      ['crippled', table({ tokens: { crippled: 1 } }), walk('C4', 1)],
      ['injuries-first', table({ injuries: [limp] }), walk('C4', 1)],
    ] as const) {
      expect(now.refused(command)).toBe(code);
      now.tap({ ...command, anyway: true } as Command);
      expect(now.state.friends[0]?.at).toBe('C4');
      expect(notes(now, 'anyway')).toHaveLength(1);
    }
    const maiden = table({ class: 'grove-maiden' });
    maiden.tap({ do: 'sentinel', of: 'a', at: 'C4' });
    const rooted = maiden.state.friends.find(it => it.role === 'sentinel')?.id ?? '';
    expect(maiden.refused({ do: 'move', who: rooted, to: 'C5', animus: 0 })).toBe('rooted');
  });

  it('OP-3, AT-4: with the board off, or without a place, nothing is measured', () => {
    const off = inCombat({ at: 'C3' });
    expect(off.refused(walk('Q1', 0))).toBe('taken');
    const unplaced = inCombat({}, { settings: onBoard });
    expect(unplaced.refused(walk('Q1', 0))).toBe('taken');
    const moved = inCombat({ at: 'C3' }, { settings: { ...onBoard, board: 'moved' } }, away);
    expect(moved.refused(walk('Q1', 0))).toBe('taken');
  });

  it('RD-9, OWN-100: acting again begins the next turn of the same one; the log says so', () => {
    const now = table({ items: [one('ring', { cost: 0 })] });
    now.tap(walk('C4', 1));
    expect(notes(now, 'anotherTurn')).toEqual([]);
    now.tap(walk('C5', 1));
    expect(notes(now, 'anotherTurn')).toEqual([done('done.another-turn', { who: 'a' })]);
    now.tap({ do: 'play', who: 'a', card: 'ring', choice: 'ring-1' });
    expect(now.state.turn).toMatchObject({ who: 'a', moved: true, played: false });
    now.tap({ do: 'move', who: 'b', to: 'A8', animus: 1 }, walk('C6', 1));
    // Another one's turn came between: that is a new turn anyway.
    expect(notes(now, 'anotherTurn')).toHaveLength(1);
  });
});
