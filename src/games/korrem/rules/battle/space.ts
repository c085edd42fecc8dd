import type { Output } from '../../../../basics/schema';
import type { cellSchema } from '../fields';

export type Cell = Output<typeof cellSchema>;

/** NM-1: in steps, diagonals counting one. */
export const distance = (a: Cell, b: Cell): number => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]));
export const adjacent = (a: Cell, b: Cell): boolean => distance(a, b) === 1;
/** NM-1: how far a card slides. */
export const slide = (a: Cell, b: Cell): number => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);
export const touching = (a: Cell, b: Cell): boolean => slide(a, b) === 1;
/** North then West: below 0 if `a` comes first. */
export const northWest = (a: Cell, b: Cell): number => a[1] - b[1] || a[0] - b[0];
export const same = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];
export const nameOf = ([x, y]: Cell): string => `${x},${y}`;

/** The four cells that touch a cell. */
export const beside = ([x, y]: Cell): Cell[] => [
  [x, y - 1],
  [x - 1, y],
  [x + 1, y],
  [x, y + 1],
];

/** The eight cells around a cell, North then West. */
export const around = ([x, y]: Cell): Cell[] => [
  [x - 1, y - 1],
  [x, y - 1],
  [x + 1, y - 1],
  [x - 1, y],
  [x + 1, y],
  [x - 1, y + 1],
  [x, y + 1],
  [x + 1, y + 1],
];

/** What stands on cells, in groups that touch; what stands on one cell counts as one. */
export function groupsOf<T extends { readonly at: Cell }>(things: readonly T[]): T[][] {
  const byCell = new Map<string, T[]>();
  for (const thing of things) byCell.set(nameOf(thing.at), [...(byCell.get(nameOf(thing.at)) ?? []), thing]);
  const groups: T[][] = [];
  for (const first of things) {
    const open = byCell.get(nameOf(first.at)) ?? [];
    if (!byCell.delete(nameOf(first.at))) continue;
    const group = [...open];
    // The list grows while it is read.
    for (const { at } of group)
      for (const cell of beside(at)) {
        group.push(...(byCell.get(nameOf(cell)) ?? []));
        byCell.delete(nameOf(cell));
      }
    groups.push(group);
  }
  return groups;
}
