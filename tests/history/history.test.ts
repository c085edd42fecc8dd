import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashOf } from '../../src/basics/hash';
import { compact } from '../../src/history/compact';
import { canRedo, canUndo, jump, redo, seenSince, undo } from '../../src/history/head';
import { begin, commit, type History, headOf } from '../../src/history/history';
import { resume } from '../../src/history/resume';
import { stateAt } from '../../src/history/states';
import { branchesOf, marksOf, redoTitle, undoTitle } from '../../src/history/view';
import { runs } from '../support/samples';
import { type Added, game, outside, start, type Tally } from './game';

type Log = History<Tally, Added>;
const tap = (history: Log, add: number, revealed = false) =>
  commit(game, history, { title: `adds ${add}`, events: [{ add }], revealed });
const value = <T>(result: { ok: true; value: T } | { ok: false; error: { code: string } }): T => {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};
const undone = (history: Log, steps = 1) => value(undo(game, history, steps));

type Move =
  | { do: 'tap'; adds: readonly number[]; revealed: boolean }
  | { do: 'undo'; steps: number }
  | { do: 'redo'; steps: number }
  | { do: 'jump'; pick: number }
  | { do: 'compact' };

const moves = fc.array(
  fc.oneof(
    {
      weight: 12,
      arbitrary: fc.record({
        do: fc.constant('tap' as const),
        adds: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 3 }),
        revealed: fc.boolean(),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({ do: fc.constant('undo' as const), steps: fc.integer({ min: 1, max: 4 }) }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constant('redo' as const), steps: fc.integer({ min: 1, max: 4 }) }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('jump' as const), pick: fc.nat(1000) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('compact' as const) }) },
  ) as fc.Arbitrary<Move>,
  { maxLength: 120, size: 'max' },
);

/** The second implementation: every mark with its whole state, no kept states, no replay. */
interface Naive {
  head: number;
  tip: number;
  next: number;
  marks: Map<number, { parent: number; state: Tally }>;
}
const upFrom = ({ marks }: Naive, id: number): number[] => {
  const mark = marks.get(id);
  return mark && id > 0 ? [...upFrom({ marks } as Naive, mark.parent), id] : [0];
};

function play(script: readonly Move[], check: (history: Log, naive: Naive) => void): Log {
  let history: Log = begin(start);
  const naive: Naive = { head: 0, tip: 0, next: 1, marks: new Map([[0, { parent: 0, state: start }]]) };
  for (const step of script) {
    const line = upFrom(naive, naive.tip);
    const at = line.indexOf(naive.head);
    if (step.do === 'tap') {
      const events = step.adds.map(add => ({ add }));
      history = commit(game, history, { title: 'tap', events, revealed: step.revealed });
      const before = naive.marks.get(naive.head)?.state ?? start;
      naive.marks.set(naive.next, { parent: naive.head, state: events.reduce(game.apply, before) });
      naive.head = naive.next;
      naive.tip = naive.next++;
    } else if (step.do === 'compact') {
      const compacted = compact(history);
      history = compacted.history;
      const kept = new Set(upFrom(naive, naive.head));
      for (const id of [...naive.marks.keys()]) if (!kept.has(id)) naive.marks.delete(id);
      naive.tip = naive.head;
    } else {
      const ids = [...naive.marks.keys()];
      const to =
        step.do === 'undo'
          ? line[at - step.steps]
          : step.do === 'redo'
            ? line[at + step.steps]
            : ids[step.pick % ids.length];
      const moved =
        step.do === 'undo'
          ? undo(game, history, step.steps)
          : step.do === 'redo'
            ? redo(game, history, step.steps)
            : jump(game, history, to ?? -1);
      expect(moved.ok).toBe(to !== undefined && to !== naive.head);
      if (moved.ok && to !== undefined) {
        history = moved.value;
        naive.head = to;
        naive.next++;
        if (!line.includes(to)) {
          const below = [...naive.marks.keys()].filter(id => upFrom(naive, id).includes(to));
          naive.tip = Math.max(...below);
        }
      }
    }
    check(history, naive);
  }
  return history;
}

