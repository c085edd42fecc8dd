import { describe, expect, test } from 'vitest';
import { phaseOf } from '../../../src/games/darkholds/rules/phase';
import { aheadOf, threatsTo } from '../../../src/games/darkholds/rules/play/ahead';
import { boardOf } from '../../../src/games/darkholds/rules/play/board-of';
import { decide } from '../../../src/games/darkholds/rules/play/decide';
import { possibleFor } from '../../../src/games/darkholds/rules/play/possible';
import { drownedStair } from '../../../src/games/darkholds/sample/drowned-stair';
import { underColdMere } from '../../../src/games/darkholds/sample/under-cold-mere';
import { ask } from './ask';
import { foe, laid, one } from './at-level';
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

  test('FO-2: the threat of every square is what the phase does with him there', () => {
    const play = underColdMere(3);
    const threats = threatsTo(play, 'wren');
    // Not on a marker that forbids standing, on the others, or on the exit.
    const squares = threats.map(({ at }) => at);
    for (const at of ['B2', 'E2', 'C5', 'I8', 'B3', 'G4', 'D1', 'E4'])
      expect(squares.includes(at)).toBe(at === 'D1');
    for (const { at, attacks, shots } of threats) {
      const there = decide(play, { do: 'correct', id: 'wren', change: { at } });
      if (!there.ok || !there.state) throw new Error(at);
      const deeds = phaseOf(boardOf(there.state)).turns.flatMap(({ activation }) =>
        activation.did.map(({ deed }) => deed),
      );
      const on = (act: 'attack' | 'shoot') =>
        deeds.filter(deed => deed.act === act && deed.target === 'wren').length;
      expect([at, attacks, shots]).toEqual([at, on('attack'), on('shoot')]);
    }
    expect(threats.some(({ attacks, shots }) => attacks + shots > 0)).toBe(true);
  });

  test('HA-11, HA-1: what the sheet offers is taken, and the rest says why not', () => {
    const stair = drownedStair(2);
    const play = {
      ...stair,
      figures: stair.figures.map(one => (one.id === 'odo' ? { ...one, at: 'B2' } : one)),
    };
    const acts = possibleFor(play, 'odo');
    expect(acts.filter(({ refusal }) => !refusal).map(({ command }) => command.do)).toContain('rummage');
    for (const { command, refusal } of acts) expect(decide(play, command).ok).toBe(refusal === undefined);
    const shut = decide(play, { do: 'agree', settings: { count: true } });
    if (!shut.ok || !shut.state) throw new Error('not agreed');
    const weary = { ...shut.state, figures: shut.state.figures.map(one => ({ ...one, vigour: 0 })) };
    for (const { refusal } of possibleFor(weary, 'odo')) expect(refusal?.code).toBe('no-vigour');
  });
});

test('FO-1, AT-6: what would come at each of the company is what the phase would do, counted by whom it is done to', () => {
  const sling = { min: 2, max: 6, dice: 1, hit: 6, damage: 1 };
  const play = laid({
    figures: [
      one('ann', 'A1'),
      one('bob', 'F3'),
      foe('imp', 'B1', { entry: true }),
      foe('cub', 'F2'),
      foe('elf', 'D2', { combat: [], shot: [sling], shootLimit: 1 }),
    ],
  });
  const done = phaseOf(boardOf(play)).turns.flatMap(({ activation }) =>
    activation.did.map(({ deed }) => deed),
  );
  const ahead = aheadOf(play);
  for (const { id, attacks, shots, wounds } of ahead) {
    const on = (act: string) =>
      done.filter(it => it.act === act && 'target' in it && it.target === id).length;
    expect([id, attacks, shots, wounds > 0]).toEqual([id, on('attack'), on('shoot'), attacks + shots > 0]);
  }
  const all = (of: 'attacks' | 'shots') => ahead.reduce((sum, one) => sum + one[of], 0);
  expect([all('attacks') > 1, all('shots')]).toEqual([true, 1]);
});
