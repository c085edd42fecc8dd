import { useMemo } from 'preact/hooks';
import type { StageCard as Card } from '../../../stage/card';
import type { Encounter } from '../../../stage/encounter';
import { publicView } from '../../../table/fight/view';
import { previewOf } from '../../../table/packs/preview';
import { Board } from '../../board/Board';
import { boardViewOf } from '../../fight/board/boardView';
import { StageCard } from '../../fight/enemy/StageCard';
import { editWords } from '../../words/packs-edit';

const w = editWords.card;
const nobody: ReadonlySet<string> = new Set();

/** The card carried out on the encounter's own board, with the practice company in its start zone. */
export function CardPreview(props: { encounter: Encounter; card: Card; sound: boolean }) {
  const { encounter, card, sound } = props;
  const preview = useMemo(
    () => (sound && card.steps.length > 0 ? previewOf(encounter, card) : undefined),
    [encounter, card, sound],
  );
  const placed = encounter.placed.some(({ enemy }) =>
    encounter.enemies.some(kind => kind.id === enemy && kind.role === 'boss'),
  );
  const says = (
    <>
      <StageCard
        stage={card.stage}
        name={card.label}
        steps={card.steps}
        actors={card.actors}
        text={card.text}
        enemies={encounter.enemies}
      />
      {card.steps.length > 0 ? null : <p class="soft">{w.nothing}</p>}
    </>
  );
  if (!preview)
    return (
      <section class="preview" aria-label={w.says}>
        {says}
        {card.steps.length > 0 ? <p class="soft">{w.noPreview(placed, sound)}</p> : null}
      </section>
    );
  const { foreseen, state } = preview;
  const view = publicView(state);
  const nameOf = (id: string | null) =>
    [...view.enemies, ...view.friends].find(one => one.id === id)?.name ?? '';
  const board = boardViewOf(
    view,
    foreseen.moves.flatMap(move => {
      const from = view.enemies.find(one => one.id === move.enemy)?.at;
      return from && from !== move.to ? [{ who: move.enemy, path: [from, move.to], how: 'moved' }] : [];
    }),
  );
  const lines = [
    ...foreseen.moves.map(move => w.goes(nameOf(move.enemy), move.to)),
    ...foreseen.blows.map(blow => w.strikes(nameOf(blow.attackers[0] ?? null), nameOf(blow.target))),
  ];
  return (
    <section class="preview" aria-label={w.now}>
      {says}
      <p>
        <b>{w.now}: </b>
        {lines.length > 0 ? `${lines.join('. ')}.` : w.stays}
      </p>
      <div class="preview-board">
        <Board view={board} movable={nobody} onTap={() => undefined} onDrop={() => undefined} />
      </div>
    </section>
  );
}
