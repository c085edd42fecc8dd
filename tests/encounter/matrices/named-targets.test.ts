import { describe, expect, it } from 'vitest';
import type { TargetRule } from '../../../src/stage/steps';
import { chanceOf } from '../random-player/chance';
import { cards, encounterOf, flowerSlots, hit } from '../support/least-fixture';
import { course, type Fight } from '../support/scripted-fight';

/** One of the four, as the rules look at it. */
interface One {
  readonly id: string;
  readonly hp: number;
  readonly maxHp: number;
  readonly available: number;
  readonly reserve: number;
  readonly defense: number;
  readonly marks: number;
  /** Its place in the order of distance from the boss, 0 next to it. */
  readonly nth: number;
  readonly arc: 'front' | 'rear' | 'flank';
  readonly lead: boolean;
  readonly struckLast: boolean;
}

/** From near to far, and in which arc of a boss that faces south. */
const places = [
  ['I6', 'front'],
  ['I3', 'rear'],
  ['E5', 'flank'],
  ['Q5', 'flank'],
] as const;
const ids = ['a', 'b', 'c', 'd'] as const;

const most = (of: (one: One) => number) => (all: readonly One[]) => {
  const top = all.map(of).toSorted((x, y) => y - x)[0];
  return all.filter(one => of(one) === top);
};
const who = (fits: (one: One) => boolean) => (all: readonly One[]) => all.filter(fits);

type Counted = Exclude<TargetRule['rule'], 'random' | 'same' | 'another' | 'players'>;
/** TG-4, FT-16: who fits the words, read once more; of what nobody has any, everybody has the most. */
const fits: { readonly [R in Counted]: readonly [TargetRule, (all: readonly One[]) => readonly One[]] } = {
  closest: [{ rule: 'closest' }, all => all],
  furthest: [{ rule: 'furthest' }, most(one => one.nth)],
  mostHp: [{ rule: 'mostHp' }, most(one => one.hp)],
  leastHp: [{ rule: 'leastHp' }, most(one => -one.hp)],
  mostWounded: [{ rule: 'mostWounded' }, most(one => one.maxHp - one.hp)],
  mostAnimus: [{ rule: 'mostAnimus' }, most(one => one.available)],
  leastAnimus: [{ rule: 'leastAnimus' }, most(one => -one.available)],
  mostDefense: [{ rule: 'mostDefense' }, most(one => one.defense)],
  leastDefense: [{ rule: 'leastDefense' }, most(one => -one.defense)],
  mostTokens: [{ rule: 'mostTokens', token: 'mark' }, most(one => one.marks)],
  hasToken: [{ rule: 'hasToken', token: 'mark' }, who(one => one.marks > 0)],
  firstPlayer: [{ rule: 'firstPlayer' }, who(one => one.lead)],
  class: [{ rule: 'class', class: 'c' }, who(one => one.id === 'c')],
  inArc: [{ rule: 'inArc', arc: 'flank' }, who(one => one.arc === 'flank')],
  adjacent: [{ rule: 'adjacent' }, who(one => one.nth === 0)],
  lastAttacker: [{ rule: 'lastAttacker' }, who(one => one.struckLast)],
};

/** Few different numbers, so that they are often equal, or none at all. */
function company(seed: number, rule: string): readonly One[] {
  const chance = chanceOf(seed, rule);
  const nths = chance.some([0, 1, 2, 3], 4);
  const lead = chance.roll(4);
  const last = chance.roll(5);
  const none = chance.in100(30);
  return ids.map((id, i) => {
    const maxHp = 5 + chance.roll(2);
    const nth = nths[i] ?? 0;
    return {
      id,
      maxHp,
      hp: none ? maxHp : maxHp - chance.roll(3),
      available: none ? 0 : chance.roll(3),
      reserve: chance.roll(4),
      defense: 1 + chance.roll(2),
      marks: none ? 0 : chance.roll(3),
      nth,
      arc: places[nth]?.[1] ?? 'flank',
      lead: i === lead,
      struckLast: i === last,
    };
  });
}

function fought(all: readonly One[], rules: readonly TargetRule[]): Fight {
  const [boss] = encounterOf().enemies;
  if (!boss) throw new Error('no boss');
  const one = course(
    [],
    Object.fromEntries(all.map(it => [it.id, { at: places[it.nth]?.[0] ?? 'A1', defense: it.defense }])),
    {
      cards: cards([
        { do: 'target', rules },
        { do: 'attack', range: 'any', noSight: true },
      ]),
      enemies: [{ ...boss, footprint: 'single', slots: flowerSlots().slice(0, 1) }],
    },
  );
  for (const it of all) {
    const last = it.struckLast ? [hit(it.id, 0, 'front')] : [];
    one.tap(
      { do: 'say', correction: { say: 'maxHp', who: it.id, hp: it.maxHp } },
      { do: 'say', correction: { say: 'hp', who: it.id, hp: it.hp } },
      { do: 'say', correction: { say: 'token', who: it.id, token: 'mark', count: it.marks } },
      ...(it.lead ? [{ do: 'say', correction: { say: 'lead', who: it.id } } as const] : []),
      ...last,
    );
  }
  for (const it of all)
    one.tap({
      do: 'say',
      correction: { say: 'animus', who: it.id, available: it.available, reserve: it.reserve },
    });
  one.tap({ do: 'endTurns' });
  return one;
}

const chosen = (one: Fight): string | null => {
  const why = one.events.findLast(event => event.type === 'why');
  return why?.type === 'why' ? why.why.target : null;
};
/** TG-4: of those who fit the closest; where nobody fits the closest of all. */
const closest = (all: readonly One[], left: readonly One[]): string | undefined =>
  (left.length > 0 ? left : all).toSorted((x, y) => x.nth - y.nth)[0]?.id;

describe('the target that a card names', () => {
  for (const [rule, [words, reading]] of Object.entries(fits))
    it(`TG-3, TG-4, FT-16: ${rule}: the closest of those who fit, by a second reading`, () => {
      for (let seed = 1; seed <= 25; seed++) {
        const all = company(seed, rule);
        expect.soft([seed, chosen(fought(all, [words]))]).toEqual([seed, closest(all, reading(all))]);
      }
    });

  it('TG-4: each of the words narrows what the ones before have left', () => {
    const names = Object.keys(fits) as Counted[];
    for (let seed = 1; seed <= 60; seed++) {
      const all = company(seed, 'two words');
      const pair = chanceOf(seed, 'which words').some(names, 2);
      const left = pair.reduce<readonly One[]>(
        (some, name) => (some.length > 0 ? fits[name][1](some) : some),
        all,
      );
      const words = pair.map(name => fits[name][0]);
      expect.soft([seed, pair, chosen(fought(all, words))]).toEqual([seed, pair, closest(all, left)]);
    }
  });
});
