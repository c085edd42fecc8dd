// A year of a group in one store: 40 fights of up to 600 taps. `node scripts/run.mjs scripts/year.ts` prints what each
// step of the way costs: opening the newest fight, the list, everything out and in again, and the memory that stays.
import type { Event } from '../src/encounter/model/event';
import type { State } from '../src/encounter/model/state';
import { initialState } from '../src/encounter/setup/initial-state';
import { begin, commit } from '../src/history/history';
import { openSession } from '../src/session/session';
import { fileOf } from '../src/storage/file/export';
import { outgoingLive } from '../src/storage/file/live';
import { knownKind } from '../src/storage/known';
import { memoryPort } from '../src/storage/memory';
import { openStore } from '../src/storage/store';
import { fightKind } from '../src/table/fight/fight-kind';
import { randomFight } from '../tests/encounter/random-player/fight';
import { setupFor } from '../tests/encounter/support/setups';

const fights = 40;
const taps = 600;
const made = 1_760_000_000_000;

const store = await openStore({
  kinds: [knownKind(fightKind)],
  port: memoryPort(),
  withoutLocks: true,
  // Nobody else is here to be waited for.
  patience: { answer: 1, handOver: 1 },
});

function must<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** A fight as it would have been played on a screen, as the file that it leaves in. */
async function played(
  n: number,
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly marks: number }> {
  let history = begin<State, Event>(initialState(setupFor(n)));
  randomFight(
    setupFor(n),
    ({ events }) => {
      history = commit(fightKind, history, { title: `Tap ${history.next}`, events });
    },
    taps,
  );
  const label = { kind: fightKind.name, name: `Fight ${n}`, created: made, of: null };
  const live = outgoingLive({ id: `fight-${n}`, label, kind: fightKind, history }, made);
  return { bytes: must(await fileOf([live], made)).bytes, marks: history.line.length - 1 };
}

async function timed<T>(work: () => Promise<T>): Promise<readonly [T, string]> {
  const began = performance.now();
  const result = await work();
  return [result, `${Math.round(performance.now() - began)} ms`];
}

console.log('fights   taps    bring in   open    list   all out            all read in   heap');
let all = 0;
for (let n = 1; n <= fights; n++) {
  const { bytes, marks } = await played(n);
  all += marks;
  const [, brought] = await timed(async () =>
    must(await must(await store.readFile(bytes)).apply(() => 'copy')),
  );
  if (n % 10 !== 0 && n !== 1) continue;
  const id = `fight-${n}`;
  const [session, opened] = await timed(async () => must(await openSession({ store, kind: fightKind, id })));
  await session.close();
  const [, listed] = await timed(() => store.list());
  const [out, exported] = await timed(async () => must(await store.exportFiles('all')));
  const [, read] = await timed(async () => {
    for (const file of out.files) must(await store.readFile(file.bytes));
  });
  const size = out.files.reduce((sum, file) => sum + file.bytes.length, 0);
  const files = `${exported}, ${out.files.length} x ${(size / out.files.length / 1e6).toFixed(1)} MB`;
  const heap = `${Math.round(process.memoryUsage().heapUsed / 1e6)} MB`;
  const columns = [`${n}`, `${all}`, brought, opened, listed, files, read, heap];
  const widths = [9, 8, 11, 8, 7, 19, 14, 0];
  console.log(columns.map((column, i) => column.padEnd(widths[i] ?? 0)).join(''));
}
process.exit(0);
