/** How one field of a library holds its entries, and what tells two entries apart. */
export interface Collection<Field> {
  readonly entries: (field: Field) => readonly (readonly [id: string, entry: unknown])[];
  readonly isSameId: (a: string, b: string) => boolean;
  /** The field with these entries added. An entry with a known ID is replaced. */
  readonly put: (field: Field | undefined, more: Field) => Field;
  /** The field with only some of its entries; undefined if it cannot be empty. */
  readonly filter: (field: Field, isWanted: (id: string) => boolean) => Field | undefined;
  /** What two groups compare, without what only one of them has added. */
  readonly contentOf: (entry: unknown) => unknown;
}

const isEqual = (a: string, b: string): boolean => a === b;
const unchanged = (entry: unknown): unknown => entry;

/** Entries by ID. */
export const dictionaryCollection = <Entry>(): Collection<Readonly<Record<string, Entry>>> => ({
  entries: field => Object.entries(field),
  isSameId: isEqual,
  put: (field, more) => ({ ...field, ...more }),
  filter: (field, isWanted) => Object.fromEntries(Object.entries(field).filter(([id]) => isWanted(id))),
  contentOf: unchanged,
});

interface ListOptions<Entry> {
  readonly idOf: (entry: Entry) => string;
  readonly isSameId?: (a: string, b: string) => boolean;
  readonly contentOf?: (entry: Entry) => unknown;
}

/** A list of entries that carry their own ID. */
export const listCollection = <Entry>({
  idOf,
  isSameId = isEqual,
  contentOf = unchanged,
}: ListOptions<Entry>): Collection<readonly Entry[]> => ({
  entries: field => field.map(entry => [idOf(entry), entry]),
  isSameId,
  put: (field = [], more) => {
    const list = [...field];
    for (const entry of more) {
      const at = list.findIndex(one => isSameId(idOf(one), idOf(entry)));
      list.splice(at < 0 ? list.length : at, 1, entry);
    }
    return list;
  },
  filter: (field, isWanted) => field.filter(entry => isWanted(idOf(entry))),
  contentOf: entry => contentOf(entry as Entry),
});

/** A field that is one entry by itself, with an empty ID. */
export const singleEntry = <Entry>(): Collection<Entry> => ({
  entries: field => [['', field]],
  isSameId: isEqual,
  put: (_, entry) => entry,
  filter: (field, isWanted) => (isWanted('') ? field : undefined),
  contentOf: unchanged,
});
