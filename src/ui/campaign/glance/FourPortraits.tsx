import './glance.css';
import { maxHp } from '../../../campaign/facts/fight';
import { owed } from '../../../campaign/facts/owed';
import type { Character } from '../../../campaign/model/character';
import { defenseOf } from '../../../campaign/model/items';
import { Portrait } from '../../oathsworn/faces/Portrait';
import { coins } from '../../oathsworn/icons/icons-book.gen';
import { HpDie } from '../../oathsworn/pieces/HpDie';
import { Icon } from '../../parts/frame/Icon';
import { hrefTo } from '../../shell/router';
import { words } from '../../words/campaign';
import { classNames } from '../../words/class-names';
import { useCompany } from '../parts/context';
import { EmptySeat } from '../people/EmptySeat';

const w = words.people;

/** The four by their seats, each with what is asked most between two fights. */
export function FourPortraits() {
  const state = useCompany().state.value;
  return (
    <ul class="bare four-portraits">
      {state.seats.map((id, seat) => {
        const c = state.people[id];
        return <li key={id}>{c?.fate === 'active' ? <One c={c} /> : <EmptySeat seat={seat} />}</li>;
      })}
    </ul>
  );
}

function One({ c }: { c: Character }) {
  const company = useCompany();
  const state = company.state.value;
  const open = owed(state).filter(one => 'who' in one && one.who === c.id).length;
  const hp = c.hp ?? maxHp(state);
  return (
    <a class="four-portrait" href={hrefTo('company', company.id, 'people', c.id)}>
      <Portrait of={c.class} />
      <span class="four-about">
        <span class="four-name">{c.name}</span>
        <span class="soft">
          {[c.name === classNames[c.class] ? '' : classNames[c.class], w.level(c.level)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span class="row four-numbers">
          <HpDie hp={hp} label={`${hp} ${w.hp}`} />
          {state.mode === 'story' ? (
            <span class="four-iron">
              <Icon of={coins} />
              {c.iron}
              <span class="unseen"> {words.story.ironWord}</span>
            </span>
          ) : null}
          <span class="soft">
            {w.defense} {defenseOf(c.kind, c.items).total}
          </span>
        </span>
        {c.injuries.length > 0 ? <span class="wrong-note">{w.hurt(c.injuries.length)}</span> : null}
        {open > 0 ? <span class="four-owed">{w.owes(open)}</span> : null}
      </span>
    </a>
  );
}
