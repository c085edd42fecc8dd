import { openBooks } from './books';
import { acts } from './checks/acts';
import { animus } from './checks/animus';
import { board } from './checks/board';
import { breaks } from './checks/breaks';
import { cards } from './checks/cards';
import { changedDraws } from './checks/changed-draws';
import { comers } from './checks/comers';
import { costs } from './checks/costs';
import { decks } from './checks/decks';
import { enemyDraw } from './checks/enemy-draw';
import { losses } from './checks/losses';
import { ownDraw } from './checks/own-draw';
import { phases } from './checks/phases';
import { tokens } from './checks/tokens';
import { Draws } from './draws';
import { keep } from './keep';
import type { LogSetup } from './log';
import type { LogTap } from './log-event';
import type { CheckId } from './table';

export interface Breach {
  readonly check: CheckId;
  readonly what: string;
  /** Which tap it was, counted from 1, and which of its events, from 0; null where the tap as a whole is meant. */
  readonly tap: number;
  readonly event: number | null;
}

/** Reads a fight from its setup, tap by tap: hand them over in order, then ask for what it found. */
export function auditor(setup: LogSetup): {
  readonly reads: (tap: LogTap) => void;
  readonly breaches: readonly Breach[];
} {
  const books = openBooks(setup);
  const draws = new Draws(books);
  const breaches: Breach[] = [];
  let [tap, event]: [number, number | null] = [0, null];
  const find = (check: CheckId, what: string): void => void breaches.push({ check, what, tap, event });
  const watchers = [
    acts,
    phases,
    costs,
    animus,
    tokens(draws),
    cards,
    decks,
    ownDraw(draws),
    enemyDraw(draws),
    changedDraws(draws),
    losses(draws),
    breaks,
    board,
    comers,
  ].map(watch => watch(books, find));
  const reads = (now: LogTap): void => {
    tap++;
    draws.begins();
    for (const watcher of watchers) watcher.begins?.(now);
    now.events.forEach((one, at) => {
      event = at;
      for (const watcher of watchers) watcher.sees?.(one, now);
      draws.keep(one);
      keep(books, one);
      for (const watcher of watchers) watcher.saw?.(one, now);
    });
    event = null;
    for (const watcher of watchers) watcher.ends?.(now);
  };
  return { reads, breaches };
}
