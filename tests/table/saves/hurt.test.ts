import { expect, test } from 'vitest';
import { openSession, type Session } from '../../../src/session/session';
import type { Kind } from '../../../src/storage/kinds';
import type { Store } from '../../../src/storage/store';
import { campaignKind } from '../../../src/table/campaign/kind';
import { fightKind } from '../../../src/table/fight/fight-kind';
import { packKind } from '../../../src/table/packs/kind';
import { oneFile, value } from '../../storage/setup';
import { fromFile, fromRows, storeOn } from './kept-rows';

/**
 * Saves that an earlier version wrote with texts longer than it could read: it lost what came after them, refused to
 * open them, and refused the files with them in.
 */
interface Hurt<State> {
  readonly name: string;
  readonly marks: number;
  readonly tells: (state: State) => unknown;
  readonly told: unknown;
}

async function open<State, Event>(store: Store, kind: Kind<State, Event>): Promise<Session<State, Event>> {
  const [listed] = value(await store.list(kind.name));
  expect(listed?.damaged).toBe(false);
  return value(await openSession({ store, kind, id: listed?.id ?? '' }));
}

function opensWhole<State, Event>(kind: Kind<State, Event>, hurt: Hurt<State>): void {
  const ways = [
    ['the database', () => fromRows(`hurt-${hurt.name}.json.gz`)],
    ['the file that was refused', () => fromFile(`hurt-${hurt.name}.northwest`)],
  ] as const;
  for (const [way, begin] of ways) {
    test(`HURT-1: ${hurt.name} out of ${way} opens with every step, its texts cut and said so once`, async () => {
      const store = await begin();
      const session = await open(store, kind);
      expect(session.notes.map(note => note.code)).toEqual(['text-cut']);
      expect(session.marks.value).toHaveLength(hurt.marks);
      expect(hurt.tells(session.state.value)).toEqual(hurt.told);
      if (hurt.marks > 1) {
        value(session.undo(hurt.marks - 1));
        value(session.redo(hurt.marks - 1));
      }
      expect(hurt.tells(session.state.value)).toEqual(hurt.told);
      expect(kind.state(JSON.parse(JSON.stringify(session.state.value))).ok).toBe(true);
      await session.close();

      const again = await open(store, kind);
      expect(again.notes).toEqual([]);
      expect(hurt.tells(again.state.value)).toEqual(hurt.told);
      await again.close();
      store.close();
    });
  }

  test(`HURT-2: ${hurt.name} keeps the whole texts apart, and goes out and comes in again`, async () => {
    const store = await fromRows(`hurt-${hurt.name}.json.gz`);
    const session = await open(store, kind);
    expect(session.aside).toBeDefined();
    const whole = value(await store.damagedFile(session.id, session.aside ?? 0));
    expect(new TextDecoder().decode(whole?.bytes).length).toBeGreaterThan(1000);
    const live = value(await session.exportFile());
    await session.close();
    for (const file of [live, await oneFile(store, 'all')]) {
      const other = await storeOn();
      value(await value(await other.readFile(file.bytes)).apply(() => 'copy'));
      const copy = await open(other, kind);
      expect(copy.notes).toEqual([]);
      expect(hurt.tells(copy.state.value)).toEqual(hurt.told);
      await copy.close();
      other.close();
    }
    store.close();
  });
}

const length = (text: unknown): number => (typeof text === 'string' ? text.length : -1);

opensWhole(campaignKind, {
  name: 'company-notes',
  marks: 10,
  tells: ({ notes, chapters, people, course }) => ({
    iron: people.c1?.iron,
    minutes: chapters[0]?.minutes,
    notes: [length(notes), length(chapters[1]?.notes), notes.slice(0, 12)],
    name: length(people.c2?.name),
    injury: length(people.c3?.injuries[0]?.name),
    reminder: course.reminders.map(length),
  }),
  told: {
    iron: 9,
    minutes: 12_345,
    notes: [4000, 4000, 'orthnorth or'],
    name: 120,
    injury: 120,
    reminder: [4000],
  },
});

opensWhole(campaignKind, {
  name: 'company-name',
  marks: 1,
  tells: ({ name, seats }) => [length(name), seats.length],
  told: [120, 4],
});

opensWhole(fightKind, {
  name: 'fight',
  marks: 10,
  tells: ({ round, friends, checklist }) => ({
    round,
    hp: friends.map(one => one.hp),
    tokens: Object.values(friends[1]?.tokens ?? {}),
    ticked: checklist.map(one => one.done),
  }),
  told: {
    round: 2,
    hp: [4, 6, 6, 6],
    tokens: [2],
    ticked: [true, false, false, false, true],
  },
});

opensWhole(packKind, {
  name: 'pack',
  marks: 4,
  tells: ({ pack }) => ({
    name: pack.name.length,
    author: pack.author?.length,
    encounter: pack.encounters.map(one => [one.name.length, one.flavour?.length, one.note]),
    text: pack.text,
  }),
  told: { name: 120, author: 120, encounter: [[120, 4000, 'as it was']], text: 'The last change.' },
});
