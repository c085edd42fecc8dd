import { describe, expect, test } from 'vitest';
import { draw, type Stream, shuffle, streamOf } from '../../src/basics/random';
import { type Attack, applyAttack, newAttack, toAnswer } from '../../src/might/attack';
import { decideAttack } from '../../src/might/attack-decide';
import { attackSetup } from '../../src/might/attack-setup';
import {
  COLORS,
  type Color,
  type Counts,
  cardsOf,
  eachColor,
  type Face,
  STRONGEST_FIRST,
} from '../../src/might/cards';
import type { AttackCommand } from '../../src/might/commands';
import { applyDecks, freshDecks, type MightDecks } from '../../src/might/decks';
import { applyEnemyAttack, enemySetup, newEnemyAttack } from '../../src/might/enemy';
import { decideEnemyAttack } from '../../src/might/enemy-decide';
import { enemyOdds } from '../../src/might/enemy-odds';
import { expectedHpLost } from '../../src/might/figures';
import { odds } from '../../src/might/odds';
import { hpLost, type Pool, poolBlanks } from '../../src/might/pieces';
import { remainingIn } from '../../src/might/remaining';
import { samples, seed } from '../support/samples';

const CASES = 12;
const DRAWS = samples(400, 50_000);

/** A number that is drawn for this one purpose. */
function dealer(purpose: string) {
  let stream: Stream = streamOf(seed, purpose);
  const number = (low: number, high: number): number => {
    const [n, next] = draw(stream, low, high);
    stream = next;
    return n;
  };
  const some = <T>(of: readonly T[], n: number): T[] => {
    const [order, next] = shuffle(of, stream);
    stream = next;
    return order.slice(0, n);
  };
  return { number, some };
}

const FRESH = freshDecks(seed, 'oathsworn');

/** Decks of these cards in a new order. */
function shuffled(
  cards: Readonly<Record<Color, readonly Face[]>>,
  deal: ReturnType<typeof dealer>,
): MightDecks {
  const pile = (color: Color) => ({
    ...FRESH.cards[color],
    deck: deal.some(cards[color], cards[color].length),
  });
  return {
    cards: { white: pile('white'), yellow: pile('yellow'), red: pile('red'), black: pile('black') },
    dice: {
      white: streamOf(deal.number(0, 1e9), 'w'),
      yellow: streamOf(deal.number(0, 1e9), 'y'),
      red: streamOf(deal.number(0, 1e9), 'r'),
      black: streamOf(deal.number(0, 1e9), 'b'),
    },
  };
}

/** A random pool, and decks with so many cards left that none runs out in the draw (8 or more to spare). */
function randomCase(deal: ReturnType<typeof dealer>) {
  const chosen: Counts = {
    white: deal.number(0, 5),
    yellow: deal.number(0, 2),
    red: deal.number(0, 2),
    black: deal.number(0, 1),
  };
  const dice = eachColor(color => deal.number(0, Math.min(2, chosen[color])));
  const pool: Pool = { cards: eachColor(color => chosen[color] - dice[color]), dice };
  const of = (color: Color) => deal.some(cardsOf(color), Math.min(18, deal.number(10, 18)));
  return { pool, cards: { white: of('white'), yellow: of('yellow'), red: of('red'), black: of('black') } };
}

/** Plays one attack through the real decks and flow, with the rescue policy of the scenarios. */
function play(pool: Pool, redraws: number, start: MightDecks): Attack {
  const might = eachColor(color => pool.cards[color] + pool.dice[color]);
  let attack = newAttack(attackSetup({ might, redraws }));
  let decks = start;
  const command = (next: AttackCommand) => {
    const decided = decideAttack(attack, decks, next);
    if (!decided.ok) throw new Error(decided.error.code);
    decks = decided.value.reduce(applyDecks, decks);
    attack = decided.value.reduce(applyAttack, attack);
  };
  const extras = () => {
    if (toAnswer(attack).length > 0) command({ type: 'criticals' });
  };
  command({ type: 'choose', cubes: might, white: 0, dice: pool.dice });
  extras();
  for (let left = redraws; ; left--) {
    const blanks = poolBlanks(attack.pieces);
    if (blanks.length < 2 || blanks.length - left > 1) break;
    const order = STRONGEST_FIRST.flatMap(color => [
      ...blanks.filter(piece => piece.color === color && piece.from !== 'die'),
      ...blanks.filter(piece => piece.color === color && piece.from === 'die'),
    ]);
    command({ type: 'redraw', piece: order[0]!.id, by: 'granted' });
    extras();
  }
  command({ type: 'settle' });
  return attack;
}

