import { countOf, TOKEN_KINDS } from '../../../campaign/kinds/tokens';
import { type Character, permanentTokens } from '../../../campaign/model/character';
import { words } from '../../words/campaign';
import { tokenNames } from '../../words/campaign-names';
import { TokenRail } from '../cards/TokenRail';
import { useCompany } from '../parts/context';

const w = words.people;

export function TokensOf({ c }: { c: Character }) {
  const company = useCompany();
  const all = permanentTokens(c);
  const grown = TOKEN_KINDS.filter(kind => countOf(all, kind) > countOf(c.permanent, kind));
  return (
    <>
      <section class="leaf" aria-label={w.permanent}>
        <h3>{w.permanent}</h3>
        <TokenRail
          label={w.permanent}
          tokens={c.permanent}
          onSet={(token, count) => company.send({ set: 'permanent', who: c.id, token, count })}
        />
        {grown.length > 0 ? (
          <p class="soft">
            {w.grown(
              grown.map(kind => `${countOf(all, kind) - countOf(c.permanent, kind)} ${tokenNames[kind]}`),
            )}
          </p>
        ) : null}
      </section>
      {c.hp === null ? null : (
        <section class="leaf" aria-label={w.tokens}>
          <h3>{w.tokens}</h3>
          <TokenRail
            label={w.tokens}
            tokens={c.tokens}
            onSet={(token, count) => company.send({ set: 'token', who: c.id, token, count })}
          />
        </section>
      )}
    </>
  );
}