describe('undo, redo and jumps', () => {
  test('HISTORY-1: any script gives the states, the line and the head of a naive history with whole states', () => {
    fc.assert(
      fc.property(moves, script => {
        play(script, (history, naive) => {
          expect(history.state).toEqual(naive.marks.get(naive.head)?.state);
          expect(headOf(history)).toBe(naive.head);
          expect(history.line).toEqual(upFrom(naive, naive.tip));
        });
      }),
      runs(300, 10_000),
    );
  });

  test('HISTORY-2: every mark keeps its hash through undoing everything and redoing everything', () => {
    let history: Log = begin(start);
    const hashes = [hashOf(start)];
    for (let i = 1; i <= 400; i++) {
      history = tap(history, i);
      hashes.push(hashOf(history.state));
    }
    for (let i = 399; i >= 0; i--) {
      history = undone(history);
      expect(hashOf(history.state)).toBe(hashes[i]);
    }
    expect(canUndo(history)).toBe(false);
    for (let i = 1; i <= 400; i++) {
      history = value(redo(game, history));
      expect(hashOf(history.state)).toBe(hashes[i]);
      expect(hashOf(stateAt(game, history, i))).toBe(hashes[i]);
    }
    expect(canRedo(history)).toBe(false);
  });

  test('HISTORY-3: a tap after an undo begins a branch; the one that was left can still be jumped to', () => {
    const two = tap(tap(begin<Tally, Added>(start), 1), 2);
    const other = tap(undone(two), 3);
    expect(canRedo(other)).toBe(false);
    expect(branchesOf(other).map(mark => mark.title)).toEqual(['adds 2']);
    const back = value(jump(game, other, 2));
    expect(back.state).toEqual(two.state);
    expect(marksOf(back).map(mark => [mark.title, mark.place])).toEqual([
      ['', 'done'],
      ['adds 1', 'done'],
      ['adds 2', 'head'],
    ]);
  });

  test('HISTORY-4: undo over a draw is allowed and logged as having seen something hidden', () => {
    const drawn = tap(tap(tap(begin<Tally, Added>(start), 1), 2, true), 3);
    expect(seenSince(drawn, 2)).toBe(false);
    expect(seenSince(drawn, 1)).toBe(true);
    expect(undone(drawn).entries.at(-1)).toMatchObject({ kind: 'head', by: 'undo', revealed: false });
    expect(undone(drawn, 2).entries.at(-1)).toMatchObject({ from: 3, to: 1, revealed: true });
    // To a branch of its own: what is shared by both is no news.
    const branch = tap(undone(drawn, 1), 4);
    expect(seenSince(branch, 3)).toBe(false);
  });

  test('HISTORY-5: nothing is ever taken out of the log by undo, and ids are not given twice', () => {
    fc.assert(
      fc.property(moves, script => {
        let before: Log = begin(start);
        play(
          script.filter(step => step.do !== 'compact'),
          history => {
            expect(history.entries.slice(0, before.entries.length)).toEqual(before.entries);
            before = history;
          },
        );
        const ids = before.entries.map(entry => entry.id);
        expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
      }),
      runs(100, 2_000),
    );
  });

  test('HISTORY-6: refusals have a code and change nothing', () => {
    const empty: Log = begin(start);
    expect(undo(game, empty)).toMatchObject({ ok: false, error: { code: 'nothing-to-undo' } });
    expect(redo(game, empty)).toMatchObject({ ok: false, error: { code: 'nothing-to-redo' } });
    expect(jump(game, empty, 0)).toMatchObject({ ok: false, error: { code: 'already-there' } });
    expect(jump(game, empty, 7)).toMatchObject({ ok: false, error: { code: 'unknown-mark' } });
    expect(undo(game, tap(empty, 1), 0)).toMatchObject({ ok: false });
    expect(undo(game, tap(empty, 1), -1)).toMatchObject({ ok: false });
  });

  test('HISTORY-7: memory stays bounded: states are kept for some marks only, however long the log', () => {
    let history: Log = begin(start);
    for (let i = 0; i < 5_000; i++) history = tap(history, i);
    expect(history.known.length).toBeLessThanOrEqual(65);
    const far = value(jump(game, history, 3_333));
    expect(far.known.length).toBeLessThanOrEqual(65);
  });

  test('HISTORY-7: the state after every twenty-fifth mark is kept, and those 25, 50, 100 ... before a far one', () => {
    let history: Log = begin(start);
    expect([history.at, headOf(history), canUndo(history), canRedo(history)]).toEqual([0, 0, false, false]);
    for (let i = 0; i < 1_000; i++) history = tap(history, i);
    const ids = history.known.map(one => one.id);
    expect(ids).toEqual(Array.from({ length: 41 }, (_, i) => 25 * i));
    for (const one of history.known) expect(one.state).toEqual(stateAt(game, history, one.id));
    const only = { ...history, known: history.known.slice(0, 1) };
    const far = value(jump(game, only, 990));
    const stops = [190, 590, 790, 890, 940, 965];
    expect(far.known.map(one => one.id).filter(id => id !== 0 && id !== 990)).toEqual(stops);
  });

  test('HISTORY-7: after a long replay a row of undos replays little', () => {
    let log: Log = begin(start);
    for (let i = 0; i < 5_000; i++) log = tap(log, i);
    let applied = 0;
    const counting = {
      apply: (state: Tally, event: Added) => {
        applied++;
        return game.apply(state, event);
      },
    };
    let history = resume(counting, {
      entries: log.entries,
      known: [
        { id: 0, state: start, pinned: true },
        { id: 5_000, state: log.state, pinned: true },
      ],
    });
    expect(applied).toBe(0);
    let mostKept = 0;
    for (let i = 0; i < 1_000 && history; i++) {
      history = value(undo(counting, history));
      mostKept = Math.max(mostKept, history.known.length);
    }
    expect(history?.state).toEqual(stateAt(game, log, 4_000));
    expect(mostKept).toBeLessThanOrEqual(65);
    expect(applied).toBeLessThan(5_000 + 1_000 * 30 + 10_000);
  });

  test('HISTORY-8: compaction lets go of branches and keeps undo along the line that was played', () => {
    const left = tap(undone(tap(tap(begin<Tally, Added>(start), 1), 2)), 3);
    const { history, dropped } = compact(left);
    expect(dropped).toEqual([2, 3]);
    expect(history.state).toEqual(left.state);
    expect(undone(history, 2).state).toEqual(start);
    expect(branchesOf(history)).toEqual([]);
    expect([undoTitle(history), redoTitle(history), redoTitle(undone(history))]).toEqual([
      'adds 3',
      undefined,
      'adds 3',
    ]);
  });
});

