import { describe, expect, test } from 'vitest';
import { toAnswer, tokensSpent } from '../../src/might/attack';
import { counts, type Face } from '../../src/might/cards';
import { freshDecks } from '../../src/might/decks';
import { damageTo, outcomeOf } from '../../src/might/outcome';
import { AttackPlay, census, faces, stacked } from './help';

const choose = (of: Parameters<typeof counts>[0], white = 0) =>
  ({ type: 'choose', cubes: counts(of), white }) as const;
const settle = { type: 'settle' } as const;
const criticals = { type: 'criticals' } as const;
const purpose = { kind: 'attack' } as const;
const whites = (...white: Face[]) => stacked({ white });

describe('what changes an attack that is under way', () => {
  const plain = { bonus: 1, redraws: 2, lowest: 0, highest: 0 };
  const is = (setup: Partial<typeof plain>, ignored: readonly number[] = [], guards?: object) => ({
    setup: { ...plain, ...setup },
    ignored,
    ...(guards ? { guards } : {}),
  });
  test.each([
    [{ bonus: 2 }, is({ bonus: 3 })],
    [{ redraws: 1 }, is({ redraws: 3 })],
    [{ lowest: 1 }, is({ lowest: 1 })],
    [{ highest: 1 }, is({ highest: 1 })],
    [{ ignored: [1] }, is({}, [1])],
    [{ guard: { target: 'b', by: 2 } }, is({}, [], { b: 2 })],
  ])('IT-5, FT-8: %j changes that and nothing else', (change, now) => {
    const play = new AttackPlay({ purpose, bonus: 1, redraws: 2 }, whites('1', '2', '1')).do(choose({}, 2));
    expect(play.do({ type: 'adjust', change }).attack).toMatchObject(now);
  });
});

