import { type Area, areaTimes, type SoloCard, type SoloTable } from '../activate';
import { strikeOf } from '../aims';
import { type Board, isOpen, withHaint } from '../board';
import { beginMove, canMove, type Moving, objectiveOf, walk } from '../director';
import type { Faction } from '../sides';
import { groupSize } from '../ways';
import { stepsFor } from './areas';

/** What the worst of all legal orders of a card may bring. */
export interface Worst {
  readonly taken: boolean;
  /** Most Units that attack Hester or a Bonfire of hers. */
  readonly attackers: number;
  /** Whether every order was looked at. */
  readonly whole: boolean;
}

/** So many positions and steps are looked at, and what is beyond them is said to be. */
export const mostPositions = 600;

/** What may still be looked at: shared by all cards of one question. */
export interface Allowance {
  left: number;
}

/** Every path that a group may walk: SO-12. */
function pathsOf(moving: Moving, from: number, allowed: Allowance): number[][] {
  const units = groupSize(moving.board, from);
  const paths: number[][] = [];
  const go = (path: readonly number[], next: readonly number[]): void => {
    if (allowed.left <= 0) return;
    if (next.length === 0) {
      if (path.length > 0) paths.push([...path]);
      return;
    }
    for (const to of next) {
      allowed.left--;
      const way = [...path, to];
      const ends = way.length >= moving.steps || moving.board.units.has(to);
      go(way, ends ? [] : stepsFor(moving, to, units));
    }
  };
  go([], canMove(moving).find(({ at }) => at === from)?.next ?? []);
  return paths;
}

/** Only groups of the side that moves are elsewhere in another position: where, how many, and whether they have moved. */
function keyOf({ board, side, waiting, taken }: Moving): string {
  const groups: number[] = [];
  for (const [cell, group] of board.units)
    if (group.side === side)
      groups.push((cell * 2 + Number(waiting.has(cell))) * 32 + group.haints * 4 + group.legends);
  return `${taken ? 1 : 0} ${groups.sort((a, b) => a - b).join()}`;
}

/** SO-14: all boards that a Move may end with. */
function endsOf(start: Moving, allowed: Allowance): Moving[] {
  const seen = new Set<string>();
  const ends: Moving[] = [];
  const open = [start];
  for (let now = open.pop(); now !== undefined; now = open.pop()) {
    const key = keyOf(now);
    if (seen.has(key)) continue;
    seen.add(key);
    if (allowed.left <= 0) break;
    allowed.left--;
    const can = canMove(now);
    if (can.length === 0) ends.push(now);
    for (const { at } of can)
      for (const path of pathsOf(now, at, allowed)) {
        const then = walk(now, { from: at, path });
        if (typeof then !== 'string') open.push(then);
      }
  }
  return ends;
}

/** SO-9: every way to put so many Haints onto the two hexes. */
function spawnsOf(board: Board, side: Faction, hexes: readonly number[], left: number): Board[] {
  if (left === 0) return [board];
  const sites = [...new Set(hexes)].filter(hex => isOpen(board, side, hex, 1));
  // Another card would be turned: nothing is known of it.
  if (sites.length === 0) return [board];
  return sites.flatMap(at => spawnsOf(withHaint(board, side, at), side, hexes, left - 1));
}

/** SO-21: the worst for Hester over all legal choices, as far as the allowance goes. */
export function worstOf(table: SoloTable, side: Faction, card: SoloCard, allowed: Allowance): Worst {
  const objective = objectiveOf(table.board, side);
  let boards: { readonly board: Board; readonly taken: boolean }[] = [{ board: table.board, taken: false }];
  const act = (area: Area, times: number): void => {
    switch (area) {
      case 'cube':
        return;
      case 'spawn':
        boards = boards.flatMap(({ board, taken }) =>
          spawnsOf(board, side, card.hexes, Math.min(times, table.haints)).map(one => ({
            board: one,
            taken,
          })),
        );
        return;
      case 'move':
        boards = boards.flatMap(({ board, taken }) =>
          endsOf(beginMove(board, side, objective, times), allowed).map(end => ({
            board: end.board,
            taken: taken || end.taken,
          })),
        );
        return;
    }
  };
  for (const { area, times } of areaTimes(card.element, table.tokens, table.clockwise)) act(area, times);
  let attackers = 0;
  let taken = false;
  for (const one of boards) {
    taken ||= one.taken;
    // SO-16: without the icon nobody goes for her.
    if (!card.hester) continue;
    const { against, pairs } = strikeOf(one.board, side, card.hester);
    if (against === 'hester' || against === 'bonfire')
      attackers = Math.max(attackers, pairs[0]?.attackers ?? 0);
  }
  return { taken, attackers, whole: allowed.left > 0 };
}
