import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BatchServer, Ran } from './batch-server';
import type { Judged, Kept, Meeting } from './kept';
import type { Run } from './stub';

/** How many test files a change meets by itself before it is tried together with others. */
const alone = 3;
const many = 12;

export interface Candidate {
  readonly number: number;
  readonly source: string;
  /** The test files above its source, the nearest first. */
  readonly above: readonly string[];
}

/** Whole games find most of what is nearest to nothing, and the doors hold every bound. */
export const isWhole = (test: string): boolean => /\/whole\/|(?:takes|games|doors)\.test\.ts$/.test(test);

const numbersIn = (file: string): readonly number[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(line => line !== '')
        .map(Number)
    : [];

/** Finds out which changes a test notices: each is put before all tests that come to it, until one fails. */
export class Judge {
  private readonly meetings = new Map<string, Meeting>();
  private readonly judged = new Map<number, Map<string, string>>();
  private readonly loaded = new Set<number>();
  private readonly above: ReadonlyMap<number, ReadonlySet<string>>;
  private readonly sources: readonly string[];
  readonly fallen = new Map<number, string>();

  constructor(
    private readonly server: BatchServer,
    private readonly kept: Kept,
    private readonly candidates: readonly Candidate[],
    private readonly hashes: ReadonlyMap<string, string>,
    private readonly isTime: () => boolean,
  ) {
    for (const meeting of kept.read<Meeting>('meetings'))
      if (hashes.get(meeting.test) === meeting.hash) this.meetings.set(meeting.test, meeting);
    for (const one of kept.read<Judged>('judged')) this.note(one);
    for (const one of kept.read<readonly number[]>('loaded').flat()) this.loaded.add(one);
    this.above = new Map(candidates.map(({ number, above }) => [number, new Set(above)]));
    this.sources = [...new Set(candidates.map(({ source }) => source))];
  }

  private note({ number, test, hash, failed }: Judged): void {
    if (failed !== null) this.fallen.set(number, `${test}: ${failed}`);
    else this.judged.set(number, (this.judged.get(number) ?? new Map()).set(test, hash));
  }

  private keep(test: string, numbers: readonly number[], failed: string | null): void {
    const hash = this.hashes.get(test) ?? '';
    const all = numbers.map(number => ({ number, test, hash, failed }));
    this.kept.add('judged', all);
    for (const one of all) {
      this.note(one);
      if (failed !== null) console.log(`fell      ${one.number}  ${test}: ${failed.slice(0, 90)}`);
    }
  }

  private readonly most = ({ test }: Run): number =>
    60_000 + (this.meetings.get(test)?.seconds ?? 30) * 20_000;

  /** Every test file once without any change: what it comes to, and how long it takes. */
  async meet(): Promise<void> {
    const tests = [...new Set(this.candidates.flatMap(({ above }) => above))];
    const left = tests.filter(test => this.hashes.has(test) && !this.meetings.has(test));
    console.log(`${tests.length} test files, ${left.length} of them are not known yet.`);
    for (let from = 0; from < left.length && this.isTime(); from += many) {
      const some = left.slice(from, from + many);
      const doubtful = await this.met(some, false);
      for (const test of doubtful) if (this.isTime()) await this.met([test], true);
    }
  }

  /** Gives back those that failed, which may only be because they do not go with others. */
  private async met(tests: readonly string[], alone: boolean): Promise<readonly string[]> {
    const now = Date.now();
    const at = (n: number): string => join(this.kept.folder, `met-${now}-${n}`);
    const runs = ['', ...tests].map((test, i) => {
      const run = { test, on: [], met: at(i) };
      return test === '' ? { ...run, load: this.sources } : run;
    });
    const ran = await this.server.run({ runs }, () => 600_000);
    this.kept.add('loaded', [numbersIn(at(0))]);
    for (const one of numbersIn(at(0))) this.loaded.add(one);
    const doubtful: string[] = [];
    for (const [i, test] of tests.entries()) {
      const one = ran[i + 1];
      if (!one) continue;
      if (one.failed !== null && !alone) {
        doubtful.push(test);
        continue;
      }
      if (one.failed !== null) console.log(`left out: ${test} fails without a change: ${one.failed}`);
      const file = at(i + 1);
      const meeting: Meeting = {
        ...{ test, hash: this.hashes.get(test) ?? '', seconds: one.seconds },
        ...{ met: [...new Set([...numbersIn(file), ...numbersIn(`${file}.programs`)])] },
        ...{ alone, fails: one.failed },
      };
      this.meetings.set(test, meeting);
      this.kept.add('meetings', [meeting]);
    }
    return doubtful;
  }

  /** Whether a change is only come to while sources are loaded, and not by this test itself. */
  private isOfLoading({ test, met }: Meeting, number: number): boolean {
    return this.loaded.has(number) && !met.includes(number) && this.above.get(number)?.has(test) === true;
  }

  private pendingOfLoading(meeting: Meeting): readonly number[] {
    if (meeting.fails !== null) return [];
    return [...this.loaded].filter(one => this.isOfLoading(meeting, one) && this.isOpen(meeting, one));
  }

  private isOpen({ test, hash }: Meeting, number: number): boolean {
    return !this.fallen.has(number) && this.judged.get(number)?.get(test) !== hash;
  }

  private pendingIn(meeting: Meeting): readonly number[] {
    return meeting.fails === null ? meeting.met.filter(one => this.isOpen(meeting, one)) : [];
  }

  /** How many judgements of changes that still stand are left; a test file that is not known yet is one. */
  pending(): ReadonlyMap<number, number> {
    const left = new Map<number, number>();
    for (const { number, above } of this.candidates) {
      const unknown = above.filter(test => this.hashes.has(test) && !this.meetings.has(test)).length;
      if (unknown > 0 && !this.fallen.has(number)) left.set(number, unknown);
    }
    for (const meeting of this.meetings.values())
      for (const number of [...this.pendingIn(meeting), ...this.pendingOfLoading(meeting)])
        left.set(number, (left.get(number) ?? 0) + 1);
    return left;
  }

  readonly testsOf = (number: number): number =>
    [...this.meetings.values()].filter(
      one => one.fails === null && (one.met.includes(number) || this.isOfLoading(one, number)),
    ).length;

  /** The nearest and quickest test files first, each change by itself. */
  async nearest(): Promise<void> {
    for (let round = 0; round < alone && this.isTime(); round++) {
      const by = new Map<string, number[]>();
      for (const { number, above } of this.candidates) {
        if (this.fallen.has(number) || (this.judged.get(number)?.size ?? 0) > round) continue;
        const [test] = [...this.meetings.values()]
          .filter(
            one =>
              one.fails === null &&
              this.isOpen(one, number) &&
              (one.met.includes(number) || this.isOfLoading(one, number)),
          )
          .map(one => {
            const far = above.includes(one.test) ? above.indexOf(one.test) / above.length : 1;
            return [one.test, (0.5 + one.seconds) * (1 + 4 * far)] as const;
          })
          .toSorted(([, a], [, b]) => a - b)
          .toSorted(([a], [b]) => (round === 1 ? Number(isWhole(b)) - Number(isWhole(a)) : 0))
          .map(([name]) => name);
        if (test !== undefined) by.set(test, [...(by.get(test) ?? []), number]);
      }
      for (const [test, numbers] of by) {
        const meeting = this.meetings.get(test);
        const often = numbers.filter(one => meeting?.alone === false && meeting.met.includes(one));
        for (let from = 0; from < often.length && this.isTime(); from += many)
          await this.oneByOne(test, often.slice(from, from + many));
        for (const number of numbers.filter(one => !often.includes(one)))
          if (this.isTime()) await this.together(test, [number]);
      }
    }
  }

  /** In one process; it must pass without a change before and after them. */
  private async oneByOne(test: string, numbers: readonly number[]): Promise<void> {
    const runs = [[], ...numbers.map(one => [one]), []].map(on => ({ test, on }));
    const ran = await this.server.run({ runs }, this.most);
    const isSound = ran[0]?.failed === null && ran.at(-1)?.failed === null;
    for (const [i, number] of numbers.entries()) {
      const one: Ran | undefined = ran[i + 1];
      if (one === undefined) continue;
      if (one.failed === null) this.keep(test, [number], null);
      else if (isSound || one.failed === 'hanging') this.keep(test, [number], one.failed);
      else await this.together(test, [number]);
    }
  }

  /** In a process of their own. Those that fail together are halved; those that pass together all pass. */
  private async together(test: string, numbers: readonly number[]): Promise<void> {
    const standing = numbers.filter(one => !this.fallen.has(one));
    if (standing.length === 0) return;
    const [ran] = await this.server.run({ runs: [{ test, on: standing }] }, this.most);
    if (!ran) return;
    if (ran.failed === null || standing.length === 1) {
      this.keep(test, standing, ran.failed);
      return;
    }
    const half = Math.ceil(standing.length / 2);
    await this.together(test, standing.slice(0, half));
    await this.together(test, standing.slice(half));
  }

  /** All other test files, the quick ones first: what still stands is switched on together. */
  async others(): Promise<void> {
    const all = [...this.meetings.values()].toSorted((a, b) => a.seconds - b.seconds);
    for (const meeting of all.filter(({ alone }) => alone)) {
      if (this.isTime()) await this.together(meeting.test, this.pendingIn(meeting));
      if (this.isTime()) await this.together(meeting.test, this.pendingOfLoading(meeting));
    }
    const others = all.filter(({ alone }) => !alone);
    const waiting = others.filter(one => this.pendingIn(one).length > 0);
    for (let from = 0; from < waiting.length && this.isTime(); from += many)
      await this.sweep(waiting.slice(from, from + many), one => this.pendingIn(one), []);
    const loading = others.filter(one => this.pendingOfLoading(one).length > 0);
    for (let from = 0; from < loading.length && this.isTime(); from += many) {
      const on = [...this.loaded].filter(one => !this.fallen.has(one));
      await this.sweep(loading.slice(from, from + many), one => this.pendingOfLoading(one), on);
    }
  }

  /** Test file after test file in one process, each with all its changes; a group that fails is looked at closely. */
  private async sweep(
    meetings: readonly Meeting[],
    pending: (meeting: Meeting) => readonly number[],
    all: readonly number[],
  ): Promise<void> {
    const groups = meetings.map(pending);
    const ran = await this.server.run(
      {
        runs: [
          { test: '', load: this.sources, on: all },
          ...meetings.map(({ test }, i) => ({ test, on: all.length > 0 ? all : (groups[i] ?? []) })),
        ],
      },
      this.most,
    );
    for (const [i, meeting] of meetings.entries()) {
      const one = ran[i + 1];
      if (!one) continue;
      if (one.failed === null) this.keep(meeting.test, groups[i] ?? [], null);
      else if (this.isTime()) await this.together(meeting.test, pending(meeting));
    }
  }
}
