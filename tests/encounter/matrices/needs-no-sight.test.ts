import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/encounter/model/command';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import type { HeroEffect } from '../../../src/stage/company';
import { encounterOf } from '../support/least-fixture';
import { ability, course, type Fight, play } from '../support/scripted-fight';

/** Each way to attack somebody whom a wall hides. */
type Way = 'attack' | 'card' | 'circle' | 'first of a chain' | 'second of a chain' | 'Sentinel';
/** Whether it may be made although nothing of it is seen: if the card asks for sight, and if it does not. */
interface Row {
  readonly seen: boolean;
  readonly unseen: boolean;
}
const freed: Row = { seen: false, unseen: true };

/** AT-5, SE-1, SE-8, OWN-105, OWN-291 */
const table: Readonly<Record<Way, Row>> = {
  attack: freed,
  card: freed,
  circle: freed,
  'first of a chain': freed,
  'second of a chain': { seen: false, unseen: false },
  Sentinel: freed,
};

const attack = (noSight: boolean, more: object): HeroEffect => ({
  effect: 'attack',
  range: 4,
  ...(noSight ? { noSight } : {}),
  ...more,
});
const cardOf = (way: Way, noSight: boolean): HeroEffect => {
  const chain = { chain: { range: 4, max: 2, ranged: true } };
  if (way === 'circle') return attack(noSight, { area: 'circle' });
  return attack(noSight, way.endsWith('chain') ? chain : {});
};

/** A wall across columns D to F between the attacker in E8 and a rat in E4; another rat in E6 stands before it. */
function scene(way: Way, noSight: boolean): Fight {
  const [boss, rat] = encounterOf().enemies;
  if (!boss || !rat) throw new Error('no enemies');
  const one = course(
    [],
    { a: { at: 'E8', class: 'grove-maiden', cards: [ability('shot', [cardOf(way, noSight)])] } },
    {
      enemies: [boss, { ...rat, acts: [], mob: false, hp: 9 }],
      placed: [
        { enemy: 'boss', at: 'P3', facing: 'S' },
        { enemy: 'rat', at: 'E4', number: 1 },
        ...(way === 'second of a chain' ? [{ enemy: 'rat', at: 'E6', number: 2 }] : []),
      ],
      obstacles: [{ id: 'wall', kind: 'wall', hexes: ['B5', 'C5', 'D6', 'E5', 'F6', 'G5', 'H5', 'I5'] }],
    },
    { might: 'physical' },
  );
  one.tap({ do: 'say', correction: { say: 'animus', who: 'a', available: 9, reserve: 3 } });
  if (way === 'Sentinel') one.tap({ do: 'sentinel', of: 'a', at: 'E7', anyway: true });
  return one;
}

/** Whether the hidden rat can be struck so. */
function reaches(way: Way, noSight: boolean): boolean {
  const one = scene(way, noSight);
  const strike = { targets: ['rat1'], range: 4, said: { damage: 2 }, ...(noSight ? { noSight } : {}) };
  const told: Command = {
    do: 'attack',
    who: 'a',
    strike: way === 'Sentinel' ? { ...strike, sentinels: 1 } : strike,
  };
  if (way === 'attack' || way === 'Sentinel') {
    const answer = one.refused(told);
    expect(['taken', way === 'Sentinel' ? 'out-of-range' : 'no-sight']).toContain(answer);
    return answer === 'taken';
  }
  // AT-4: with nobody to strike the card is not played at all.
  if (one.refused(play('a', 'shot')) !== 'taken') return false;
  one.tap(play('a', 'shot'));
  const seen = (): readonly string[] => {
    const question = questionOf(one.state);
    if (question?.ask !== 'pick') return [];
    return question.options.filter(it => !it.against).flatMap(it => it.hit ?? [it.id]);
  };
  if (way !== 'second of a chain') return seen().includes('rat1');
  one.tap({ do: 'answer', answer: { answer: 'pick', ids: ['rat2'] } });
  return seen().includes('rat1');
}

describe('an attack on somebody behind a wall', () => {
  for (const way of Object.keys(table) as Way[])
    it(`AT-5, SE-1, SE-8, OWN-105, OWN-291: ${way}: a card that needs no sight frees it of it, as far as the rules say`, () => {
      expect({ seen: reaches(way, false), unseen: reaches(way, true) }).toEqual(table[way]);
    });
});
