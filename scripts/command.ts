import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Ended {
  readonly ok: boolean;
  readonly output: string;
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

/** Runs Node on a file and keeps what it prints. */
export function node(
  args: readonly string[],
  limitMs: number,
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  return new Promise(done => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: groups,
      env: { ...process.env, NO_COLOR: '1', ...env },
    });
    alive.add(child);
    const said: string[] = [];
    child.stdout.setEncoding('utf8').on('data', text => said.push(text));
    child.stderr.setEncoding('utf8').on('data', text => said.push(text));
    const timer = setTimeout(() => {
      said.push(`\nEnded after ${Math.round(limitMs / 1000)} s without an answer.\n`);
      end(child);
    }, limitMs);
    const finish = (ok: boolean): void => {
      clearTimeout(timer);
      alive.delete(child);
      done({ ok, output: said.join('').trim() });
    };
    child.once('error', problem => {
      said.push(problem.message);
      finish(false);
    });
    child.once('close', code => finish(code === 0));
  });
}
