import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { layerProblems } from '../../scripts/check/layers';

const problems = (files: Readonly<Record<string, string>>): string[] =>
  layerProblems(new Map(Object.entries(files)));

describe('layers', () => {
  it('may import what stands below', () => {
    expect(
      problems({
        'basics/result.ts': '',
        'hex/hex.ts': "import { ok } from '../basics/result';",
        'board/geometry/types.ts': "import type { Hex } from '../../hex/hex';",
        'stage/card.ts': "import type { Target } from '../board/geometry/types';",
        'storage/door.ts': "import { openDB } from 'idb';",
        'ui/App.tsx': "import '../board/geometry/types';\nimport './app.css';",
        'main.tsx': "import { App } from './ui/App';",
      }),
    ).toEqual([]);
  });

  it.each([
    {
      what: 'an import upwards',
      files: { 'hex/hex.ts': "import { go } from '../board/moves/walk';", 'board/moves/walk.ts': '' },
      says: /board stands above hex/,
    },
    {
      what: 'a type imported upwards',
      files: { 'hex/hex.ts': "import type { Go } from '../board/moves/walk';", 'board/moves/walk.ts': '' },
      says: /board stands above hex/,
    },
    {
      what: 'an export passed on from above',
      files: { 'table/fight/fight.ts': "export * from '../../ui/App';", 'ui/App.tsx': '' },
      says: /ui stands above table/,
    },
    {
      what: 'a lazy import upwards',
      files: { 'offline/wake.ts': "const app = () => import('../ui/App');", 'ui/App.tsx': '' },
      says: /ui stands above offline/,
    },
    {
      what: 'a worker above',
      files: {
        'storage/save.ts': "new Worker(new URL('../table/foresight/work.ts', import.meta.url));",
        'table/foresight/work.ts': '',
      },
      says: /table stands above storage/,
    },
    {
      what: 'an import sideways',
      files: { 'board/moves/walk.ts': "import { draw } from '../../might/draw';", 'might/draw.ts': '' },
      says: /might stands beside board/,
    },
    {
      what: 'the exception, turned round',
      files: { 'board/moves/walk.ts': "import { card } from '../../stage/card';", 'stage/card.ts': '' },
      says: /stage stands beside board/,
    },
    {
      what: "a game's rules in a neutral folder",
      files: { 'session/log.ts': "import { card } from '../stage/card';", 'stage/card.ts': '' },
      says: /session knows no game's rules/,
    },
    {
      what: 'a cycle between two files',
      files: { 'hex/a.ts': "import './b';", 'hex/b.ts': "import './a';" },
      says: /a cycle: hex\/a\.ts > hex\/b\.ts > hex\/a\.ts/,
    },
    {
      what: 'a cycle through three files, found from outside it',
      files: {
        'hex/0.ts': "import './a';",
        'hex/a.ts': "import './b';",
        'hex/b.ts': "import './c';",
        'hex/c.ts': "import type { A } from './a';",
      },
      says: /a cycle: hex\/a\.ts > hex\/b\.ts > hex\/c\.ts > hex\/a\.ts/,
    },
    {
      what: 'a folder without a place',
      files: { 'helpers/misc.ts': '' },
      says: /helpers has no place/,
    },
    {
      what: 'a package that is not pure',
      files: { 'board/moves/walk.ts': "import { signal } from '@preact/signals';" },
      says: /imports @preact\/signals: board is pure/,
    },
    {
      what: 'the database outside its keeper',
      files: { 'table/fight/fight.ts': "import { openDB } from 'idb';" },
      says: /only storage may/,
    },
    {
      what: 'chance in a pure folder',
      files: { 'might/draw.ts': 'export const roll = () => Math.random();' },
      says: /might\/draw\.ts uses Math\.random/,
    },
    {
      what: 'the clock in a pure folder',
      files: { 'history/mark.ts': 'export const now = () => Date.now();' },
      says: /history\/mark\.ts uses Date\.now/,
    },
    {
      what: 'an import of a room from one below it',
      files: {
        'encounter/model/state.ts': "import { decide } from '../round/decide';",
        'encounter/round/decide.ts': '',
      },
      says: /in encounter, round stands above model/,
    },
    {
      what: 'a room of the screens imported from below',
      files: {
        'ui/fight/parts/foe.ts': "import type { Ask } from '../ask/Ask';",
        'ui/fight/ask/Ask.tsx': '',
      },
      says: /in ui\/fight, ask stands above parts/,
    },
    {
      what: 'the stack of the rules imported into a screen',
      files: {
        'ui/fight/ask/Ask.tsx': "import type { Frame } from '../../../encounter/model/frame';",
        'encounter/model/frame.ts': '',
      },
      says: /no screen reads the stack/,
    },
    {
      what: 'a file beside the rooms',
      files: { 'encounter/misc.ts': '' },
      says: /misc\.ts is no room of encounter/,
    },
    {
      what: 'a room that nobody has named',
      files: { 'board/helpers/misc.ts': '' },
      says: /helpers is no room of board/,
    },
  ])('refuses $what', ({ files, says }) => {
    const found = problems(files);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(says);
  });

  it('does not mind what a comment says', () => {
    expect(
      problems({
        'hex/hex.ts': "// import '../ui/App' is wrong, and so is Math.random\n/* Date.now() */\n",
        'ui/App.tsx': '',
      }),
    ).toEqual([]);
  });

  it('as a command: fails on a folder with an upward import, and names it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'northwest-layers-'));
    const write = (path: string, text: string): void => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    };
    write('basics/result.ts', "export { walk } from '../board/moves/walk';\n");
    write('board/moves/walk.ts', 'export const walk = 1;\n');
    const run = (): { status: number | null; stdout: string } =>
      spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/check-layers.ts', folder], {
        encoding: 'utf8',
      });
    const bad = run();
    expect(bad.stdout).toContain('basics/result.ts imports board/moves/walk.ts: board stands above basics');
    expect(bad.status).toBe(1);
    write('basics/result.ts', 'export const ok = 1;\n');
    expect(run().status).toBe(0);
    rmSync(folder, { recursive: true });
  });
});
