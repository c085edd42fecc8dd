import { countOf, MOST_OF_A_KIND, TOKEN_KINDS } from '../../../campaign/kinds/tokens';
import { type Character, owingOf, permanentTokens } from '../../../campaign/model/character';
import { Portrait } from '../../oathsworn/faces/Portrait';
import { tokenIcon } from '../../oathsworn/pieces/Token';
import { Icon } from '../../parts/frame/Icon';
import { Toggle } from '../../parts/input/Toggle';
import { words } from '../../words/campaign';
import { growthNames, tokenNames } from '../../words/campaign-names';
import { Refusal } from '../book/Refusal';
import { EntryLine } from '../cards/EntryLine';
import { useRemembered } from '../cards/useRemembered';
import { useCompany } from '../parts/context';
import { growths } from '../parts/growths';

const w = words.paper;

/** LV-24, LV-8: what its sheet has marked, so many as the level gave; and its injuries. */
export function Gains({ c }: { c: Character }) {
  const company = useCompany();
  const { injuries } = useRemembered();
  const owing = owingOf(c);
  const held = permanentTokens(c);
  const left = owing.permanent + owing.growth;
  return (
    <section class="gains" aria-label={c.name} data-spot={`gains-${c.id}`}>
      <Refusal spot={`gains-${c.id}`} />
      <h4 class="ledger-who">
        <Portrait of={c.class} class="round" />
        <span class="who-name">
          {c.name}
          {left > 0 ? <small class="four-owed">{w.left(left)}</small> : null}
        </span>
      </h4>
      <fieldset class="token-rail" aria-label={`${words.people.permanent}, ${c.name}`}>
        {TOKEN_KINDS.map(token => {
          const count = countOf(c.permanent, token);
          const full = countOf(held, token) >= MOST_OF_A_KIND;
          return (
            <span key={token} class={count > 0 ? 'coin-slot held' : 'coin-slot'}>
              <button
                type="button"
                class="coin"
                aria-pressed={count > 0}
                aria-label={w.token(tokenNames[token], count, c.name)}
                onClick={() =>
                  company.send({ set: 'permanent', who: c.id, token, count: full ? 0 : count + 1 })
                }
              >
                <Icon of={tokenIcon(token)} />
                <span class="coin-name">{tokenNames[token]}</span>
                {count > 0 ? <b class="coin-count">{count}</b> : null}
              </button>
            </span>
          );
        })}
      </fieldset>
      {owing.growth > 0 || c.growth.length > 0 ? (
        <fieldset class="choices" aria-label={`${w.growth}, ${c.name}`}>
          {growths[c.kind].map(growth => (
            <Toggle
              key={growth}
              isOn={c.growth.includes(growth)}
              onClick={() =>
                owing.growth > 0
                  ? company.send({ do: 'chooseGrowth', who: c.id, growth })
                  : company.send({ set: 'member', who: c.id, growth: [] })
              }
            >
              {growthNames[growth]} <span class="soft">{c.growth.filter(one => one === growth).length}</span>
            </Toggle>
          ))}
        </fieldset>
      ) : null}
      <div class="gains-hurt">
        <EntryLine
          label={words.people.addInjury}
          known={injuries}
          empty={words.people.oneInjury}
          onKnown={card => company.send({ set: 'injury', who: c.id, name: card.name })}
          onNew={name => company.send({ set: 'injury', who: c.id, name })}
        />
        {c.injuries.length > 0 ? (
          <p class="soft">{c.injuries.map(injury => injury.name).join(', ')}</p>
        ) : null}
      </div>
    </section>
  );
}
