import { memoryPort } from '../../src/storage/memory';
import type { Key, Port, Row, Table } from '../../src/storage/port';

/** A port in memory whose writes fail on demand, and whose rows can be looked at and spoilt. */
export interface FaultyPort extends Port {
  /** The next so many writes fail with this error. */
  fail(times: number, name: string): void;
  /** One read fails with this error: after so many that do not. */
  failRead(after: number, name: string): void;
  /** Writes wait until they are let go. */
  hold(): () => void;
  writes(): number;
  rows(): Promise<readonly { readonly table: Table; readonly key: Key; readonly row: Row }[]>;
  spoil(table: Table, key: Key, how: (row: Row) => Row | undefined): Promise<void>;
}

export function faultyPort(kind: Port['kind'] = 'device'): FaultyPort {
  const inner = memoryPort();
  let failing = 0;
  let error = 'QuotaExceededError';
  let readable = Number.POSITIVE_INFINITY;
  let readError = error;
  let gate: Promise<void> = Promise.resolve();
  let writes = 0;
  const names: readonly Table[] = ['documents', 'writers', 'records', 'snapshots', 'backups', 'aside'];
  return {
    kind,
    async read(from, work) {
      if (readable-- === 0) throw new DOMException('injected', readError);
      return inner.read(from, work);
    },
    async write(to, work) {
      writes++;
      await gate;
      return inner.write(to, async tx => {
        const result = await work(tx);
        // Late, as a real quota: after everything has been put.
        if (failing > 0) {
          failing--;
          throw new DOMException('injected', error);
        }
        return result;
      });
    },
    close: () => inner.close(),
    fail(times, name) {
      failing = times;
      error = name;
    },
    failRead(after, name) {
      readable = after;
      readError = name;
    },
    hold() {
      let release = (): void => undefined;
      gate = new Promise(resolve => {
        release = resolve;
      });
      return release;
    },
    writes: () => writes,
    rows: () =>
      inner.read(names, async tx => {
        const found = [];
        for (const table of names) {
          for (const [key, row] of await tx.all(table)) found.push({ table, key, row: row as Row });
        }
        return found;
      }),
    spoil: (table, key, how) =>
      inner.write([table], async tx => {
        const row = how((await tx.get(table, key)) as Row);
        if (row) tx.put(table, key, row);
        else tx.drop(table, key);
      }),
  };
}
