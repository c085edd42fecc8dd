import { useState } from 'preact/hooks';
import type { Correction } from '../../encounter/command';
import type { Friend } from '../../encounter/state';
import { Icon } from '../parts/Icon';
import { boot } from '../parts/icons-fight.gen';
import { swords } from '../parts/icons-home.gen';
import { Sheet } from '../parts/Sheet';
import { Stepper } from '../parts/Stepper';
import { tokenIcon, tokenName } from '../parts/Token';
import { words } from '../words';
import { useFight } from './context';
import { Hand } from './Hand';

const w = words.friend;
const combat = ['defense', 'animus', 'redraw', 'empowered', 'battleflow'] as const;
const status = ['poison', 'bleed', 'crippled', 'lethality'] as const;

interface Props {
  friend: Friend;
  onClose: () => void;
  onAttack: () => void;
  onMove: () => void;
  /** Somebody came who still has to be put on the board. */
  onPlace: () => void;
}

/** One of the company, whole: what it can do now, and every number of it to be put right by a tap. */
export function FriendSheet({ friend, onClose, onAttack, onMove, onPlace }: Props) {
  const fight = useFight();
  const view = fight.view.value;
  const say = (correction: Correction) => fight.send({ do: 'say', correction });
  const acting = view.phase === 'oathsworn' && view.step === 'open' && friend.presence === 'standing';
  const { available, reserve } = friend.animus;
  return (
    <Sheet title={friend.name} onClose={onClose}>
      {acting ? (
        <div class="ask-answers">
          <button type="button" class="btn main big" onClick={onAttack}>
            <Icon of={swords} />
            {w.attack}
          </button>
          <button type="button" class="btn big" onClick={onMove}>
            <Icon of={boot} />
            {w.move}
          </button>
          {view.lead === friend.id ? null : (
            <button type="button" class="btn" onClick={() => say({ say: 'lead', who: friend.id })}>
              {w.lead}
            </button>
          )}
        </div>
      ) : null}
      {view.phase === 'oathsworn' && (friend.presence === 'unconscious' || friend.presence === 'dead') ? (
        <Allies friend={friend} onCome={view.settings.board === 'mirrored' ? onPlace : onClose} />
      ) : null}
      <Hand friend={friend} onPlayed={onClose} />
      <h3>{w.numbers}</h3>
      <div class="sheet-grid">
        <Line label={w.hp}>
          <Stepper
            label={w.hp}
            value={friend.hp}
            low={0}
            high={friend.maxHp}
            onChange={hp => say({ say: 'hp', who: friend.id, hp })}
          />
        </Line>
        <Line label={w.defense}>
          <Stepper
            label={w.defense}
            value={friend.defense}
            low={1}
            high={15}
            onChange={defense => say({ say: 'defense', who: friend.id, defense })}
          />
        </Line>
        <Line label={w.animus}>
          <Stepper
            label={w.animus}
            value={available}
            low={0}
            high={available + reserve}
            onChange={value => fight.send({ do: 'animus', who: friend.id, by: value - available })}
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
        {[...combat, ...status].map(kind => {
          const count = friend.tokens[kind] ?? 0;
          return (
            <Line key={kind} label={tokenName(kind)} icon={tokenIcon(kind)}>
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
      {acting ? <Spend friend={friend} /> : null}
    </Sheet>
  );
}

/** Who takes the turns of one that has fallen. */
function Allies({ friend, onCome }: { friend: Friend; onCome: () => void }) {
  const fight = useFight();
  const { allies } = fight.view.value;
  if (allies.length === 0) return <p class="soft">{w.noAllies}</p>;
  return (
    <>
      <h3>{w.allies}</h3>
      <div class="ask-answers">
        {allies.map(ally => (
          <button
            key={ally.id}
            type="button"
            class="btn big"
            onClick={() => {
              if (fight.send({ do: 'ally', who: friend.id, ally: ally.id, at: null })) onCome();
            }}
          >
            {ally.name}
          </button>
        ))}
      </div>
    </>
  );
}

/** Tokens that do something of their own when they are spent. */
function Spend({ friend }: { friend: Friend }) {
  const fight = useFight();
  const [position, setPosition] = useState<0 | 1 | 2 | 3>(1);
  const animus = friend.tokens.animus ?? 0;
  const flow = friend.tokens.battleflow ?? 0;
  if (animus + flow === 0) return null;
  const simple = friend.role !== 'full';
  return (
    <div class="ask-answers">
      {animus > 0 && !simple ? (
        <button
          type="button"
          class="btn"
          onClick={() => fight.send({ do: 'spend', who: friend.id, token: 'animus' })}
        >
          {w.spend(tokenName('animus'))}
        </button>
      ) : null}
      {flow > 0 && !simple ? (
        <>
          <button
            type="button"
            class="btn"
            onClick={() => fight.send({ do: 'spend', who: friend.id, token: 'battleflow', use: position })}
          >
            {w.flow(position)}
          </button>
          {([1, 2, 3] as const).map(n => (
            <button
              key={n}
              type="button"
              class="btn square"
              aria-pressed={position === n}
              onClick={() => setPosition(n)}
            >
              {n}
            </button>
          ))}
        </>
      ) : null}
      {simple
        ? (['move', 'attack', 'refresh'] as const).map(use => (
            <button
              key={use}
              type="button"
              class="btn"
              onClick={() =>
                fight.send({
                  do: 'spend',
                  who: friend.id,
                  token: animus > 0 ? 'animus' : 'battleflow',
                  use,
                })
              }
            >
              {w.uses[use]}
            </button>
          ))
        : null}
    </div>
  );
}

function Line(props: { label: string; icon?: string; children: preact.ComponentChildren }) {
  return (
    <div class="setup-row">
      <span class="row soft">
        {props.icon ? <Icon of={props.icon} /> : null}
        {props.label}
      </span>
      {props.children}
    </div>
  );
}
