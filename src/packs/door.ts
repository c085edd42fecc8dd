import * as v from 'valibot';
import { problemOf } from '../basics/issues';
import { err, ok, type Problem, type Result } from '../basics/result';
import { depthOf, depthOfText } from './depth';
import { look } from './look';
import { PACK_VERSION, type Pack, packSchema } from './pack';
import { say } from './says';

/** A pack that may be played, and what looks wrong in it all the same. */
export interface OpenedPack {
  readonly pack: Pack;
  readonly warnings: readonly Problem[];
}

export const MOST_BYTES = 5_000_000;
const MOST_LEVELS = 60;
const MOST_PROBLEMS = 50;

/** The door for a pack's text: from a file, from the clipboard, from a database (OWN-163). */
export function readPack(source: string): Result<OpenedPack, readonly Problem[]> {
  if (source.length > MOST_BYTES) {
    return err([
      { code: 'too-large', at: '', message: say('pack.too-large', { megabytes: MOST_BYTES / 1e6 }) },
    ]);
  }
  if (depthOfText(source) > MOST_LEVELS) return tooDeep();
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : '';
    return err([{ code: 'not-json', at: '', message: say('pack.not-json', { detail }) }]);
  }
  return openPack(value);
}

const tooDeep = () =>
  err([{ code: 'too-deep', at: '', message: say('pack.too-deep', { levels: MOST_LEVELS }) }]);

/** The door for a pack that is data already. */
export function openPack(value: unknown): Result<OpenedPack, readonly Problem[]> {
  if (depthOf(value, MOST_LEVELS) > MOST_LEVELS) return tooDeep();
  if (!isAnyPack(value)) return err([{ code: 'not-a-pack', at: '', message: say('pack.not-a-pack') }]);
  const version = versionOf(value);
  if (version !== undefined && version > PACK_VERSION) {
    return err([
      {
        code: 'newer',
        at: 'version',
        message: say('pack.newer', { version, known: PACK_VERSION }),
      },
    ]);
  }
  const parsed = v.safeParse(packSchema, value);
  if (!parsed.success) return err(parsed.issues.slice(0, MOST_PROBLEMS).map(problemOf));
  const { problems, warnings } = look(parsed.output);
  return problems.length > 0 ? err(problems) : ok({ pack: parsed.output, warnings });
}

export const writePack = (pack: Pack): string => `${JSON.stringify(pack, null, 1)}\n`;

/** A faulty pack is told all its faults; a file that is no pack is told only that. */
const isAnyPack = (value: unknown): boolean =>
  value !== null && typeof value === 'object' && ('format' in value || 'encounters' in value);

function versionOf(value: unknown): number | undefined {
  if (value === null || typeof value !== 'object' || !('version' in value)) return undefined;
  return typeof value.version === 'number' ? value.version : undefined;
}
