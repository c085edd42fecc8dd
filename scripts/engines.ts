// Drives the built app in every engine: `npm run engines`, with words that choose engines or flows, and --times=N for
// what is repeated. Two engines go side by side, or as many as --beside=N says. `--quick DIST` runs what `npm test` runs, on
// a build that is there.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bin, node } from './command';
import { type Engine, engineNames, engines } from './engines/browsers';
import { flows } from './engines/flows/all';
import { installEngines } from './engines/install';
import { together } from './engines/together';
import { editionsOf, Traveller, type Verdict } from './engines/world';

const words = process.argv.slice(2);
const quick = words.includes('--quick');
const dist = words.find(word => word.startsWith('--dist='))?.slice(7);
const times = Number(words.find(word => word.startsWith('--times='))?.slice(8) ?? (quick ? 3 : 20));
const beside = Number(words.find(word => word.startsWith('--beside='))?.slice(9) ?? (quick ? 1 : 2));
const wanted = words.filter(word => !word.startsWith('--')).map(word => word.toLowerCase());
const names = engineNames.map(name => name.toLowerCase());
const chosen = engines.filter(({ name }) => {
  if (quick) return flows.some(flow => flow.quick?.includes(name));
  const some = wanted.filter(word => names.includes(word));
  return some.length === 0 || some.includes(name.toLowerCase());
});
const others = wanted.filter(word => !names.includes(word));
const going = flows.filter(
  flow =>
    (!quick || flow.quick !== undefined) &&
    (others.length === 0 || others.some(word => flow.name.toLowerCase().includes(word))),
);

/** Browsers of all engines at one table; `together` alone leaves the flows out. */
const atOneTable = !quick && (others.length === 0 || others.includes('together'));

const build = dist ?? join('.cache', 'engines-dist');
if (dist === undefined) {
  console.log('Building ...');
  const made = await node(
    [bin('vite'), 'build', '--outDir', build, '--emptyOutDir', '--logLevel', 'warn'],
    300_000,
  );
  if (!made.ok) throw new Error(made.output);
}

const missing = installEngines(chosen);
const here = chosen.filter(engine => engine.here());
const editions = editionsOf(build);
const table = new Map<string, Map<string, Verdict>>();
const versions = new Map<string, string>();
async function columnOf(engine: Engine): Promise<void> {
  const traveller = new Traveller(engine, editions, times, quick);
  const column = new Map<string, Verdict>();
  for (const flow of going) {
    if (quick && !flow.quick?.includes(engine.name)) continue;
    const verdict = await traveller.go(flow);
    column.set(flow.name, verdict);
    const took = verdict.kind === 'cannot' ? '' : ` ${(verdict.ms / 1000).toFixed(1)} s`;
    const why = verdict.kind === 'ok' ? '' : `: ${verdict.why}`;
    console.log(`${verdict.kind.padEnd(8)}${engine.name.padEnd(11)}${flow.name}${took}${why}`);
  }
  versions.set(engine.name, traveller.version);
  table.set(engine.name, column);
  await traveller.end();
}

/** What was gone through beside the flows. */
let apart = { passed: 0, failed: 0 };
try {
  const waiting = [...here];
  const onward = async (): Promise<void> => {
    for (let engine = waiting.shift(); engine; engine = waiting.shift()) await columnOf(engine);
  };
  await Promise.all(Array.from({ length: beside }, onward));
  if (atOneTable && here.length > 0) {
    const began = Date.now();
    const done = await together(here, editions.first, times, !words.includes('--no-fight')).then(
      said => ({ ok: true, said }),
      (error: unknown) => ({ ok: false, said: String(error) }),
    );
    apart = done.ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    console.log(`${done.ok ? 'ok' : 'failed'}  ${done.said} ${((Date.now() - began) / 1000).toFixed(1)} s`);
  }
} finally {
  try {
    rmSync(editions.folder, { recursive: true, force: true, maxRetries: 5 });
  } catch (error) {
    // A browser that is only just dying still writes there: what it leaves is no fault of the app.
    console.log(String(error));
  }
}

const width = Math.max(0, ...going.map(({ name }) => name.length)) + 2;
const cell = (text: string): string => text.padEnd(20);
console.log(
  `\n${''.padEnd(width)}${here.map(({ name }) => cell(`${name} ${versions.get(name) ?? ''}`)).join('')}`,
);
for (const { name } of going) {
  const cells = here.map(engine => {
    const verdict = table.get(engine.name)?.get(name);
    if (verdict === undefined) return cell('');
    return cell(verdict.kind === 'ok' ? 'ok' : verdict.kind === 'cannot' ? '-' : 'FAILED');
  });
  console.log(`${name.padEnd(width)}${cells.join('')}`);
}
const verdicts = [...table.values()].flatMap(column => [...column.values()]);
const reasons = new Set(
  [...table].flatMap(([engine, column]) =>
    [...column.values()].flatMap(one => (one.kind === 'cannot' ? [`- ${engine}: ${one.why}`] : [])),
  ),
);
for (const reason of reasons) console.log(reason);
for (const { sentence } of missing) console.log(sentence);
const failed = verdicts.filter(({ kind }) => kind === 'failed').length + apart.failed;
// Within `npm test` a mirror that is slow makes nothing red, unless somebody demands it; what is proven nowhere is said
// in any case. Who asks for the table asks for every engine in it.
const demanded = !quick || process.env.ENGINES === 'required';
const blamed = missing.filter(({ ours }) => ours || demanded).length;
console.log(
  `${verdicts.filter(({ kind }) => kind === 'ok').length + apart.passed} passed, ${failed + blamed} failed`,
);
process.exit(failed + blamed > 0 ? 1 : 0);
