import { cardForm } from '../../../packs/edit/forms';
import type { StageCard } from '../../../stage/card';
import type { Encounter } from '../../../stage/encounter';
import type { Step } from '../../../stage/steps';
import { Sheet } from '../../parts/frame/Sheet';
import { Choice } from '../../parts/input/Choice';
import { words } from '../../words';
import { editWords } from '../../words/packs-edit';
import { Folded } from '../form/Folded';
import { FormOf } from '../form/FormOf';
import { StepsForm } from '../form/StepsForm';
import { TextField } from '../parts/TextField';
import { CardPreview } from './CardPreview';

const w = editWords.card;
const stages = ['1', '2', '3'] as const;

interface Props {
  encounter: Encounter;
  card: StageCard;
  sound: boolean;
  onClose: () => void;
  onChange: (card: StageCard) => void;
  onRemove: () => void;
}

export function CardSheet({ encounter, card, sound, onClose, onChange, onRemove }: Props) {
  return (
    <Sheet
      title={w.title}
      onClose={onClose}
      wide
      foot={
        <>
          <button type="button" class="btn" onClick={onRemove}>
            {w.remove}
          </button>
          <button type="button" class="btn main" onClick={onClose}>
            {words.app.done}
          </button>
        </>
      }
    >
      <div class="card-columns">
        <div class="stack card-form">
          <TextField
            label={w.label}
            value={card.label}
            onChange={label => label && onChange({ ...card, label })}
          />
          <Choice
            label={w.which}
            value={stages[card.stage - 1] ?? '1'}
            options={stages.map(id => ({ id, text: id }))}
            onPick={id => onChange({ ...card, stage: id === '1' ? 1 : id === '2' ? 2 : 3 })}
          />
          <StepsForm
            steps={card.steps}
            extras={extrasFor(encounter)}
            onChange={steps => onChange({ ...card, steps, known: true })}
          />
          <Folded title={w.about}>
            <FormOf
              form={cardForm}
              value={card}
              name="cards"
              keys={['lasts', 'actors', 'text', 'known', 'taught']}
              onChange={onChange}
            />
          </Folded>
        </div>
        <CardPreview encounter={encounter} card={card} sound={sound} />
      </div>
    </Sheet>
  );
}

const extrasFor = (encounter: Encounter): readonly { text: string; steps: readonly Step[] }[] => [
  ...encounter.enemies
    .filter(enemy => enemy.role === 'minion')
    .map(enemy => ({
      text: w.spawn(enemy.name),
      steps: [{ do: 'spawn', enemy: enemy.id, count: 1, at: { place: 'rear' } }] as const,
    })),
  {
    text: w.fire,
    steps: [{ do: 'tiles', tile: 'fire', at: { place: 'under', whom: { who: 'target' } } }],
  },
  {
    text: w.water,
    steps: [{ do: 'tiles', tile: 'water', at: { place: 'under', whom: { who: 'target' } } }],
  },
  { text: w.draw, steps: [{ do: 'draw' }] },
];
