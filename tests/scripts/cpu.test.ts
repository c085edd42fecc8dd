import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { node } from '../../scripts/command';
import { type Snapshot, type Usage, unclaimed, waitedIn } from '../../scripts/test/cpu';

const usage = (parent: number, own: number, waited = 0): Usage => ({
  ...{ parent, own, waited },
  ...{ session: 1, started: 0 },
});
const snapshot = (all: Readonly<Record<number, Usage>>): Snapshot =>
  new Map(Object.entries(all).map(([pid, one]) => [Number(pid), one]));

describe('CPU seconds of processes that have ended', () => {
  const before = snapshot({ 1: usage(0, 1), 2: usage(1, 2, 1), 3: usage(2, 4) });

  it.each([
    { what: 'a parent waited for it', now: { 1: usage(0, 1), 2: usage(1, 2, 5) }, lost: 0 },
    { what: 'a parent did not', now: { 1: usage(0, 1), 2: usage(1, 2, 1) }, lost: 4 },
    { what: 'its parent ended as well, and both were waited for', now: { 1: usage(0, 1, 7) }, lost: 0 },
    { what: 'its parent ended as well without waiting for it', now: { 1: usage(0, 1, 3) }, lost: 4 },
    { what: 'all ended', now: {}, lost: 8 },
  ])('$what: $lost are lost', ({ now, lost }) => {
    expect(unclaimed(before, snapshot(now))).toBe(lost);
  });

  it('are lost when it has been handed to a process outside', () => {
    const orphan = snapshot({ 1: usage(0, 1), 3: usage(99, 4) });
    expect(unclaimed(orphan, snapshot({ 1: usage(0, 1, 50) }))).toBe(4);
  });

  it('are not mistaken for those of a later process with the same number', () => {
    expect(
      unclaimed(before, snapshot({ ...Object.fromEntries(before), 3: { ...usage(2, 0), started: 8 } })),
    ).toBe(4);
  });

  it('are read from the second line of the shell', () => {
    expect(waitedIn('0m0.000s 0m0.010s\n1m2.500s 0m0.250s\n')).toBe(62.75);
    expect(waitedIn('0m0,000s 0m0,010s\n0m2,500s 0m0,250s\n')).toBe(2.75);
    expect(waitedIn('')).toBeUndefined();
  });
});

if (existsSync('/proc/self/stat'))
  describe('a measured command', () => {
    it('counts its own work, that of a child, and that of a child that outlives it', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'northwest-cpu-'));
      try {
        // Each works until it is told to stop by its own clock of CPU time, and writes down what it used.
        const work = (name: string) => `
        while (process.cpuUsage().user < 600_000) for (let i = 0, x = 0; i < 1e6; i++) x += i % 7;
        const { user, system } = process.cpuUsage();
        require('node:fs').writeFileSync(${JSON.stringify(folder)} + '/${name}', String((user + system) / 1e6));`;
        const parent = `
        const { spawn } = require('node:child_process');
        spawn(process.execPath, ['-e', ${JSON.stringify(work('orphan'))}], { detached: true, stdio: 'inherit' }).unref();
        spawn(process.execPath, ['-e', ${JSON.stringify(work('child'))}]).once('exit', () => process.exit(0));
        ${work('parent')}`;
        const { ok, cpuSeconds } = await node(['-e', parent], 60_000, {}, { measured: true });
        expect(ok).toBe(true);
        const used = ['orphan', 'child', 'parent'].reduce(
          (sum, name) => sum + Number(readFileSync(join(folder, name), 'utf8')),
          0,
        );
        expect(cpuSeconds / used).toBeGreaterThan(0.8);
        expect(cpuSeconds / used).toBeLessThan(1.3);
      } finally {
        rmSync(folder, { recursive: true });
      }
    });
  });
