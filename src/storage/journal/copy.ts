import * as v from 'valibot';
import { type Key, numberOf, type Port, type Row } from '../port';
import { type DocumentRow, readRecord, readWriter, writeRow } from '../rows';
import type { Journal } from './journal';

/** `behind`: it is rewritten when its document is opened next. */
export type CopyState = 'current' | 'behind' | 'none';

/** The second copy of the documents' logs; all of it is done as well as it can be, and nothing waits for a failure. */
export interface Copies {
  /** After the record is in the database. */
  append(document: string, seq: number, row: Row): Promise<void>;
  /** Brings the copy up to what the database holds, if it is not. */
  sync(document: string): Promise<void>;
  /** Writes the copy anew: what was compacted leaves it too. */
  renew(document: string): Promise<void>;
  close(document: string): Promise<void>;
  drop(documents: readonly string[]): Promise<void>;
  /** The documents that have a copy; none where the copies cannot be read. */
  listed(): Promise<ReadonlySet<string>>;
  /** Whether the copy holds all that the database holds. Listing them takes long, so it is done once for many. */
  state(document: string, listed: ReadonlySet<string>): Promise<CopyState>;
  /** All lines of a document in the copy, sound or not. */
  rows(document: string): Promise<ReadonlyMap<number, Row>>;
  /** Restores documents that the database has lost, and gives their names. */
  rescue(now: number): Promise<readonly string[]>;
  end(): void;
}

const lineSchema = v.object({ seq: v.number(), version: v.number(), text: v.string(), sum: v.string() });
type Line = v.InferOutput<typeof lineSchema>;

const lineFor = (seq: number, { version, text, sum }: Row): string =>
  JSON.stringify({ seq, version, text, sum });

/** A line that a crash has cut, or that is not ours, is skipped. */
function lineFrom(text: string): Line | undefined {
  try {
    const parsed = v.safeParse(lineSchema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** Bytes that hold the last few lines. */
const tail = 64 * 1024;

export const noCopies: Copies = {
  append: async () => undefined,
  sync: async () => undefined,
  renew: async () => undefined,
  close: async () => undefined,
  drop: async () => undefined,
  listed: async () => new Set(),
  state: async () => 'none',
  rows: async () => new Map(),
  rescue: async () => [],
  end: () => undefined,
};

export function copiesIn(journal: Journal, port: Port): Copies {
  /** Copies that missed a line: they are written anew when their document is opened next. */
  const behind = new Set<string>();

  async function rewrite(document: string): Promise<void> {
    const rows = await port.read(['records'], tx => tx.all('records', document));
    const lines: string[] = [];
    for (const [key, row] of rows) {
      const parsed = v.safeParse(lineSchema, { ...Object(row), seq: numberOf(key) });
      if (parsed.success) lines.push(lineFor(numberOf(key), parsed.output));
    }
    if (await journal.rewrite(document, lines)) behind.delete(document);
  }

  const listed = async (): Promise<ReadonlySet<string>> => new Set(await journal.documents());

  async function isCurrent(document: string, present: ReadonlySet<string>): Promise<boolean> {
    if (!present.has(document) || behind.has(document)) return false;
    const [last] = (await journal.read(document, tail)).slice(-1);
    const line = last === undefined ? undefined : lineFrom(last);
    if (!line) return false;
    return port.read(['writers', 'records'], async tx => {
      const writer = readWriter(document, await tx.get('writers', document));
      const row = v.safeParse(lineSchema, {
        ...Object(await tx.get('records', [document, line.seq])),
        seq: line.seq,
      });
      return writer.ok && writer.value.value.last === line.seq && row.success && row.output.sum === line.sum;
    });
  }

  const working = new Map<string, Promise<unknown>>();
  /** One after the other for each document: a line that is appended while the copy is rewritten would be lost. */
  function inTurn<T>(document: string, work: () => Promise<T>): Promise<T> {
    const done = (working.get(document) ?? Promise.resolve()).then(work);
    const ended = done
      .catch(() => undefined)
      .then(() => {
        if (working.get(document) === ended) working.delete(document);
      });
    working.set(document, ended);
    return done;
  }

  const quietly = async (work: Promise<unknown>): Promise<void> => {
    await work.catch(() => undefined);
  };

  return {
    append: (document, seq, row) =>
      inTurn(document, async () => {
        if (behind.has(document)) return;
        if (!(await journal.append(document, lineFor(seq, row)))) behind.add(document);
      }),
    sync: document =>
      quietly(
        inTurn(document, async () => {
          if (!(await isCurrent(document, await listed()))) await rewrite(document);
        }),
      ),
    renew: document => quietly(inTurn(document, () => rewrite(document))),
    async close(document) {
      await inTurn(document, () => journal.close(document));
    },
    async drop(documents) {
      for (const document of documents) await quietly(inTurn(document, () => journal.drop(document)));
    },
    listed: () => listed().catch(() => new Set()),
    async state(document, present) {
      if (!present.has(document)) return 'none';
      try {
        return (await isCurrent(document, present)) ? 'current' : 'behind';
      } catch {
        return 'none';
      }
    },
    rows: document => rowsOf(journal, document).catch(() => new Map()),
    async rescue(now) {
      const rescued: string[] = [];
      try {
        for (const document of await journal.documents()) {
          const name = await rescueOne(journal, port, document, now);
          if (name !== undefined) rescued.push(name);
        }
      } catch {
        // The copy cannot be read either, so the database alone counts.
      }
      return rescued;
    },
    end: () => journal.end(),
  };
}

async function rowsOf(journal: Journal, id: string): Promise<ReadonlyMap<number, Row>> {
  const rows = new Map<number, Row>();
  for (const text of await journal.read(id)) {
    const line = lineFrom(text);
    if (line) rows.set(line.seq, { version: line.version, text: line.text, sum: line.sum });
  }
  return rows;
}

async function rescueOne(journal: Journal, port: Port, id: string, now: number): Promise<string | undefined> {
  const known = await port.read(['writers', 'documents'], async tx => [
    await tx.get('writers', id),
    await tx.get('documents', id),
  ]);
  if (known.some(row => row !== undefined)) return undefined;
  const rows = await rowsOf(journal, id);
  const keyOf = (seq: number): Key => [id, seq];
  const first = readRecord(keyOf(0), rows.get(0));
  if (!first.ok || first.value.value.kind !== 'begin') return undefined;
  const { label } = first.value.value;
  const seqs = [...rows.keys()].sort((a, b) => a - b);
  const last = seqs.at(-1) ?? 0;
  const sizes = [...rows.values()].map(row => row.text.length);
  const document: DocumentRow = {
    ...label,
    version: Math.max(...[...new Set([...rows.values()].map(row => row.version))]),
    played: now,
    about: {},
    size: sizes.reduce((sum, size) => sum + size, 0),
    marks: seqs.length - 1,
    deleted: null,
    snapshots: [],
    settledTo: hasGaps(seqs) ? last : 0,
    backedUpTo: 0,
  };
  return port.write(['documents', 'writers', 'records'], async tx => {
    // Another tab may have restored the document already.
    if ((await tx.get('writers', id)) !== undefined) return undefined;
    for (const [seq, row] of rows) tx.put('records', keyOf(seq), row);
    tx.put('writers', id, writeRow('writers', id, { token: '', last }));
    tx.put('documents', id, writeRow('documents', id, document));
    return label.name;
  });
}

/** Gaps left by compaction are known. */
const hasGaps = (seqs: readonly number[]): boolean => seqs.some((seq, i) => seq !== i);
