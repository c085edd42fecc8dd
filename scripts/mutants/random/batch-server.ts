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

/** What came of a run: the test that failed, `hanging`, `it ends its process`, nothing; or no word of it. */
export interface Ran {
  readonly failed: string | null;
  readonly seconds: number;
}

interface Next {
  readonly on: number;
  readonly ended?: number;
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
    await new Promise<void>((done, fail) => {
      child.once('message', () => done());
      child.once('exit', code => {
        this.child = null;
        fail(new Error(`The runner of tests ended with ${code} before it was ready.`));
      });
    });
    child.removeAllListeners('exit');
    return child;
  }

  /** `most` tells for how long a run may be silent, in milliseconds. */
  async run(batch: Batch, most: (run: Run) => number): Promise<readonly (Ran | undefined)[]> {
    const found: (Ran | undefined)[] = batch.runs.map(() => undefined);
    let from = 0;
    let again = -1;
    while (from < batch.runs.length) {
      const child = this.child ?? (await this.start());
      const next = await this.heard(child, batch, from, most, found);
      if (next.ended === undefined) from = next.on;
      else if (next.ended === again) {
        // Twice in the same run: it is the run that ends it, not the machine.
        found[again] = { failed: 'it ends its process', seconds: 0 };
        from = again + 1;
      } else {
        again = next.ended;
        from = again;
      }
    }
    return found;
  }

  /** Where to go on: behind the run that hung, or at the end; or in which run the process ended by itself. */
  private heard(
    child: ChildProcess,
    { runs }: Batch,
    from: number,
    most: (run: Run) => number,
    found: (Ran | undefined)[],
  ): Promise<Next> {
    return new Promise(done => {
      let at = from;
      let hangs = false;
      let begun = performance.now();
      let timer: NodeJS.Timeout | undefined;
      const over = (next: Next): void => {
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
            hangs = true;
            this.end();
          },
          (run ? most(run) : 0) + (at === from ? 120_000 : 30_000),
        );
      };
      const gone = (): void => {
        this.child = null;
        if (at >= runs.length) over({ on: at });
        else if (hangs) {
          found[at] = { failed: 'hanging', seconds: (performance.now() - begun) / 1000 };
          over({ on: at + 1 });
        } else over({ on: at, ended: at });
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
        } else if ('done' in told) over({ on: runs.length });
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
