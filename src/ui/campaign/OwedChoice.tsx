import { permanentTokens } from '../../campaign/character';
import type { Owed } from '../../campaign/owed';
import { countOf, TOKEN_KINDS, type TokenKind } from '../../campaign/tokens';
import { marksOf, TRAIT_IDS, TRAITS } from '../../campaign/traits';
import { tokenIcon } from '../oathsworn/Token';
import { Icon } from '../parts/Icon';
import { words } from '../words/campaign';
import { growthNames, tokenNames, traitNames } from '../words/campaign-names';
import { useCompany } from './context';
import { growths } from './growths';
import { Newcomer } from './Newcomer';
import { BoardValues, Equip, Unlock } from './OwedForms';
import { GiveUp, InjuryDraw, LootDraw } from './OwedLosses';

const w = words.owed;

/** The choice that a step of the checklist waits for, right under it. */
export function OwedChoice({ item }: { item: Owed }) {
  const company = useCompany();
  switch (item.owes) {
    case 'trait':
      return <TraitChoice />;
    case 'permanent':
      return (
        <TokenChoice
          who={item.who}
          most={3}
          onPick={token => company.send({ do: 'choosePermanent', who: item.who, token })}
        />
      );
    case 'growth':
      return <GrowthChoice who={item.who} />;
    case 'replayToken':
      return (
        <TokenChoice
          who={item.who}
          onPick={token => company.send({ do: 'replayToken', who: item.who, token })}
        />
      );
    case 'unlock':
      return <Unlock who={item.who} levels={item.levels} />;
    case 'equip':
      return <Equip who={item.who} />;
    case 'board':
      return <BoardValues who={item.who} />;
    case 'common':
    case 'unique':
      return <LootDraw deck={item.owes} count={item.count} />;
    case 'injury':
      return <InjuryDraw who={item.who} />;
    case 'item':
      return <GiveUp who={item.who} count={item.count} />;
    case 'member':
      return (
        <Newcomer
          seat={item.seat}
          onCome={newcomer => company.send({ do: 'replace', seat: item.seat, in: newcomer })}
        />
      );
  }
}

function TraitChoice() {
  const company = useCompany();
  const { traits } = company.state.value;
  return (
    <div class="choices">
      {TRAIT_IDS.map(id => {
        const { most } = TRAITS[id];
        const marks = marksOf(traits, id);
        return (
          <button
            key={id}
            type="button"
            class="btn"
            disabled={marks >= most}
            onClick={() => company.send({ do: 'chooseTrait', trait: id })}
          >
            {traitNames[id]} <span class="soft">{w.left(marks, most)}</span>
          </button>
        );
      })}
    </div>
  );
}

function TokenChoice(props: { who: string; most?: number; onPick: (token: TokenKind) => void }) {
  const c = useCompany().state.value.people[props.who];
  if (!c) return null;
  const held = permanentTokens(c);
  return (
    <div class="choices">
      {TOKEN_KINDS.map(token => (
        <button
          key={token}
          type="button"
          class="btn"
          disabled={props.most !== undefined && countOf(held, token) >= props.most}
          onClick={() => props.onPick(token)}
        >
          <Icon of={tokenIcon(token)} />
          {tokenNames[token]}
        </button>
      ))}
    </div>
  );
}

function GrowthChoice({ who }: { who: string }) {
  const company = useCompany();
  const c = company.state.value.people[who];
  if (!c) return null;
  return (
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
  );
}
