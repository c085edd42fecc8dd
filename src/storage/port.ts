/** The tables of the database. What is written often lies apart from what is large. */
export const tables = ['documents', 'writers', 'records', 'snapshots', 'backups', 'aside'] as const;
export type Table = (typeof tables)[number];

/** A document's id, alone or with a number that orders its rows. */
export type Key = string | readonly [string, number];

/** Every row is a text with its checksum, whatever it holds; `bytes` is for compressed copies. */
export interface Row {
  readonly version: number;
  readonly text: string;
  readonly sum: string;
  readonly bytes?: Uint8Array<ArrayBuffer>;
}

/** Rows come out as `unknown`: what lies on a disk is checked like what comes from a stranger. */
export interface Reading {
  get(table: Table, key: Key): Promise<unknown>;
  /** In the order of the keys; of one document, or of all. */
  all(table: Table, document?: string): Promise<readonly (readonly [Key, unknown])[]>;
  /** The keys alone, in their order: the rows of some tables are large. */
  keys(table: Table): Promise<readonly Key[]>;
}

export interface Writing extends Reading {
  put(table: Table, key: Key, row: Row): void;
  drop(table: Table, key: Key): void;
}

/**
 * The database as storage needs it. A write is one transaction: when its promise resolves, all of it is on the disk
 * as surely as the browser can say; when it rejects, none of it is.
 */
export interface Port {
  readonly kind: 'device' | 'memory';
  read<T>(from: readonly Table[], work: (tx: Reading) => Promise<T>): Promise<T>;
  write<T>(to: readonly Table[], work: (tx: Writing) => Promise<T>): Promise<T>;
  close(): void;
}

export const documentOf = (key: Key): string => (typeof key === 'string' ? key : key[0]);
export const numberOf = (key: Key): number => (typeof key === 'string' ? 0 : key[1]);
