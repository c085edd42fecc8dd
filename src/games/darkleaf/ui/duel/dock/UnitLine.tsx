import { say } from '../../../../../ui/words/say';
import type { At, Duel, UnitData } from '../../../rules/duel/model';
import { byFace } from '../../../rules/duel/queries/by-face';
import { shieldAt } from '../../../rules/duel/queries/why-not';
import { clanAt } from '../../../rules/duel/turn-of';
import { faceLines, linesOf } from '../../../words/directions';
import { auraNames, clanNames, kindNames } from '../../../words/names';
import { ui } from '../../../words/ui';
import { unitWords } from '../../../words/unit-line';

const w = unitWords;

interface Props {
  readonly duel: Duel;
  readonly at: At;
  readonly onFix: () => void;
  readonly fixWord?: string;
  readonly onLetGo: () => void;
}

const clanOf = (duel: Duel, { side }: UnitData) => clanAt(duel, side);

/** What stands on a square can do, what shields it and what it bears. */
export function UnitTold({ duel, at }: Pick<Props, 'duel' | 'at'>) {
  const unit = duel.units[at];
  const garden = duel.gardens[at];
  const shield = unit && shieldAt(duel, at);
  const lines = unit
    ? [
        ...linesOf(duel.seats[unit.side].book.units, unit.kind),
        ...unit.auras.map(aura => auraNames[aura]),
        ...(unit.marks > 0 ? [w.marks(unit.marks)] : []),
        ...(unit.quarry ? [w.quarry] : []),
        ...(unit.ladder > 0 ? [w.ladder(unit.ladder)] : []),
        ...(unit.held ? [w.held] : []),
        ...(shield ? [say(shield)] : []),
        ...faceLines(clanOf(duel, unit), byFace(duel, at)),
      ]
    : [];
  return (
    <ul class="bare dl-told">
      {[...lines, ...(garden === undefined ? [] : [w.garden(garden)])].map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Whoever is tapped says who it is, and all of that. */
export function UnitLine({ duel, at, onFix, fixWord = w.fix, onLetGo }: Props) {
  const unit = duel.units[at];
  return (
    <>
      <p class="dl-sentence" role="status">
        {ui.square(at, unit ? ui.unit(clanNames[clanAt(duel, unit.side)], kindNames[unit.kind]) : '')}
      </p>
      <UnitTold duel={duel} at={at} />
      <div class="dl-answers">
        <button type="button" class="btn" onClick={onFix}>
          {fixWord}
        </button>
        <button type="button" class="btn quiet" onClick={onLetGo}>
          {w.letGo}
        </button>
      </div>
    </>
  );
}
