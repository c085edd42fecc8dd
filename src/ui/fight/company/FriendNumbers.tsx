import type { Correction } from '../../../encounter/model/command';
import type { Friend } from '../../../encounter/model/state';
import { tokenIcon } from '../../oathsworn/pieces/Token';
import { Term } from '../../oathsworn/rules/Terms';
import { Icon } from '../../parts/frame/Icon';
import { Stepper } from '../../parts/input/Stepper';
import { words } from '../../words/fight';
import { tokenName } from '../../words/said/fight/names';
import type { TermName } from '../../words/term-names';
import { useFight } from '../parts/context';
import { countedTokens, useCounts } from './useCounts';

const w = words.friend;
/** Every number of one of the company, to be put right by a tap. */
export function FriendNumbers({ friend }: { friend: Friend }) {
  const fight = useFight();
  const say = (correction: Correction) => fight.send({ do: 'say', correction });
  const counts = useCounts(friend);
  const { available, reserve } = friend.animus;
  const shown = countedTokens(friend);
  return (
    <>
      <h3>{w.numbers}</h3>
      <div class="sheet-grid">
        <Line label={w.hp}>
          <Stepper label={w.hp} value={friend.hp} low={0} high={friend.maxHp} onChange={counts.hp} />
        </Line>
        <Line label={w.defense} term="defense">
          <Stepper
            label={w.defense}
            value={friend.defense}
            low={1}
            high={15}
            onChange={defense => say({ say: 'defense', who: friend.id, defense })}
          />
        </Line>
        <Line label={w.animus} term="animus">
          <Stepper
            label={w.animus}
            value={available}
            low={0}
            high={available + reserve}
            onChange={counts.animus}
          />
        </Line>
        <Line label={w.maxAnimus}>
          <Stepper
            label={w.maxAnimus}
            value={available + reserve}
            low={0}
            high={15}
            onChange={max =>
              say({
                say: 'animus',
                who: friend.id,
                available: Math.min(available, max),
                reserve: Math.max(0, max - available),
              })
            }
          />
        </Line>
      </div>
      <h3>{w.tokens}</h3>
      <div class="sheet-grid">
        {shown.map(kind => {
          const count = friend.tokens[kind] ?? 0;
          return (
            <Line
              key={kind}
              label={tokenName(kind)}
              icon={tokenIcon(kind)}
              term={kind === 'empowered' ? 'empower' : kind}
            >
              <Stepper
                label={tokenName(kind)}
                value={count}
                low={0}
                high={12}
                onChange={value => counts.token(kind, value)}
              />
            </Line>
          );
        })}
      </div>
    </>
  );
}

function Line(props: { label: string; icon?: string; term?: TermName; children: preact.ComponentChildren }) {
  return (
    <div class="setup-row">
      <span class="row soft">
        {props.icon ? <Icon of={props.icon} /> : null}
        {props.term ? <Term of={props.term}>{props.label}</Term> : props.label}
      </span>
      {props.children}
    </div>
  );
}
