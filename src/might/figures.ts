import type { Chances } from '../chances/floats';
import type { Purpose } from './attack-setup';
import type { Odds } from './odds';
import { verdict } from './outcome';
import { hpLost } from './pieces';

export const expected = (damage: Chances, bonus = 0): number =>
  damage.reduce((sum, p, value) => sum + p * (value + bonus), 0);

/** Of damage div defense (DM-1), no more than is there (DM-2); a miss, which is not among the chances, loses nothing. */
export const expectedHpLost = (damage: Chances, defense: number, bonus = 0, most = Infinity): number =>
  damage.reduce((sum, p, value) => sum + p * Math.min(most, hpLost(value + bonus, defense)), 0);

/** The chance of each number of HP lost, from none on to all that is there; a miss is in none of them. */
export function hpChances(damage: Chances, defense: number, bonus = 0, most = Infinity): number[] {
  const chances: number[] = [];
  damage.forEach((p, value) => {
    const hp = Math.min(most, hpLost(value + bonus, defense));
    while (chances.length <= hp) chances.push(0);
    chances[hp]! += p;
  });
  return chances;
}

const chanceOfAtLeast = (damage: Chances, least: number): number =>
  damage.reduce((sum, p, value) => (value >= least ? sum + p : sum), 0);

/** The chance to take so many HP or more: to break a location, or to knock a character out. */
export const chanceToLose = (damage: Chances, hp: number, defense: number, bonus = 0): number =>
  chanceOfAtLeast(damage, hp * Math.max(1, defense) - bonus);

/** MT-12: the chance of each number of levels of success, from none (a failure) on. */
export function levelChances({ miss, hit }: Odds, purpose: Purpose, bonus = 0): number[] {
  const chances: number[] = [miss];
  hit.forEach((p, value) => {
    const { levels } = verdict(purpose, { missed: false, damage: value + bonus });
    while (chances.length <= levels) chances.push(0);
    chances[levels]! += p;
  });
  return chances;
}

/** The chance that a check or a round of combat succeeds. */
export const successChance = (odds: Odds, purpose: Purpose, bonus = 0): number =>
  levelChances(odds, purpose, bonus)
    .slice(1)
    .reduce((sum, p) => sum + p, 0);
