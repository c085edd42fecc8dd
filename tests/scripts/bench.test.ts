import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runAll } from '../../scripts/bench/run/all';

mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync(join('.cache', 'bench-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A bench whose function has this body. */
function benchOf(name: string, body: string): string {
  const file = join(folder, `${name}.ts`);
  writeFileSync(file, `export async function bench() { ${body} }\n`);
  return file;
}

const rowNamed = (what: string, within = true): string =>
  `return [{ what: '${what}', measured: '1 ms', ratio: '0.1', budget: '0.2', beside: '', within: ${within} }];`;

const minute = 60_000;

test('a bench that throws is one failed row with its reason, and the others are printed', async () => {
  const files = [
    benchOf('first', rowNamed('the first figure')),
    benchOf('throws', "throw new Error('the button never came')"),
    benchOf('last', rowNamed('the last figure')),
  ];
  const { table, exitCode } = await runAll(files, minute);
  expect(table).toContain('the first figure');
  expect(table).toMatch(/throws: failed .*the button never came/);
  expect(table).toContain('the last figure');
  expect(exitCode).toBe(1);
});

test('a bench that hangs or ends its process is a failed row as well', async () => {
  const files = [
    benchOf('hangs', 'await new Promise(() => setInterval(() => {}, 1000));'),
    benchOf('exits', 'process.exit(0);'),
    benchOf('last', rowNamed('the last figure')),
  ];
  const { table, exitCode } = await runAll(files, 5_000);
  expect(table).toMatch(/hangs: failed .*no result within 5 s/);
  expect(table).toMatch(/exits: failed .*ended without a result/);
  expect(table).toContain('the last figure');
  expect(exitCode).toBe(1);
});

test('the exit code is zero only where every row is within its budget', async () => {
  const within = benchOf('within', rowNamed('a figure within'));
  expect((await runAll([within], minute)).exitCode).toBe(0);
  const over = benchOf('over', rowNamed('a figure above', false));
  expect((await runAll([within, over], minute)).exitCode).toBe(1);
  expect((await runAll([], minute)).exitCode).toBe(1);
});
