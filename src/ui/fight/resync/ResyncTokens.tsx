import { tokenIcon } from '../../oathsworn/pieces/Token';
import { Icon } from '../../parts/frame/Icon';
import { words } from '../../words/fight';
import { tokenName } from '../../words/said/fight/names';

const w = words.resync;

interface Props {
  name: string;
  kinds: readonly string[];
  tokens: Readonly<Record<string, number>>;
  onChange: (tokens: Readonly<Record<string, number>>) => void;
}

/** A tap adds a token, the small minus takes one away. */
export function ResyncTokens({ name, kinds, tokens, onChange }: Props) {
  return (
    <fieldset class="pool resync-tokens" aria-label={w.tokensOf(name)}>
      {kinds.map(kind => {
        const count = tokens[kind] ?? 0;
        return (
          <span key={kind} class="pool-color">
            <button
              type="button"
              class={count > 0 ? 'btn pool-more' : 'btn pool-more none'}
              aria-label={w.oneMore(tokenName(kind), name, count)}
              onClick={() => onChange({ ...tokens, [kind]: count + 1 })}
            >
              <Icon of={tokenIcon(kind)} />
              <b>{count}</b> <small>{tokenName(kind)}</small>
            </button>
            {count > 0 ? (
              <button
                type="button"
                class="btn square pool-fewer"
                aria-label={w.oneFewer(tokenName(kind), name)}
                onClick={() => onChange({ ...tokens, [kind]: count - 1 })}
              >
                −
              </button>
            ) : null}
          </span>
        );
      })}
    </fieldset>
  );
}
