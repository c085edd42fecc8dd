import { describe, expect, test } from 'vitest';
import { ask } from './ask';
import { enemy, hero, level, room, sling, world } from './boards';
import { caseOf } from './random';

describe('foresight', () => {
  test('FO-1, FO-2: attacks and shots on one, with him elsewhere and everything else as it is', () => {
    const on = world(
      level(['aaaaaaa'], { exit: ['G1'], column: ['C1'] }),
      enemy('e', 'A1', { vigour: 2 }),
      enemy('s', 'F1', { vigour: 2, combat: [], shootLimit: 1, shot: [sling] }),
      hero('h', 'E1'),
    );
    expect(ask('threat', { ...on, hero: 'h', squares: ['B1', 'D1', 'C1', 'G1', 'F1', 'E1'] })).toEqual({
      threat: [
        { at: 'B1', attacks: 2, shots: 0 },
        { at: 'D1', attacks: 0, shots: 1 },
        null,
        null,
        null,
        { at: 'E1', attacks: 0, shots: 0 },
      ],
    });
  });

  test('FO-1: without dice leaps succeed, and nobody is harmed', () => {
    const on = world(
      level(['aaa'], { gap: ['B1'] }),
      enemy('e', 'A1', { agility: 9, vigour: 2, combat: [{ range: 1, dice: 9, hit: 0, damage: 9 }] }),
      hero('h', 'C1'),
    );
    const far = world(level(room(5, 1), { gap: ['B1'] }), on.warriors[0]!, hero('h', 'D1'));
    expect(ask('phase', far)).toMatchObject({
      turns: [
        {
          did: [
            { act: 'leap', ok: true },
            { act: 'attack', target: 'h' },
          ],
        },
      ],
      end: { warriors: [{ id: 'e' }, { id: 'h', wounds: 0, prone: false }] },
    });
  });

  test('FO-1: what is foreseen is what is played with strikes that miss and leaps that land', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const asked = caseOf(seed, 'phase');
      const steady = {
        ...asked,
        warriors: asked.warriors.map(one => ({
          ...one,
          ...(one.agility === undefined ? {} : { agility: 0 }),
          combat: (one.combat ?? []).map(weapon => ({ ...weapon, hit: 10 })),
          shot: (one.shot ?? []).map(weapon => ({ ...weapon, hit: 10 })),
        })),
        rolls: Array.from({ length: 200 }, () => 0),
      };
      const { rolls: _, ...foreseen } = steady;
      const played = ask('phase', steady).turns as { did: Record<string, unknown>[] }[];
      const bare = played.map(turn => ({
        ...turn,
        did: turn.did.map(({ strikes: _s, parried: _p, wounds: _w, falls: _f, ...deed }) => deed),
      }));
      expect(ask('phase', foreseen).turns).toEqual(bare);
    }
  });
});