describe('the draw', () => {
  test("MT-3: the rulebook's yellow and two white: a critical chain adds up, its blank does not miss", () => {
    const decks = stacked({ yellow: ['0'], white: ['1', '2*', '2*', '0', '1'] });
    const play = new AttackPlay({ purpose, might: { yellow: 1 } }, decks).do(
      choose({ yellow: 1 }, 2),
      criticals,
      settle,
    );
    expect(faces(play.attack)).toEqual(['1', '2*', '0', '2*', '0']);
    expect(play.attack.outcome).toMatchObject({ blanks: 1, missed: false, damage: 5 });
  });

  test('MT-3: two blanks of the pool miss and do no damage at all', () => {
    const play = new AttackPlay({ purpose, bonus: 3 }, whites('0', '2', '0')).do(choose({}, 3), settle);
    expect(play.attack.outcome).toMatchObject({ blanks: 2, missed: true, damage: 0 });
    expect(damageTo(play.attack, { hexes: 4 })).toBe(0);
  });

  test('MT-3: a critical may be declined, and is never drawn for unasked', () => {
    const play = new AttackPlay({ purpose }, whites('2*', '2')).do(choose({}, 1));
    expect(faces(play.attack)).toEqual(['2*']);
    expect(play.refusal(settle)).toBe('criticals-open');
    play.do({ type: 'decline' }, settle);
    expect(play.attack.outcome?.damage).toBe(2);
    expect(play.refusal({ type: 'decline' })).toBe('no-critical');
  });

  test('MT-3: criticals can be drawn for one at a time, each extra critical allowing one more', () => {
    const play = new AttackPlay({ purpose }, whites('2*', '2*', '2*', '1', '0')).do(choose({}, 2));
    play.do({ type: 'critical', piece: 2 });
    expect(faces(play.attack)).toEqual(['2*', '2*', '2*']);
    expect(toAnswer(play.attack).map(piece => piece.id)).toEqual([1, 3]);
    expect(play.refusal({ type: 'critical', piece: 2 })).toBe('no-critical');
    play.do({ type: 'critical', piece: 3 }, { type: 'critical', piece: 1 }, settle);
    expect(play.attack.outcome).toMatchObject({ damage: 7, missed: false, blanks: 0 });
  });

  test('MT-2: drawn cards stay on the table until the attack is settled, then all go to the discard', () => {
    const play = new AttackPlay({ purpose }, whites('1', '2', '1')).do(choose({}, 2));
    expect(play.decks.cards.white).toMatchObject({ deck: ['1'], table: ['1', '2'], discard: [] });
    play.do(settle);
    expect(play.decks.cards.white).toMatchObject({ deck: ['1'], table: [], discard: ['1', '2'] });
  });

  test('MT-2: a deck that runs out in mid-draw is refilled from its discard only', () => {
    const decks = stacked({ white: ['1', '1'] }, { white: ['2', '2'] });
    const play = new AttackPlay({ purpose }, decks).do(choose({}, 3));
    expect(faces(play.attack)).toEqual(['1', '1', '2']);
    expect(play.decks.cards.white).toMatchObject({ deck: ['2'], table: ['1', '1', '2'], discard: [] });
    expect(play.events.map(event => event.type)).toEqual(['pool-chosen', 'drew', 'deck', 'drew']);
  });

  test('MT-2: with deck and discard empty no more can be drawn, and that is said', () => {
    const play = new AttackPlay({ purpose }, whites('1', '0')).do(choose({}, 4));
    expect(play.events).toContainEqual({ type: 'none-left', color: 'white', count: 2 });
    expect(play.attack.step).toBe('drawn');
    expect(play.do(settle).attack.outcome?.damage).toBe(1);
  });

  test('MT-2: a critical whose extra card cannot come is done with', () => {
    const play = new AttackPlay({ purpose }, whites('2*', '1', '2*')).do(choose({}, 2), criticals);
    expect(play.events.at(-1)).toEqual({ type: 'none-left', color: 'white', count: 1, critical: 3 });
    expect(play.do(settle).attack.outcome?.damage).toBe(5);
  });

  test('MT-9, OWN-40: dice and cards mix; a critical die brings a die, a critical card brings a card', () => {
    const setup = { purpose, might: { red: 2 } };
    let mixed = 0;
    for (let seed = 1; seed < 60; seed++) {
      const play = new AttackPlay(setup, freshDecks(seed, 'oathsworn'));
      play.do({ ...choose({ red: 2 }, 4), dice: counts({ red: 1, white: 3 }) });
      const pool = play.attack.pieces.map(piece => `${piece.color}${piece.from}`);
      expect(pool.sort()).toEqual(['reddeck', 'reddie', 'whitedeck', 'whitedie', 'whitedie', 'whitedie']);
      if (toAnswer(play.attack).length > 0) play.do(criticals);
      for (const extra of play.attack.pieces.filter(piece => piece.part === 'extra')) {
        const critical = play.attack.pieces.find(piece => piece.id === extra.of);
        expect([extra.color, extra.from]).toEqual([critical?.color, critical?.from]);
        mixed++;
      }
    }
    expect(mixed).toBeGreaterThan(20);
  });

  test('MT-9: the pool and its mix are fixed once chosen', () => {
    const play = new AttackPlay({ purpose }, whites('1', '1')).do(choose({}, 1));
    expect(play.refusal(choose({}, 1))).toBe('chosen');
  });

  test('dice have streams of their own: what else is thrown or drawn changes nothing', () => {
    const pool = { ...choose({ red: 1 }), dice: counts({ red: 1 }) };
    const decks = freshDecks(5, 'oathsworn');
    const direct = new AttackPlay({ purpose, might: { red: 1 } }, decks).do(pool);
    const other = new AttackPlay({ purpose }, decks).do({ ...choose({}, 5), dice: counts({ white: 2 }) });
    const later = new AttackPlay({ purpose, might: { red: 1 } }, other.decks).do(pool);
    expect(faces(later.attack)).toEqual(faces(direct.attack));
  });
});

