import type { Character } from '../../../campaign/model/character';
import { defenseOf, mightOf, rangeOf } from '../../../campaign/model/items';
import { Portrait } from '../../oathsworn/faces/Portrait';
import { hrefTo } from '../../shell/router';
import { words } from '../../words/campaign';
import { classNames } from '../../words/class-names';
import { Crest } from '../cards/Crest';
import { Cubes } from '../cards/Cubes';
import { useCompany } from '../parts/context';
import { Injuries } from './Injuries';

const w = words.people;

/** One of the four: the portrait leads to the sheet; below it what is asked and written most. */
export function HallOne({ c }: { c: Character }) {
  const company = useCompany();
  const defense = defenseOf(c.kind, c.items);
  const range = rangeOf(c.items);
  return (
    <article class="hall-one" aria-label={c.name}>
      <a class="hall-way" href={hrefTo('company', company.id, 'people', c.id)}>
        <Portrait of={c.class} class="hall-portrait" />
        <h2 class="hall-name">{c.name}</h2>
        <small class="soft">
          {[
            c.name === classNames[c.class] ? '' : classNames[c.class],
            words.found.kinds[c.kind],
            w.level(c.level),
          ]
            .filter(Boolean)
            .join('\u00a0· ')}
        </small>
        <span class="row hall-might">
          <Cubes of={mightOf(c.items)} />
          <small class="soft">{range === null ? w.melee : w.reach(range)}</small>
        </span>
      </a>
      <div class="hall-crests">
        <Crest kind="defense" label={w.defense} value={defense.total} sum={defense} />
        {c.hp === null ? null : <Crest kind="hp" label={w.hp} value={c.hp} />}
        {company.state.value.mode === 'story' ? <Crest kind="iron" label={w.iron} value={c.iron} /> : null}
      </div>
      {c.items.length > 0 ? (
        <p class="hall-items">
          <span class="unseen">{w.items}: </span>
          {c.items.map(item => item.name).join('\u00a0· ')}
        </p>
      ) : null}
      <Injuries c={c} label={`${w.injuries}: ${c.name}`} />
    </article>
  );
}
