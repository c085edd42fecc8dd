import { type Character, owingOf, permanentTokens } from '../../campaign/character';
import { countOf, MOST_OF_A_KIND, TOKEN_KINDS } from '../../campaign/tokens';
import { tokenIcon } from '../oathsworn/Token';
import { Icon } from '../parts/Icon';
import { words } from '../words/campaign';
import { growthNames, tokenNames } from '../words/campaign-names';
import { iconOf } from './classes';
import { useCompany } from './context';
import { growths } from './growths';
import { Items } from './Items';
import { NumberField } from './NumberField';
import { OneLine } from './OneLine';
import { Sums } from './Sums';

const w = words.paper;

/** One of the four from its sheet: sums instead of single items, for those who are in a hurry. */
export function PaperOne({ c }: { c: Character }) {
  const company = useCompany();
  const write = (part: { iron?: number; boardAnimus?: number; boardRegen?: number }) =>
    company.send({ set: 'member', who: c.id, ...part });
  const field = (label: string, value: number, high: number, onSay: (n: number) => void) => (
    <NumberField label={label} full={`${label}, ${c.name}`} value={value} high={high} onSay={onSay} />
  );
  return (
    <section class="panel part" aria-label={c.name}>
      <h3 class="row">
        <Icon of={iconOf(c.class)} />
        {c.name}
      </h3>
      {company.state.value.mode === 'story'
        ? field(words.people.iron, c.iron, 999, iron => write({ iron }))
        : null}
      {c.kind === 'full' ? (
        <>
          {field(words.people.animus, c.boardAnimus ?? 0, 20, boardAnimus => write({ boardAnimus }))}
          {field(words.people.regen, c.boardRegen ?? 0, 20, boardRegen => write({ boardRegen }))}
        </>
      ) : null}
      <Sums c={c} />
      <Gains c={c} />
      <p class="soft">{c.injuries.map(injury => injury.name).join(', ')}</p>
      <OneLine
        label={words.people.addInjury}
        button={words.course.add}
        empty={words.people.oneInjury}
        onSay={name => company.send({ set: 'injury', who: c.id, name })}
      />
      <details class="fold unfolds">
        <summary>{w.byItem}</summary>
        <Items items={c.items.filter(item => !item.cards)} at={{ who: c.id }} />
      </details>
    </section>
  );
}

/** LV-24, LV-8: what its sheet has marked; so many as the level gave. */
function Gains({ c }: { c: Character }) {
  const company = useCompany();
  const owing = owingOf(c);
  const held = permanentTokens(c);
  return (
    <>
      <h4>
        {words.people.permanent}{' '}
        <span class="soft">{owing.permanent > 0 ? w.left(owing.permanent) : ''}</span>
      </h4>
      <fieldset class="choices" aria-label={`${words.people.permanent}, ${c.name}`}>
        {TOKEN_KINDS.map(token => {
          const count = countOf(c.permanent, token);
          const full = countOf(held, token) >= MOST_OF_A_KIND;
          return (
            <button
              key={token}
              type="button"
              class="btn"
              aria-pressed={count > 0}
              aria-label={w.token(tokenNames[token], count, c.name)}
              onClick={() =>
                company.send({ set: 'permanent', who: c.id, token, count: full ? 0 : count + 1 })
              }
            >
              <Icon of={tokenIcon(token)} />
              {tokenNames[token]} {count > 0 ? <b>{count}</b> : null}
            </button>
          );
        })}
      </fieldset>
      {owing.growth > 0 || c.growth.length > 0 ? (
        <fieldset class="choices" aria-label={`${w.growth}, ${c.name}`}>
          <span class="soft">
            {w.growth} {owing.growth > 0 ? w.left(owing.growth) : ''}
          </span>
          {growths[c.kind].map(growth => (
            <button
              key={growth}
              type="button"
              class="btn"
              aria-pressed={c.growth.includes(growth)}
              onClick={() =>
                owing.growth > 0
                  ? company.send({ do: 'chooseGrowth', who: c.id, growth })
                  : company.send({ set: 'member', who: c.id, growth: [] })
              }
            >
              {growthNames[growth]} <span class="soft">{c.growth.filter(one => one === growth).length}</span>
            </button>
          ))}
        </fieldset>
      ) : null}
    </>
  );
}
