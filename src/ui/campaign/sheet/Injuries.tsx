import { useState } from 'preact/hooks';
import { has } from '../../../campaign/kinds/traits';
import type { Character, Injury } from '../../../campaign/model/character';
import { crippled } from '../../oathsworn/icons/icons-fight.gen';
import { Icon, Stroke } from '../../parts/frame/Icon';
import { words } from '../../words/campaign';
import { InjurySheet } from '../cards/CardSheets';
import { EntryLine } from '../cards/EntryLine';
import { useRemembered } from '../cards/useRemembered';
import { useCompany } from '../parts/context';
import { RuleTag } from '../parts/RuleTag';

const w = words.people;

interface Props {
  c: Character;
  /** What the part is called where those of others stand beside it. */
  label?: string;
}

/** Injuries as tokens: a tap opens what the card says, and there it is healed. */
export function Injuries({ c, label = w.injuries }: Props) {
  const company = useCompany();
  const { injuries } = useRemembered();
  const [open, setOpen] = useState<Injury | undefined>(undefined);
  const [adding, setAdding] = useState(false);
  return (
    <section class="leaf char-hurts" aria-label={label}>
      <div class="leaf-head">
        <h3>{w.injuries}</h3>
        {adding ? null : (
          <button
            type="button"
            class="btn quiet"
            aria-label={label === w.injuries ? undefined : `${w.oneInjury}: ${c.name}`}
            onClick={() => setAdding(true)}
          >
            <Stroke of="plus" /> {w.oneInjury}
          </button>
        )}
      </div>
      <div class="row">
        {c.injuries.map(injury => (
          <button key={injury.id} type="button" class="injury-token" onClick={() => setOpen(injury)}>
            <Icon of={crippled} />
            <span>{injury.name}</span>
          </button>
        ))}
        {c.injuries.length === 0 && !adding ? <p class="soft">{w.unhurt}</p> : null}
      </div>
      {has(company.state.value.traits, 'trueGrit') && adding ? (
        <p class="soft">
          {w.trueGrit} <RuleTag rule="TR-11" />
        </p>
      ) : null}
      {adding ? (
        <EntryLine
          label={w.addInjury}
          known={injuries}
          empty={w.oneInjury}
          onKnown={card => company.send({ set: 'injury', who: c.id, name: card.name })}
          onNew={name => company.send({ set: 'injury', who: c.id, name })}
        />
      ) : null}
      {open ? (
        <InjurySheet
          who={c.id}
          card={open}
          onClose={() => setOpen(undefined)}
          onStrike={() => company.send({ set: 'healed', who: c.id, injury: open.id })}
        />
      ) : null}
    </section>
  );
}
