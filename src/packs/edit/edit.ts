import * as v from 'valibot';
import { fitted } from '../../basics/fit';
import { problemOf } from '../../basics/issues';
import { err, ok, type Problem, type Result } from '../../basics/result';
import type { Encounter } from '../../stage/encounter';
import { type Pack, type PackParts, packParts, packSchema } from '../pack';
import { encounter } from '../schema-encounter';

/** Where a pack came from: what was read from a file is not shown card by card before somebody wants it. */
export type Origin = 'own' | 'imported';

/** A pack on this device. While it is written it need not be playable yet, only well formed. */
export interface KeptPack {
  readonly origin: Origin;
  readonly pack: Pack;
}

export interface About {
  readonly name: string;
  readonly author: string;
  readonly licence: string;
}

/** One change of a pack, with its outcome in it: replaying it needs nothing else. */
export type Edit =
  | { readonly edit: 'about'; readonly about: About }
  /** A new encounter, or one of this id as it is from now on. */
  | { readonly edit: 'put'; readonly encounter: Encounter }
  | { readonly edit: 'remove'; readonly id: string }
  /** Of what lies beside the encounters: those lists that are other from now on. */
  | { readonly edit: 'parts'; readonly parts: PackParts }
  /** Null removes the text. */
  | { readonly edit: 'without'; readonly key: 'text' | 'language' }
  /** Another version of the whole pack, read from a file. */
  | { readonly edit: 'pack'; readonly pack: Pack };

export function applyEdit(kept: KeptPack, edit: Edit): KeptPack {
  const { pack } = kept;
  switch (edit.edit) {
    case 'about':
      return { ...kept, pack: described(pack, edit.about) };
    case 'put':
      return { ...kept, pack: { ...pack, encounters: putById(pack.encounters, edit.encounter) } };
    case 'remove':
      return { ...kept, pack: { ...pack, encounters: pack.encounters.filter(one => one.id !== edit.id) } };
    case 'parts':
      return { ...kept, pack: { ...pack, ...edit.parts } };
    case 'without': {
      const { [edit.key]: _, ...rest } = pack;
      return { ...kept, pack: rest };
    }
    case 'pack':
      return { ...kept, pack: edit.pack };
  }
}

/** An empty author or licence is none. */
function described(pack: Pack, { name, author, licence }: About): Pack {
  const { author: _, licence: __, ...rest } = pack;
  return { ...rest, name: name || pack.name, ...(author ? { author } : {}), ...(licence ? { licence } : {}) };
}

/** The encounter in its old place, or at the end. */
export function putById<T extends { readonly id: string }>(list: readonly T[], item: T): readonly T[] {
  return list.some(one => one.id === item.id)
    ? list.map(one => (one.id === item.id ? item : one))
    : [...list, item];
}

const short = v.pipe(v.string(), v.maxLength(120));
export const editSchema: v.GenericSchema<unknown, Edit> = v.variant('edit', [
  v.object({ edit: v.literal('about'), about: v.object({ name: short, author: short, licence: short }) }),
  v.object({ edit: v.literal('put'), encounter }),
  v.object({ edit: v.literal('remove'), id: v.string() }),
  v.object({ edit: v.literal('parts'), parts: packParts }),
  v.object({ edit: v.literal('without'), key: v.picklist(['text', 'language']) }),
  v.object({ edit: v.literal('pack'), pack: packSchema }),
]);
export const keptPackSchema: v.GenericSchema<unknown, KeptPack> = v.object({
  origin: v.picklist(['own', 'imported']),
  pack: packSchema,
});

function through<T>(schema: v.GenericSchema<unknown, T>, value: unknown): Result<T, readonly Problem[]> {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? ok(parsed.output) : err(parsed.issues.map(problemOf));
}

export const parseEdit = (value: unknown) => through(editSchema, value);
export const parseKept = (value: unknown) => through(keptPackSchema, value);
/** For what was written before every edit came through the door: texts that are too long come in cut. */
export const cutEdit = (value: unknown): Edit | undefined => fitted(editSchema, value)?.value;
export const cutKept = (value: unknown): KeptPack | undefined => fitted(keptPackSchema, value)?.value;
