import type { ComponentType } from 'preact';
import type { KnownKind } from '../storage/known';
import type { About } from '../storage/rows';

/** What a screen of a game is given: what stands behind `#/<id>/` in the address. */
export interface PageProps {
  readonly rest: readonly string[];
}

/**
 * What a game provides, exported as `game` by its `game.ts`. Each part is loaded when it is first asked for, so that
 * reading a file brings no screens along and a screen no other game.
 */
export interface Game {
  /** Lower-case letters. Its kinds are called `<id>/...`, its sentences `<id>....`, its pages lie below `#/<id>`. */
  readonly id: string;
  /** What of it is stored: codec, versions and migrations. */
  readonly kinds: () => Promise<readonly KnownKind[]>;
  /** Its pages. Each of them registers the sentences that the game may say. */
  readonly pages: () => Promise<ComponentType<PageProps>>;
  /** Its book of rules, docs/<id>/RULES.md as text. */
  readonly book: () => Promise<string>;
  /** Whether what stands behind `#/<id>/` is an open table: no new version is let in meanwhile. */
  readonly busy: (rest: readonly string[]) => boolean;
  /** Whether a document of its own is a table that was left before its end: no new version is let in for a day. */
  readonly unfinished: (table: StoredTable) => boolean;
}

/** What the list of documents knows of one; its kind made `about` of its state. */
export interface StoredTable {
  readonly kind: string;
  readonly about: About;
}

/** One line of all.ts: what the shelf shows, and the way to the game. */
export interface Shelved {
  readonly id: string;
  /** As its publisher calls it. */
  readonly name: string;
  /** One line under the name. */
  readonly note: string;
  readonly load: () => Promise<{ readonly game: Game }>;
}

/** A table of a neighbour that goes on, for the first page. */
export interface Running {
  /** The game, as its publisher calls it. */
  readonly game: string;
  readonly name: string;
  /** Its address, part by part. */
  readonly to: readonly string[];
}
