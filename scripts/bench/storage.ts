import { hashOf } from '../../src/basics/hash';
import { begin, commit, type History } from '../../src/history/history';
import { resume } from '../../src/history/resume';
import { fileOf } from '../../src/storage/file/export';
import { outgoingLive } from '../../src/storage/file/live';
import { knownKind } from '../../src/storage/known';
import { memoryPort } from '../../src/storage/memory';
import { openStore } from '../../src/storage/store';
import { type Added, added, start, type Tally, tally, titled } from '../../tests/storage/tally';
import type { BenchRow } from './row';

const decisions = 5_000;
const ms = (value: number): string => `${value.toFixed(1)} ms`;

function median(times: number, work: () => void): number {
  const taken = Array.from({ length: times }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return taken.sort((a, b) => a - b)[times >> 1] ?? Number.NaN;
}

function played(): History<Tally, Added> {
  let history = begin<Tally, Added>({ ...start, motto: 'north '.repeat(7_000) });
  for (let n = 1; n <= decisions; n++) {
    const events = [{ ...added(n), why: 'the wolf turns '.repeat(40) }];
    history = commit(tally, history, { title: titled(n), events });
  }
  return history;
}

/** The history itself and files, in Node. */
export async function bench(): Promise<BenchRow[]> {
  const history = played();
  const first = history.known[0];
  if (!first) return [];
  const text = JSON.stringify(history.entries);
  const wanted = hashOf(history.state);
  let same = true;
  const replay = median(9, () => {
    const again = resume(tally, { entries: JSON.parse(text), known: [first] });
    same &&= hashOf(again?.state) === wanted;
  });
  const known = [first, { id: decisions, state: history.state, pinned: true }];
  const quick = median(9, () => resume(tally, { entries: history.entries, known }));

  const live = outgoingLive(
    { id: 'x', label: { kind: 'tally', name: 'x', created: 1, of: null }, kind: tally, history },
    1,
  );
  const file = await fileOf([live], 1);
  if (!file.ok) throw new Error(file.error.code);
  const store = await openStore({ kinds: [knownKind(tally)], port: memoryPort(), withoutLocks: true });
  const began = performance.now();
  const plan = await store.readFile(file.value.bytes);
  const importing = performance.now() - began;
  store.close();
  return [
    {
      what: 'replay 5,000 decisions from the stored log to the identical state (hash)',
      measured: ms(replay),
      budget: '150 ms',
      beside: `from a snapshot: ${ms(quick)}`,
      within: same && replay <= 150,
    },
    {
      what: 'check an imported file of 5,000 decisions, every way replayed',
      measured: ms(importing),
      budget: '2,000 ms',
      beside: `${Math.round(file.value.bytes.length / 1024)} kB packed, ${Math.round(live.text.length / 1024)} kB of JSON`,
      within: plan.ok && importing <= 2_000,
    },
  ];
}
