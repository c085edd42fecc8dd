import { describe, expect, test } from 'vitest';
import { freshDecks } from '../../src/might/decks';
import { highest, lowest } from '../../src/might/pieces';
import { publicEnemyAttack } from '../../src/might/public';
import { census, EnemyPlay, faces, stacked } from './help';

const ranger = { id: 'ranger', defense: 2, tokens: 2 };
const draw = { type: 'draw' } as const;
const reveal = { type: 'reveal' } as const;
const settle = { type: 'settle' } as const;

describe('the enemy attacks', () => {
  test("DM-1: the rulebook's Ranger: 12 damage against 2, card +3 and two tokens cost 1 HP", () => {
    const decks = stacked({ red: ['4*', '4*', '4*'] });
    const play = new EnemyPlay({ pool: { red: 3 }, targets: [ranger] }, decks);
    play.do(draw, { type: 'defend', target: 'ranger', value: 3 }, reveal);
    const before = new EnemyPlay({ pool: { red: 3 }, targets: [ranger] }, decks).do(reveal, settle);
    expect(before.attack.hits).toEqual([{ target: 'ranger', damage: 12, defense: 2, hpLost: 6 }]);
    expect(
      new EnemyPlay({ pool: { red: 3 }, targets: [{ ...ranger, defense: 5 }] }, decks).do(reveal, settle)
        .attack.hits?.[0]?.hpLost,
    ).toBe(2);
    play.do({ type: 'token', target: 'ranger' }, { type: 'token', target: 'ranger' }, settle);
    expect(play.attack.hits).toEqual([{ target: 'ranger', damage: 12, defense: 7, hpLost: 1 }]);
  });

  test('DM-1: one card before the reveal, tokens only after it and only those at hand', () => {
    const play = new EnemyPlay({ pool: { red: 1 }, targets: [ranger] }, freshDecks(1, 'enemy')).do(draw);
    expect(play.refusal({ type: 'token', target: 'ranger' })).toBe('not-now');
    play.do({ type: 'defend', target: 'ranger', value: 3 });
    expect(play.refusal({ type: 'defend', target: 'ranger', value: 1 })).toBe('one-card');
    expect(play.refusal({ type: 'defend', target: 'witch', value: 1 })).toBe('not-attacked');
    play.do(reveal);
    expect(play.refusal({ type: 'defend', target: 'ranger', value: 1 })).toBe('revealed');
    play.do({ type: 'token', target: 'ranger' }, { type: 'token', target: 'ranger' });
    expect(play.refusal({ type: 'token', target: 'ranger' })).toBe('no-token');
    expect(play.do(settle).refusal(settle)).toBe('settled');
  });

  test('MT-5: blanks and criticals mean nothing: a critical 4 counts 4 and brings no card', () => {
    const decks = stacked({ red: ['0', '0', '4*', '3'], yellow: ['3*'] });
    const play = new EnemyPlay({ pool: { red: 3, yellow: 1 }, targets: [ranger] }, decks).do(
      draw,
      reveal,
      settle,
    );
    expect(play.attack.pieces).toHaveLength(4);
    expect(play.attack.hits?.[0]?.damage).toBe(7);
    expect(play.decks.cards.red).toMatchObject({ deck: ['3'], table: [], discard: ['0', '0', '4*'] });
  });

  test('MT-8: three giant rats are one attack of six yellow; each broken one takes a card away', () => {
    const setup = { pool: { yellow: 2 }, attackers: 3, targets: [ranger] };
    const whole = new EnemyPlay(setup, freshDecks(1, 'enemy')).do(draw);
    expect(whole.attack.pieces.map(piece => piece.color)).toEqual(Array(6).fill('yellow'));
    expect(
      new EnemyPlay({ ...setup, broken: 2 }, freshDecks(1, 'enemy')).do(draw).attack.pieces,
    ).toHaveLength(4);
  });

  test('EA-1: what is drawn stays hidden until the reveal', () => {
    const play = new EnemyPlay({ pool: { red: 2 }, targets: [ranger] }, freshDecks(1, 'enemy')).do(draw);
    expect(play.attack.step).toBe('hidden');
    expect(publicEnemyAttack(play.attack).pieces.map(piece => piece.face)).toEqual([null, null]);
    expect(play.refusal(settle)).toBe('not-revealed');
    play.do(reveal);
    expect(publicEnemyAttack(play.attack).pieces).toEqual(play.attack.pieces);
  });

  test('EA-1: a card played or a reveal asked for first makes the draw happen', () => {
    const decks = freshDecks(7, 'enemy');
    const slow = new EnemyPlay({ pool: { red: 2 }, targets: [ranger] }, decks).do(draw, reveal);
    const quick = new EnemyPlay({ pool: { red: 2 }, targets: [ranger] }, decks).do(reveal);
    expect(quick.attack).toEqual(slow.attack);
    const card = { type: 'defend', target: 'ranger', value: 2 } as const;
    expect(faces(new EnemyPlay({ pool: { red: 2 }, targets: [ranger] }, decks).do(card).attack)).toEqual(
      faces(slow.attack),
    );
  });

  test('EA-7: several targets share one draw, each with its own defense', () => {
    const targets = [ranger, { id: 'ally', defense: 1 }, { id: 'guardian', defense: 3, hexes: 3 }];
    const play = new EnemyPlay({ pool: { black: 2 }, targets }, stacked({ black: ['4', '3'] }));
    play.do({ type: 'defend', target: 'ranger', value: 1 }, reveal, settle);
    expect(play.attack.hits).toEqual([
      { target: 'ranger', damage: 7, defense: 3, hpLost: 2 },
      { target: 'ally', damage: 7, defense: 1, hpLost: 7 },
      { target: 'guardian', damage: 9, defense: 3, hpLost: 3 },
    ]);
  });

  test('MT-6, AE-5: a chain ignores one more of the lowest for each target, blanks never', () => {
    const targets = ['a', 'b', 'c', 'd'].map(id => ({ id, defense: 1 }));
    const decks = stacked({ red: ['0', '3', '2'], yellow: ['1'] });
    const play = new EnemyPlay({ pool: { red: 3, yellow: 1 }, targets, chain: true }, decks).do(
      reveal,
      settle,
    );
    expect(play.attack.hits?.map(hit => hit.damage)).toEqual([6, 5, 3, 0]);
  });

  test("MT-4: somebody's ability may force a redraw; the card goes to the discard at once", () => {
    const play = new EnemyPlay({ pool: { red: 1 }, targets: [ranger] }, stacked({ red: ['4*', '0'] })).do(
      draw,
    );
    expect(play.refusal({ type: 'redraw', piece: 1 })).toBe('not-now');
    play.do(reveal, { type: 'redraw', piece: 1 });
    expect(play.decks.cards.red).toMatchObject({ table: ['0'], discard: ['4*'] });
    expect(play.do(settle).attack.hits?.[0]?.damage).toBe(0);
  });

  test('MT-6: of equal cards the first drawn is ignored, the highest as the lowest', () => {
    const pieces = ([1, 2, 3, 4] as const).map(id => ({
      id,
      color: 'red' as const,
      face: id === 4 ? ('0' as const) : ('3' as const),
      from: 'deck' as const,
      part: 'pool' as const,
    }));
    for (const order of [pieces, pieces.toReversed()]) {
      expect(highest(order, 2).map(({ id }) => id)).toEqual([1, 2]);
      expect(lowest(order, 2).map(({ id }) => id)).toEqual([1, 2]);
    }
  });

  test('MT-6: cards may be ignored by name, or the highest or lowest of them', () => {
    const decks = stacked({ red: ['4*', '3', '0', '2'] });
    const damageAfter = (change: { ignored?: number[]; highest?: number; lowest?: number; bonus?: number }) =>
      new EnemyPlay({ pool: { red: 4 }, targets: [ranger] }, decks).do(
        reveal,
        { type: 'adjust', change },
        settle,
      ).attack.hits?.[0]?.damage;
    expect(damageAfter({ ignored: [2] })).toBe(6);
    expect(damageAfter({ highest: 1 })).toBe(5);
    expect(damageAfter({ lowest: 1 })).toBe(7);
    expect(damageAfter({ bonus: 2 })).toBe(11);
  });

  test('MT-6, AE-5: each hit tells which cards do not count against it, as the sum of the others shows', () => {
    const decks = stacked({ red: ['4*', '3', '0', '2'] });
    const chain = { pool: { red: 4 }, targets: [ranger, { ...ranger, id: 'b' }], chain: true };
    const hits = (change: { ignored?: number[]; highest?: number; lowest?: number }) =>
      new EnemyPlay(chain, decks).do(reveal, { type: 'adjust', change }, settle).attack.hits ?? [];
    expect(hits({}).map(one => [one.damage, one.ignored])).toEqual([
      [9, undefined],
      [7, [4]],
    ]);
    expect(hits({ highest: 1, ignored: [3] }).map(one => [one.damage, one.ignored])).toEqual([
      [5, [3, 1]],
      [3, [3, 1, 4]],
    ]);
  });

  test('before the draw the pool may be set otherwise, after it not', () => {
    const play = new EnemyPlay({ pool: { red: 3 }, targets: [ranger] }, freshDecks(1, 'enemy'));
    const change = { pool: { white: 1, yellow: 0, red: 1, black: 0 } };
    play.do({ type: 'adjust', change }, draw);
    expect(play.attack.pieces.map(piece => piece.color)).toEqual(['white', 'red']);
    expect(play.refusal({ type: 'adjust', change })).toBe('drawn');
  });

  test('OWN-46: fixed damage is divided like any other, and nothing is drawn', () => {
    const decks = freshDecks(1, 'enemy');
    const play = new EnemyPlay({ pool: { red: 3 }, fixed: 7, targets: [ranger] }, decks);
    play.do(
      { type: 'defend', target: 'ranger', value: 1 },
      reveal,
      { type: 'token', target: 'ranger' },
      settle,
    );
    expect(play.attack.hits).toEqual([{ target: 'ranger', damage: 7, defense: 4, hpLost: 1 }]);
    expect(play.decks).toEqual(decks);
  });

  test('MT-9: of the pool some may be dice', () => {
    const setup = { pool: { red: 3 }, dice: { red: 2 }, targets: [ranger] };
    const play = new EnemyPlay(setup, freshDecks(1, 'enemy')).do(reveal);
    expect(play.attack.pieces.map(piece => piece.from).sort()).toEqual(['deck', 'die', 'die']);
  });

  test('MT-2: an empty deck gives what it has', () => {
    const play = new EnemyPlay({ pool: { red: 3 }, targets: [ranger] }, stacked({ red: ['3'] })).do(
      reveal,
      settle,
    );
    expect(play.attack.noneLeft.red).toBe(2);
    expect(play.attack.hits?.[0]?.damage).toBe(3);
  });
});

