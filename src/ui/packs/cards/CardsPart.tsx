import { useState } from 'preact/hooks';
import { idFrom } from '../../../packs/edit/blank';
import { putById } from '../../../packs/edit/edit';
import type { StageCard } from '../../../stage/card';
import type { Encounter } from '../../../stage/encounter';
import { Stroke } from '../../parts/Icon';
import { packWords } from '../../words/packs';
import { named, stepText } from '../../words/steps';
import type { Change } from '../parts/change';
import { CardSheet } from './CardSheet';

const w = packWords.edit;

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
  const add = (stage: StageCard['stage']) => {
    const label = w.card.new(cards.length + 1);
    const made = idFrom(
      label,
      cards.map(card => card.id),
    );
    const card: StageCard = { id: made, label, stage, steps: [], known: true };
    onChange(w.did.added(label), { ...encounter, cards: [...cards, card] });
    setId(made);
  };
  return (
    <>
      {([1, 2, 3] as const).map(stage => (
        <section key={stage} class="panel editor-form">
          <h2>{w.card.stage(stage)}</h2>
          <ul class="bare stack">
            {cards
              .filter(card => card.stage === stage)
              .map(card => (
                <li key={card.id}>
                  <button type="button" class="btn card-line" onClick={() => setId(card.id)}>
                    <b>{card.label}</b>
                    <span class="soft">
                      {card.known === true || card.steps.length > 0
                        ? card.steps.map(step => stepText(named(step, enemies))).join('. ')
                        : w.card.unknown}
                    </span>
                    {card.taught ? <small>{w.card.taught}</small> : null}
                  </button>
                </li>
              ))}
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
