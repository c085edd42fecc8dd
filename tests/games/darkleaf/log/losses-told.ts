import { squareNamed } from '../../../../src/games/darkleaf/rules/board/square';
import { Standings } from '../../../../src/games/darkleaf/rules/board/standings';
import { Run } from '../../../../src/games/darkleaf/rules/duel/commands/run';
import { tellLosses } from '../../../../src/games/darkleaf/rules/duel/log/tales';
import type { Duel, UnitData } from '../../../../src/games/darkleaf/rules/duel/model';
import { positionOf, turnOf } from '../../../../src/games/darkleaf/rules/duel/turn-of';
import { begun } from '../duel-of';

const pawn = (plated: boolean): UnitData => ({
  ...{ side: 'south', kind: 'pawn', marks: 0, quarry: false, ladder: 0, held: false },
  auras: plated ? ['ironPlating'] : [],
});
export type Pawns = Readonly<Record<string, boolean>>;
const standing = (pawns: Pawns): Duel['units'] =>
  Object.fromEntries(Object.entries(pawns).map(([at, plated]) => [at, pawn(plated)]));

/** The lines of VQ-3 where pawns, plated or not, stand so before and so after. */
export function toldLosses(before: Pawns, after: Pawns): readonly string[] {
  const duel: Duel = { ...begun('murg', 'erde'), units: standing(before) };
  const run = new Run(duel);
  const units = new Standings(
    Object.entries(standing(after)).map(([at, unit]) => [squareNamed.get(at)!, unit] as const),
  );
  tellLosses(run, { ...turnOf(duel), position: { ...positionOf(duel), units } });
  return run.events.flatMap(event => {
    if (event.type !== 'logged' || event.entry.rule !== 'VQ-3' || !('fact' in event.entry)) return [];
    const { fact } = event.entry;
    return [`${fact.type} ${'at' in fact ? fact.at : ''}`];
  });
}
