// The rules of all games without a screen, for programs in Node: see docs/HEADLESS.md.

import type { Said } from './basics/said';
import { headless as darkholds } from './games/darkholds/headless';
import { headless as darkleaf } from './games/darkleaf/headless';
import { headless as harrow } from './games/harrow/headless';
import { headless as korrem } from './games/korrem/headless';
import type { HeadlessKind, HeadlessResult } from './play/headless';
import { headless as oathsworn } from './table/headless';
import './ui/words/said/campaign/learn-campaign';
import './ui/words/said/fight/learn-board';
import './ui/words/said/fight/learn-fight';
import './ui/words/said/fight/learn-might';
import './ui/words/said/fight/learn-setup';
import './ui/words/said/fight/learn-table';
import './ui/words/said/packs/learn-packs';
import './ui/words/said/packs/learn-shelf';
import './ui/words/said/shared/learn-history';
import './ui/words/said/shared/learn-reading';
import './ui/words/said/shared/learn-saves';
import './ui/words/said/shared/learn-square';
import { say } from './ui/words/say';

export interface Refusal {
  /** Stable, for programs. */
  readonly code: string;
  /** In English, for a person. */
  readonly message: string;
  /** Where in the given JSON the problem is. */
  readonly at?: string;
  /** The rule that speaks against a command. */
  readonly rule?: string;
}
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Refusal };

/** One kind of document: plain JSON in, plain JSON out. */
export interface DocumentKind {
  /** As in saves: `fight`, `darkleaf/duel`. */
  readonly name: string;
  /** The version of its saved format. */
  readonly version: number;
  begin(setup: unknown): Outcome<unknown>;
  decide(
    state: unknown,
    command: unknown,
  ): Outcome<{ readonly events: readonly unknown[]; readonly state: unknown }>;
  apply(state: unknown, event: unknown): Outcome<unknown>;
  /** What the rules wait for; null if the players are free to act. */
  question(state: unknown): Outcome<unknown>;
  /** The state without hidden information. */
  view(state: unknown): Outcome<unknown>;
  /** The lines of the log for the events of a command, in English. */
  describe(before: unknown, events: readonly unknown[]): Outcome<readonly string[]>;
}

const worded = <T, U>(result: HeadlessResult<T>, of: (value: T) => U): Outcome<U> =>
  result.ok
    ? { ok: true, value: of(result.value) }
    : { ok: false, error: { ...result.error, message: say(result.error.message) } };
const same = <T>(value: T): T => value;
const sentences = (lines: readonly Said[]): string[] => lines.map(say);

const publicKind = (kind: HeadlessKind): DocumentKind => ({
  name: kind.name,
  version: kind.version,
  begin: setup => worded(kind.begin(setup), same),
  decide: (state, command) => worded(kind.decide(state, command), same),
  apply: (state, event) => worded(kind.apply(state, event), same),
  question: state => worded(kind.question(state), same),
  view: state => worded(kind.view(state), same),
  describe: (before, events) => worded(kind.describe(before, events), sentences),
});

export const documentKinds: readonly DocumentKind[] = [
  ...oathsworn,
  ...harrow,
  ...darkholds,
  ...korrem,
  ...darkleaf,
].map(publicKind);

export const documentKind = (name: string): DocumentKind | undefined =>
  documentKinds.find(kind => kind.name === name);