describe("the enemy's real cards", () => {
  const pieces = [
    { color: 'red', face: '4*' },
    { color: 'red', face: '0' },
  ] as const;

  test('lie face down at the table and are tapped in at the reveal', () => {
    const setup = { pool: { red: 2 }, targets: [ranger], source: 'in-step' } as const;
    const play = new EnemyPlay(setup, stacked({ red: ['0', '2', '4*'] })).do(draw);
    expect(play.attack.pieces).toEqual([]);
    expect(play.refusal(reveal)).toBe('cards-missing');
    expect(play.refusal({ type: 'reveal', pieces: [{ color: 'red', face: '3' }, pieces[1]] })).toBe(
      'not-left',
    );
    play.do({ type: 'reveal', pieces }, { type: 'redraw', piece: 1, face: '2' }, settle);
    expect(play.attack.hits?.[0]?.damage).toBe(2);
    expect(play.decks.cards.red).toMatchObject({ deck: [], discard: ['4*', '0', '2'] });
  });

  test('MT-2: fewer may come if deck and discard are empty', () => {
    const setup = { pool: { red: 3 }, targets: [ranger], source: 'tapped' } as const;
    const play = new EnemyPlay(setup, stacked({})).do({ type: 'reveal', pieces, noMore: true }, settle);
    expect(play.attack.hits?.[0]?.damage).toBe(4);
  });

  test('or their sum is just said', () => {
    const play = new EnemyPlay({ pool: { red: 3 }, targets: [ranger], source: 'tapped' }, stacked({}));
    play.do({ type: 'defend', target: 'ranger', value: 1 }, { type: 'settle', said: { damage: 9 } });
    expect(play.attack.hits).toEqual([{ target: 'ranger', damage: 9, defense: 3, hpLost: 3 }]);
  });

  test('no card is lost or made', () => {
    let decks = freshDecks(3, 'enemy');
    const all = census(decks);
    for (let round = 0; round < 12; round++) {
      const play = new EnemyPlay({ pool: { red: 3, yellow: 4, black: 1 }, targets: [ranger] }, decks).do(
        reveal,
      );
      decks = play.do({ type: 'redraw', piece: 2 }, settle).decks;
      expect(census(decks)).toBe(all);
    }
  });
});
