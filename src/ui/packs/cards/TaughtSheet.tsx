import '../parts/packs.css';
import { useState } from 'preact/hooks';
import type { StageCard } from '../../../stage/card';
import { useFight } from '../../fight/parts/context';
import { Sheet } from '../../parts/frame/Sheet';
import { words } from '../../words';
import { packWords } from '../../words/packs';
import { editWords } from '../../words/packs-edit';
import { named, stepText } from '../../words/steps';
import { aroundEncounter } from '../form/around';
import { FormContext } from '../form/context';
import { StepsForm } from '../form/StepsForm';
import { TextField } from '../parts/TextField';

const w = packWords.taught;

/** The cards that this table has taught: looked at again, and put right. */
export function TaughtSheet({ onClose }: { onClose: () => void }) {
  const fight = useFight();
  const { encounter } = fight.view.value;
  const [card, setCard] = useState<StageCard | undefined>(undefined);
  if (!card)
    return (
      <Sheet title={w.title} onClose={onClose}>
        <p class="soft">{w.note}</p>
        <ul class="bare stack">
          {encounter.cards
            .filter(one => one.taught)
            .map(one => (
              <li key={one.id}>
                <button type="button" class="btn card-line" onClick={() => setCard(one)}>
                  <b>{one.label}</b>
                  <span class="soft">
                    {one.steps.map(step => stepText(named(step, encounter.enemies))).join('. ')}
                  </span>
                </button>
              </li>
            ))}
        </ul>
      </Sheet>
    );
  return (
    <Sheet
      title={card.label}
      onClose={onClose}
      wide
      foot={
        <>
          <button type="button" class="btn" onClick={() => setCard(undefined)}>
            {words.app.back}
          </button>
          <button
            type="button"
            class="btn main"
            onClick={() => {
              if (fight.send({ do: 'teach', card })) onClose();
            }}
          >
            {w.right}
          </button>
        </>
      }
    >
      <div class="stack card-form">
        <TextField
          label={editWords.card.label}
          value={card.label}
          onChange={label => label && setCard({ ...card, label })}
        />
        <FormContext.Provider value={aroundEncounter(encounter)}>
          <StepsForm steps={card.steps} onChange={steps => setCard({ ...card, steps, known: true })} />
        </FormContext.Provider>
      </div>
    </Sheet>
  );
}
