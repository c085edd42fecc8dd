import { Toggle } from '../../../../ui/parts/input/Toggle';
import './acts.css';
import { useState } from 'preact/hooks';
import { Sheet } from '../../../../ui/parts/frame/Sheet';
import { Stepper } from '../../../../ui/parts/input/Stepper';
import { say } from '../../../../ui/words/say';
import { mostSilver } from '../../rules/play/goods';
import { kitOf, moreOf } from '../../rules/play/kit';
import { type Command, figureOf, isOurs, type Play } from '../../rules/play/model';
import { possibleFor } from '../../rules/play/possible';
import type { LevelTable } from '../../table/levels';
import { words as w } from '../../words/acts';
import { words as teach } from '../../words/teach';
import { DiceKeys } from '../level/RollPad';
import { PowersSheet } from './PowersSheet';

interface Props {
  readonly table: LevelTable;
  readonly id: string;
  readonly onClose: () => void;
}

/** HA: what somebody can do now, its price, and why the rest cannot be done. */
export function ActsSheet({ table, id, onClose }: Props) {
  const play = table.state.value;
  const [teaching, setTeaching] = useState(false);
  const [rolling, setRolling] = useState<Command | undefined>(undefined);
  const figure = figureOf(play, id);
  if (!figure) return null;
  const all = possibleFor(play, id);
  const may = all.filter(({ refusal }) => !refusal);
  const mayNot = all.filter(({ refusal }) => refusal);
  const { count } = moreOf(play).settings;
  const act = (command: Command) => {
    if (play.dice === 'table' && rolls(command)) setRolling(command);
    else if (table.send(command)) onClose();
  };
  const { found } = moreOf(play);
  return (
    <Sheet title={w.title(figure.name)} onClose={onClose} wide>
      {rolling ? <Told table={table} command={rolling} onDone={onClose} /> : null}
      {found?.id === id ? (
        <button type="button" class="btn" onClick={() => table.send({ do: 'putDown' })}>
          {w.putDown(moreOf(play).items[found.item]?.name ?? '')}
        </button>
      ) : null}
      <div class="dh-acts">
        {may.map(({ command, cost }) => (
          <button key={JSON.stringify(command)} type="button" class="btn" onClick={() => act(command)}>
            {label(play, command)} {count ? <small class="soft">{w.costs(cost)}</small> : null}
          </button>
        ))}
      </div>
      {may.length === 0 ? <p class="soft">{w.nothing}</p> : null}
      {isOurs(figure) ? <Trade table={table} id={id} onClose={onClose} /> : null}
      {count ? (
        <button
          type="button"
          class="btn quiet"
          onClick={() => {
            if (table.send({ do: 'rest', id })) onClose();
          }}
        >
          {w.rest(figure.name)}
        </button>
      ) : null}
      {mayNot.length > 0 ? (
        <details class="hero-more unfolds">
          <summary>{w.whyNot(mayNot.length)}</summary>
          <ul class="bare stack">
            {mayNot.map(({ command, refusal }) => (
              <li key={JSON.stringify(command)}>
                <b>{label(play, command)}</b> {refusal ? say(refusal.message) : ''}{' '}
                <small class="soft">{refusal?.rule}</small>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {isOurs(figure) ? <Carried table={table} id={id} /> : null}
      <button type="button" class="btn" onClick={() => setTeaching(true)}>
        {teach.powersOf(figure.name)}
      </button>
      {teaching ? <PowersSheet table={table} id={id} onClose={() => setTeaching(false)} /> : null}
    </Sheet>
  );
}

const rolls = (command: Command): boolean =>
  ['shoot', 'split', 'leap', 'recover', 'release', 'cast'].includes(command.do);

/** Dice of the table, as many as the rules ask for, one roll after the other. */
function Told({ table, command, onDone }: { table: LevelTable; command: Command; onDone: () => void }) {
  const [own, setOwn] = useState<readonly number[]>([]);
  const { refusal } = table;
  const send = (digits: readonly number[]) => {
    if (table.send({ ...command, rolls: digits } as Command)) onDone();
    else setOwn(digits);
  };
  const missing = refusal.value?.code === 'digits' ? refusal.value.message : undefined;
  const count =
    typeof missing === 'object' && 'count' in missing && typeof missing.count === 'number'
      ? missing.count
      : 1;
  return (
    <>
      <p class="dh-sentence">{missing && own.length > 0 ? say(missing) : w.ownDice}</p>
      <DiceKeys
        key={own.length}
        count={own.length > 0 ? count : 1}
        onRolled={digits => send([...own, ...digits])}
      />
    </>
  );
}

/** HA-5, RM-4: with somebody beside, as both agree. */
function Trade({ table, id, onClose }: Props) {
  const play = table.state.value;
  const [partner, setPartner] = useState<string | undefined>(undefined);
  const [give, setGive] = useState<string | undefined>(undefined);
  const [get, setGet] = useState<string | undefined>(undefined);
  const [silver, setSilver] = useState(0);
  const me = figureOf(play, id);
  const other = partner === undefined ? undefined : figureOf(play, partner);
  const partners = play.figures.filter(one => isOurs(one) && !one.prone && one.id !== id);
  const { items } = moreOf(play);
  const cards = (list: readonly string[]) => list.filter(item => items[item]?.own === false);
  if (!me || partners.length === 0) return null;
  const chips = (list: readonly string[], now: string | undefined, set: (item: string | undefined) => void) =>
    cards(list).map(item => (
      <button
        key={item}
        type="button"
        class="btn quiet"
        aria-pressed={item === now}
        onClick={() => set(item === now ? undefined : item)}
      >
        {items[item]?.name}
      </button>
    ));
  return (
    <details class="hero-more unfolds">
      <summary>{w.trade}</summary>
      <div class="dh-acts">
        {partners.map(one => (
          <Toggle key={one.id} isOn={one.id === partner} onClick={() => setPartner(one.id)}>
            {one.name}
          </Toggle>
        ))}
      </div>
      {other ? (
        <>
          <div class="dh-acts">
            {w.gives(me.name)} {chips(kitOf(me).items, give, setGive)}
          </div>
          <div class="dh-acts">
            {w.gives(other.name)} {chips(kitOf(other).items, get, setGet)}
          </div>
          <div class="dh-acts">
            <span>{w.pays(me.name, other.name)}</span>
            <Stepper
              label={w.silver}
              value={silver}
              low={-mostSilver}
              high={mostSilver}
              onChange={setSilver}
            />
            <button
              type="button"
              class="btn main"
              onClick={() => {
                const sent = table.send({
                  do: 'trade',
                  id,
                  with: other.id,
                  silver,
                  ...(give === undefined ? {} : { give }),
                  ...(get === undefined ? {} : { get }),
                });
                if (sent) onClose();
              }}
            >
              {w.agreed}
            </button>
          </div>
        </>
      ) : null}
    </details>
  );
}

/** What is carried, as the table puts it right. */
function Carried({ table, id }: { table: LevelTable; id: string }) {
  const play = table.state.value;
  const figure = figureOf(play, id);
  if (!figure) return null;
  const { items: carried, silver, web, blessed } = kitOf(figure);
  const { items } = moreOf(play);
  const put = (change: Extract<Command, { do: 'kit' }>['change']) => table.send({ do: 'kit', id, change });
  return (
    <>
      <h3>{w.carries(figure.name)}</h3>
      <p>{carried.map(item => items[item]?.name).join(', ') || w.noCards}</p>
      <div class="dh-acts">
        <span>{w.silver}</span>
        <Stepper
          label={w.silver}
          value={silver}
          low={0}
          high={200}
          onChange={value => put({ silver: value })}
        />
        <span>{w.web}</span>
        <Stepper label={w.web} value={web} low={0} high={9} onChange={value => put({ web: value })} />
        <button type="button" class="btn" aria-pressed={blessed} onClick={() => put({ blessed: !blessed })}>
          {w.blessed}
        </button>
      </div>
    </>
  );
}

function label(play: Play, command: Command): string {
  const name = (id: string): string => figureOf(play, id)?.name ?? id;
  const card = (id: string | undefined): string => moreOf(play).items[id ?? '']?.name ?? '';
  switch (command.do) {
    case 'split':
      return w.split(command.shares.map(({ target, dice }) => w.share(name(target), dice)).join(', '));
    case 'shoot':
      return w.shoot(name(command.target));
    case 'aim':
      return w.aim;
    case 'bash':
      return w.bash(command.at, command.by === 'shot');
    case 'leap':
      return w.leap(command.to);
    case 'unweb':
      return w.unweb;
    case 'rummage':
      return w.rummage(command.at);
    case 'release':
      return w.release(command.at);
    case 'acquire':
      return w.take(
        card(command.items[0]),
        'body' in command.from ? name(command.from.body) : command.from.square,
      );
    case 'discard':
      return w.discard(card(command.items[0]), command.at);
    case 'use':
      return w.use(card(command.item));
    case 'cast': {
      const figure = figureOf(play, command.id);
      const cast = figure && kitOf(figure).casts[command.cast];
      return w.cast(cast?.name ?? '', name(command.target ?? ''));
    }
    case 'recover':
      return w.recover;
    case 'revive':
      return w.revive(name(command.whom));
    default:
      return command.do;
  }
}
