import { compare, fraction, shortText, textOf, ZERO } from '../../../../../chances/fraction';
import { nameOf, rivalOf, type Side } from '../../../rules/board/square';
import { type Faces, facesOf } from '../../../rules/chances/faces';
import { threatOf } from '../../../rules/chances/threat';
import type { At, Duel, RowData, Seat } from '../../../rules/duel/model';
import type { DeedAsked } from '../../../rules/duel/queries/question';
import { positionOf } from '../../../rules/duel/turn-of';
import { completingFaces } from '../../../rules/turn/bones';

const kindsOf = (bones: readonly number[]): number[] => [...new Set(bones)];

/** FO-1: what each face of a bone opens for whoever has the turn. */
export const facesFor = (duel: Duel, bone: number): Faces => facesOf(positionOf(duel), duel.turn.side, bone);

/** FO-1, FO-3: by square the chance that a journey ends there, for each kind of bone that may be rolled. */
export function reachBy(faces: ReadonlyMap<number, Faces>): ReadonlyMap<At, string> {
  const by = new Map<At, string>();
  for (const [bone, { reach }] of faces)
    for (const [square, n] of reach) {
      const [at, chance] = [nameOf(square), n === bone ? '1' : `${n}/${bone}`];
      const before = by.get(at);
      by.set(at, before === undefined ? chance : `${before} ${chance}`);
    }
  return by;
}

/** FO-2, FO-3: the chance that the rival scores on a side's royal in one turn, with the best bone of the rival's pool. */
export function dangerTo(duel: Duel, side: Side): string | undefined {
  if (duel.end) return undefined;
  const rival = rivalOf(side);
  const { pool, book } = duel.seats[rival];
  const bones = pool.length > 0 ? pool : [book.bone];
  const chances = kindsOf(bones).map(bone => threatOf(positionOf(duel), rival, bone).chance);
  const worst = chances.reduce((most, one) => (compare(one, most) > 0 ? one : most), ZERO);
  return compare(worst, ZERO) === 0 ? undefined : textOf(worst);
}

/** SL-10: the chance that the next roll completes a row; nothing where it cannot. */
export function completes({ book, pool }: Seat, row: RowData): string | undefined {
  const [bone = book.bone] = pool;
  const faces = completingFaces(row, bone);
  return faces === 0 ? undefined : shortText(fraction(faces, bone));
}

/** FO-1: the chance that a roll lets somebody journey at all. */
export const journeyOdds = ({ values }: Faces): string =>
  shortText(fraction(values.filter(({ moves }) => moves > 0).length, values.length));

/** FO-4. */
export const deedOdds = ({ need }: DeedAsked, bone: number): string =>
  need === null ? '1' : shortText(fraction(Math.max(0, bone - need + 1), bone));
