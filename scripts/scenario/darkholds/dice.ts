import {
  chanceOfFall,
  digitsOf,
  expectedWounds,
  isAwaited,
  strike,
  woundChances,
} from '../../../src/games/darkholds/rules/dice';
import { plain, type Question, readRolls } from './asked';
import { readDefence, readStrike } from './read-warriors';

/** Smaller chances are left out. */
const least = 1e-12;

export const questions: Readonly<Record<string, Question>> = {
  attack: plain((reading, fields, at) => {
    const weapon = readStrike(reading, fields.weapon, `${at}.weapon`);
    const target = readDefence(reading, fields.target, `${at}.target`);
    const digits = digitsOf(readRolls(reading, fields.rolls ?? null, `${at}.rolls`));
    return () => {
      const struck = strike(weapon, target, digits);
      if (isAwaited(struck)) return { awaits: struck };
      return {
        ...struck,
        left: Math.max(0, target.left - struck.wounds),
        falls: struck.wounds >= target.left,
        used: digits.used(),
      };
    };
  }),
  odds: plain((reading, fields, at) => {
    const weapon = readStrike(reading, fields.weapon, `${at}.weapon`);
    const target = readDefence(reading, fields.target, `${at}.target`);
    const attacks = reading.count(fields.attacks, `${at}.attacks`, 1, 0, 100);
    return () => {
      const chances = woundChances(weapon, target, attacks);
      return {
        pmf: Object.fromEntries([...chances].map((p, n) => [n, p] as const).filter(([, p]) => p >= least)),
        expected: expectedWounds(chances),
        falls: chanceOfFall(chances, target.left),
      };
    };
  }),
};
