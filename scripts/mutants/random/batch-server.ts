import { type ChildProcess, fork } from 'node:child_process';
import { join, resolve } from 'node:path';
import { bundle } from '../../bundle.mjs';
import type { Run } from './stub';

/** Runs one after the other in one process. */
export interface Batch {
  readonly runs: readonly Run[];
}

export type Told =
  | { readonly ready: true }
  | { readonly done: true }
  | { readonly at: number; readonly failed: string | null };

/** What came of a run: the test that failed, `hanging`, nothing; or no word of it. */
export interface Ran {
  readonly failed: string | null;
  readonly seconds: number;
}

const groups = process.platform !== 'win32';

/** A vitest of its own in a copy of the tree; one that hangs is ended and begun anew with what is left. */
export class BatchServer {
  private child: ChildProcess | null = null;

  constructor(private readonly folder: string) {}

  private async start(): Promise<ChildProcess> {
    const runner = resolve(
      await bundle(this.folder, join('scripts', 'mutants', 'random', 'batch-runner.ts')),
    );
    const child = fork(runner, [], {
      cwd: this.folder,
      detached: groups,
      stdio: process.env.NORTHWEST_LOUD ? 'inherit' : 'ignore',
      env: { ...process.env, NO_COLOR: '1' },
    });
    this.child = child;
    await new Promise<void>(done => {
      child.once('message', () => done());
      child.once('exit', () => done());
    });
    return child;
  }

  /** `most` tells for how long a run may be silent, in milliseconds. */
  async run(batch: Batch, most: (run: Run) => number): Promise<readonly (Ran | undefined)[]> {
    const found: (Ran | undefined)[] = batch.runs.map(() => undefined);
    let from = 0;
    while (from < batch.runs.length) {
      const child = this.child ?? (await this.start());
      const next = await this.heard(child, batch, from, most, found);
      if (next === from) break;
      from = next;
    }
    return found;
  }

  /** Where to go on: behind the run that hung, or at the end. */
  private heard(
    child: ChildProcess,
    { runs }: Batch,
    from: number,
    most: (run: Run) => number,
    found: (Ran | undefined)[],
  ): Promise<number> {
    return new Promise(done => {
      let at = from;
      let begun = performance.now();
      let timer: NodeJS.Timeout | undefined;
      const over = (next: number): void => {
        clearTimeout(timer);
        child.off('message', hear);
        child.off('exit', gone);
        done(next);
      };
      const watch = (): void => {
        clearTimeout(timer);
        const run = runs[at];
        timer = setTimeout(
          () => {
            this.end();
          },
          (run ? most(run) : 0) + (at === from ? 120_000 : 30_000),
        );
      };
      const gone = (): void => {
        this.child = null;
        if (at < runs.length) found[at] = { failed: 'hanging', seconds: (performance.now() - begun) / 1000 };
        over(at + 1);
      };
      const hear = (told: Told): void => {
        if ('at' in told) {
          const which = from + told.at;
          found[which] = {
            failed: told.failed ?? found[which]?.failed ?? null,
            seconds: (performance.now() - begun) / 1000,
          };
          begun = performance.now();
          at = Math.max(at, which + 1);
          watch();
        } else if ('done' in told) over(runs.length);
      };
      child.on('message', hear);
      child.on('exit', gone);
      watch();
      child.send({ runs: runs.slice(from) } satisfies Batch);
    });
  }

  end(): void {
    const pid = this.child?.pid;
    this.child = null;
    if (pid === undefined) return;
    try {
      process.kill(groups ? -pid : pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}
