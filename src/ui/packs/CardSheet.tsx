import { cardForm } from '../../packs/edit/forms';
import type { StageCard } from '../../stage/card';
import type { Encounter } from '../../stage/encounter';
import type { Step } from '../../stage/steps';
import { PartSign } from '../fight/enemy/PartSign';
import { Choice } from '../parts/Choice';
import { Sheet } from '../parts/Sheet';
import { words } from '../words';
import { packWords } from '../words/packs';
import { CardPreview } from './CardPreview';
import { Folded } from './form/Folded';
import { FormOf } from './form/FormOf';
import { StepsForm } from './StepsForm';
import { TextField } from './TextField';

const w = packWords.edit.card;
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
          <Breaks encounter={encounter} card={card} onChange={onChange} />
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

/** MT-8: the icons that weaken the card's attacks, one for each part of a boss. */
function Breaks({ encounter, card, onChange }: Pick<Props, 'encounter' | 'card' | 'onChange'>) {
  const slots = encounter.enemies.flatMap(enemy => enemy.slots ?? []);
  const attack = card.steps.find(step => step.do === 'attack');
  if (attack?.do !== 'attack' || slots.length === 0) return null;
  const breaks = attack.breaks ?? [];
  const toggle = (icon: string) => {
    const next = breaks.includes(icon) ? breaks.filter(one => one !== icon) : [...breaks, icon];
    const { breaks: _, ...bare } = attack;
    const changed = next.length > 0 ? { ...bare, breaks: next } : bare;
    onChange({ ...card, steps: card.steps.map(step => (step === attack ? changed : step)) });
  };
  return (
    <div class="composer-row">
      <span class="composer-label">{w.breaks}</span>
      <fieldset class="choices" aria-label={w.breaks}>
        {slots.map(slot => {
          const icon = slot.icon ?? slot.id;
          return (
            <button
              key={slot.id}
              type="button"
              class="btn"
              aria-pressed={breaks.includes(icon)}
              onClick={() => toggle(icon)}
            >
              <PartSign icon={icon} enemies={encounter.enemies} />
              {slot.name}
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}
