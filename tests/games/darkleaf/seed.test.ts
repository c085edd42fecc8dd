import { expect, test } from 'vitest';
import { squareNamed } from '../../../src/games/darkleaf/rules/board/square';
import { spendingOf } from '../../../src/games/darkleaf/rules/duel/codec';
import { turnOf } from '../../../src/games/darkleaf/rules/duel/turn-of';
import { spend } from '../../../src/games/darkleaf/rules/turn/spend';
import type { Phase, WiboStage } from '../../../src/games/darkleaf/rules/turn/told';
import { begun } from './duel-of';

const unit = squareNamed.get('d4')!;
const morph = (more: Partial<Extract<WiboStage, { at: 'morph' }>> = {}): WiboStage => ({
  at: 'morph',
  unit,
  named: null,
  seed: false,
  ...more,
});

test.each([
  ['before targets are named', 'choice', morph(), 'taken'],
  ['when they are named', 'choice', morph({ named: [unit] }), 'phase'],
  ['a second time', 'choice', morph({ seed: true }), 'already'],
  ['in the journey', 'choice', { at: 'journey' }, 'phase'],
  ['before the roll', 'intent', morph(), 'phase'],
] satisfies [string, Phase, WiboStage, string][])(
  'WB-8: a Starter Seed is spent once, %s',
  (_, phase, wibo, came) => {
    const turn = turnOf(begun('wibo', 'erde'));
    const [any] = turn.rows;
    if (!any) throw new Error('no row');
    const row = { ...any, id: 'starterSeed', tokens: 2 };
    const after = spend({ ...turn, phase, wibo, rows: [row] }, spendingOf({ skill: 'starterSeed' }));
    expect(typeof after === 'string' ? after : 'taken').toBe(came);
    if (typeof after !== 'string')
      expect([after.rows[0]?.tokens, after.wibo]).toEqual([1, { ...wibo, seed: true }]);
  },
);
