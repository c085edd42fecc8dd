import { expect, test } from 'vitest';
import { openSession } from '../../src/session/session';
import { readAhead, recordsPerTask } from '../../src/storage/ahead';
import { storedOf } from '../../src/storage/opening';
import type { Port } from '../../src/storage/port';
import { readRecord } from '../../src/storage/rows';
import { openStore } from '../../src/storage/store';
import { type FaultyPort, faultyPort } from './faults';
import { campaign, desk, play, sit, value } from './setup';
import { tally } from './tally';

const taps = 1_000;

async function played(port: FaultyPort): Promise<string> {
  const { store } = await desk(tally, port);
  const id = await campaign(store, 'Deepwood');
  const session = await sit(store, id);
  play(session, 1, taps);
  await session.close();
  return id;
}

test('a long log is parsed a few records at a time, and the page gets its turn in between', async () => {
  const port = faultyPort();
  const id = await played(port);
  const stored = await port.read(['records'], tx => storedOf(tx, id));
  expect(stored.records.length).toBeGreaterThan(taps);
  let inTask = 0;
  let all = 0;
  let longest = 0;
  const { port1, port2 } = new MessageChannel();
  // Each message is a task of its own, as a tap would be.
  port1.onmessage = () => {
    inTask = 0;
    port2.postMessage(null);
  };
  port2.postMessage(null);
  const ahead = await readAhead(tally, stored, (key, row) => {
    all++;
    inTask++;
    longest = Math.max(longest, inTask);
    return readRecord(key, row);
  });
  port1.close();
  expect(ahead?.restored.history.line.length).toBe(taps + 1);
  expect(all).toBe(stored.records.length);
  expect(longest).toBeLessThanOrEqual(recordsPerTask);
});

test('each saved state is checked in a task of its own, and only once', async () => {
  const port = faultyPort();
  const id = await played(port);
  const stored = await port.read(['records'], tx => storedOf(tx, id));
  const states = stored.snapshots.length + 1;
  expect(states).toBeGreaterThan(2);
  let [inTask, all, longest] = [0, 0, 0];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    inTask = 0;
    port2.postMessage(null);
  };
  port2.postMessage(null);
  const counting = {
    ...tally,
    state: (state: unknown) => {
      all++;
      inTask++;
      longest = Math.max(longest, inTask);
      return tally.state(state);
    },
  };
  const ahead = await readAhead(counting, stored);
  port1.close();
  expect(ahead?.restored.history.line.length).toBe(taps + 1);
  expect([all, longest]).toEqual([states, 1]);
});

test('a log is read once, and once more only where another window wrote to it meanwhile', async () => {
  for (const meanwhile of [false, true]) {
    const inner = faultyPort();
    const id = await played(inner);
    const other = await desk(tally, inner);
    const last = meanwhile ? await sit(other.store, id) : undefined;
    let logsRead = 0;
    let between = meanwhile;
    const counting = <Tx extends Parameters<Parameters<Port['read']>[1]>[0]>(tx: Tx): Tx => ({
      ...tx,
      all: (table, document) => {
        if (table === 'records' && document === id) logsRead++;
        return tx.all(table, document);
      },
    });
    const port: Port = {
      ...inner,
      read: (from, work) => inner.read(from, tx => work(counting(tx))),
      async write(to, work) {
        if (between) {
          between = false;
          if (last) {
            play(last, taps + 1, taps + 1);
            await last.settled();
          }
        }
        return inner.write(to, tx => work(counting(tx)));
      },
    };
    const store = await openStore({ kinds: [], port, withoutLocks: true });
    const session = value(await openSession({ store, kind: tally, id }));
    expect(logsRead).toBe(meanwhile ? 2 : 1);
    expect(session.notes).toEqual([]);
    expect(session.history.value.line.length).toBe(meanwhile ? taps + 2 : taps + 1);
    store.close();
  }
});