describe('redraws', () => {
  const tokens = { redraw: 2, empowered: 0, lethality: 0 };

  test('MT-4: the card goes to the discard at once, and one of its colour takes its place in the pool', () => {
    const play = new AttackPlay({ purpose, tokens }, whites('0', '0', '0', '2'));
    play.do(choose({}, 2), { type: 'redraw', piece: 1, by: 'token' });
    expect(play.decks.cards.white).toMatchObject({ deck: ['2'], discard: ['0'] });
    expect(outcomeOf(play.attack)).toMatchObject({ blanks: 2, missed: true });
    play.do({ type: 'redraw', piece: 3, by: 'token' });
    expect(outcomeOf(play.attack)).toMatchObject({ blanks: 1, missed: false, damage: 2 });
    expect(play.refusal({ type: 'redraw', piece: 2, by: 'token' })).toBe('no-redraw');
  });

  test('MT-4: the replacement of an extra card is an extra card: its blank does not count', () => {
    const play = new AttackPlay({ purpose, redraws: 1 }, whites('2*', '0', '1', '0'));
    play.do(choose({}, 2), criticals, { type: 'redraw', piece: 3, by: 'granted' });
    expect(play.attack.pieces.at(-1)).toMatchObject({ face: '0', part: 'extra', of: 1 });
    expect(outcomeOf(play.attack)).toMatchObject({ blanks: 1, missed: false });
  });

  test('MT-4: extra cards of an exchanged critical stay; a critical replacement brings its own', () => {
    const play = new AttackPlay({ purpose, redraws: 1 }, whites('2*', '1', '2*', '2', '0'));
    play.do(choose({}, 1), criticals, { type: 'redraw', piece: 1, by: 'granted' });
    expect(faces(play.attack)).toEqual(['1', '2*']);
    play.do(criticals, settle);
    expect(play.attack.outcome?.damage).toBe(5);
  });

  test('MT-4: an exchanged critical that brought nothing yet takes its right along', () => {
    const play = new AttackPlay({ purpose, redraws: 1 }, whites('2*', '1', '2'));
    play.do(choose({}, 1), { type: 'redraw', piece: 1, by: 'granted' });
    expect(toAnswer(play.attack)).toEqual([]);
    expect(play.do(settle).attack.outcome?.damage).toBe(1);
  });

  test('MT-4: from an empty deck the exchanged card itself is shuffled in again', () => {
    const play = new AttackPlay({ purpose, redraws: 1 }, whites('0', '0'));
    play.do(choose({}, 2), { type: 'redraw', piece: 1, by: 'granted' });
    expect(play.events.map(event => event.type)).toEqual(['exchanged', 'deck', 'drew']);
    expect(outcomeOf(play.attack)).toMatchObject({ blanks: 2, missed: true });
  });

  test('MT-4, OWN-40: a die is thrown again', () => {
    const play = new AttackPlay({ purpose, redraws: 3 }, whites());
    play.do({ ...choose({}, 1), dice: counts({ white: 1 }) }, { type: 'redraw', piece: 1, by: 'granted' });
    expect(play.attack.pieces).toMatchObject([{ id: 2, from: 'die', part: 'pool' }]);
  });

  test('redraws granted in the middle of the attack count', () => {
    const play = new AttackPlay({ purpose }, whites('0', '2')).do(choose({}, 1));
    expect(play.refusal({ type: 'redraw', piece: 1, by: 'granted' })).toBe('no-redraw');
    play.do({ type: 'adjust', change: { redraws: 1 } }, { type: 'redraw', piece: 1, by: 'granted' });
    expect(play.refusal({ type: 'redraw', piece: 2, by: 'granted' })).toBe('no-redraw');
    expect(play.do(settle).attack.outcome?.damage).toBe(2);
  });

  test('MT-4: each redraw is used up, granted ones and tokens apart from each other', () => {
    const tokens = { redraw: 1, empowered: 0, lethality: 0 };
    const play = new AttackPlay({ purpose, tokens, redraws: 1 }, whites('0', '0', '0', '2'));
    play.do(choose({}, 1), { type: 'redraw', piece: 1, by: 'token' });
    expect(play.refusal({ type: 'redraw', piece: 2, by: 'token' })).toBe('no-redraw');
    play.do({ type: 'redraw', piece: 2, by: 'granted' });
    expect(play.refusal({ type: 'redraw', piece: 3, by: 'granted' })).toBe('no-redraw');
  });
});

