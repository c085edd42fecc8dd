import type { Character } from '../../../campaign/model/character';
import { defenseOf } from '../../../campaign/model/items';
import { emptySeats } from '../../../campaign/model/state';
import { HpDie } from '../../oathsworn/HpDie';
import { Portrait } from '../../oathsworn/Portrait';
import { Stroke } from '../../parts/Icon';
import { hrefTo } from '../../shell/router';
import { words } from '../../words/campaign';
import { classNames } from '../../words/class-names';
import { useCompany } from '../parts/context';
import { EmptySeat } from '../people/EmptySeat';
import { CharacterPage } from './CharacterPage';

const w = words.people;

/** The four by seat, those away and those dead; one of them opened, if named. */
export function People({ who }: { who: string | undefined }) {
  const company = useCompany();
  const state = company.state.value;
  const c = who ? state.people[who] : undefined;
  if (c) return <CharacterPage c={c} />;
  const others = Object.values(state.people).filter(one => one.fate !== 'active');
  return (
    <>
      <ul class="bare stack">
        {state.seats.map((id, seat) => {
          const one = state.people[id];
          return (
            <li key={id}>{one && one.fate === 'active' ? <Line c={one} /> : <EmptySeat seat={seat} />}</li>
          );
        })}
      </ul>
      {others.length > 0 ? (
        <ul class="bare stack">
          {others.map(one => (
            <li key={one.id}>
              <Line c={one} />
            </li>
          ))}
        </ul>
      ) : null}
      {emptySeats(state).length > 0 ? null : <p class="soft">{w.swapNote}</p>}
    </>
  );
}

function Line({ c }: { c: Character }) {
  const company = useCompany();
  const state = company.state.value;
  const fate = c.fate === 'away' ? w.away : c.fate === 'dead' ? w.dead : undefined;
  return (
    <a class="way panel" href={hrefTo('company', company.id, 'people', c.id)}>
      <Portrait of={c.class} class="round" />
      <span class="grow">
        <span class="way-name">{c.name}</span>
        <span class="way-note">
          {[
            c.name === classNames[c.class] ? '' : classNames[c.class],
            words.found.kinds[c.kind],
            w.level(c.level),
            fate ?? `${w.defense} ${defenseOf(c.kind, c.items).total}`,
            c.injuries.length > 0 ? `${w.injuries}: ${c.injuries.length}` : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {c.hp !== null && state.course.phase !== 'start' ? <HpDie hp={c.hp} label={`${c.hp} ${w.hp}`} /> : null}
      <Stroke of="next" />
    </a>
  );
}
