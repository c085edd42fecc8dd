// Forty fights of up to 600 taps in one store in memory: what each step of the way costs as they grow more.
import { openSession } from '../../src/session/session';
import { knownKind } from '../../src/storage/known';
import { memoryPort } from '../../src/storage/memory';
import { openStore } from '../../src/storage/store';
import { fightKind } from '../../src/table/fight/fight-kind';
import { fight, must } from './documents';

const fights = 40;
const taps = 600;

async function timed<T>(work: () => Promise<T>): Promise<readonly [T, string]> {
  const began = performance.now();
  const result = await work();
  return [result, `${Math.round(performance.now() - began)} ms`];
}

export async function inMemory(): Promise<void> {
  const store = await openStore({
    kinds: [knownKind(fightKind)],
    port: memoryPort(),
    withoutLocks: true,
    // Nobody else is here to be waited for.
    patience: { answer: 1, handOver: 1 },
  });
  console.log('fights   taps    bring in   open    list   all out            all read in   heap');
  let all = 0;
  for (let n = 1; n <= fights; n++) {
    const { bytes, marks } = await fight(n, taps);
    all += marks;
    const [, brought] = await timed(async () =>
      must(await must(await store.readFile(bytes)).apply(() => 'copy')),
    );
    if (n % 10 !== 0 && n !== 1) continue;
    const id = `fight-${n}`;
    const [session, opened] = await timed(async () =>
      must(await openSession({ store, kind: fightKind, id })),
    );
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
}
