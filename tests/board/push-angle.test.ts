import { describe, expect, test } from 'vitest';
import { settle } from '../../src/board/moves/settle';
import { addCharacter } from '../../src/board/text/edit';
import { gridOf } from '../../src/hex/grid';
import { standardShape } from '../../src/hex/shape';
import { boardOf, enemy, tree } from './ask';

/** An enemy four hexes long, core at I8 and facing north, that has come to stand on `a` at I5; all else is woods. */
const long = { hexes: [[], ['N'], ['N', 'N'], ['N', 'N', 'N']] };
const under = ['I8', 'I7', 'I6', 'I5'];
const clearing = (...free: string[]) =>
  addCharacter(
    boardOf([
      enemy('pike', 'I8', { size: long, facing: 'N' }),
      ...gridOf(standardShape).names.flatMap(hex =>
        hex && !under.includes(hex) && !free.includes(hex) ? [tree(`t${hex}`, hex)] : [],
      ),
    ]),
    { id: 'a', side: 'oathsworn', at: 'I5', facing: 'N', size: 'single', mob: false, minion: false },
  );

describe('the angle of a push', () => {
  test('OWN-67, PS-2: of hexes equally near it is the angle of the move, not that seen from the core', () => {
    // Both are 2 from I5. The move to G6 turns 120 degrees off the push, that to H7 150; from the core at I8 it is H7
    // that lies nearer to the line of the push, with 30 degrees against 41.
    expect(settle(clearing('G6', 'H7'), 'pike').moved).toEqual([{ id: 'a', from: 'I5', to: 'G6' }]);
    expect(settle(clearing('H7'), 'pike').moved).toEqual([{ id: 'a', from: 'I5', to: 'H7' }]);
  });

  test('PS-2: nearness goes before any angle', () => {
    expect(settle(clearing('G6', 'H6'), 'pike').moved).toEqual([{ id: 'a', from: 'I5', to: 'H6' }]);
  });
});
