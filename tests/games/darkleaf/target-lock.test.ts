import { expect, test } from 'vitest';
import { newTurn } from '../../../scripts/scenario/darkleaf/new-turn';
import type { Aura } from '../../../src/games/darkleaf/rules/board/position';
import { squareNamed } from '../../../src/games/darkleaf/rules/board/square';
import { Standings } from '../../../src/games/darkleaf/rules/board/standings';
import { actionData } from '../../../src/games/darkleaf/rules/duel/codec';
import { optionsOf } from '../../../src/games/darkleaf/rules/duel/queries/options';
import { positionOf } from '../../../src/games/darkleaf/rules/duel/turn-of';
import { plainUnit } from './cases';
import { begun } from './duel-of';

const square = (at: string): number => squareNamed.get(at)!;

/** The squares that a knight may enter that has struck two at once; none where nothing is left to choose. */
function entered(value: number, plated: readonly string[], reclaimed: readonly string[] = []) {
  const auras = (at: string): readonly Aura[] => (plated.includes(at) ? ['ironPlating'] : []);
  const rivals = ['c4', 'e4'].map(
    at => [square(at), plainUnit('north', 'pawn', { auras: auras(at) })] as const,
  );
  const position = {
    ...positionOf(begun('murg', 'erde')),
    units: new Standings([[square('d3'), plainUnit('south', 'knight')] as const, ...rivals]),
    reclaimed: new Set(reclaimed.map(square)),
  };
  const intent = { does: 'deed', unit: square('d3'), targets: ['c4', 'e4'].map(square) } as const;
  const turn = { ...newTurn('south', position, [], []), phase: 'execute', intent } as const;
  return optionsOf({ ...turn, bone: { sides: 6, value } }).map(({ action }) => actionData(action).into);
}

test.each([
  ['either', 6, [], [], ['c4', 'e4']],
  ['none where it fails', 1, [], [], [undefined]],
  ['no choice where one is kept by its plating', 6, ['c4'], [], [undefined]],
  ['no choice where one is Reclaimed', 6, [], ['e4'], [undefined]],
  ['no choice where neither is left', 6, ['c4'], ['e4'], [undefined]],
] as const)(
  'MU-3: after a Target Lock a square that was left may be entered: %s',
  (_, value, plated, reclaimed, into) => {
    expect(entered(value, plated, reclaimed)).toEqual(into);
  },
);
