import { hashOf } from '../../src/basics/hash';
import { begin, commit, type History } from '../../src/history/history';
import { resume } from '../../src/history/resume';
import { fileOf } from '../../src/storage/file/export';
import { outgoingLive } from '../../src/storage/file/live';
import { knownKind } from '../../src/storage/known';
import { memoryPort } from '../../src/storage/memory';
import { openStore } from '../../src/storage/store';
import { type Added, added, start, type Tally, tally, titled } from '../../tests/storage/tally';
import { median, plainHere, timedRow, timesOf, timeText } from './plain';
import type { BenchRow } from './row';

const decisions = 5_000;

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
  const replays = timesOf(9, () => {
    const again = resume(tally, { entries: JSON.parse(text), known: [first] });
    same &&= hashOf(again?.state) === wanted;
  });
  const known = [first, { id: decisions, state: history.state, pinned: true }];
  const quick = timesOf(9, () => resume(tally, { entries: history.entries, known }));

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
  const plain = plainHere();
  const replay = timedRow({
    what: 'replay 5,000 decisions from the stored log to the identical state (hash)',
    ms: median(replays),
    plain,
    limit: { ms: 150, slowed: 1 },
    beside: `from a snapshot: ${timeText(median(quick))}`,
  });
  const check = timedRow({
    what: 'check an imported file of 5,000 decisions, every branch replayed',
    ms: importing,
    plain,
    limit: { ms: 2_000, slowed: 1 },
    beside: `${Math.round(file.value.bytes.length / 1024)} kB packed, ${Math.round(live.text.length / 1024)} kB of JSON`,
  });
  return [
    { ...replay, within: replay.within && same },
    { ...check, within: check.within && plan.ok },
  ];
}
