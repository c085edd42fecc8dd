import { useState } from 'preact/hooks';
import type { Ability, Archetype, Injury } from '../../campaign/character';
import { Choice } from '../parts/Choice';
import { Sheet } from '../parts/Sheet';
import { Stepper } from '../parts/Stepper';
import { words } from '../words/campaign';
import { useCompany } from './context';
import { Uses } from './Uses';

const w = words.people;
const cooldowns = (['0', '1', '2', '3'] as const).map(id => ({ id, text: id }));
const cooldownOf = (id: string) => (id === '1' ? 1 : id === '2' ? 2 : id === '3' ? 3 : 0);

interface Props<Card> {
  who: string;
  card: Card;
  onClose: () => void;
}

function Keep({ onKeep }: { onKeep: () => void }) {
  return (
    <button type="button" class="btn main big" onClick={onKeep}>
      {words.item.keep}
    </button>
  );
}

/** An ability card, copied as far as the group likes. */
export function AbilitySheet({ who, card, onClose }: Props<Ability>) {
  const company = useCompany();
  const [ability, setAbility] = useState(card);
  const change = (part: Partial<Ability>) => setAbility(old => ({ ...old, ...part }));
  const keep = () => {
    if (company.send({ set: 'abilityIs', who, ability })) onClose();
  };
  return (
    <Sheet title={card.name} onClose={onClose} foot={<Keep onKeep={keep} />}>
      <Name value={ability.name} onSay={name => change({ name })} />
      <div class="line">
        <span class="soft">{w.cardLevel}</span>
        <Stepper
          label={w.cardLevel}
          value={ability.level}
          low={1}
          high={21}
          onChange={level => change({ level })}
        />
      </div>
      <Choice
        label={w.cooldown}
        value={String(ability.cooldown)}
        options={cooldowns}
        onPick={id => change({ cooldown: cooldownOf(id) })}
      />
      <div class="line">
        <span class="soft">{w.cardDefense}</span>
        <Stepper
          label={w.cardDefense}
          value={ability.defense ?? 0}
          low={0}
          high={12}
          onChange={defense => change({ defense: defense === 0 ? null : defense })}
        />
      </div>
      <Uses uses={ability.uses ?? []} onChange={uses => change({ uses })} />
    </Sheet>
  );
}

/** CN-3: one side of an archetype card, with its two abilities. */
export function ArchetypeSheet({ who, card, onClose }: Props<Archetype>) {
  const company = useCompany();
  const [archetype, setArchetype] = useState(card);
  const change = (part: Partial<Archetype>) => setArchetype(old => ({ ...old, ...part }));
  const keep = () => {
    if (company.send({ set: 'archetypeIs', who, archetype })) onClose();
  };
  return (
    <Sheet title={card.name} onClose={onClose} foot={<Keep onKeep={keep} />}>
      <Name value={archetype.name} onSay={name => change({ name })} />
      <div class="line">
        <span class="soft">{w.cardLevel}</span>
        <Stepper
          label={w.cardLevel}
          value={archetype.level}
          low={1}
          high={21}
          onChange={level => change({ level })}
        />
      </div>
      <Uses uses={archetype.uses ?? []} onChange={uses => change({ uses })} />
    </Sheet>
  );
}

/** IN-2, IN-3: what a full character needs to know of an injury in the fight. */
export function InjurySheet({ who, card, onClose }: Props<Injury>) {
  const company = useCompany();
  const [injury, setInjury] = useState(card);
  const change = (part: Partial<Injury>) => setInjury(old => ({ ...old, ...part }));
  const keep = () => {
    if (company.send({ set: 'injuryIs', who, injury })) onClose();
  };
  return (
    <Sheet title={card.name} onClose={onClose} foot={<Keep onKeep={keep} />}>
      <Name value={injury.name} onSay={name => change({ name })} />
      <Choice
        label={w.cooldown}
        value={String(injury.cooldown ?? 0)}
        options={cooldowns}
        onPick={id => change({ cooldown: cooldownOf(id) })}
      />
      <label class="field">
        <span>{w.injuryText}</span>
        <input
          class="input"
          maxLength={120}
          value={injury.text ?? ''}
          onInput={event => change({ text: event.currentTarget.value })}
        />
      </label>
    </Sheet>
  );
}

function Name({ value, onSay }: { value: string; onSay: (name: string) => void }) {
  return (
    <label class="field">
      <span>{w.name}</span>
      <input
        class="input"
        maxLength={120}
        value={value}
        onInput={event => onSay(event.currentTarget.value)}
      />
    </label>
  );
}
