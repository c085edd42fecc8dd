import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { silence } from './silence';
import { followCpu, waitedIn } from './test/cpu';

export interface Ended {
  readonly ok: boolean;
  readonly output: string;
  /** CPU seconds of the command and of all that it started; 0 unless it was asked to be measured. */
  readonly cpuSeconds: number;
}

const alive = new Set<ChildProcess>();
const groups = process.platform !== 'win32';

/** Ends a child with all that it started. */
function end(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    if (groups) process.kill(-child.pid, 'SIGKILL');
    else spawn('taskkill', ['/pid', `${child.pid}`, '/T', '/F']);
  } catch {
    // It has ended by itself.
  }
}

export const endAll = (): void => alive.forEach(end);

/** The file that an installed package runs as this command. */
export function bin(name: string, command = name): string {
  const folder = join('node_modules', name);
  const { bin: files } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof files === 'string' ? files : files[command]);
}

/** A sign of life between two outputs; not kept. */
export const pulse = '\0';

/** A shell that runs a command and then writes to stream 3 how much CPU time it waited for (POSIX `times`). */
const timed = ['/bin/sh', '-c', '"$@" 3>&-; code=$?; times >&3; exit $code', 'sh'];

/** Runs Node on a file and keeps what it prints. It is ended when it has been silent for so long. */
export function node(
  args: readonly string[],
  silentMs: number,
  env: Readonly<Record<string, string>> = {},
  { measured = false } = {},
): Promise<Ended> {
  return new Promise(done => {
    const inShell = measured && existsSync('/bin/sh');
    const [command = '', ...words] = [...(inShell ? timed : []), process.execPath, ...args];
    const child = spawn(command, words, {
      stdio: ['ignore', 'pipe', 'pipe', inShell ? 'pipe' : 'ignore'],
      detached: groups,
      env: { ...process.env, NO_COLOR: '1', ...env },
    });
    alive.add(child);
    let times = '';
    if (inShell)
      (child.stdio[3] as Readable).setEncoding('utf8').on('data', (text: string) => {
        times += text;
      });
    const cpu = inShell && child.pid !== undefined ? followCpu(child.pid) : () => 0;
    const said: string[] = [];
    const watch = silence(silentMs, () => {
      said.push(`\nEnded: silent for ${Math.round(silentMs / 1000)} s.\n`);
      end(child);
    });
    const hear = (text: string): void => {
      watch.heard();
      said.push(text.replaceAll(pulse, ''));
    };
    child.stdout?.setEncoding('utf8').on('data', hear);
    child.stderr?.setEncoding('utf8').on('data', hear);
    const finish = (ok: boolean): void => {
      watch.over();
      alive.delete(child);
      done({ ok, output: said.join('').trim(), cpuSeconds: cpu(waitedIn(times)) });
    };
    child.once('error', problem => {
      said.push(problem.message);
      finish(false);
    });
    child.once('close', code => finish(code === 0));
  });
}
