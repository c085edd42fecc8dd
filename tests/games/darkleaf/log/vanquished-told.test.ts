import { expect, test } from 'vitest';
import type { ActionData } from '../../../../src/games/darkleaf/rules/duel/commands/commands';
import { Run } from '../../../../src/games/darkleaf/rules/duel/commands/run';
import { tellAction } from '../../../../src/games/darkleaf/rules/duel/log/tales';
import { begun } from '../duel-of';
import { type Pawns, toldLosses } from './losses-told';

test.each([
  [{ do: 'journey', unit: 'a2', to: 'a5' }, 'moved', 'a2', 'a5'],
  [{ do: 'deed', unit: 'a2', targets: ['a3', 'a4'] }, 'acted', 'a2', 'a3'],
  [{ do: 'leap', unit: 'a2', to: 'c4' }, 'leapt', 'a2', 'c4'],
  [{ do: 'swap', unit: 'a2', with: 'b2' }, 'swapped', 'a2', 'b2'],
  [{ do: 'retreat', unit: 'a2', to: 'a1' }, 'retreated', 'a2', 'a1'],
] satisfies [ActionData, string, string, string][])(
  'FO-4: what was done is told, from where to where: %j',
  (action, said, from, to) => {
    const run = new Run(begun('murg', 'erde'));
    tellAction(run, action);
    const told = run.events.flatMap(event => (event.type === 'logged' ? [event.entry] : []));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ fact: { type: said }, from, to });
  },
);

test.each([
  ['one is gone', { d4: false, e4: false }, { e4: false }, ['vanquished d4']],
  ['two are gone', { d4: false, e4: false, f4: false }, { e4: false }, ['vanquished d4', 'vanquished f4']],
  ['one loses its plating', { d4: true, e4: false }, { d4: false, e4: false }, ['platingLost d4']],
  ['one goes elsewhere', { d4: false, e4: false }, { d5: false, e4: false }, []],
] satisfies [string, Pawns, Pawns, string[]][])(
  'VQ-3: what a unit lost is told by its square: %s',
  (_, before, after, lines) => {
    expect(toldLosses(before, after)).toEqual(lines);
  },
);
