import { noMember, noTurn, noType, plus } from './tale';
import { noTale, type Tale, type TurnTale } from './tale-model';

/** All turns of a level together; who is there at their ends does not add up. */
export const turnSum = ({ turns }: Tale): TurnTale => ({
  ...turns.reduce((sum, one) => plus(sum, one), noTurn),
  enemies: turns.at(-1)?.enemies ?? 0,
});

function joined<T extends object>(
  a: Readonly<Record<string, T>>,
  b: Readonly<Record<string, T>>,
  none: T,
): Record<string, T> {
  const all = { ...a };
  for (const [key, more] of Object.entries(b)) all[key] = plus(all[key] ?? none, more);
  return all;
}

/** Over levels: by hero, by type, and the faces of the dice. Turns and squares belong to their level. */
export const together = (tales: readonly Tale[]): Tale =>
  tales.reduce(
    (sum, tale) => ({
      ...noTale,
      company: joined(sum.company, tale.company, noMember),
      types: joined(sum.types, tale.types, noType),
      faces: sum.faces.map((n, face) => n + (tale.faces[face] ?? 0)),
      fell: [...sum.fell, ...tale.fell],
      finds: [...sum.finds, ...tale.finds],
    }),
    noTale,
  );
