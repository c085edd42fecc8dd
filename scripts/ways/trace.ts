import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseAst } from 'rolldown/parseAst';
import { bundle } from '../bundle.mjs';
import type { taps } from './taps';

/** One call of a function of src by another one. */
interface Call {
  readonly from: TracedFunction;
  readonly to: TracedFunction;
}

interface TracedFunction {
  /** Below src. */
  readonly file: string;
  readonly name: string;
}

export interface Trace {
  readonly what: string;
  readonly events: number;
  readonly calls: readonly Call[];
}

/** Code that every rule uses for lookups and for recording events. Calls from it and to it are not counted. */
const sharedHelpers = /^(?:basics|hex|decks|ui|encounter\/(?:facts|model|run\/run))\b/;

const folderOf = ({ file }: TracedFunction): string => file.slice(0, file.lastIndexOf('/'));

/** The calls that lead from one folder into another, shared helpers excluded. */
export const crossings = ({ calls }: Trace): readonly Call[] =>
  calls.filter(
    ({ from, to }) =>
      folderOf(from) !== folderOf(to) && !sharedHelpers.test(from.file) && !sharedHelpers.test(to.file),
  );

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** All functions that run to their end when they are called: no generators, nothing asynchronous. */
function* functionsIn(value: unknown, name = ''): Generator<{ readonly name: string; readonly body: Node }> {
  if (Array.isArray(value)) for (const one of value) yield* functionsIn(one);
  if (!isNode(value)) return;
  const { id, key, body } = value;
  const own = [id, key].find(isNode)?.name;
  const called = typeof own === 'string' ? own : name;
  if (/Function/.test(value.type) && isNode(body) && !value.generator && !value.async)
    yield { name: called, body };
  for (const [field, part] of Object.entries(value))
    yield* functionsIn(part, field === 'init' || field === 'value' ? called : '');
}

/** A bundle in which each function of src reports its calls to `globalThis.traced`. */
function instrument(code: string): { readonly code: string; readonly functions: readonly TracedFunction[] } {
  const regions = [...code.matchAll(/^\/\/#region (\S+)$/gm)];
  const functions: TracedFunction[] = [];
  const inserts: { readonly at: number; readonly text: string }[] = [];
  for (const { name, body } of functionsIn(parseAst(code, { preserveParens: true }))) {
    const region = regions.findLast(({ index }) => index < body.start)?.[1] ?? '';
    if (!region.startsWith('src/')) continue;
    const begin = `traced.begin(${functions.length}); try {`;
    functions.push({ file: region.slice('src/'.length), name });
    const block = body.type === 'BlockStatement';
    inserts.push({ at: block ? body.start + 1 : body.start, text: block ? begin : `{ ${begin} return (` });
    inserts.push({
      at: block ? body.end - 1 : body.end,
      text: block ? '} finally { traced.end() }' : ') } finally { traced.end() } }',
    });
  }
  let traced = '';
  let at = 0;
  // At one place inner functions end before outer ones: the later they began, the earlier.
  const ordered = inserts.map((one, i) => ({ ...one, i })).sort((a, b) => a.at - b.at || b.i - a.i);
  for (const one of ordered) {
    traced += code.slice(at, one.at) + one.text;
    at = one.at;
  }
  return { code: traced + code.slice(at), functions };
}

/** Sends each tap of `taps.ts` and writes down which function of src called which. */
export async function traceTaps(root: string): Promise<readonly Trace[]> {
  const file = await bundle(root, 'scripts/ways/taps.ts');
  const { code, functions } = instrument(readFileSync(file, 'utf8'));
  const stack: number[] = [];
  let calls: Call[] = [];
  const begin = (called: number): void => {
    const [from, to] = [functions[stack.at(-1) ?? -1], functions[called]];
    if (from && to) calls.push({ from, to });
    stack.push(called);
  };
  Object.assign(globalThis, { traced: { begin, end: () => stack.pop() } });
  const tracedFile = file.replace(/\.mjs$/, '-traced.mjs');
  writeFileSync(tracedFile, code);
  const module: { readonly taps: typeof taps } = await import(pathToFileURL(tracedFile).href);
  return module.taps.map(({ what, send }) => {
    calls = [];
    return { what, events: send(), calls };
  });
}
