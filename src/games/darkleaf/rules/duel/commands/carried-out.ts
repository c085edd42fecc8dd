import type { Aura, Kind } from '../../board/position';
import { type Side, sides } from '../../board/square';
import type { SkillId } from '../../skills/names';
import type { At, Duel, Seat } from '../model';
import { movedBetween } from './moved';

/** One thing for the hands of whoever has the pieces: what a turn has changed on the table. */
export type Carried =
  | { readonly what: 'moves'; readonly side: Side; readonly kind: Kind; readonly from: At; readonly to: At }
  | { readonly what: 'leaves' | 'comes'; readonly side: Side; readonly kind: Kind; readonly at: At }
  | { readonly what: 'hits' | 'ladder' | 'garden'; readonly at: At; readonly count: number }
  | { readonly what: 'gains' | 'loses'; readonly at: At; readonly aura: Aura }
  | { readonly what: 'held' | 'released' | 'quarry' | 'reclaimed'; readonly at: At }
  | {
      readonly what: 'slotted' | 'lifted';
      readonly side: Side;
      readonly row: SkillId;
      readonly value: number;
    }
  | { readonly what: 'law'; readonly side: Side }
  /** HU-8: bones changed owners; all that a side has now. */
  | { readonly what: 'bones'; readonly side: Side; readonly bones: readonly number[] }
  | { readonly what: 'tokens'; readonly side: Side; readonly row: SkillId; readonly tokens: number };

/** Pieces that move, leave and come. */
const pieces = (before: Duel, after: Duel): Carried[] =>
  movedBetween(before.units, after.units).flatMap(({ unit: { side, kind }, from, to }): Carried[] => {
    if (from !== undefined && to !== undefined) return [{ what: 'moves', side, kind, from, to }];
    if (from !== undefined) return [{ what: 'leaves', side, kind, at: from }];
    return to === undefined ? [] : [{ what: 'comes', side, kind, at: to }];
  });

/** What lies on units, wherever they stood before. */
function borne(before: Duel, after: Duel, moves: readonly Carried[]): Carried[] {
  const from = new Map(moves.flatMap(one => (one.what === 'moves' ? [[one.to, one.from] as const] : [])));
  return Object.entries(after.units).flatMap(([at, now]): Carried[] => {
    const was = before.units[from.get(at) ?? at];
    const same = was?.side === now.side && was.kind === now.kind ? was : undefined;
    const auras = same?.auras ?? [];
    return [
      ...(now.marks !== (same?.marks ?? 0) ? [{ what: 'hits', at, count: now.marks } as const] : []),
      ...(now.ladder !== (same?.ladder ?? 0) ? [{ what: 'ladder', at, count: now.ladder } as const] : []),
      ...now.auras.filter(one => !auras.includes(one)).map(aura => ({ what: 'gains', at, aura }) as const),
      ...auras.filter(one => !now.auras.includes(one)).map(aura => ({ what: 'loses', at, aura }) as const),
      ...(now.held !== (same?.held ?? false) ? [{ what: now.held ? 'held' : 'released', at } as const] : []),
      ...(now.quarry && !same?.quarry ? [{ what: 'quarry', at } as const] : []),
    ];
  });
}

const bonesOf = ({ pool, rows }: Seat): readonly number[] =>
  [...pool, ...rows.flatMap(({ bones }) => bones.filter(bone => bone !== null))].sort((a, b) => a - b);

/** A clan's board: bones that were put there or taken away, tokens, its law. */
function boards(before: Seat, after: Seat, side: Side): Carried[] {
  const rows = after.rows.flatMap(({ id, filled, tokens }): Carried[] => {
    const was = before.rows.find(row => row.id === id);
    const slots = filled.flatMap((value, i): Carried[] => {
      const lay = was?.filled[i] ?? null;
      if (lay === value) return [];
      return [
        ...(lay === null ? [] : [{ what: 'lifted', side, row: id, value: lay } as const]),
        ...(value === null ? [] : [{ what: 'slotted', side, row: id, value } as const]),
      ];
    });
    return was && was.tokens !== tokens ? [...slots, { what: 'tokens', side, row: id, tokens }] : slots;
  });
  const bones = bonesOf(after);
  return [
    ...rows,
    ...(after.law && !before.law ? [{ what: 'law', side } as const] : []),
    ...(bonesOf(before).join() === bones.join() ? [] : [{ what: 'bones', side, bones } as const]),
  ];
}

/** All that hands have to do on a table so that it stands as the duel does. */
export function carriedOut(before: Duel, after: Duel): Carried[] {
  const moves = pieces(before, after);
  const gardens = [...new Set([...Object.keys(before.gardens), ...Object.keys(after.gardens)])].sort();
  return [
    ...moves,
    ...borne(before, after, moves),
    ...gardens
      .filter(at => before.gardens[at] !== after.gardens[at])
      .map((at): Carried => ({ what: 'garden', at, count: after.gardens[at] ?? 0 })),
    ...after.reclaimed
      .filter(at => !before.reclaimed.includes(at))
      .map((at): Carried => ({ what: 'reclaimed', at })),
    ...sides.flatMap(side => boards(before.seats[side], after.seats[side], side)),
  ];
}