describe('ignored cards', () => {
  test('MT-6: the lowest is never a blank, and of equals the first drawn', () => {
    const play = new AttackPlay({ purpose, lowest: 2 }, whites('2', '0', '1', '1', '1'));
    play.do(choose({}, 5), settle);
    expect(play.attack.outcome).toMatchObject({ ignored: [3, 4], damage: 3 });
  });

  test('MT-6: a replaced card counts as drawn when it came', () => {
    const play = new AttackPlay({ purpose, lowest: 1, redraws: 1 }, whites('0', '1', '1'));
    play.do(choose({}, 2), { type: 'redraw', piece: 1, by: 'granted' }, settle);
    expect(play.attack.outcome).toMatchObject({ ignored: [2], damage: 1 });
  });

  test('MT-6: the cards of an ignored critical count', () => {
    const play = new AttackPlay({ purpose, highest: 1 }, whites('2*', '1', '2'));
    play.do(choose({}, 2), criticals, settle);
    expect(play.attack.outcome).toMatchObject({ ignored: [1], damage: 3 });
  });

  test('MT-6, AE-5: the chain of the rulebook, 3 2 2 1 and a blank: 8, 7, 5 and 3 damage', () => {
    const decks = stacked({ red: ['3', '2'], yellow: ['2', '1'], white: ['0'] });
    const play = new AttackPlay({ purpose, might: { red: 2, yellow: 2 } }, decks);
    play.do(choose({ red: 2, yellow: 2 }, 1), settle);
    expect([1, 2, 3, 4, 5, 6].map(target => damageTo(play.attack, { target }))).toEqual([8, 7, 5, 3, 0, 0]);
  });

  test('AE-6: a large one takes one more for each hex of it beyond the first', () => {
    const play = new AttackPlay({ purpose }, whites('2', '2')).do(choose({}, 2), settle);
    expect(damageTo(play.attack, { hexes: 4 })).toBe(7);
  });

  test('OWN-44: a card that an effect ignores by name is out, a blank too', () => {
    const play = new AttackPlay({ purpose }, whites('0', '0', '2')).do(choose({}, 3));
    play.do({ type: 'adjust', change: { ignored: [1] } }, settle);
    expect(play.attack.outcome).toMatchObject({ missed: false, damage: 2 });
  });
});

describe('the pool', () => {
  const decks = freshDecks(1, 'oathsworn');

  test('AT-1, OWN-45: cubes may be left out, but none added; no pool is empty', () => {
    const play = new AttackPlay({ purpose, might: { red: 1, yellow: 1 } }, decks);
    expect(play.refusal(choose({ red: 2 }))).toBe('not-your-might');
    expect(play.refusal(choose({}))).toBe('empty-pool');
    expect(play.do(choose({ yellow: 1 }, 2)).attack.pool.cards).toEqual(counts({ yellow: 1, white: 2 }));
  });

  test('SE-23: an unarmed attack has no cubes, and white cards as usual', () => {
    const play = new AttackPlay({ purpose, might: { red: 1 }, unarmed: true }, decks);
    expect(play.refusal(choose({ red: 1 }, 1))).toBe('unarmed');
    expect(play.do(choose({}, 3)).attack.pieces).toHaveLength(3);
  });

  test("MT-7: the Exile's Empowered x3 and one token: three white become yellow, red and black", () => {
    const tokens = { redraw: 0, empowered: 1, lethality: 0 };
    const play = new AttackPlay({ purpose, empowered: 3, tokens }, decks);
    const pool = counts({ yellow: 1, red: 1, black: 1 });
    expect(play.refusal({ ...choose({}, 3), empowered: pool })).toBe('too-many-steps');
    expect(play.refusal({ ...choose({}, 3), empowered: pool, tokens: { empowered: 2 } })).toBe('no-token');
    expect(play.refusal({ ...choose({}, 3), empowered: counts({ black: 2 }) })).toBe('not-an-upgrade');
    play.do({ ...choose({}, 3), empowered: pool, tokens: { empowered: 1 } });
    expect(play.attack.pool.cards).toEqual(pool);
    expect(play.events[0] && tokensSpent(play.events[0])).toEqual(tokens);
  });

  test('TK-6, OWN-42: Lethality adds 1, 2, 4, 7 or 10 damage to a hit', () => {
    const added = [1, 2, 3, 4, 5].map(n => {
      const tokens = { redraw: 0, empowered: 0, lethality: 6 };
      const play = new AttackPlay({ purpose, tokens }, whites('1'));
      const refused = play.try({ ...choose({}, 1), tokens: { lethality: 6 } });
      expect(refused).toMatchObject({ error: { code: 'too-much-lethality', message: { most: 5 } } });
      play.do({ ...choose({}, 1), tokens: { lethality: n } }, settle);
      return (play.attack.outcome?.damage ?? 0) - 1;
    });
    expect(added).toEqual([1, 2, 4, 7, 10]);
  });

  test('GM-11, OWN-43: Sentinels draw one card each of her might, cannot miss, may be critical, add no white', () => {
    const setup = { purpose, might: { yellow: 1, red: 1 }, sentinels: 3 };
    const play = new AttackPlay(setup, stacked({ yellow: ['0', '0', '3*', '1'], red: [] }));
    expect(play.refusal(choose({ yellow: 1 }, 1))).toBe('too-many-white');
    expect(play.refusal(choose({ yellow: 2, red: 2 }))).toBe('one-each');
    expect(play.refusal(choose({ black: 1 }))).toBe('not-your-might');
    play.do(choose({ yellow: 3 }), criticals, settle);
    expect(play.attack.outcome).toMatchObject({ blanks: 2, missed: false, damage: 4 });
  });

  test('OWN-46: fixed damage draws nothing and cannot miss; bonus damage comes on top', () => {
    const play = new AttackPlay({ purpose, fixed: 4, bonus: 2 }, decks).do(settle);
    expect(play.attack.outcome).toMatchObject({ missed: false, damage: 6 });
    expect(play.decks).toEqual(decks);
  });

  test('AT-13: "draw one red, each blank costs 1 HP" counts blanks, adds no white, has no criticals', () => {
    const setup = { purpose: { kind: 'blanks' }, might: { red: 3 } } as const;
    const play = new AttackPlay(setup, stacked({ red: ['0', '4*', '0', '0'] }));
    expect(play.refusal(choose({ red: 1 }, 1))).toBe('too-many-white');
    play.do(choose({ red: 3 }), settle);
    expect(play.attack).toMatchObject({ step: 'done', outcome: { missed: false, damage: 2 } });
  });
});

