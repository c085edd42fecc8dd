import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/encounter/model/command';
import type { Step } from '../../../src/stage/steps';
import { say } from '../../support/words';
import { course, type Fight, go, of } from '../support/scripted-fight';

const tasks = (one: Fight): readonly string[] => one.state.tasks.map(task => say(task.text));
/** The boss strikes whom it finds next to it, so hard, and knocks it back. */
const blow = (hp: number): readonly Step[] => [
  { do: 'target', rules: [] },
  {
    do: 'attack',
    might: {},
    hit: [
      { effect: 'knockback', hexes: 1 },
      { effect: 'lose', hp },
    ],
  },
];

describe('what hands must still do with a model', () => {
  it('UC-1: is gone with the model, and its removal stands in its place', () => {
    const stays = course(blow(1), { a: { hp: 4 } });
    stays.tap({ do: 'endTurns' });
    expect(tasks(stays)).toEqual(['Knock a S by 1 (I8).']);
    const falls = course(blow(9), { a: { hp: 4 } });
    falls.tap({ do: 'endTurns' });
    expect(of(falls, 'a').presence).toBe('unconscious');
    expect(tasks(falls)).toEqual(['Remove a.']);
  });

  it('UC-1: a fall with nothing open brings no task of its own, and one ticked before does not come back', () => {
    const one = course(blow(1), { a: { hp: 4 } });
    one.tap({ do: 'endTurns' }, { do: 'tick', tasks: one.state.tasks.map(task => task.id) });
    one.tap({ do: 'say', correction: { say: 'presence', who: 'a', presence: 'unconscious' } });
    expect(tasks(one)).toEqual([]);
  });

  it('UC-1: where several are told of at once only those who fell are left out of it', () => {
    const all: readonly Step[] = [
      { do: 'effect', on: { who: 'company' }, effects: [{ effect: 'knockback', hexes: 1 }] },
      { do: 'effect', on: { who: 'company' }, effects: [{ effect: 'lose', hp: 3 }] },
    ];
    const one = course(all, { a: { hp: 3 } }, {}, { board: 'off' });
    one.tap({ do: 'endTurns' });
    for (let i = 0; one.state.round === 1 && i < 6; i++) one.tap(go);
    expect(of(one, 'a').presence).toBe('unconscious');
    expect(tasks(one)).toEqual(['b, c, d: knocked back 1 away from Boss.', 'Remove a.']);
  });

  it('AT-12, SE-19: a minion that an attack kills and knocks back is only removed', () => {
    const placed = [
      { enemy: 'boss', at: 'A9', facing: 'N' },
      { enemy: 'rat', at: 'I6', number: 1 },
    ] as const;
    for (const damage of [0, 9]) {
      const one = course([], {}, { placed });
      const strike = { targets: ['rat1'], die: 'hp', white: 0, said: { damage } };
      const hit = [{ effect: 'knockback', hexes: 1 }] as const;
      one.tap({ do: 'attack', who: 'a', strike: { ...strike, hit }, anyway: true });
      expect(tasks(one)).toEqual([damage === 0 ? 'Knock Rat 1 N by 1 (I5).' : 'Remove Rat 1.']);
    }
  });

  it('TM-14: what the table itself takes off the board it has not to be told to', () => {
    const one = course(blow(1), { a: { hp: 4 } });
    one.tap({ do: 'endTurns' });
    one.tap({ do: 'say', correction: { say: 'presence', who: 'a', presence: 'unconscious' } });
    expect(tasks(one)).toEqual([]);
  });
});

describe('a stage card that the table does itself', () => {
  const aloud: Command = { do: 'answer', answer: { answer: 'aloud' } };
  const ended = (one: Fight): Fight => {
    one.tap({ do: 'endTurns' });
    return one;
  };

  it('OWN-170: it waits in the list until it is ticked off, though the fight goes on at once', () => {
    const one = ended(course([], {}, {}, { stage: 'physical' }));
    one.tap(aloud);
    expect([one.state.round, one.state.phase, one.state.frames]).toEqual([2, 'oathsworn', []]);
    expect(tasks(one)).toEqual(['Do what the unknown card says.']);
    one.tap({ do: 'endTurns' }, aloud);
    expect(tasks(one)).toHaveLength(2);
    one.tap({ do: 'tick', tasks: one.state.tasks.slice(0, 1).map(task => task.id) });
    expect(tasks(one)).toHaveLength(1);
  });

  it('OWN-170: one that has a name is called by it', () => {
    const unknown = [1, 2, 3].flatMap(stage =>
      [1, 2, 3, 4, 5].map(n => ({
        id: `${stage}${n}`,
        label: 'The Long Howl',
        stage: stage === 1 ? (1 as const) : stage === 2 ? (2 as const) : (3 as const),
        steps: [],
      })),
    );
    const one = ended(course([], {}, { cards: unknown }));
    one.tap(aloud);
    expect(tasks(one)).toEqual(['Do what the card “The Long Howl” says.']);
  });
});
