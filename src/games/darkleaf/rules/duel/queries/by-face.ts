import { nameOf } from '../../board/square';
import { deedsOf } from '../../deeds/deeds';
import { waysOf } from '../../journeys/ways';
import { squareOf } from '../codec';
import type { At, Duel } from '../model';
import { positionOf } from '../turn-of';

/** What a unit could do now with each value of its owner's bone. */
export interface ByFace {
  readonly goes: readonly number[];
  /** The values with which a deed succeeds, by its targets. */
  readonly deeds: readonly { readonly targets: readonly At[]; readonly values: readonly number[] }[];
}

/** JO-1, HU-3, MU-2, ER-2: journeys and deeds of the unit on a square, face by face. */
export function byFace(duel: Duel, at: At): ByFace {
  const [position, square] = [positionOf(duel), squareOf(at)];
  const unit = position.units.get(square);
  if (!unit) return { goes: [], deeds: [] };
  const faces = Array.from({ length: duel.seats[unit.side].book.bone }, (_, i) => i + 1);
  const deeds = new Map<string, { targets: readonly At[]; values: number[] }>();
  for (const value of faces)
    for (const { unit: by, targets, need } of deedsOf(position, unit.side, value)) {
      if (by !== square || (need !== null && value < need)) continue;
      const names = targets.map(nameOf);
      const known = deeds.get(names.join()) ?? { targets: names, values: [] };
      known.values.push(value);
      deeds.set(names.join(), known);
    }
  const goes = faces.filter(value => waysOf(position, square, value).some(({ distance }) => distance > 0));
  return { goes, deeds: [...deeds.values()] };
}
