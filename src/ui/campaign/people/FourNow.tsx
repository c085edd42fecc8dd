import { maxHp } from '../../../campaign/facts/fight';
import { countOf, TOKEN_KINDS } from '../../../campaign/kinds/tokens';
import type { Character } from '../../../campaign/model/character';
import { activeOf } from '../../../campaign/model/state';
import { Portrait } from '../../oathsworn/faces/Portrait';
import { Token, tokenIcon } from '../../oathsworn/pieces/Token';
import { Icon, Stroke } from '../../parts/frame/Icon';
import { Stepper } from '../../parts/input/Stepper';
import { hrefTo } from '../../shell/router';
import { words } from '../../words/campaign';
import { tokenNames } from '../../words/campaign-names';
import { useCompany } from '../parts/context';

const w = words.story;

/** HP, iron and tokens of the four as they stand now. */
export function FourNow() {
  const state = useCompany().state.value;
  return (
    <section class="leaf" aria-label={w.company}>
      <h2>{w.company}</h2>
      <div class="four-now">
        {activeOf(state).map(c => (
          <OneNow key={c.id} c={c} />
        ))}
      </div>
    </section>
  );
}

function OneNow({ c }: { c: Character }) {
  const company = useCompany();
  const most = maxHp(company.state.value);
  return (
    <article class="one-now">
      <a class="one-face" href={hrefTo('company', company.id, 'people', c.id)}>
        <Portrait of={c.class} class="round" />
        <span class="who-name">{c.name}</span>
      </a>
      <div class="one-numbers">
        <span class="one-number">
          <span class="soft">{words.people.hp}</span>
          <Stepper
            label={w.hp(c.name)}
            value={c.hp ?? most}
            low={0}
            high={most}
            onChange={hp => company.send({ set: 'member', who: c.id, hp })}
          />
        </span>
        {company.state.value.mode === 'story' ? (
          <span class="one-number">
            <span class="soft">{words.people.iron}</span>
            <Stepper
              label={w.iron(c.name)}
              value={c.iron}
              low={0}
              high={999}
              onChange={iron => company.send({ set: 'member', who: c.id, iron })}
            />
          </span>
        ) : null}
      </div>
      <div class="row one-tokens">
        {TOKEN_KINDS.filter(kind => countOf(c.tokens, kind) > 0).map(kind => (
          <button
            key={kind}
            type="button"
            class="btn quiet"
            aria-label={w.token(tokenNames[kind], c.name)}
            onClick={() =>
              company.send({ set: 'token', who: c.id, token: kind, count: countOf(c.tokens, kind) - 1 })
            }
          >
            <Token kind={kind} count={countOf(c.tokens, kind)} />
          </button>
        ))}
        <details class="more-tokens">
          <summary class="btn quiet" aria-label={w.tokenMore(c.name)}>
            <Stroke of="plus" /> {w.aToken}
          </summary>
          <div class="token-rail">
            {TOKEN_KINDS.map(kind => (
              <button
                key={kind}
                type="button"
                class="coin"
                aria-label={tokenNames[kind]}
                onClick={() =>
                  company.send({ set: 'token', who: c.id, token: kind, count: countOf(c.tokens, kind) + 1 })
                }
              >
                <Icon of={tokenIcon(kind)} />
                <span class="coin-name">{tokenNames[kind]}</span>
              </button>
            ))}
          </div>
        </details>
      </div>
    </article>
  );
}
