import * as v from 'valibot';
import { err, ok, type Problem, type Result } from '../basics/result';
import { depthOf, depthOfText } from './depth';
import { look } from './look';
import { PACK_VERSION, type Pack, packSchema } from './pack';

/** A pack that may be played, and what looks wrong in it all the same. */
export interface OpenedPack {
  readonly pack: Pack;
  readonly warnings: readonly Problem[];
}

export const MOST_BYTES = 5_000_000;
const MOST_LEVELS = 60;
const MOST_PROBLEMS = 50;

/** The door for a pack's text: from a file, from the clipboard, from a database. */
export function readPack(source: string): Result<OpenedPack, readonly Problem[]> {
  if (source.length > MOST_BYTES) {
    return err([{ code: 'too-large', at: '', message: `A pack has at most ${MOST_BYTES / 1e6} MB.` }]);
  }
  if (depthOfText(source) > MOST_LEVELS) return tooDeep();
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : '';
    return err([{ code: 'not-json', at: '', message: `This is not a JSON file. ${detail}`.trim() }]);
  }
  return openPack(value);
}

const tooDeep = () =>
  err([{ code: 'too-deep', at: '', message: `Nothing in a pack lies ${MOST_LEVELS} levels deep.` }]);

/** The door for a pack that is data already. */
export function openPack(value: unknown): Result<OpenedPack, readonly Problem[]> {
  if (depthOf(value, MOST_LEVELS) > MOST_LEVELS) return tooDeep();
  const version = versionOf(value);
  if (version !== undefined && version > PACK_VERSION) {
    return err([
      {
        code: 'newer',
        at: 'version',
        message: `This pack has format ${version}; this app reads up to ${PACK_VERSION}. A newer app can open it.`,
      },
    ]);
  }
  const parsed = v.safeParse(packSchema, value);
  if (!parsed.success) return err(parsed.issues.slice(0, MOST_PROBLEMS).map(problemOf));
  const { problems, warnings } = look(parsed.output);
  return problems.length > 0 ? err(problems) : ok({ pack: parsed.output, warnings });
}

export const writePack = (pack: Pack): string => `${JSON.stringify(pack, null, 1)}\n`;

function versionOf(value: unknown): number | undefined {
  if (value === null || typeof value !== 'object' || !('version' in value)) return undefined;
  return typeof value.version === 'number' ? value.version : undefined;
}

/** `encounters[0].cards[3].label` */
export function pathOf(keys: readonly (string | number)[]): string {
  return keys
    .map(key => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
}

/** Codes of our own, so that they hold whatever the validator calls things. */
export function problemOf(issue: v.BaseIssue<unknown>): Problem {
  const at = pathOf(
    (issue.path ?? []).map(step => (typeof step.key === 'number' ? step.key : String(step.key))),
  );
  const expected = issue.expected ?? 'something else';
  if (issue.received === 'undefined') return { code: 'missing', at, message: `Missing: ${expected}.` };
  switch (issue.type) {
    case 'variant':
    case 'picklist':
    case 'literal':
      return { code: 'unknown', at, message: `${issue.received} is not one of: ${expected}.` };
    case 'max_length':
    case 'min_length':
    case 'tuple':
    case 'strict_tuple':
      return { code: 'length', at, message: `The length must be ${expected}; it is ${issue.received}.` };
    case 'max_value':
    case 'min_value':
    case 'integer':
      return { code: 'number', at, message: `A whole number ${expected} is wanted, not ${issue.received}.` };
    case 'regex':
      return { code: 'name', at, message: `${issue.received} cannot be used as a name here.` };
    default:
      return { code: 'type', at, message: `Expected ${expected}, found ${issue.received}.` };
  }
}
