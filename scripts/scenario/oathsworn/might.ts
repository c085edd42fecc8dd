import { isRecord } from '../../../src/basics/reading';
import { err, ok, type Problem, type Result } from '../../../src/basics/result';
import type { Chances } from '../../../src/chances/floats';
import {
  COLORS,
  type Color,
  type Counts,
  counts,
  type Face,
  isCritical,
  NONE,
  SIDES,
  worth,
} from '../../../src/might/cards';
import { enemyPool } from '../../../src/might/enemy';
import { enemyOdds } from '../../../src/might/enemy-odds';
import { expected, expectedHpLost } from '../../../src/might/figures';
import { type Odds, odds } from '../../../src/might/odds';
import { hpLost, isMiss, lowest, type Piece, type Pool, poolBlanks, sumOf } from '../../../src/might/pieces';
import { FRESH, type Remaining, type RemainingByColor, sizeOf } from '../../../src/might/remaining';

type Fields = Readonly<Record<string, unknown>>;
type Answer = Result<object, Problem[]>;

/** More than any table holds is a slip, and would only make the machine work for nothing. */
const MOST = 200;
/** Beyond it rounding would cost more than the 1e-9 that the answers promise. */
const MOST_DICE = 60;
const MOST_IN_DECK = 60;

/** The face of a colour with this value, if that colour has one. */
const faceOf = (color: Color, value: number, critical: boolean): Face | undefined =>
  SIDES[color].find(face => worth(face) === value && isCritical(face) === critical);

/** Damage of the whole draw, a miss counted as 0. */
const withMiss = ({ miss, hit }: Odds): Chances => hit.map((p, damage) => (damage === 0 ? p + miss : p));

const isColor = (name: string): name is Color => COLORS.some(color => color === name);

/** Reads one question, remembers all that is wrong with it, and answers only if nothing is. */
class Reading {
  readonly problems: Problem[] = [];

  constructor(
    readonly question: Fields,
    readonly at: string,
  ) {}

  wrong(code: string, where: string, message: string): void {
    this.problems.push({ code, at: `${this.at}.${where}`, message });
  }

  number(value: unknown, where: string, least = 0): number {
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= MOST) return value;
    if (value === undefined) this.wrong('missing', where, 'This is missing.');
    else this.wrong('not-a-number', where, `A whole number from ${least} to ${MOST} is needed.`);
    return least;
  }

  field(name: string, otherwise?: number, least = 0): number {
    const value = this.question[name];
    return value === undefined && otherwise !== undefined ? otherwise : this.number(value, name, least);
  }

  fields(value: unknown, where: string): Fields {
    if (isRecord(value)) return value;
    this.wrong(value === undefined ? 'missing' : 'not-an-object', where, 'An object is needed.');
    return {};
  }

  byColor(name: string, optional = false): Counts {
    const value = this.question[name];
    if (value === undefined && optional) return NONE;
    const found: Partial<Record<Color, number>> = {};
    for (const [key, n] of Object.entries(this.fields(value, name)))
      if (isColor(key)) found[key] = this.number(n, `${name}.${key}`);
      else this.wrong('unknown-color', `${name}.${key}`, 'Colors are white, yellow, red and black.');
    return counts(found);
  }

  pool(): Pool {
    const dice = this.byColor('dice', true);
    if (COLORS.reduce((sum, color) => sum + dice[color], 0) > MOST_DICE)
      this.wrong('too-many-dice', 'dice', `At most ${MOST_DICE} dice.`);
    return { cards: this.byColor('pool'), dice };
  }

  draws(poolSize: number): Piece[] {
    const { draws } = this.question;
    if (!Array.isArray(draws)) {
      this.wrong(draws === undefined ? 'missing' : 'not-a-list', 'draws', 'A list of cards is needed.');
      return [];
    }
    return draws.flatMap((card: unknown, i) => this.card(card, i, i < poolSize ? 'pool' : 'extra'));
  }

  private card(value: unknown, i: number, part: Piece['part']): Piece[] {
    const where = `draws[${i}]`;
    const { color, value: printed, crit = false } = this.fields(value, where);
    if (typeof color !== 'string' || !isColor(color)) {
      this.wrong('unknown-color', `${where}.color`, 'Colors are white, yellow, red and black.');
      return [];
    }
    if (typeof crit !== 'boolean') this.wrong('not-a-boolean', `${where}.crit`, 'True or false is needed.');
    const face =
      crit === true
        ? faceOf(color, this.number(printed, `${where}.value`), true)
        : SIDES[color].find(side => worth(side) === printed);
    if (face) return [{ id: i, color, face, from: 'table', part }];
    this.wrong('no-such-card', where, `There is no such ${color} card.`);
    return [];
  }

  /** What is left to draw. A colour that is not named is a full deck. */
  deck(): RemainingByColor {
    const { deck } = this.question;
    if (deck === undefined) return FRESH;
    const left = { ...FRESH };
    for (const [key, of] of Object.entries(this.fields(deck, 'deck')))
      if (isColor(key)) left[key] = this.remaining(of, `deck.${key}`);
      else this.wrong('unknown-color', `deck.${key}`, 'Colors are white, yellow, red and black.');
    return left;
  }

  private remaining(value: unknown, where: string): Remaining {
    const { blank = 0, values = {}, crits = {} } = this.fields(value, where);
    const left = {
      blanks: this.number(blank, `${where}.blank`),
      plain: this.valuesOf(values, `${where}.values`),
      criticals: this.valuesOf(crits, `${where}.crits`),
    };
    if (sizeOf(left) > MOST_IN_DECK) this.wrong('too-many-cards', where, `At most ${MOST_IN_DECK} cards.`);
    return left;
  }

  private valuesOf(value: unknown, where: string): number[] {
    return Object.entries(this.fields(value, where)).flatMap(([key, n]) => {
      const many = this.number(n, `${where}.${key}`);
      if (/^[1-9]\d?$/.test(key)) return Array.from({ length: many }, () => Number(key));
      this.wrong('not-a-value', `${where}.${key}`, 'Cards are named by their value, from 1.');
      return [];
    });
  }

  answer(of: () => object): Answer {
    return this.problems.length > 0 ? err(this.problems) : ok(of());
  }
}

