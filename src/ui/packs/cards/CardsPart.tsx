import { useState } from 'preact/hooks';
import { idFrom } from '../../../packs/edit/blank';
import { putById } from '../../../packs/edit/edit';
import type { StageCard as Card } from '../../../stage/card';
import type { Encounter } from '../../../stage/encounter';
import { StageCard } from '../../fight/enemy/StageCard';
import { Stroke } from '../../parts/frame/Icon';
import { editWords } from '../../words/packs-edit';
import type { Change } from '../parts/change';
import { Here } from '../parts/Here';
import { CardSheet } from './CardSheet';

const w = editWords;

interface Props {
  encounter: Encounter;
  onChange: Change;
  /** No problem stands in the way of a preview. */
  sound: boolean;
}

/** The stage cards by stage; a tap opens one. */
export function CardsPart({ encounter, onChange, sound }: Props) {
  const { cards, enemies } = encounter;
  const [id, setId] = useState<string | undefined>(undefined);
  const open = cards.find(card => card.id === id);
  const add = (stage: Card['stage']) => {
    const label = w.card.new(cards.length + 1);
    const made = idFrom(
      label,
      cards.map(card => card.id),
    );
    const card: Card = { id: made, label, stage, steps: [], known: true };
    onChange(w.did.added(label), { ...encounter, cards: [...cards, card] });
    setId(made);
  };
  return (
    <>
      <Here part="cards" />
      {([1, 2, 3] as const).map(stage => (
        <section key={stage} class="panel editor-form">
          <h2>{w.card.stage(stage)}</h2>
          <ul class="bare card-shelf">
            {cards.map((card, i) =>
              card.stage === stage ? (
                <li key={card.id} class="card-line">
                  <StageCard
                    stage={card.stage}
                    name={card.label}
                    steps={card.steps}
                    actors={card.actors}
                    text={card.known === true ? card.text : (card.text ?? w.card.unknown)}
                    enemies={enemies}
                    note={card.taught ? w.card.taught : undefined}
                  />
                  <button
                    type="button"
                    class="card-open"
                    aria-label={card.label}
                    onClick={() => setId(card.id)}
                  />
                  <Here part="cards" index={i} />
                </li>
              ) : null,
            )}
          </ul>
          <button type="button" class="btn" onClick={() => add(stage)}>
            <Stroke of="plus" />
            {w.card.add(stage)}
          </button>
        </section>
      ))}
      {open ? (
        <CardSheet
          key={open.id}
          encounter={encounter}
          card={open}
          sound={sound}
          onClose={() => setId(undefined)}
          onChange={card => onChange(w.did.enemy(card.label), { ...encounter, cards: putById(cards, card) })}
          onRemove={() => {
            setId(undefined);
            onChange(w.did.removed(open.label), {
              ...encounter,
              cards: cards.filter(card => card.id !== open.id),
            });
          }}
        />
      ) : null}
    </>
  );
}
