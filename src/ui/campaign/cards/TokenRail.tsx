import { countOf, TOKEN_KINDS, type TokenKind, type Tokens } from '../../../campaign/kinds/tokens';
import { useLongPress } from '../../fight/parts/useLongPress';
import { tokenIcon } from '../../oathsworn/pieces/Token';
import { Icon, Stroke } from '../../parts/frame/Icon';
import { words } from '../../words/campaign';
import { tokenNames } from '../../words/campaign-names';

const w = words.tokens;

interface Props {
  /** Whose, and which: it stands before the name of each token. */
  label: string;
  tokens: Tokens;
  onSet: (kind: TokenKind, count: number) => void;
}

/** Tokens to tap: a tap brings one more, holding it or the minus takes one off. */
export function TokenRail({ label, tokens, onSet }: Props) {
  return (
    <fieldset class="token-rail" aria-label={label}>
      {TOKEN_KINDS.map(kind => (
        <Coin
          key={kind}
          label={label}
          kind={kind}
          count={countOf(tokens, kind)}
          onSet={count => onSet(kind, count)}
        />
      ))}
    </fieldset>
  );
}

function Coin(props: { label: string; kind: TokenKind; count: number; onSet: (count: number) => void }) {
  const { label, kind, count, onSet } = props;
  const name = tokenNames[kind];
  const less = () => {
    if (count > 0) onSet(count - 1);
  };
  const held = useLongPress(less, () => onSet(count + 1));
  return (
    <span class={count > 0 ? 'coin-slot held' : 'coin-slot'}>
      <button type="button" class="coin" aria-label={w.more(name, count, label)} {...held}>
        <Icon of={tokenIcon(kind)} />
        <span class="coin-name" aria-hidden="true">
          {name}
        </span>
        {count > 0 ? (
          <b class="coin-count" aria-hidden="true">
            {count}
          </b>
        ) : null}
      </button>
      {count > 0 ? (
        <button type="button" class="coin-less" aria-label={w.less(name, label)} onClick={less}>
          <Stroke of="minus" />
        </button>
      ) : null}
    </span>
  );
}