const printed = (damage: Chances): Record<string, number> =>
  Object.fromEntries([...damage].map((p, value) => [value, p]).filter(([, p]) => (p ?? 0) >= 1e-12));

function attack(question: Fields, at: string): Answer {
  const reading = new Reading(question, at);
  const pieces = reading.draws(reading.field('pool'));
  const defense = reading.field('defense', undefined, 1);
  const ignored = lowest(pieces, reading.field('ignoreLowest', 0));
  return reading.answer(() => {
    const blanks = poolBlanks(pieces).length;
    const missed = isMiss(pieces);
    const damage = missed ? 0 : sumOf(pieces.filter(piece => !ignored.includes(piece)));
    return { blanks, missed, damage, hpLost: hpLost(damage, defense) };
  });
}

function enemyAttack(question: Fields, at: string): Answer {
  const reading = new Reading(question, at);
  const attackers = reading.field('attackers', 1);
  const pool = enemyPool(reading.byColor('pool'), attackers, reading.field('broken', 0));
  const drawn = Object.fromEntries(Object.entries(pool).filter(([, n]) => n > 0));
  if (question.draws === undefined || question.draws === null) return reading.answer(() => ({ pool: drawn }));
  const damage = sumOf(reading.draws(0));
  const defense = reading.field('defense', undefined, 1);
  return reading.answer(() => ({ pool: drawn, damage, hpLost: hpLost(damage, defense) }));
}

function oddsOf(question: Fields, at: string): Answer {
  const reading = new Reading(question, at);
  const draw = { pool: reading.pool(), redraws: reading.field('redraws', 0), left: reading.deck() };
  const defense = reading.field('defense', undefined, 1);
  return reading.answer(() => {
    const found = odds(draw);
    return {
      miss: found.miss,
      expected: expected(found.hit),
      pmf: printed(withMiss(found)),
      expectedHpLost: expectedHpLost(found.hit, defense),
    };
  });
}

function enemyOddsOf(question: Fields, at: string): Answer {
  const reading = new Reading(question, at);
  const pool = reading.pool();
  const left = reading.deck();
  const defense = reading.field('defense', undefined, 1);
  return reading.answer(() => {
    const damage = enemyOdds(pool, left);
    return {
      expected: expected(damage),
      pmf: printed(damage),
      expectedHpLost: expectedHpLost(damage, defense),
    };
  });
}

/** The questions of scenario files that might answers; each gives its result without the case's id. */
export const questions: Readonly<
  Record<string, (question: Record<string, unknown>, at: string) => Result<object, Problem[]>>
> = { attack, enemyAttack, odds: oddsOf, enemyOdds: enemyOddsOf };
