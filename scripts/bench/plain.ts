// Milliseconds mean little on machines that differ or do other work. What a bench times is therefore held against
// "plain steps": 5 million rounds of one loop, timed in the same run, in the same engine and at the same speed.

import type { Page } from 'playwright-core';
import type { BenchRow } from './row';

/** The machine for which budgets are written in milliseconds: 5 million plain steps with its CPU slowed four times. */
export const referencePlain = 74;

/** Milliseconds of 5 million plain steps. Runs in pages too, so it refers to nothing outside itself. */
export function runPlainSteps(): number {
  const from = performance.now();
  let x = 0;
  for (let i = 0; i < 5_000_000; i++) x = (x + i * 7) % 1_000_003;
  return performance.now() - from + (x < 0 ? 1 : 0);
}

/** The value below which this share of the times lies. */
export const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;

export const median = (times: readonly number[]): number => quantile(times, 0.5);

/** Plain steps in this process, taken beside all that it times: a machine is not as busy at the end as at the start. */
const plainTimes: number[] = [];

const takePlain = (times: number): void => {
  for (let i = 0; i < times; i++) plainTimes.push(runPlainSteps());
};

/** Milliseconds of each of so many calls, after as many to warm up as wanted. */
export function timesOf(runs: number, work: (run: number) => unknown, warmUp = 0): number[] {
  for (let i = 0; i < warmUp; i++) work(i);
  takePlain(3);
  const times = Array.from({ length: runs }, (_, run) => {
    const from = performance.now();
    work(run);
    return performance.now() - from;
  });
  takePlain(3);
  return times;
}

/** The median of the plain steps in this process so far. */
export function plainHere(): number {
  takePlain(3);
  return median(plainTimes);
}

/** Plain steps in a page, at the speed that it has now. */
export async function plainIn(page: Page): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 5; i++) times.push(await page.evaluate(runPlainSteps));
  return median(times);
}

/** Three significant digits, without an exponent. */
const digits = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value.toFixed(Math.max(0, 2 - Math.floor(Math.log10(value))));

/** Milliseconds in the unit that suits them. */
export function timeText(ms: number): string {
  if (ms < 0.1) return `${digits(ms * 1_000)} us`;
  return ms < 10_000 ? `${digits(ms)} ms` : `${digits(ms / 1_000)} s`;
}

interface Timed {
  readonly what: string;
  /** The milliseconds that the budget limits. */
  readonly ms: number;
  /** 5 million plain steps in the same run, slowed as `ms` was. */
  readonly plain: number;
  /** The limit on the reference machine: in milliseconds, with the CPU slowed this many times. */
  readonly limit: { readonly ms: number; readonly slowed: number };
  /** How the figure is written, if not as milliseconds. */
  readonly shown?: string;
  readonly beside?: string;
}

/** A row whose budget is a share of plain steps. */
export function timedRow({ what, ms, plain, limit, shown, beside }: Timed): BenchRow {
  const ratio = ms / plain;
  const most = limit.ms / ((referencePlain / 4) * limit.slowed);
  return {
    what,
    measured: shown ?? timeText(ms),
    ratio: `${digits(ratio)} of plain`,
    budget: `${digits(most)} (${timeText(most * plain)})`,
    beside: [beside, `plain steps ${timeText(plain)}`].filter(Boolean).join('; '),
    within: ratio <= most,
  };
}
