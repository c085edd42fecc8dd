import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { begin, commit } from '../../src/history/history';
import { openSession } from '../../src/session/session';
import { fileOf } from '../../src/storage/file/export';
import { outgoingLive } from '../../src/storage/file/live';
import { knownKind } from '../../src/storage/known';
import { openStore } from '../../src/storage/store';
import { faultyPort } from '../storage/faults';
import { value } from '../storage/setup';
import { patience, samples } from '../support/samples';
import { pairSubject } from './subjects/harrow';
import { fightSubject } from './subjects/oathsworn';
import type { Subject } from './subjects/subject';

beforeEach(() => {
  // A history that asked nobody tells the console that its last state has no door.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** More than the shortest of the lists may hold; in a soak more than any. */
const often = samples(110, 3_000);

/** Every name and id in it with a number behind, so that each is another one. */
function numbered(value: unknown, n: number): unknown {
  if (Array.isArray(value)) return value.map(one => numbered(one, n));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      typeof one === 'string' && (key === 'id' || key === 'name') ? `${one}${n}` : numbered(one, n),
    ]),
  );
}

test(
  'GROWS-1: asked part by part, a fight is held to what the whole of its door takes, whatever is done how often',
  () => {
    const { kind, rules, start, besides } = fightSubject;
    let refused = 0;
    for (const one of besides(start(1))) {
      for (const other of [() => one, (n: number) => numbered(one, n)]) {
        let state = start(1);
        for (let n = 0; n < often; n++) {
          const given = rules.command(stored(other(n)));
          const decided = given.ok ? rules.decide(state, given.value) : given;
          if (!decided.ok) break;
          const next = decided.value.reduce(kind.apply, state);
          const taken = kind.next?.(state, next).ok === true;
          if (!taken || n % 10 === 0) expect(kind.state(stored(next)).ok, JSON.stringify(one)).toBe(taken);
          if (!taken) refused++;
          if (!taken) break;
          state = next;
        }
        expect(kind.state(stored(state)).ok, JSON.stringify(one)).toBe(true);
      }
    }
    expect(refused).toBeGreaterThan(1);
  },
  patience,
);

function oneTooMany<State, Command, Event, Question>(
  { kind, rules, start }: Subject<State, Command, Event, Question>,
  command: Command,
  where: string,
  most: number,
): void {
  test(
    `GROWS-2: a ${kind.name} refuses the tap that is one too many, and all before it is there again`,
    async () => {
      const desk = () =>
        openStore({
          kinds: [knownKind(kind)],
          port: faultyPort(),
          withoutLocks: true,
          name: `grows-${Math.random()}`,
          patience: { answer: 1, handOver: 60 },
        });
      const store = await desk();
      const id = value(await store.create(kind, { name: 'Many', state: start(1) }));
      const session = value(await openSession({ store, kind, id }));
      let history = begin<State, Event>(session.state.value);
      let refused = '';
      for (let n = 0; n < most + 10; n++) {
        const events = value(rules.decide(history.state, value(rules.command(stored(command)))));
        history = commit(kind, history, { title: 'One more', events });
        const done = session.commit({ title: 'One more', events });
        if (!done.ok) refused ||= JSON.stringify(done.error);
      }
      expect(refused).toContain(where);
      const marks = session.marks.value.length;
      expect(marks).toBeLessThan(most + 2);
      await session.close();
      const [row] = value(await store.list());
      expect(row?.snapshots.length).toBeGreaterThan(1);
      const { files } = value(await store.exportFiles([id]));
      const other = await desk();
      value(await value(await other.readFile(files[0]?.bytes ?? new Uint8Array())).apply(() => 'copy'));
      const again = value(await openSession({ store: other, kind, id }));
      expect([again.notes, again.marks.value.length]).toEqual([[], marks]);

      // The same out of a file that asked nobody: each event is sound, and what comes of them is not.
      const label = { kind: kind.name, name: 'Many', created: 1, of: null };
      const live = value(await fileOf([outgoingLive({ id, label, kind, history }, 1)], 1));
      const read = await (await desk()).readFile(live.bytes);
      expect(read).toMatchObject({ ok: false, error: { code: 'unsound' } });
      store.close();
      other.close();
    },
    patience,
  );
}

oneTooMany(
  fightSubject,
  { do: 'say', correction: { say: 'friend', name: 'Ulf', hp: 3, defense: 2, at: null } },
  'friends',
  100,
);
oneTooMany(pairSubject, { do: 'tableSays', fix: { what: 'first', side: 'family' } }, 'lines', 500);
