import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What one test file comes to, as its text was then. */
export interface Meeting {
  readonly test: string;
  readonly hash: string;
  readonly seconds: number;
  /** Every change that it comes to. */
  readonly met: readonly number[];
  /** It cannot be run in one process with others. */
  readonly alone: boolean;
  /** Why it is left out: it fails without any change. */
  readonly fails: string | null;
}

/** What one test file said of one change. */
export interface Judged {
  readonly number: number;
  readonly test: string;
  readonly hash: string;
  readonly failed: string | null;
}

/** Lists that only grow, a line for each entry: what was found out is not found out again after a break. */
export class Kept {
  readonly folder: string;

  constructor(tree: string) {
    this.folder = join(tree, '.kept');
    mkdirSync(this.folder, { recursive: true });
  }

  read<T>(name: string): readonly T[] {
    const file = join(this.folder, `${name}.jsonl`);
    if (!existsSync(file)) return [];
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.flatMap(line => (line === '' ? [] : [JSON.parse(line) as T]));
  }

  add(name: string, entries: readonly unknown[]): void {
    if (entries.length === 0) return;
    appendFileSync(
      join(this.folder, `${name}.jsonl`),
      entries.map(entry => `${JSON.stringify(entry)}\n`).join(''),
    );
  }
}