describe('determination', () => {
  const tokens = { redraw: 2, empowered: 2, lethality: 2 };
  const spend = {
    ...choose({}, 2),
    empowered: counts({ yellow: 2 }),
    tokens: { empowered: 1, lethality: 2 },
  };

  test('MT-11: a miss gives one token of choice and every spent one back', () => {
    const play = new AttackPlay({ purpose, tokens }, stacked({ yellow: ['0', '0', '0'] }));
    play.do(spend, { type: 'redraw', piece: 1, by: 'token' }, settle);
    expect(play.attack.step).toBe('determination');
    play.do({ type: 'determination', token: 'battleflow' });
    const back = { redraw: 1, empowered: 1, lethality: 2 };
    expect(play.events).toEqual([{ type: 'determined', token: 'battleflow', back }]);
    expect(play.events[0] && tokensSpent(play.events[0])).toEqual({
      redraw: -1,
      empowered: -1,
      lethality: -2,
    });
    expect(play.attack).toMatchObject({ step: 'done', spent: { redraw: 0, empowered: 0, lethality: 0 } });
  });

  test('MT-11: a granted redraw is no token and does not come back', () => {
    const play = new AttackPlay({ purpose, redraws: 1 }, whites('0', '0', '0'));
    play.do(choose({}, 2), { type: 'redraw', piece: 1, by: 'granted' }, settle);
    play.do({ type: 'determination', token: 'redraw' });
    expect(play.events).toMatchObject([{ back: { redraw: 0, empowered: 0, lethality: 0 } }]);
  });

  test("MT-11: a hit gives nothing, and the companion's bought attack has no determination", () => {
    const hit = new AttackPlay({ purpose, tokens }, stacked({ yellow: ['0', '1'] })).do(spend, settle);
    expect(hit.attack).toMatchObject({ step: 'done', spent: { empowered: 1, lethality: 2 } });
    expect(hit.refusal({ type: 'determination', token: 'redraw' })).toBe('not-now');
    const bought = new AttackPlay({ purpose, determination: false }, whites('0', '0')).do(
      choose({}, 2),
      settle,
    );
    expect(bought.attack).toMatchObject({ step: 'done', outcome: { missed: true } });
  });
});

