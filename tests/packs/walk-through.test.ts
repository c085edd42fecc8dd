import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** One thing of the walk-through: a block of JSON with where it goes, a command, or what that command says. */
interface Block {
  readonly kind: string;
  readonly where: string;
  readonly text: string;
}

const name = 'the-stag.json';
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'walk-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const blocksOf = (section: string): readonly Block[] =>
  [...section.matchAll(/^ *```(\w+) ?([^\n]*)\n([\s\S]*?)^ *```$/gm)].map(
    ([, kind = '', where = '', text = '']) => ({
      kind,
      where,
      text,
    }),
  );

/** What stands at a place like `encounters[0].cards`. */
function at(whole: unknown, path: string): unknown[] {
  const found = path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((holder, key) => (holder as Record<string, unknown>)[key], whole);
  if (!Array.isArray(found)) throw new Error(`${path} is no list`);
  return found;
}

/** The command as the project's own scripts spell it out, on the file in the folder of this test. */
async function run(command: string): Promise<string> {
  const [, script = '', rest = ''] = /^npm run --silent (\w+) -- (.*)$/.exec(command.trim()) ?? [];
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [program = '', ...args] = (scripts[script] ?? '').split(' ');
  const file = join(folder, name);
  const done = await promisify(execFile)(program === 'node' ? process.execPath : program, [
    ...args,
    ...rest.split(' ').map(one => (one === name ? file : one)),
  ]);
  return done.stdout.replaceAll(file, name);
}

test('the walk-through of docs/PACKS.md leads from an empty file to a fight, tried as written', async () => {
  const page = await readFile('docs/PACKS.md', 'utf8');
  const section = page.slice(page.indexOf('## From an empty file'), page.indexOf('## In the app'));
  const blocks = blocksOf(section);
  expect(blocks.map(one => `${one.kind} ${one.where}`.trim())).toEqual([
    `json ${name}`,
    'sh',
    'text',
    'json into encounters',
    'sh',
    'text',
    'json into encounters[0].cards',
    'json into encounters[0].cards',
    'sh',
    'text',
    'sh',
  ]);
  await writeFile(join(folder, name), '');
  let whole: unknown;
  let said = '';
  for (const { kind, where, text } of blocks) {
    if (kind === 'sh') {
      said = await run(text);
    } else if (kind === 'text') {
      expect(said).toBe(text.replace(/^ {3}/gm, ''));
    } else {
      const written: unknown = JSON.parse(text);
      if (where === name) whole = written;
      else at(whole, where.replace('into ', '')).push(...[written].flat());
      await writeFile(join(folder, name), JSON.stringify(whole, null, 1));
    }
  }
  // The last command has played the fight to its end.
  expect(said).toMatch(/victory|defeat/i);
});