/** Within five standard errors of a mean of `n` samples that spread by `deviation`, and a few for what is very rare. */
function near(sampled: number, exact: number, deviation: number, n: number): void {
  expect(Math.abs(sampled - exact)).toBeLessThan((5 * deviation + 4 / Math.sqrt(n)) / Math.sqrt(n));
}

const deviation = (chances: ArrayLike<number>, value: (damage: number) => number): number => {
  const list = Array.from(chances);
  const mean = list.reduce((all, p, damage) => all + p * value(damage), 0);
  return Math.sqrt(list.reduce((all, p, damage) => all + p * (value(damage) - mean) ** 2, 0));
};

describe('what is played agrees with what is calculated', () => {
  test('MT-1 to MT-4 and MT-9: attacks with cards, dice and redraws through the real decks', () => {
    const deal = dealer('sampler');
    for (let round = 0; round < CASES; round++) {
      const { pool, cards } = randomCase(deal);
      if (COLORS.every(color => pool.cards[color] + pool.dice[color] === 0)) continue;
      const redraws = deal.number(0, 3);
      const left = remainingIn(shuffled(cards, deal));
      const exact = odds({ pool, redraws, left });
      const all = exact.hit.map((p, damage) => (damage === 0 ? p + exact.miss : p));
      let [misses, damage, hp] = [0, 0, 0];
      for (let i = 0; i < DRAWS; i++) {
        const { outcome } = play(pool, redraws, shuffled(cards, deal));
        if (outcome?.missed) misses++;
        damage += outcome?.damage ?? 0;
        hp += hpLost(outcome?.damage ?? 0, 3);
      }
      near(misses / DRAWS, exact.miss, Math.sqrt(exact.miss * (1 - exact.miss)), DRAWS);
      near(
        damage / DRAWS,
        all.reduce((sum, p, value) => sum + p * value, 0),
        deviation(all, value => value),
        DRAWS,
      );
      near(
        hp / DRAWS,
        expectedHpLost(all, 3),
        deviation(all, value => hpLost(value, 3)),
        DRAWS,
      );
    }
  });

  test('MT-5, DM-1: enemy attacks through the real decks', () => {
    const deal = dealer('enemy sampler');
    for (let round = 0; round < CASES; round++) {
      const { pool, cards } = randomCase(deal);
      const exact = enemyOdds(pool, remainingIn(shuffled(cards, deal)));
      const setup = enemySetup({
        pool: eachColor(color => pool.cards[color] + pool.dice[color]),
        dice: pool.dice,
        targets: [{ id: 'warden', defense: 2 }],
      });
      let [damage, hp] = [0, 0];
      for (let i = 0; i < DRAWS; i++) {
        let attack = newEnemyAttack(setup);
        const decks = shuffled(cards, deal);
        for (const type of ['reveal', 'settle'] as const) {
          const decided = decideEnemyAttack(attack, decks, { type });
          if (decided.ok) attack = decided.value.reduce(applyEnemyAttack, attack);
        }
        damage += attack.hits?.[0]?.damage ?? 0;
        hp += attack.hits?.[0]?.hpLost ?? 0;
      }
      near(
        damage / DRAWS,
        exact.reduce((sum, p, value) => sum + p * value, 0),
        deviation(exact, value => value),
        DRAWS,
      );
      near(
        hp / DRAWS,
        expectedHpLost(exact, 2),
        deviation(exact, value => hpLost(value, 2)),
        DRAWS,
      );
    }
  });
});
