import { describe, expect, it } from 'vitest';
import type { PairCommand } from '../../../../src/games/harrow/rules/pair/commands';
import { decidePair } from '../../../../src/games/harrow/rules/pair/decide';
import { edible } from '../../../../src/games/harrow/rules/pair/eating';
import type { PairGame } from '../../../../src/games/harrow/rules/pair/model';
import { pairQuestion } from '../../../../src/games/harrow/rules/pair/question';
import { freshMore } from '../../../../src/games/harrow/rules/pair/things';
import type { CubeCounts } from '../../../../src/games/harrow/rules/state/cubes';
import { samplePair } from '../../../../src/games/harrow/sample/pair';

const base = samplePair({
  seed: 1,
  sides: ['protectors', 'family'],
  first: 'protectors',
  hester: true,
  positions: 'mirrored',
  training: false,
  tree: 'box',
});

const group = (at: string, side: 'protectors' | 'family', haints: number, legends = 0) => ({
  at,
  side,
  haints,
  infected: 0,
  legends,
});

/** An attack of the Protectors from D5 on D4, with plenty of cubes to have come out. */
function attacked(
  board: Partial<PairGame['board']>,
  against: 'units' | 'bonfire' | 'hester',
  out: CubeCounts,
): PairGame {
  const game: PairGame = {
    ...base,
    board: { ...base.board, units: [group('D5', 'protectors', 2)], ...board },
    ground: { red: 9, blue: 9, green: 4 },
    step: {
      at: 'turn',
      turn: {
        side: 'protectors',
        action: 'attack',
        free: true,
        tiles: 0,
        spent: 0,
        attacked: false,
        more: freshMore,
      },
    },
  };
  return does(game, { do: 'attack', from: 'D5', target: 'D4', against }, { do: 'drop', out });
}

const does = (game: PairGame, ...commands: readonly PairCommand[]): PairGame =>
  commands.reduce((now, command) => {
    const decided = decidePair(now, command);
    if (!decided.ok || !decided.state) throw new Error(decided.ok ? 'no state' : decided.error.code);
    return decided.state;
  }, game);

const unitsOn = (game: PairGame, at: string): number => {
  const there = game.board.units.find(one => one.at === at);
  return there ? there.haints + there.legends : 0;
};
const pays = (n: number): PairCommand => ({ do: 'pay', n });

