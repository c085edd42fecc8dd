import { useState } from 'preact/hooks';
import { NAME_LENGTH } from '../../../campaign/kinds/fields';
import type { Ability, Archetype, Injury } from '../../../campaign/model/character';
import { Choice } from '../../parts/input/Choice';
import { InputField } from '../../parts/input/InputField';
import { Stepper } from '../../parts/input/Stepper';
import { words } from '../../words/campaign';
import { BookSheet } from '../book/BookSheet';
import { useCompany } from '../parts/context';
import { cooldownOf } from './AbilityLine';
import { Uses } from './Uses';

const w = words.people;
const cooldowns = (['0', '1', '2', '3'] as const).map(id => ({ id, text: id }));

interface Props<Card> {
  who: string;
  card: Card;
  onClose: () => void;
  /** Takes the card off the sheet. */
  onStrike: () => boolean;
}

function Foot(props: { strike: string; onStrike: () => void; onKeep: () => void }) {
  return (
    <>
      <button type="button" class="btn quiet" onClick={props.onStrike}>
        {props.strike}
      </button>
      <button type="button" class="btn main big" onClick={props.onKeep}>
        {words.item.keep}
      </button>
    </>
  );
}

/** An ability card, copied as far as the group likes. */
export function AbilitySheet({ who, card, onClose, onStrike }: Props<Ability>) {
  const company = useCompany();
  const [ability, setAbility] = useState(card);
  const change = (part: Partial<Ability>) => setAbility(old => ({ ...old, ...part }));
  const keep = () => {
    if (company.send({ set: 'abilityIs', who, ability })) onClose();
  };
  return (
    <BookSheet
      title={card.name}
      onClose={onClose}
      foot={<Foot strike={w.strike(card.name)} onStrike={() => onStrike() && onClose()} onKeep={keep} />}
    >
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
    </BookSheet>
  );
}

/** CN-3: one side of an archetype card, with its two abilities. */
export function ArchetypeSheet({ who, card, onClose, onStrike }: Props<Archetype>) {
  const company = useCompany();
  const [archetype, setArchetype] = useState(card);
  const change = (part: Partial<Archetype>) => setArchetype(old => ({ ...old, ...part }));
  const keep = () => {
    if (company.send({ set: 'archetypeIs', who, archetype })) onClose();
  };
  return (
    <BookSheet
      title={card.name}
      onClose={onClose}
      foot={<Foot strike={w.strike(card.name)} onStrike={() => onStrike() && onClose()} onKeep={keep} />}
    >
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
    </BookSheet>
  );
}

/** IN-2, IN-3: what a full character needs to know of an injury in the fight. */
export function InjurySheet({ who, card, onClose, onStrike }: Props<Injury>) {
  const company = useCompany();
  const [injury, setInjury] = useState(card);
  const change = (part: Partial<Injury>) => setInjury(old => ({ ...old, ...part }));
  const keep = () => {
    if (company.send({ set: 'injuryIs', who, injury })) onClose();
  };
  return (
    <BookSheet
      title={card.name}
      onClose={onClose}
      foot={<Foot strike={w.healed(card.name)} onStrike={() => onStrike() && onClose()} onKeep={keep} />}
    >
      <Name value={injury.name} onSay={name => change({ name })} />
      <Choice
        label={w.cooldown}
        value={String(injury.cooldown ?? 0)}
        options={cooldowns}
        onPick={id => change({ cooldown: cooldownOf(id) })}
      />
      <InputField
        label={w.injuryText}
        value={injury.text ?? ''}
        maxLength={NAME_LENGTH}
        onInput={text => change({ text })}
      />
    </BookSheet>
  );
}

function Name({ value, onSay }: { value: string; onSay: (name: string) => void }) {
  return <InputField label={w.name} value={value} maxLength={NAME_LENGTH} onInput={onSay} />;
}
