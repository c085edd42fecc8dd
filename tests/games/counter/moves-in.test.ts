import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle } from '../../../scripts/bundle.mjs';
import { bin } from '../../../scripts/command';
import { samples } from '../../support/samples';
import { type House, line, moveIn } from './move-in';

describe('a game moves in', () => {
  let house: House;
  beforeAll(() => {
    house = moveIn();
  });
  afterAll(() => house.remove());

  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: house.folder,
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };
  /** A script of the copy, run there. What is installed is shared, and nothing may be installed from there. */
  const script = async (name: string, ...args: string[]) =>
    run(await bundle(house.folder, `scripts/${name}.ts`), ...args);

  test('outside its folders one line is new, in the list of all games', () => {
    expect(line.split('\n')).toHaveLength(1);
    expect(house.changed).toEqual({ [join('src', 'games', 'all.ts')]: line.replace(/\s/g, '') });
  });

  test('it keeps to its layers', async () => {
    expect(await script('check-layers')).toMatchObject({ status: 0 });
  });

  // What the screens of a game are compiled with takes long, and is nearly the same.
  test.each(samples(['pure'], ['pure', 'app']))(
    'it compiles with the rest, under tsconfig.%s.json',
    project => {
      expect(run(resolve(bin('typescript', 'tsc')), '-p', `tsconfig.${project}.json`)).toMatchObject({
        status: 0,
        stdout: '',
      });
    },
  );

  test('its rules are gated by its own tests: all cited passes, one that is not fails and is named', async () => {
    const gated = await script('rules', '--game', 'counter', '--gate', 'ALL');
    expect(gated).toMatchObject({ status: 0 });
    expect(gated.stdout).toMatch(/^counter:\nCT +2 of 2 cited\n2 of 2 rules/);
    house.append('docs/counter/RULES.md', '- **CT-3** Nobody proves this.\n');
    const missing = await script('rules', '--game', 'counter', '--gate', 'ALL');
    expect(missing.status).toBe(1);
    expect(missing.stdout).toContain('no test of counter cites CT-3: Nobody proves this.');
    house.append('tests/games/counter/open-groups.json', '["CT"]');
    expect(await script('rules', '--game', 'counter', '--gate', 'ALL')).toMatchObject({ status: 0 });
    // Another game's rules are none of ours.
    expect(gated.stdout).not.toContain('MV ');
  });

  test('npm run scenario answers its files and those of the first game in one object', async () => {
    const first = JSON.stringify({ cases: [{ id: 'a', do: 'distance', from: 'A1', to: 'A2', board: {} }] });
    house.append('first.json', first);
    const { status, stdout } = await script(
      'scenario',
      'tests/games/counter/scenarios/add.json',
      'first.json',
    );
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      results: [
        { id: 'three', total: 7 },
        { id: 'a', distance: 1 },
      ],
    });
  });
});
