import { err, ok, type Result } from '../../basics/result';

/**
 * What an imported file may at most be. A fight is about 50,000 values and 500 kB, a campaign with all its fights 25
 * times that; of a file only one document is in memory at a time.
 */
export const limits = {
  packed: 16 * 1024 * 1024,
  unpacked: 64 * 1024 * 1024,
  documents: 1_000,
  records: 50_000,
  allValues: 4_000_000,
  /** Limits of one document: */
  document: 16 * 1024 * 1024,
  depth: 64,
  values: 800_000,
} as const;

export type LimitCode = 'too-large' | 'too-deep' | 'too-many';

/** Depth and number of values are counted from brackets and commas before anything is parsed. */
export function measure(text: string): Result<{ readonly values: number }, LimitCode> {
  if (text.length > limits.document) return err('too-large');
  let depth = 0;
  let values = 1;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (quoted) {
      if (c === 92) i++;
      else if (c === 34) quoted = false;
    } else if (c === 34) quoted = true;
    else if (c === 44) values++;
    else if (c === 91 || c === 123) {
      depth++;
      values++;
      if (depth > limits.depth) return err('too-deep');
    } else if (c === 93 || c === 125) depth--;
  }
  return values > limits.values ? err('too-many') : ok({ values });
}

const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/** Keys with a meaning in the language and numbers that are not finite are refused. */
export function isPlain(value: unknown): boolean {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'number' && !Number.isFinite(next)) return false;
    if (typeof next !== 'object' || next === null) continue;
    if (!Array.isArray(next) && Object.keys(next).some(key => forbidden.has(key))) return false;
    for (const inner of Object.values(next)) open.push(inner);
  }
  return true;
}
