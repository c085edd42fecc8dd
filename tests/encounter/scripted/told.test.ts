import { describe, expect, it } from 'vitest';
import type { Encounter } from '../../../src/stage/encounter';
import type { Step } from '../../../src/stage/steps';
import { say } from '../../support/words';
import { hit } from '../support/least-fixture';
import { course, type Fight, hits, of } from '../support/scripted-fight';

const notes = (one: Fight): readonly string[] =>
  one.events.flatMap(event => (event.type === 'note' ? [say(event.text)] : []));
const rat: Partial<Encounter> = {
  placed: [
    { enemy: 'boss', at: 'A9', facing: 'N' },
    { enemy: 'rat', at: 'I8', number: 1 },
  ],
};

describe('what is told of an attack', () => {
  it('DM-2, AT-12: of a die no more HP come off than it had', () => {
    const one = course([], {}, rat);
    one.tap(hit('a', 9, 'hp', 'rat1'));
    expect(notes(one)).toContain('a: 9 damage, 1 HP off Rat 1.');
    const boss = course([], {});
    boss.tap(hit('a', 8, 'front'));
    expect(notes(boss)).toContain('a: 8 damage, 4 HP off Boss (front).');
    boss.tap(hit('a', 8, 'front'));
    expect(notes(boss)).toContain('a: 8 damage, 2 HP off Boss (front).');
  });

  it('UC-1: and of somebody of the company no more than it had, though the reckoning says more', () => {
    const attack: readonly Step[] = [
      { do: 'target', rules: [] },
      { do: 'attack', might: { black: 9 } },
    ];
    const one = course(attack, { a: { hp: 2, defense: 1 } });
    one.tap({ do: 'endTurns' });
    const [struck] = hits(one);
    expect(struck?.hpLost).toBeGreaterThan(2);
    expect(of(one, 'a').hp).toBe(0);
    expect(notes(one)).toContain(`Boss: ${struck?.damage} damage, 2 HP off a.`);
  });
});

describe('what is told of tiles', () => {
  it('SC-2: without a hex to lie on none is placed or removed, and a person would say it so', () => {
    for (const remove of [true, false]) {
      const step: Step = { do: 'tiles', tile: 'fire', at: { place: 'front' }, ...(remove ? { remove } : {}) };
      const placed = [{ enemy: 'boss', at: 'I8', facing: 'S' }] as const;
      const one = course([step], { a: { at: 'A5' } }, { placed });
      one.tap({ do: 'endTurns' });
      expect(notes(one)).toContain(
        remove
          ? 'No fire is removed: there is none where the card says.'
          : 'No fire is placed: there is no hex for it.',
      );
    }
  });
});

describe('reminders of the rules board', () => {
  const reminders = [
    { id: 'poison', time: { at: 'endOfRound' }, text: 'Roll for each poison token.' },
    { id: 'song', time: { at: 'endOfRound' }, text: 'Sing.' },
  ] as const;
  const tokens = [{ id: 'poison', name: 'Poison', text: 'Hurts.' }];
  const poisoned = (who: string) => ({ say: 'token', who, token: 'poison', count: 1 }) as const;

  it('OWN-137: one about a token comes up only where somebody on the board has one', () => {
    for (const [who, due] of [
      [null, ['song']],
      ['b', ['poison', 'song']],
      ['boss', ['poison', 'song']],
    ] as const) {
      const one = course([], {}, { reminders, tokens });
      if (who !== null) one.tap({ do: 'say', correction: poisoned(who) });
      one.tap({ do: 'endTurns' });
      expect(one.state.due).toEqual(due);
    }
  });

  it('OWN-137: who has left the board is not meant, and a reminder of another name always comes up', () => {
    const one = course([], {}, { reminders, tokens });
    one.tap({ do: 'say', correction: poisoned('b') });
    one.tap({ do: 'say', correction: { say: 'presence', who: 'b', presence: 'unconscious' } });
    one.tap({ do: 'endTurns' });
    expect(one.state.due).toEqual(['song']);
    const plain = course([], {}, { reminders });
    plain.tap({ do: 'endTurns' });
    expect(plain.state.due).toEqual(['poison', 'song']);
  });
});