describe('the table is right', () => {
  test('real cards are tapped in, in any order and in parts, and the app does the rest', () => {
    const decks = freshDecks(1, 'oathsworn');
    const play = new AttackPlay({ purpose, might: { red: 1 }, source: 'tapped', redraws: 1 }, decks);
    play.do(choose({ red: 1 }, 2), { type: 'tap', pieces: [{ color: 'white', face: '0' }] });
    expect(play.attack.step).toBe('tap');
    expect(play.refusal({ type: 'tap', pieces: [{ color: 'black', face: '3' }] })).toBe('not-in-pool');
    expect(play.refusal({ type: 'tap', pieces: [{ color: 'red', face: '5*' }] })).toBe('no-such-face');
    play.do({
      type: 'tap',
      pieces: [
        { color: 'red', face: '4*' },
        { color: 'white', face: '0' },
      ],
    });
    expect(play.refusal(criticals)).toBe('face-missing');
    expect(play.refusal({ type: 'critical', piece: 2 })).toBe('face-missing');
    play.do({ type: 'critical', piece: 2, face: '3' });
    play.do({ type: 'redraw', piece: 3, by: 'granted', face: '2' }, settle);
    expect(play.attack.outcome).toMatchObject({ blanks: 1, damage: 9 });
    expect(play.decks).toEqual(decks);
  });

  test("kept in step, the app's deck loses what came at the table, wherever it lay", () => {
    const setup = { purpose, source: 'in-step', redraws: 1 } as const;
    const play = new AttackPlay(setup, whites('1', '2', '0', '2*'));
    play.do(choose({}, 2), {
      type: 'tap',
      pieces: [
        { color: 'white', face: '2*' },
        { color: 'white', face: '0' },
      ],
    });
    expect(play.decks.cards.white).toMatchObject({ deck: ['1', '2'], table: ['2*', '0'] });
    expect(play.refusal({ type: 'critical', piece: 1, face: '0' })).toBe('not-left');
    play.do({ type: 'critical', piece: 1, face: '0', anyway: true });
    play.do({ type: 'redraw', piece: 2, by: 'granted', face: '2' }, settle);
    expect(play.decks.cards.white).toMatchObject({ deck: ['1'], table: [], discard: ['0', '2*', '2'] });
    expect(play.attack.outcome?.damage).toBe(4);
  });

  test('MT-2: at the table too the deck may have no more', () => {
    const play = new AttackPlay({ purpose, source: 'tapped' }, whites()).do(choose({}, 3));
    play.do({ type: 'tap', pieces: [{ color: 'white', face: '1' }], noMore: true });
    expect(play.attack.step).toBe('drawn');
  });

  test('the players may just say the result, at any time', () => {
    const said = new AttackPlay({ purpose }, whites('0', '0')).do({ type: 'settle', said: { damage: 7 } });
    expect(said.attack).toMatchObject({ step: 'done', outcome: { damage: 7, overruled: true } });
    expect(damageTo(said.attack, { hexes: 2 })).toBe(8);
    const play = new AttackPlay({ purpose }, whites('2')).do(choose({}, 1), {
      type: 'settle',
      said: 'missed',
    });
    expect(play.attack).toMatchObject({ step: 'determination', outcome: { damage: 0, missed: true } });
    expect(play.decks.cards.white.discard).toEqual(['2']);
  });

  test('no card is lost or made by attacks, however they go', () => {
    for (let seed = 1; seed < 40; seed++) {
      let decks = freshDecks(seed, 'oathsworn');
      const all = census(decks);
      for (let round = 0; round < 8; round++) {
        const play = new AttackPlay({ purpose, might: { red: 2, black: 1 }, redraws: 2 }, decks);
        play.do({ ...choose({ red: 2, black: 1 }, (seed + round) % 7), dice: counts({ red: round % 2 }) });
        if (toAnswer(play.attack).length > 0) play.do(criticals);
        const last = play.attack.pieces.at(-1);
        if (last) play.do({ type: 'redraw', piece: last.id, by: 'granted' });
        if (toAnswer(play.attack).length > 0) play.do({ type: 'decline' });
        play.do(settle);
        decks = play.decks;
        expect(census(decks)).toBe(all);
      }
    }
  });
});
