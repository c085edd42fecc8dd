import type { Correction } from '../../../encounter/model/command';
import type { Friend } from '../../../encounter/model/state';
import { isOfClass } from '../../../stage/class-name';
import { Term } from '../../oathsworn/Terms';
import { tokenIcon } from '../../oathsworn/Token';
import { Icon } from '../../parts/Icon';
import { Stepper } from '../../parts/Stepper';
import { words } from '../../words/fight';
import { tokenName } from '../../words/said/names';
import type { TermName } from '../../words/term-names';
import { useFight } from '../parts/context';

const w = words.friend;
const combat = ['defense', 'animus', 'redraw', 'empowered', 'battleflow'] as const;
const status = ['poison', 'bleed', 'crippled', 'lethality'] as const;

/** Every number of one of the company, to be put right by a tap. */
export function FriendNumbers({ friend }: { friend: Friend }) {
  const fight = useFight();
  const say = (correction: Correction) => fight.send({ do: 'say', correction });
  const { available, reserve } = friend.animus;
  const falls = () => fight.sayAll([{ say: 'hp', who: friend.id, hp: 0 }], w.falls(friend.name));
  const up = friend.presence === 'standing' || friend.presence === 'consumed';
  // Only the Cur gathers Lethality.
  const shown = [...combat, ...status].filter(
    kind => kind !== 'lethality' || isOfClass(friend, 'cur') || (friend.tokens.lethality ?? 0) > 0,
  );
  return (
    <>
      <h3>{w.numbers}</h3>
      <div class="sheet-grid">
        <Line label={w.hp}>
          <Stepper
            label={w.hp}
            value={friend.hp}
            low={0}
            high={friend.maxHp}
            onChange={hp => (hp === 0 && up ? falls() : say({ say: 'hp', who: friend.id, hp }))}
          />
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
            onChange={value =>
              up
                ? fight.send({ do: 'animus', who: friend.id, by: value - available })
                : say({
                    say: 'animus',
                    who: friend.id,
                    available: value,
                    reserve: available + reserve - value,
                  })
            }
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
                onChange={value => say({ say: 'token', who: friend.id, token: kind, count: value })}
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
