import type { At, Duel, UnitData } from '../model';

/** A piece that is to be moved on the table: from one square to another, off the board, or onto it. */
export interface Moved {
  readonly unit: UnitData;
  readonly from: At | undefined;
  readonly to: At | undefined;
}

const alike = (a: UnitData, b: UnitData): boolean => a.side === b.side && a.kind === b.kind;
const same = (a: UnitData, b: UnitData): boolean =>
  a.auras.join() === b.auras.join() && a.quarry === b.quarry && a.ladder === b.ladder;

/** What the board shows now that it did not show then, piece by piece; of two that are alike the one that bears the same. */
export function movedBetween(then: Duel['units'], now: Duel['units']): Moved[] {
  const stays = (at: At): boolean => {
    const [was, is] = [then[at], now[at]];
    return was !== undefined && is !== undefined && alike(was, is);
  };
  const left = Object.entries(then).filter(([at]) => !stays(at));
  const come = Object.entries(now).filter(([at]) => !stays(at));
  const moved: Moved[] = [];
  for (const fits of [(a: UnitData, b: UnitData) => alike(a, b) && same(a, b), alike])
    for (const [from, unit] of [...left]) {
      const there = come.find(([, one]) => fits(unit, one));
      if (!there) continue;
      moved.push({ unit, from, to: there[0] });
      come.splice(come.indexOf(there), 1);
      left.splice(
        left.findIndex(([at]) => at === from),
        1,
      );
    }
  return [
    ...moved,
    ...left.map(([from, unit]) => ({ unit, from, to: undefined })),
    ...come.map(([to, unit]) => ({ unit, from: undefined, to })),
  ];
}