describe('what came out is paid by those who play', () => {
  const three = { units: [group('D5', 'protectors', 2), group('D4', 'family', 3)] };

  it.each([
    [5, 1, 2],
    [7, 0, 3],
    [4, 4, 1],
    [9, 0, 3],
  ])(
    'AT-6: with %i against %i out the attacker may pay for up to %i hits, or fewer, or none',
    (red, blue, most) => {
      const game = attacked(three, 'units', { red, blue });
      expect(pairQuestion(game)).toMatchObject({
        ask: 'pay',
        what: 'hits',
        side: 'protectors',
        most,
        price: 2,
      });
      for (let n = 0; n <= most; n++) {
        const paid = does(game, pays(n));
        expect(unitsOn(paid, 'D4')).toBe(3 - n);
        expect(paid.ground.red ?? 0).toBe(red - 2 * n);
        expect(paid.ground.blue ?? 0).toBe(blue);
      }
      expect(decidePair(game, pays(most + 1))).toMatchObject({
        ok: false,
        error: { code: 'too-much', rule: 'AT-6' },
      });
    },
  );

  it('AT-5, AT-6: nothing is asked where nothing can be paid', () => {
    expect(pairQuestion(attacked(three, 'units', { red: 1, blue: 0 })).ask).not.toBe('pay');
    expect(
      pairQuestion(
        attacked({ units: [group('D5', 'protectors', 0, 1), group('D4', 'family', 3)] }, 'units', {
          red: 3,
          blue: 4,
        }),
      ).ask,
    ).toBe('turn');
  });

  it('AT-7: of hits that are paid for, a Legend is the last, and brings its own choice', () => {
    const legend = {
      units: [group('D5', 'protectors', 2), group('D4', 'family', 1, 1), group('F5', 'family', 1)],
    };
    const game = attacked(legend, 'units', { red: 4 });
    expect(pairQuestion(does(game, pays(1))).ask).toBe('turn');
    const both = does(game, pays(2));
    expect(pairQuestion(both)).toMatchObject({ ask: 'legend', at: 'D4' });
    const done = does(both, { do: 'legend', push: null, haint: null });
    expect(unitsOn(done, 'D4')).toBe(0);
    expect(unitsOn(done, 'F5')).toBe(0);
    expect(done.ground.red ?? 0).toBe(0);
  });

  it.each([
    [1, 1, 1, 2],
    [1, 0, 2, 2],
    [0, 1, 1, 3],
    [0, 0, 2, 3],
  ])('AT-9: in a clash each decides alone: attacker %i, defender %i', (attacker, defender, own, theirs) => {
    const game = attacked(three, 'units', { red: 3, blue: 4 });
    expect(pairQuestion(game)).toMatchObject({
      ask: 'pay',
      what: 'clash',
      side: 'protectors',
      at: 'D4',
      most: 1,
    });
    const then = does(game, pays(attacker));
    expect(pairQuestion(then)).toMatchObject({
      ask: 'pay',
      what: 'clash',
      side: 'family',
      at: 'D5',
      most: 1,
    });
    const done = does(then, pays(defender));
    expect([unitsOn(done, 'D5'), unitsOn(done, 'D4')]).toEqual([own, theirs]);
    expect(done.ground).toMatchObject({ red: 3 - 2 * attacker, blue: 4 - 2 * defender });
    expect(done.scores.protectors?.points).toBe(attacker);
    expect(done.scores.family?.points).toBe(defender);
  });

  it('AT-9: who cannot pay is not asked', () => {
    const game = attacked(three, 'units', { red: 1, blue: 2 });
    expect(pairQuestion(game)).toMatchObject({ ask: 'pay', side: 'family' });
  });

  it('AT-10, AT-11: tokens one by one, and then Hester or not', () => {
    const fire = { bonfires: [{ at: 'D4', tokens: 2 }], hester: 'D4' };
    const game = attacked(fire, 'bonfire', { red: 5, green: 1 });
    expect(pairQuestion(game)).toMatchObject({
      ask: 'pay',
      what: 'tokens',
      most: 2,
      price: 1,
      cubes: [5, 1],
    });
    const half = does(game, pays(1));
    expect(half.board.bonfires).toEqual([{ at: 'D4', tokens: 1 }]);
    expect(half.ground.red).toBe(4);
    expect(half.scores.protectors?.points).toBe(0);
    const out = does(game, pays(2));
    expect(pairQuestion(out)).toMatchObject({ ask: 'pay', what: 'hester', most: 1, price: 2 });
    expect(does(out, pays(0)).board).toMatchObject({ bonfires: [], hester: 'D4' });
    const gone = does(out, pays(1));
    expect(gone.board.hester).toBeNull();
    expect(gone.ground.red).toBe(1);
    expect(gone.scores.protectors?.points).toBe(1);
  });

  it('AT-11: alone on a hex she may be spared', () => {
    const game = attacked({ hester: 'D4' }, 'hester', { red: 3 });
    expect(pairQuestion(game)).toMatchObject({ ask: 'pay', what: 'hester', most: 1 });
    expect(does(game, pays(0)).board.hester).toBe('D4');
    expect(does(game, pays(1)).board.hester).toBeNull();
  });

  it('TM-6: where the table took away what was to be paid for, the attack goes on all the same', () => {
    const game = attacked(three, 'units', { red: 4 });
    const nobody = does(game, { do: 'tableSays', fix: { what: 'group', group: group('D4', 'family', 0) } });
    expect(pairQuestion(nobody)).toMatchObject({ ask: 'pay', most: 0 });
    expect(pairQuestion(does(nobody, pays(0))).ask).toBe('turn');
  });
});

describe('what Hester may eat', () => {
  it.each([
    [{ wild: 0, scrolls: 1 }, ['scroll']],
    [{ wild: 1, scrolls: 0 }, ['wild']],
    [{ wild: 0, scrolls: 0 }, []],
  ])('HE-14: of a side that owns %j and no token: %j', (owned, may) => {
    const tokens = { advance: 0, spawn: 0, strengthen: 0 };
    const game: PairGame = { ...base, owned: { protectors: { ...owned, tokens, goals: [] } } };
    expect(edible(game, 'protectors')).toEqual(may);
  });
});
