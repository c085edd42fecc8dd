import { expect, test } from 'vitest';
import { hashOf } from '../../../src/basics/hash';
import { openSession } from '../../../src/session/session';
import type { Kind } from '../../../src/storage/kinds';
import { campaignKind } from '../../../src/table/campaign/kind';
import { fightKind } from '../../../src/table/fight/fight-kind';
import { value } from '../../storage/setup';
import { say } from '../../support/words';
import { fromFile, fromRows } from './kept-rows';

interface Save<State> {
  readonly version: 1 | 2 | 3;
  readonly name: string;
  /** The state when it was frozen, written down then. */
  readonly hash: string;
  readonly marks: number;
  readonly last: string;
  readonly tells: (state: State) => unknown;
  readonly told: unknown;
}

function opens<State, Event>(kind: Kind<State, Event>, save: Save<State>): void {
  const second = () => fromFile(`file-2-${kind.name}-${save.version}.northwest`);
  const ways = [
    ['a file of the second kind', second],
    ...(save.version === 1
      ? ([
          ['a database', () => fromRows(`layout-1-${kind.name}-1.json.gz`)],
          ['a file', () => fromFile(`file-1-${kind.name}-1.northwest`)],
        ] as const)
      : []),
  ] as const;
  for (const [way, begin] of ways) {
    test(`FROZEN-1: a ${kind.name} of version ${save.version} out of ${way} opens as it was, and replays from its beginning`, async () => {
      const store = await begin();
      const [listed] = value(await store.list(kind.name));
      expect(listed).toMatchObject({ name: save.name, marks: save.marks, damaged: false });
      const session = value(await openSession({ store, kind, id: listed?.id ?? '' }));
      expect(session.notes).toEqual([]);
      expect(save.tells(session.state.value)).toEqual(save.told);
      expect(session.undoTitle.value).toBe(save.last);
      // No migration since then changes a state.
      expect(hashOf(session.state.value)).toBe(save.hash);
      const before = session.state.value;
      value(session.undo(save.marks));
      expect(session.canUndo.value).toBe(false);
      value(session.redo(save.marks));
      expect(session.state.value).toEqual(before);
      await session.close();
      store.close();
    });
  }
}

opens(fightKind, {
  version: 1,
  name: 'Old Mossback',
  hash: '01vtmsfmore',
  marks: 58,
  last: 'Perrin draws 1 yellow.',
  tells: ({ phase, round, friends, reminders }) => ({
    ...{ phase, round, rain: reminders.map(one => one.text) },
    hp: friends.map(one => [one.id, one.hp]),
  }),
  told: {
    ...{ phase: 'oathsworn', round: 3, rain: ['Rain'] },
    hp: [
      ['ysolde', 4],
      ['perrin', 6],
      ['bodo', 5],
      ['wenna', 6],
    ],
  },
});

opens(campaignKind, {
  version: 1,
  name: 'The Lanterns',
  hash: '19hdgv7ypz2',
  marks: 22,
  last: 'Begin chapter 3',
  tells: ({ chapter, course, people }) => ({
    ...{ chapter, phase: course.phase },
    people: Object.values(people).map(one => [one.id, one.level, one.hp, one.iron]),
  }),
  told: {
    ...{ chapter: 3, phase: 'story' },
    people: [
      ['c1', 3, 6, 12],
      ['c2', 3, 6, 3],
      ['c3', 3, 6, 3],
      ['c4', 3, 6, 3],
    ],
  },
});

opens(fightKind, {
  version: 2,
  name: 'Old Mossback',
  hash: '018792mn4jv',
  marks: 103,
  last: 'Wenna draws 1 yellow.',
  tells: ({ phase, round, friends, tasks }) => ({
    ...{ phase, round, task: tasks.at(-1) && say(tasks.at(-1)?.text ?? '') },
    hp: friends.map(one => one.hp),
  }),
  told: { phase: 'oathsworn', round: 5, task: 'Bodo: NE, NE, NE; now faces NE (L3).', hp: [2, 6, 5, 6] },
});

opens(campaignKind, {
  version: 2,
  name: 'The Lanterns',
  hash: '0ccph9mn74g',
  marks: 24,
  last: 'Warden gives 2 iron to Priest',
  tells: ({ chapter, people }) => ({
    chapter,
    iron: Object.values(people).map(one => one.iron),
  }),
  told: { chapter: 3, iron: [10, 5, 3, 3] },
});

// Its log holds entries of all three versions.
opens(fightKind, {
  version: 3,
  name: 'Old Mossback',
  hash: '103k62vqh46',
  marks: 143,
  last: 'Ysolde: 8 damage, 2 HP off Old Mossback (Shell).',
  tells: ({ phase, round, friends, tasks }) => ({
    ...{ phase, round, task: tasks.at(-1) && say(tasks.at(-1)?.text ?? '') },
    hp: friends.map(one => one.hp),
  }),
  told: { phase: 'oathsworn', round: 7, task: 'Old Mossback turns and now faces Bodo.', hp: [1, 6, 4, 2] },
});
