import type { Character } from '../../campaign/character';
import { maxHp } from '../../campaign/fight';
import { activeOf } from '../../campaign/state';
import { countOf, TOKEN_KINDS } from '../../campaign/tokens';
import { Token } from '../oathsworn/Token';
import { Icon } from '../parts/Icon';
import { Stepper } from '../parts/Stepper';
import { hrefTo } from '../shell/router';
import { words } from '../words/campaign';
import { tokenNames } from '../words/campaign-names';
import { iconOf } from './classes';
import { useCompany } from './context';

const w = words.story;

/** HP, iron and tokens of the four as they stand now. */
export function FourNow() {
  const state = useCompany().state.value;
  return (
    <section class="part-in" aria-label={w.company}>
      <div class="four">
        {activeOf(state).map(c => (
          <Now key={c.id} c={c} />
        ))}
      </div>
    </section>
  );
}

function Now({ c }: { c: Character }) {
  const company = useCompany();
  const most = maxHp(company.state.value);
  return (
    <article class="now-card">
      <h3>
        <Icon of={iconOf(c.class)} />
        <a href={hrefTo('company', company.id, 'people', c.id)}>{c.name}</a>
      </h3>
      <div class="line">
        <span class="soft">{words.people.hp}</span>
        <Stepper
          label={w.hp(c.name)}
          value={c.hp ?? most}
          low={0}
          high={most}
          onChange={hp => company.send({ set: 'member', who: c.id, hp })}
        />
      </div>
      {company.state.value.mode === 'story' ? (
        <div class="line">
          <span class="soft">{words.people.iron}</span>
          <Stepper
            label={w.iron(c.name)}
            value={c.iron}
            low={0}
            high={999}
            onChange={iron => company.send({ set: 'member', who: c.id, iron })}
          />
        </div>
      ) : null}
      <div class="row">
        {TOKEN_KINDS.filter(kind => countOf(c.tokens, kind) > 0).map(kind => (
          <button
            key={kind}
            type="button"
            class="btn"
            aria-label={w.token(tokenNames[kind], c.name)}
            onClick={() =>
              company.send({ set: 'token', who: c.id, token: kind, count: countOf(c.tokens, kind) - 1 })
            }
          >
            <Token kind={kind} count={countOf(c.tokens, kind)} />
          </button>
        ))}
        <details class="more-tokens">
          <summary class="btn">{w.tokenMore(c.name)}</summary>
          <div class="choices">
            {TOKEN_KINDS.map(kind => (
              <button
                key={kind}
                type="button"
                class="btn"
                onClick={() =>
                  company.send({ set: 'token', who: c.id, token: kind, count: countOf(c.tokens, kind) + 1 })
                }
              >
                {tokenNames[kind]}
              </button>
            ))}
          </div>
        </details>
      </div>
    </article>
  );
}
