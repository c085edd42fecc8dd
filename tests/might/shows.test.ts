import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toAnswer } from '../../src/might/attack';
import { COLORS, counts, isCritical, SIDES } from '../../src/might/cards';
import { freshDecks } from '../../src/might/decks';
import { outcomeOf } from '../../src/might/outcome';
import { runs } from '../support/samples';
import { AttackPlay, census, EnemyPlay, faces, stacked } from './help';

const purpose = { kind: 'attack' } as const;
const three = { type: 'choose', cubes: counts({}), white: 3 } as const;
const shows = (piece: number, face: '0' | '1' | '2' | '2*' | '4*') =>
  ({ type: 'shows', piece, face }) as const;

describe('what a card shows, as the table says', () => {
  test('OWN-166: the deck gives the card that came and takes the other back where that lay', () => {
    const play = new AttackPlay({ purpose }, stacked({ white: ['0', '0', '1', '1', '2', '1'] })).do(three);
    expect(outcomeOf(play.attack).missed).toBe(true);
    play.do(shows(1, '2'));
    expect(faces(play.attack)).toEqual(['2', '0', '1']);
    expect(play.decks.cards.white).toMatchObject({ deck: ['1', '0', '1'], table: ['2', '0', '1'] });
    expect(outcomeOf(play.attack)).toMatchObject({ missed: false, damage: 3 });
    play.do({ type: 'settle' });
    expect(play.decks.cards.white).toMatchObject({ deck: ['1', '0', '1'], discard: ['2', '0', '1'] });
  });

  test('OWN-166: a card of which the deck has none left is a real one, the other is discarded', () => {
    const play = new AttackPlay({ purpose }, stacked({ white: ['0', '0', '1', '1'] })).do(
      three,
      shows(1, '2'),
    );
    expect(play.decks.cards.white).toMatchObject({ deck: ['1'], table: ['0', '1'], discard: ['0'] });
    play.do({ type: 'settle' });
    expect(play.decks.cards.white.discard).toEqual(['0', '0', '1']);
  });

  test('OWN-166: a critical that it shows may be drawn for, and one that was drawn for stays one', () => {
    const play = new AttackPlay({ purpose }, stacked({ white: ['1', '1', '1', '2*', '2'] })).do(three);
    play.do(shows(1, '2*'));
    expect(toAnswer(play.attack).map(piece => piece.id)).toEqual([1]);
    play.do({ type: 'critical', piece: 1 });
    expect(play.refusal(shows(1, '1'))).toBe('critical-drawn');
    play.do(shows(4, '2'), { type: 'settle' });
    expect(play.attack.outcome?.damage).toBe(6);
  });

  test('OWN-166: only a face of its colour, of a piece that lies there, until the draw is settled', () => {
    const play = new AttackPlay({ purpose }, stacked({ white: ['1', '1', '1'] })).do(three);
    expect(play.refusal(shows(1, '4*'))).toBe('no-such-face');
    expect(play.refusal(shows(9, '2'))).toBe('no-such-piece');
    play.do({ type: 'settle' });
    expect(play.refusal(shows(1, '2'))).toBe('settled');
  });

  test('OWN-166: of an enemy only what lies open; a die simply shows it', () => {
    const setup = { pool: { white: 2 }, dice: { white: 1 }, targets: [{ id: 'witch', defense: 1 }] };
    const play = new EnemyPlay(setup, stacked({ white: ['0', '2', '1'] })).do({ type: 'draw' });
    expect(play.refusal(shows(1, '2'))).toBe('not-now');
    play.do({ type: 'reveal' }, shows(1, '2'), shows(2, '1'), { type: 'settle' });
    expect(play.attack.hits?.[0]?.damage).toBe(3);
    expect(play.decks.cards.white.discard).toEqual(['2']);
  });

  test('OWN-166, MT-2: no card is ever made, lost or doubled by it', () => {
    const piece = fc.integer({ min: 1, max: 9 });
    const asked = fc.array(fc.tuple(piece, fc.nat(5)), { maxLength: 12 });
    fc.assert(
      fc.property(fc.integer(), asked, (seed, said) => {
        const decks = freshDecks(seed, 'oathsworn');
        const all = census(decks);
        const pool = counts({ yellow: 2, red: 2, black: 2 });
        const play = new AttackPlay({ purpose, might: pool }, decks);
        play.do({ type: 'choose', cubes: pool, white: 3 });
        for (const [id, side] of said) {
          const color = play.attack.pieces.find(one => one.id === id)?.color ?? 'white';
          const face = SIDES[color][side] ?? '0';
          play.do({ type: 'shows', piece: id, face });
          expect(play.attack.pieces.find(one => one.id === id)?.face).toBe(face);
          expect(census(play.decks)).toBe(all);
        }
        expect(toAnswer(play.attack)).toEqual(play.attack.pieces.filter(one => isCritical(one.face)));
        if (toAnswer(play.attack).length > 0) play.do({ type: 'decline' });
        play.do({ type: 'settle' });
        expect(COLORS.flatMap(color => play.decks.cards[color].table)).toEqual([]);
        expect(census(play.decks)).toBe(all);
      }),
      runs(60, 2000),
    );
  });
});
