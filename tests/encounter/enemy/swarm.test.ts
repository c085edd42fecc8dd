import { describe, expect, it } from 'vitest';
import type { Settings } from '../../../src/encounter/model/settings';
import type { Encounter, EnemyKind } from '../../../src/stage/encounter';
import type { Step } from '../../../src/stage/steps';
import { say } from '../../support/words';
import { encounterOf } from '../support/least-fixture';
import {
  answersAll,
  asked,
  course,
  type Fight,
  hits,
  nobody,
  of,
  pick,
  picking,
  struckWith,
} from '../support/scripted-fight';

const four: Partial<Encounter> = {
  placed: [1, 2, 3, 4].map(number => ({ enemy: 'rat', at: `A${number}`, number })),
};

/** Rats where the app keeps no places. */
function swarm(
  change: Partial<EnemyKind> = {},
  more: Partial<Encounter> = four,
  settings: Partial<Settings> = {},
): Fight & { refused: ReturnType<typeof course>['refused'] } {
  const enemies = encounterOf().enemies.map(one => (one.id === 'rat' ? { ...one, ...change } : one));
  const one = course([], {}, { enemies, ...more }, { board: 'off', company: 'light', ...settings });
  one.tap({ do: 'endTurns' });
  return one;
}

const attack: Step = { do: 'attack' };
const near: Step = { do: 'move', way: 'toward', hexes: 3 };

const topic = (one: Fight): string => {
  const question = asked(one);
  return question.ask === 'pick' ? question.topic : question.ask;
};
const struck = (one: Fight) => hits(one).map(it => it.target);

describe('minions at a table without places', () => {
  it('OWN-295, TG-5, MN-5: one question says whom each of them attacks; those of one target strike as one', () => {
    const one = swarm();
    expect([topic(one), picking(one).about]).toMatchObject([
      'swarm',
      { targets: ['a', 'b', 'c', 'd'], move: 3, range: 1, minion: true },
    ]);
    expect(say(asked(one).sentence)).toBe(
      'Rat, all 4: each moves up to 3 toward the closest in its sight. Whom do they attack then (range 1, in sight)?',
    );
    one.tap(pick('rat1>a', 'rat2>a', 'rat4>c'));
    const frame = one.state.frames.at(-1);
    expect(frame?.frame === 'blow' && [frame.attackers, frame.targets]).toEqual([['rat1', 'rat2'], ['a']]);
    one.tap(nobody);
    answersAll(one);
    // MV-11: rat 3 reaches nobody, and nothing more is asked of any of them.
    expect([struck(one), struckWith(one).map(pieces => pieces.length)]).toEqual([
      ['a', 'c'],
      [4, 2],
    ]);
    expect(one.state.tasks.filter(task => task.who?.some(id => id.startsWith('rat')))).toEqual([]);
    expect(one.state.round).toBe(2);
  });

  it('OWN-295, TG-2: the figures are those that come after the choice, where the box says that it chooses', () => {
    const acts: readonly Step[] = [{ do: 'target', rules: [] }, near, { ...attack, range: 2 }];
    expect(picking(swarm({ acts })).about).toMatchObject({ move: 3, range: 2 });
  });

  it('OWN-295: nobody attacks anybody, by one answer', () => {
    const one = swarm();
    one.tap(pick());
    expect([struck(one), one.state.round]).toEqual([[], 2]);
  });

  it('OWN-295: a minion that is spoken of twice is refused, and costs nothing', () => {
    const one = swarm();
    expect(one.refused(pick('rat1>a', 'rat1>b'))).toBe('wrong-answer');
    expect(one.refused(pick('each', 'rat1>b'))).toBe('wrong-answer');
    expect(one.refused(pick('rat1>rat2'))).toBe('wrong-answer');
    expect(topic(one)).toBe('swarm');
  });

  it('OWN-295, OWN-131: the table may want to be asked for each of them', () => {
    const one = swarm();
    one.tap(pick('each'));
    expect([topic(one), picking(one).who]).toEqual(['closest', 'rat1']);
    one.tap(pick('b'));
    expect([topic(one), picking(one).who]).toEqual(['closest', 'rat2']);
  });

  const others: readonly (readonly [string, Partial<EnemyKind>, Partial<Encounter>])[] = [
    ['whose rules board names a target', { targets: [{ rule: 'furthest' }] }, four],
    ['that strike an area', { acts: [near, { ...attack, area: { area: 'adjacent' } }] }, four],
    ['that go their own way', { acts: [{ do: 'move', way: 'random', hexes: 2 }, attack] }, four],
    ['of which there is one', {}, { placed: [{ enemy: 'rat', at: 'A1', number: 1 }] }],
  ];
  it.each(others)('OWN-295: of minions %s nothing is asked together', (_, change, more) => {
    const one = swarm(change, more);
    expect(topic(one)).not.toBe('swarm');
  });

  it('OWN-295: where the app keeps the places, and while somebody taunts, it decides as ever', () => {
    expect(topic(swarm({}, four, { board: 'moved' }))).not.toBe('swarm');
    const one = course([], {}, four, { board: 'off', company: 'light' });
    one.tap({ do: 'taunt', who: 'b', anyway: true });
    one.tap({ do: 'endTurns' });
    expect(topic(one)).not.toBe('swarm');
  });
});

describe('a table that draws the attacks itself', () => {
  it('OWN-296, DM-1: tells the sum with the defense, and the HP are off', () => {
    const one = swarm({}, four, { might: 'physical' });
    one.tap(pick('rat1>a'));
    const told = (damage: number) =>
      ({
        do: 'answer',
        answer: { answer: 'defend', with: [{ who: 'a', plus: 2 }], damage },
      }) as const;
    one.tap(told(9));
    // Defense 2 and a card of 2: nine are two HP.
    expect([of(one, 'a').hp, one.state.round]).toEqual([4, 2]);
  });

  it('OWN-296: where the app draws there is nothing to tell', () => {
    const one = swarm();
    one.tap(pick('rat1>a'));
    expect(one.refused({ do: 'answer', answer: { answer: 'defend', with: [], damage: 9 } })).toBe(
      'wrong-answer',
    );
  });
});
