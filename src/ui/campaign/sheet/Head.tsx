import { useState } from 'preact/hooks';
import { type Character, maxAnimusOf, regenOf } from '../../../campaign/model/character';
import { defenseOf, mightOf, rangeOf } from '../../../campaign/model/items';
import { activeOf } from '../../../campaign/model/state';
import { Portrait } from '../../oathsworn/faces/Portrait';
import { Stroke } from '../../parts/frame/Icon';
import { hrefTo } from '../../shell/router';
import { words } from '../../words/campaign';
import { classNames } from '../../words/class-names';
import { Crest } from '../cards/Crest';
import { Cubes } from '../cards/Cubes';
import { useCompany } from '../parts/context';
import { Seldom } from './Seldom';

const w = words.people;

export function Head({ c }: { c: Character }) {
  const company = useCompany();
  const state = company.state.value;
  const [seldom, setSeldom] = useState(false);
  const range = rangeOf(c.items);
  const fate = c.fate === 'active' ? undefined : c.fate === 'dead' ? w.dead : w.away;
  return (
    <header class="char-head">
      <Portrait of={c.class} class="char-portrait" />
      <div class="char-name">
        <h2>{c.name}</h2>
        <p class="soft">
          {[c.name === classNames[c.class] ? '' : classNames[c.class], words.found.kinds[c.kind], fate]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p class="char-level">{w.level(c.level)}</p>
        <p class="row char-might">
          <Cubes of={mightOf(c.items)} />
          <span class="soft">{range === null ? w.melee : w.reach(range)}</span>
        </p>
      </div>
      <div class="char-crests">
        <Crest
          kind="defense"
          label={w.defense}
          value={defenseOf(c.kind, c.items).total}
          sum={defenseOf(c.kind, c.items)}
        />
        <Crest
          kind="animus"
          label={w.maxAnimus}
          value={maxAnimusOf(c)?.total ?? null}
          sum={maxAnimusOf(c)}
          {...(maxAnimusOf(c) ? {} : { onTap: () => setSeldom(true) })}
        />
        <Crest
          kind="regen"
          label={w.regenWord}
          value={regenOf(c)?.total ?? null}
          sum={regenOf(c)}
          {...(regenOf(c) ? {} : { onTap: () => setSeldom(true) })}
        />
        {c.hp === null ? null : <Crest kind="hp" label={w.hp} value={c.hp} onTap={() => setSeldom(true)} />}
        {state.mode === 'story' ? (
          <Crest kind="iron" label={w.iron} value={c.iron} onTap={() => setSeldom(true)} />
        ) : null}
      </div>
      <nav class="char-others" aria-label={words.page.tabs.people}>
        {activeOf(state).map(one => (
          <a
            key={one.id}
            class="char-other"
            href={hrefTo('company', company.id, 'people', one.id)}
            aria-current={one.id === c.id ? 'page' : undefined}
            aria-label={one.name}
          >
            <Portrait of={one.class} class="round" />
          </a>
        ))}
        <button type="button" class="btn quiet square" aria-label={w.seldom} onClick={() => setSeldom(true)}>
          <Stroke of="more" />
        </button>
      </nav>
      {seldom ? <Seldom c={c} onClose={() => setSeldom(false)} /> : null}
    </header>
  );
}
