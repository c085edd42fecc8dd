import { useState } from 'preact/hooks';
import { type Ally, activeOf } from '../../../campaign/model/state';
import { ally as allyIcon } from '../../oathsworn/icons/icons-classes.gen';
import { Icon, Stroke } from '../../parts/frame/Icon';
import { words } from '../../words/campaign';
import { EntryLine } from '../cards/EntryLine';
import { useRemembered } from '../cards/useRemembered';
import { useCompany } from '../parts/context';
import { AllySheet } from './AllySheet';

const w = words.sheet;

/** Those of one name together: they have the same card. */
function byName(allies: readonly Ally[]): readonly (readonly [string, readonly Ally[]])[] {
  const found = new Map<string, Ally[]>();
  for (const ally of allies) found.set(ally.name, [...(found.get(ally.name) ?? []), ally]);
  return [...found];
}

/** CP-6: allies by number, and how many of them are left. */
export function Allies() {
  const company = useCompany();
  const state = company.state.value;
  const { allies: known } = useRemembered();
  const [open, setOpen] = useState<readonly Ally[] | undefined>(undefined);
  const [guardian, setGuardian] = useState(false);
  const [adding, setAdding] = useState(false);
  const grove = activeOf(state).some(c => c.class === 'grove');
  return (
    <section class="leaf" aria-label={w.allies}>
      <div class="leaf-head">
        <h2>{w.allies}</h2>
        {adding ? null : (
          <button type="button" class="btn quiet" onClick={() => setAdding(true)}>
            <Stroke of="plus" /> {w.oneAlly}
          </button>
        )}
      </div>
      <ul class="bare stack">
        {byName(state.allies).map(([name, all]) => {
          const here = all.filter(ally => !ally.archived);
          const gone = all.filter(ally => ally.archived);
          const leaves = here.at(-1);
          const returns = gone[0];
          return (
            <li key={name} class="ally-line">
              <button type="button" class="btn quiet ally-card" onClick={() => setOpen(all)}>
                <Icon of={allyIcon} />
                <span class="ally-name">
                  {name}
                  <small class="soft">
                    {all[0]?.numbers ? words.ally.line(all[0].numbers.defense) : words.ally.unread}
                  </small>
                </span>
              </button>
              <span class="row ally-count">
                <button
                  type="button"
                  class="btn square quiet"
                  aria-label={w.archive(name)}
                  disabled={!leaves}
                  onClick={() => leaves && company.send({ set: 'allyIs', ally: leaves.id, is: 'archived' })}
                >
                  <Stroke of="minus" />
                </button>
                <b>{w.ofSo(here.length, all.length)}</b>
                <button
                  type="button"
                  class="btn square quiet"
                  aria-label={w.back(name)}
                  disabled={!returns}
                  onClick={() => returns && company.send({ set: 'allyIs', ally: returns.id, is: 'here' })}
                >
                  <Stroke of="plus" />
                </button>
              </span>
            </li>
          );
        })}
        {grove ? (
          <li class="ally-line">
            <button type="button" class="btn quiet ally-card" onClick={() => setGuardian(true)}>
              <Icon of={allyIcon} />
              <span class="ally-name">
                {words.ally.guardian}
                <small class="soft">
                  {state.guardian ? words.ally.line(state.guardian.defense) : words.ally.unread}
                </small>
              </span>
            </button>
          </li>
        ) : null}
      </ul>
      {adding ? (
        <EntryLine
          label={w.ally}
          known={known}
          onKnown={({ name }) => company.send({ set: 'ally', name, count: 1 })}
          onNew={name => company.send({ set: 'ally', name, count: 1 })}
        />
      ) : null}
      {open?.[0] ? (
        <AllySheet
          name={open[0].name}
          numbers={open[0].numbers ?? known.find(one => one.name === open[0]?.name)?.numbers}
          onClose={() => setOpen(undefined)}
          onKeep={numbers => company.send({ set: 'allyNumbers', ally: open[0]?.id ?? '', numbers })}
          onGone={() => company.send({ set: 'allyIs', ally: open.at(-1)?.id ?? '', is: 'gone' })}
        />
      ) : null}
      {guardian ? (
        <AllySheet
          name={words.ally.guardian}
          numbers={state.guardian}
          onClose={() => setGuardian(false)}
          onKeep={numbers => company.send({ set: 'guardian', numbers })}
        />
      ) : null}
    </section>
  );
}
