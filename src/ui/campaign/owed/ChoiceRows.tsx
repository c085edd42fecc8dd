import { useState } from 'preact/hooks';
import { countOf, TOKEN_KINDS, type TokenKind } from '../../../campaign/kinds/tokens';
import { permanentTokens } from '../../../campaign/model/character';
import type { MissingPiece } from '../../../campaign/model/items';
import { tokenIcon } from '../../oathsworn/pieces/Token';
import { Icon } from '../../parts/frame/Icon';
import { Stepper } from '../../parts/input/Stepper';
import { words } from '../../words/campaign';
import { growthNames, missingNames, tokenNames } from '../../words/campaign-names';
import { ItemLine } from '../cards/ItemLine';
import { useCompany } from '../parts/context';
import { growths } from '../parts/growths';
import { WhoRow } from './WhoRow';

const w = words.owed;

export function TokenRow(props: {
  who: string;
  count: number;
  most?: number;
  onPick: (token: TokenKind) => void;
}) {
  const c = useCompany().state.value.people[props.who];
  if (!c) return null;
  const held = permanentTokens(c);
  return (
    <WhoRow who={props.who} note={props.count > 1 ? w.tokens(props.count) : ''}>
      <div class="token-rail">
        {TOKEN_KINDS.map(token => (
          <button
            key={token}
            type="button"
            class="coin"
            disabled={props.most !== undefined && countOf(held, token) >= props.most}
            aria-label={tokenNames[token]}
            onClick={() => props.onPick(token)}
          >
            <Icon of={tokenIcon(token)} />
            <span class="coin-name">{tokenNames[token]}</span>
          </button>
        ))}
      </div>
    </WhoRow>
  );
}

export function GrowthRow({ who, count }: { who: string; count: number }) {
  const company = useCompany();
  const c = company.state.value.people[who];
  if (!c) return null;
  return (
    <WhoRow who={who} note={count > 1 ? w.times(count) : ''}>
      <div class="choices">
        {growths[c.kind].map(growth => (
          <button
            key={growth}
            type="button"
            class="btn"
            onClick={() => company.send({ do: 'chooseGrowth', who, growth })}
          >
            {growthNames[growth]}
          </button>
        ))}
      </div>
    </WhoRow>
  );
}

export function EquipRow({ who, missing }: { who: string; missing: readonly MissingPiece[] }) {
  const company = useCompany();
  const name = company.state.value.people[who]?.name ?? '';
  return (
    <WhoRow
      who={who}
      note={missing.length > 0 ? w.missing(missing.map(one => missingNames[one]).join(', ')) : ''}
    >
      <ItemLine
        label={`${words.sheet.newItem}: ${name}`}
        onItem={item => company.send({ set: 'item', item, to: { who } })}
      />
      <button type="button" class="btn" onClick={() => company.send({ do: 'equipped', who })}>
        {w.equip(name)}
      </button>
    </WhoRow>
  );
}

/** CP-2: what is printed on the board, read once. */
export function BoardRow({ who }: { who: string }) {
  const company = useCompany();
  const c = company.state.value.people[who];
  const [animus, setAnimus] = useState(c?.boardAnimus ?? 7);
  const [regen, setRegen] = useState(c?.boardRegen ?? 6);
  if (!c) return null;
  return (
    <WhoRow who={who}>
      <div class="row">
        <span class="soft">{w.animus}</span>
        <Stepper label={`${w.animus}, ${c.name}`} value={animus} low={1} high={20} onChange={setAnimus} />
        <span class="soft">{w.regen}</span>
        <Stepper label={`${w.regen}, ${c.name}`} value={regen} low={1} high={20} onChange={setRegen} />
        <button
          type="button"
          class="btn"
          aria-label={`${w.write}: ${c.name}`}
          onClick={() => company.send({ set: 'member', who, boardAnimus: animus, boardRegen: regen })}
        >
          {w.write}
        </button>
      </div>
    </WhoRow>
  );
}
