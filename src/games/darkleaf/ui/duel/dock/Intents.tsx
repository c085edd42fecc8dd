import type { Faces } from '../../../rules/chances/faces';
import type { DeedAsked } from '../../../rules/duel/queries/question';
import { clanAt } from '../../../rules/duel/turn-of';
import type { DuelPlay } from '../../../table/play';
import { intentWords } from '../../../words/table';
import type { Odds } from '../board/useOdds';
import { Answer } from './Asking';

interface Props {
  readonly table: DuelPlay;
  readonly deeds: readonly DeedAsked[];
  readonly bones: readonly number[];
  /** Where a journey may be rolled for too. */
  readonly faces: ReadonlyMap<number, Faces>;
  readonly odds: Odds;
}

/** FO-1, FO-4: each intent with its exact chance by each kind of bone; a deed is declared by its button too. */
export function Intents({ table, deeds, bones, faces, odds }: Props) {
  const clan = clanAt(table.state.value, table.state.value.turn.side);
  const { units } = table.state.value;
  const isRoyal = ({ targets }: DeedAsked): boolean =>
    targets.some(at => units[at]?.kind === 'king' || units[at]?.kind === 'queen');
  const royalsFirst = [...deeds.filter(isRoyal), ...deeds.filter(deed => !isRoyal(deed))];
  const chances = (of: (bone: number) => string): string => bones.map(of).join(', ');
  return (
    <div class="dl-intents">
      {faces.size > 0 ? (
        <span>
          {intentWords.journey(
            chances(bone => {
              const of = faces.get(bone);
              return of ? odds.journeyOdds(of) : '';
            }),
          )}
        </span>
      ) : null}
      {royalsFirst.map(deed => (
        <Answer
          key={`${deed.unit} ${deed.targets.join(' ')}`}
          text={intentWords.deed(
            clan,
            deed.unit,
            deed.targets,
            chances(bone => odds.deedOdds(deed, bone)),
          )}
          onClick={() =>
            table.send({ do: 'declare', intent: 'deed', unit: deed.unit, targets: deed.targets })
          }
        />
      ))}
    </div>
  );
}
