import { documentOf, type Key, numberOf, type Port, type Row, type Table, tables } from './port';

interface Kept {
  readonly key: Key;
  readonly row: Row;
}
type Content = ReadonlyMap<string, Kept>;

const nameOf = (key: Key): string => JSON.stringify(key);
const inOrder = (a: Kept, b: Kept): number => {
  const [one, other] = [documentOf(a.key), documentOf(b.key)];
  return one < other ? -1 : one > other ? 1 : numberOf(a.key) - numberOf(b.key);
};

/** Where the device refuses to store anything, play goes on here; it ends with the page, and the store says so. */
export function memoryPort(): Port {
  const content = new Map<Table, Content>(tables.map(table => [table, new Map()]));
  let turn: Promise<unknown> = Promise.resolve();

  const reading = (at: ReadonlyMap<Table, Content>) => ({
    get: async (table: Table, key: Key): Promise<unknown> => at.get(table)?.get(nameOf(key))?.row,
    all: async (table: Table, document?: string) =>
      [...(at.get(table)?.values() ?? [])]
        .filter(kept => document === undefined || documentOf(kept.key) === document)
        .sort(inOrder)
        .map(({ key, row }) => [key, row] as const),
    keys: async (table: Table) => [...(at.get(table)?.values() ?? [])].sort(inOrder).map(({ key }) => key),
  });

  return {
    kind: 'memory',
    read: (_, work) => work(reading(content)),
    write(_, work) {
      const mine = turn.then(async () => {
        const draft = new Map([...content].map(([table, rows]) => [table, new Map(rows)]));
        const result = await work({
          ...reading(draft),
          put: (table, key, row) => void draft.get(table)?.set(nameOf(key), { key, row }),
          drop: (table, key) => void draft.get(table)?.delete(nameOf(key)),
        });
        for (const [table, rows] of draft) content.set(table, rows);
        return result;
      });
      turn = mine.catch(() => undefined);
      return mine;
    },
    close: () => undefined,
  };
}
