import { describe, expect, test } from 'vitest';
import { answerFile } from '../../../scripts/answers/answer';
import { readBook } from '../../../src/play/book';
import { openSession } from '../../../src/session/session';
import { openStore } from '../../../src/storage/store';
import { say } from '../../../src/ui/words/say';
import { faultyPort } from '../../storage/faults';
import { value } from '../../storage/setup';
import { countKind } from './door';
import { game } from './game';
import { apply, decide } from './rules/count';
import { scenario } from './scenario';
import { playCount } from './table';
import '../../../src/ui/words/said/shared/learn-history';
import './words';

let devices = 0;
const device = async () =>
  openStore({
    kinds: await game.kinds(),
    name: `counter-${devices++}`,
    port: faultyPort(),
    patience: { answer: 1, handOver: 60 },
    now: () => 1_760_000_000_000,
    withoutLocks: true,
  });

async function sit(store: Awaited<ReturnType<typeof device>>, id?: string) {
  const at = id ?? value(await store.create(countKind, { name: 'A count', state: { total: 0 } }));
  const session = value(await openSession({ store, kind: countKind, id: at }));
  return { session, count: playCount(session, say) };
}

describe('a game of ten lines goes through the door', () => {
  test.each([1, 9])('CT-1 %i is added', n => {
    expect(decide({ total: 0 }, { do: 'add', n })).toEqual({ ok: true, value: [{ type: 'added', n }] });
  });

  test.each([0, 10, 1.5, -1, Number.NaN])('CT-1 %d is no count', n => {
    expect(decide({ total: 0 }, { do: 'add', n })).toMatchObject({ ok: false, error: { code: 'no-count' } });
  });

  test('CT-2 what is added is counted', () => {
    expect([3, 4, 2].reduce((count, n) => apply(count, { type: 'added', n }), { total: 1 })).toEqual({
      total: 10,
    });
  });

  test('it is played, refused in words, undone, redone, looked back at, and previewed', async () => {
    const { count } = await sit(await device());
    expect(count.send({ do: 'add', n: 4 })).toBe(true);
    expect(count.send({ do: 'add', n: 3 }, { do: 'add', n: 2 })).toBe(true);
    expect([count.state.value.total, count.undoTitle.value]).toEqual([9, '3 more']);
    // One that is refused takes all with it.
    expect(count.send({ do: 'add', n: 1 }, { do: 'add', n: 12 })).toBe(false);
    const refused = count.refusal.value;
    expect([count.state.value.total, refused?.rule, refused?.command]).toEqual([
      9,
      'CT-1',
      { do: 'add', n: 12 },
    ]);
    expect(refused && say(refused.message)).toBe('12 is no number from 1 to 9.');
    count.undo();
    expect([count.state.value.total, count.refusal.value, count.redoTitle.value]).toEqual([
      4,
      null,
      '3 more',
    ]);
    expect(count.preview({ do: 'add', n: 5 })?.state).toEqual({ total: 9 });
    expect(count.preview({ do: 'add', n: 0 })).toBeUndefined();
    count.redo();
    const marks = count.marks.value.map(mark => mark.id);
    count.jump(marks[0] ?? -1);
    expect([count.state.value.total, count.at(marks[1] ?? -1)]).toEqual([0, { total: 4 }]);
    count.undo();
    expect(say(count.refusal.value?.message ?? '')).toBe('There is nothing left to undo.');
    count.dismissRefusal();
    expect(count.refusal.value).toBeNull();
  });

  test('it is saved and opened again, undone past the sitting, and goes to another device as a file', async () => {
    const store = await device();
    const first = await sit(store);
    first.count.send({ do: 'add', n: 4 });
    first.count.send({ do: 'add', n: 5 });
    await first.count.close();
    const again = await sit(store, first.session.id);
    again.count.undo();
    expect(again.count.state.value).toEqual({ total: 4 });
    const file = value(await again.session.exportFile());
    const other = await device();
    const plan = value(await other.readFile(file.bytes));
    expect(plan.documents.map(one => one.label)).toMatchObject([{ kind: 'counter/count', name: 'A count' }]);
    value(
      await plan.apply(
        () => 'copy',
        name => name,
      ),
    );
    const listed = value(await other.list('counter/count'));
    expect(listed.map(one => one.about)).toEqual([{ total: 4 }]);
    const moved = await sit(other, listed[0]?.id);
    moved.count.redo();
    expect(moved.count.state.value).toEqual({ total: 9 });
  });

  test.each([{ total: -1 }, { total: '1' }, { total: 0.5 }, {}, null, []])('%j is no count', state => {
    const read = countKind.state(state);
    expect(read.ok ? [] : read.error.map(problem => say(problem.message))).toEqual(['This is no count.']);
  });

  test('its scenarios are answered by its own record, its book has its rules', async () => {
    const file = {
      game: 'counter',
      cases: [{ id: 1, do: 'add', total: 1, n: 3 }, { id: 2, do: 'add', total: 1, n: 11 }, { id: 3 }, 4],
    };
    const found = await answerFile(JSON.stringify(file), 'x.json', async name =>
      name === 'counter' ? scenario : undefined,
    );
    expect(found).toMatchObject([
      { id: 1, total: 4 },
      { id: 2, refused: 'no-count' },
      { id: 3, error: { code: 'unknownDo', at: 'cases[2].do' } },
      { id: null, error: { code: 'unreadable', at: 'cases[3]' } },
    ]);
    expect(readBook(await game.book()).map(rule => [rule.id, rule.group])).toEqual([
      ['CT-1', 'Counting (CT)'],
      ['CT-2', 'Counting (CT)'],
    ]);
  });
});
