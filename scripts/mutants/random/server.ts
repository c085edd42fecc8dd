import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { bundle } from '../../bundle.mjs';

export interface Asked {
  /** The test files to run, in this order, until one fails. */
  readonly tests: readonly string[];
  /** Sources that are others than before. */
  readonly changed?: readonly string[];
  /** Only tests whose names fit. */
  readonly pattern?: string;
  /** What the tests find in their environment. */
  readonly env?: Readonly<Record<string, string>>;
}

/** A test that failed, or what kept it from being run. */
export interface Failed {
  readonly name: string;
  /** The names of the groups that it stands in, and its own; none where a file could not be loaded. */
  readonly titles: readonly string[];
}

export interface Answer {
  readonly failed: Failed | null;
  readonly passed: number;
}

const groups = process.platform !== 'win32';

/** A vitest of its own in a copy of the tree; one that hangs is ended and begun anew. */
export class Server {
  private child: ChildProcess | null = null;
  private file = '';

  constructor(private readonly folder: string) {}

  private async start(): Promise<ChildProcess> {
    this.file ||= resolve(await bundle(this.folder, join('scripts', 'mutants', 'random', 'runner.ts')));
    const child = fork(this.file, [], {
      cwd: this.folder,
      detached: groups,
      stdio: 'ignore',
      env: { ...process.env, NO_COLOR: '1' },
    });
    this.child = child;
    if (child.pid !== undefined) setPriority(child.pid, 19);
    await this.hears(child, 600_000);
    return child;
  }

  /** The next thing that it says; null when it has been silent for so long, or has ended. */
  private hears(child: ChildProcess, most: number): Promise<Answer | null> {
    return new Promise(done => {
      const over = (told: Answer | null): void => {
        clearTimeout(timer);
        child.off('message', hear);
        child.off('exit', gone);
        done(told);
      };
      const hear = (told: unknown): void => over(isAnswer(told) ? told : { failed: null, passed: 0 });
      const gone = (): void => over(null);
      const timer = setTimeout(gone, most);
      child.on('message', hear);
      child.on('exit', gone);
    });
  }

  async ask(asked: Asked, most: number): Promise<Answer> {
    const child = this.child ?? (await this.start());
    const heard = this.hears(child, most);
    child.send(asked);
    const told = await heard;
    if (told) return told;
    this.end();
    return { failed: { name: 'hanging', titles: [] }, passed: 0 };
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

const isAnswer = (told: unknown): told is Answer =>
  typeof told === 'object' && told !== null && 'failed' in told && 'passed' in told;
