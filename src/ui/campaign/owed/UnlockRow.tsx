import { useState } from 'preact/hooks';
import { owed } from '../../../campaign/facts/owed';
import { words } from '../../words/campaign';
import { AbilityLine } from '../cards/AbilityLine';
import { EntryLine } from '../cards/EntryLine';
import { useRemembered } from '../cards/useRemembered';
import { useCompany } from '../parts/context';
import { WhoRow } from './WhoRow';

const w = words.owed;

/** For those who keep the names of their cards on the table. */
export function UnlockAll() {
  const company = useCompany();
  const all = owed(company.state.value).flatMap(one =>
    one.owes === 'unlock'
      ? one.levels.map(level => ({
          do: 'unlock' as const,
          who: one.who,
          level,
          abilities: [],
          archetypes: [],
        }))
      : [],
  );
  if (all.length === 0) return null;
  return (
    <button type="button" class="btn main" onClick={() => company.send(...all)}>
      {w.allUnlocked(all.length)}
    </button>
  );
}

/** LV-23: the cards of one level go into the box of unlocked ones; with their names, if anybody likes. */
export function UnlockRow({ who, levels }: { who: string; levels: readonly number[] }) {
  const company = useCompany();
  const c = company.state.value.people[who];
  const { archetypes } = useRemembered();
  const [naming, setNaming] = useState(false);
  const [level] = levels;
  if (!c || level === undefined) return null;
  const unlock = () => company.send({ do: 'unlock', who, level, abilities: [], archetypes: [] });
  return (
    <WhoRow who={who} note={w.unlockLevel(level)}>
      <div class="row">
        <button type="button" class="btn" aria-label={`${w.unlocked}: ${c.name}`} onClick={unlock}>
          {w.unlocked}
        </button>
        {naming ? null : (
          <button type="button" class="btn quiet" onClick={() => setNaming(true)}>
            {w.nameThem}
          </button>
        )}
      </div>
      {naming && c.kind === 'full' ? (
        <AbilityLine c={c} level={level} onCard={ability => company.send({ set: 'ability', who, ability })} />
      ) : null}
      {naming && c.kind === 'companion' ? (
        <EntryLine
          label={words.people.addSide}
          known={archetypes.filter(one => one.class === c.class).map(one => one.card)}
          onKnown={card => company.send({ set: 'archetype', who, archetype: card })}
          onNew={name => company.send({ set: 'archetype', who, archetype: { name, level } })}
        />
      ) : null}
    </WhoRow>
  );
}
