import * as v from 'valibot';
import { fitted } from '../../basics/fit';
import { type Output, parseWith, text } from '../../basics/schema';
import { encounterSchema } from '../../stage/encounter';
import { NAME_LENGTH } from '../../stage/fields';
import { type Pack, packPartsSchema, packSchema } from '../pack';

/** A pack on this device. While it is written it need not be playable yet, only well formed. */
export const keptPackSchema = v.object({
  /** The cards of a pack that was read from a file are not shown until the players ask for them. */
  origin: v.picklist(['own', 'imported']),
  pack: packSchema,
});
export type KeptPack = Output<typeof keptPackSchema>;
export type Origin = KeptPack['origin'];

const shortText = text(NAME_LENGTH);
const aboutSchema = v.object({ name: shortText, author: shortText, licence: shortText });
export type About = Output<typeof aboutSchema>;

/** One change of a pack. It contains its outcome: replaying it needs nothing else. */
export const editSchema = v.variant('edit', [
  v.object({ edit: v.literal('about'), about: aboutSchema }),
  /** A new encounter, or another version of the one with this id. */
  v.object({ edit: v.literal('put'), encounter: encounterSchema }),
  v.object({ edit: v.literal('remove'), id: v.string() }),
  /** Those lists besides the encounters that changed. */
  v.object({ edit: v.literal('parts'), parts: packPartsSchema }),
  /** Removes the text. */
  v.object({ edit: v.literal('without'), key: v.picklist(['text', 'language']) }),
  /** Another version of the whole pack, read from a file. */
  v.object({ edit: v.literal('pack'), pack: packSchema }),
]);
export type Edit = Output<typeof editSchema>;

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

export const parseEdit = parseWith(editSchema);
export const parseKept = parseWith(keptPackSchema);
/** Packs that were written before each edit was checked: texts that are too long are cut. */
export const cutEdit = (value: unknown): Edit | undefined => fitted(editSchema, value)?.value;
export const cutKept = (value: unknown): KeptPack | undefined => fitted(keptPackSchema, value)?.value;
