import './hall.css';
import type { Character } from '../../../campaign/model/character';
import { emptySeats } from '../../../campaign/model/state';
import { Portrait } from '../../oathsworn/faces/Portrait';
import { hrefTo } from '../../shell/router';
import { words } from '../../words/campaign';
import { useCompany } from '../parts/context';
import { EmptySeat } from '../people/EmptySeat';
import { HallOne } from './HallOne';
import './sheet-page.css';
import './sheet-largest.css';
import { Abilities } from './Abilities';
import { Archetypes } from './Archetypes';
import { Equipment } from './Equipment';
import { Head } from './Head';
import { Injuries } from './Injuries';
import { TokensOf } from './TokensOf';

/** One character as its sheet lies on the table: who it is, what it wears, its cards, its tokens. */
function CharacterPage({ c }: { c: Character }) {
  return (
    <div class={c.kind === 'full' ? 'char-page' : 'char-page char-companion'}>
      <Head c={c} />
      <Equipment c={c} />
      {c.kind === 'full' ? <Abilities c={c} /> : <Archetypes c={c} />}
      <div class="char-tokens">
        <TokensOf c={c} />
      </div>
      <Injuries c={c} />
    </div>
  );
}

const w = words.people;

/** The four by seat, as they hang in a hall, those away and those dead; one of them opened, if named. */
export function People({ who }: { who: string | undefined }) {
  const state = useCompany().state.value;
  const c = who ? state.people[who] : undefined;
  if (c) return <CharacterPage c={c} />;
  const others = Object.values(state.people).filter(one => one.fate !== 'active');
  return (
    <>
      <ul class="bare hall">
        {state.seats.map((id, seat) => {
          const one = state.people[id];
          return (
            <li key={id}>{one && one.fate === 'active' ? <HallOne c={one} /> : <EmptySeat seat={seat} />}</li>
          );
        })}
      </ul>
      {others.length > 0 ? (
        <section class="leaf" aria-label={w.others}>
          <h2>{w.others}</h2>
          <ul class="bare hall-others">
            {others.map(one => (
              <li key={one.id}>
                <Other c={one} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {emptySeats(state).length > 0 ? null : <p class="soft">{w.swapNote}</p>}
    </>
  );
}

function Other({ c }: { c: Character }) {
  const company = useCompany();
  return (
    <a class={`hall-other ${c.fate}`} href={hrefTo('company', company.id, 'people', c.id)}>
      <Portrait of={c.class} class="round" />
      <span>
        <b class="hall-name">{c.name}</b>
        <small class="soft">
          {w.level(c.level)} · {c.fate === 'dead' ? w.dead : w.away}
        </small>
      </span>
    </a>
  );
}
