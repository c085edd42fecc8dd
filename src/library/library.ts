import { canonical } from '../basics/hash';
import type { Collection } from './collections';

/** What one group gives to another: any of the collections of a library. */
export type PackOf<Contents> = { readonly [Part in keyof Contents]?: Exclude<Contents[Part], undefined> };

export interface EntryId<Part extends string = string> {
  readonly part: Part;
  readonly id: string;
}

/** An entry of a pack that a library does not have, or has with other content. */
export interface Difference<Part extends string = string> extends EntryId<Part> {
  readonly name: string;
  readonly isNew: boolean;
}

type Collections<Contents> = {
  readonly [Part in keyof Contents]-?: Collection<Exclude<Contents[Part], undefined>>;
};

/** The operations on a group's own cards, levels, clans and the like, held in named collections. */
export interface Library<Contents, Part extends string> {
  readonly parts: readonly Part[];
  readonly find: (contents: PackOf<Contents>, entry: EntryId<Part>) => unknown;
  readonly count: (contents: PackOf<Contents>, part: Part) => number;
  /** What a pack would change, in the order of the collections. */
  readonly differences: (ours: PackOf<Contents>, theirs: PackOf<Contents>) => readonly Difference<Part>[];
  /** Only these entries of a pack. Collections without any are left out. */
  readonly pick: (pack: PackOf<Contents>, entries: readonly EntryId<Part>[]) => PackOf<Contents>;
  /** Entries of the pack replace those with the same ID. Fields that are no collection stay as they are. */
  readonly put: <Ours extends Contents>(ours: Ours, pack: PackOf<Contents>) => Ours;
  readonly remove: <Ours extends Contents>(ours: Ours, entry: EntryId<Part>) => Ours;
}

/** The name or the label of an entry, and its ID if it has neither. */
export function entryName(id: string, entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return id;
  if ('name' in entry && typeof entry.name === 'string') return entry.name;
  return 'label' in entry && typeof entry.label === 'string' ? entry.label : id;
}

/** Makes the operations of a library from its collections. */
export function defineLibrary<Contents extends object>(
  collections: Collections<Contents>,
): Library<Contents, keyof Contents & string> {
  type Part = keyof Contents & string;
  type Fields = Readonly<Record<string, unknown>>;
  // Each collection only ever sees its own field; the types of the fields are checked by `Collections`.
  const all = new Map(
    Object.entries(collections as unknown as Readonly<Record<string, Collection<unknown>>>),
  );
  const parts = [...all.keys()] as Part[];
  const find = (contents: PackOf<Contents>, { part, id }: EntryId): unknown => {
    const field = (contents as Fields)[part];
    const collection = all.get(part);
    if (field === undefined || !collection) return undefined;
    return collection.entries(field).find(([known]) => collection.isSameId(known, id))?.[1];
  };
  return {
    parts,
    find,
    count: (contents, part) => {
      const field = contents[part];
      return field === undefined ? 0 : (all.get(part)?.entries(field).length ?? 0);
    },
    differences: (ours, theirs) =>
      parts.flatMap(part => {
        const field = theirs[part];
        const collection = all.get(part);
        if (field === undefined || !collection) return [];
        const { entries, contentOf } = collection;
        return entries(field).flatMap(([id, entry]) => {
          const known = find(ours, { part, id });
          const isNew = known === undefined;
          return !isNew && canonical(contentOf(known)) === canonical(contentOf(entry))
            ? []
            : [{ part, id, name: entryName(id, entry), isNew }];
        });
      }),
    pick: (pack, entries) => {
      const picked = new Map<string, unknown>();
      for (const [part, { filter, isSameId }] of all) {
        const ids = entries.filter(one => one.part === part).map(({ id }) => id);
        const field = (pack as Fields)[part];
        if (field === undefined || ids.length === 0) continue;
        picked.set(
          part,
          filter(field, id => ids.some(one => isSameId(one, id))),
        );
      }
      return Object.fromEntries(picked) as PackOf<Contents>;
    },
    put: (ours, pack) => {
      const changed = Object.entries(pack).flatMap(([part, more]) => {
        const collection = all.get(part);
        return collection && more !== undefined ? [[part, collection.put((ours as Fields)[part], more)]] : [];
      });
      return { ...ours, ...Object.fromEntries(changed) };
    },
    remove: (ours, { part, id }) => {
      const { [part]: field, ...rest } = ours as Fields;
      const collection = all.get(part);
      const left =
        field === undefined ? undefined : collection?.filter(field, one => !collection.isSameId(one, id));
      return (left === undefined ? rest : { ...ours, [part]: left }) as typeof ours;
    },
  };
}