describe('a stored log', () => {
  const beginning = [{ id: 0, state: start, pinned: true }];

  test('RESUME-1: the entries as JSON give the same history again, cut after any of them', () => {
    fc.assert(
      fc.property(moves, fc.nat(200), (script, cut) => {
        const versions: Log[] = [];
        play(script, history => versions.push(history));
        const history = versions[cut % Math.max(1, versions.length)];
        if (!history) return;
        const again = resume(game, {
          entries: JSON.parse(JSON.stringify(history.entries)),
          known: beginning,
        });
        // Compaction may have taken the last entry; a store knows the highest id.
        expect(again && outside({ ...again, next: history.next })).toEqual(outside(history));
      }),
      runs(300, 5_000),
    );
  });

  test('RESUME-2: a snapshot anywhere changes nothing but the speed', () => {
    fc.assert(
      fc.property(moves, fc.nat(1000), (script, pick) => {
        const history = play(script, () => undefined);
        const ids = history.entries.filter(entry => entry.kind === 'mark').map(mark => mark.id);
        const id = ids[pick % Math.max(1, ids.length)];
        const state = id === undefined ? undefined : stateAt(game, history, id);
        if (id === undefined || state === undefined) return;
        const known = [...beginning, { id, state, pinned: true }];
        const again = resume(game, { entries: history.entries, known, last: history.next - 1 });
        expect(again && outside(again)).toEqual(outside(history));
      }),
      runs(200, 5_000),
    );
  });

  test('RESUME-3: with any entries missing the head is the last place that can be worked out, and never wrong', () => {
    fc.assert(
      fc.property(moves, fc.array(fc.nat(1000), { minLength: 1, maxLength: 3 }), (script, picks) => {
        const whole = play(script, () => undefined);
        const gone = new Set(picks.map(pick => pick % Math.max(1, whole.entries.length)));
        const entries = whole.entries.filter((_, i) => !gone.has(i));
        const again = resume(game, { entries, known: beginning });
        expect(again).toBeDefined();
        if (!again) return;
        expect(again.state).toEqual(stateAt(game, whole, headOf(again)));
        for (const id of again.line) expect(stateAt(game, again, id)).toEqual(stateAt(game, whole, id));
        const marks = entries.filter(entry => entry.kind === 'mark').map(mark => mark.id);
        const found = again.entries.filter(entry => entry.kind === 'mark').map(mark => mark.id);
        expect([...found, ...again.past.map(mark => mark.id)].sort((a, b) => a - b)).toEqual(marks);
      }),
      runs(300, 10_000),
    );
  });

  test('RESUME-4: behind a missing mark a later snapshot is the barrier, what lies before it can be read', () => {
    let log: Log = begin(start);
    for (let i = 1; i <= 10; i++) log = tap(log, i);
    const entries = log.entries.filter(entry => entry.id !== 4);
    const known = [...beginning, { id: 8, state: stateAt(game, log, 8) ?? start, pinned: true }];
    const again = resume(game, { entries, known });
    expect(again?.state).toEqual(log.state);
    expect(again?.line).toEqual([8, 9, 10]);
    expect(again?.past.map(mark => mark.title)).toEqual(['adds 5', 'adds 6', 'adds 7']);
    expect(again && undo(game, again, 3)).toMatchObject({ ok: false, error: { code: 'nothing-to-undo' } });
    expect(again && value(jump(game, again, 3)).state).toEqual(stateAt(game, log, 3));
  });

  test('RESUME-5: a snapshot of the last mark is enough when its entry is missing', () => {
    const log = tap(tap(begin<Tally, Added>(start), 1), 2);
    const known = [...beginning, { id: 2, state: log.state, pinned: true }];
    const again = resume(game, { entries: log.entries.slice(0, 1), known });
    expect(again?.state).toEqual(log.state);
    expect(again?.next).toBe(3);
    expect(resume(game, { entries: log.entries, known: [] })).toBeUndefined();
  });
});
