import { useState } from 'preact/hooks';
import { mineAt } from '../../../../../play/seats';
import { Sheet } from '../../../../../ui/parts/frame/Sheet';
import { Choice } from '../../../../../ui/parts/input/Choice';
import { Stepper } from '../../../../../ui/parts/input/Stepper';
import { say } from '../../../../../ui/words/say';
import { nothing } from '../../../rules/goods';
import { goodsOf } from '../../../rules/play/log/facts';
import { armyIn, commander, nationOf, type World } from '../../../rules/play/model';
import type { Holder } from '../../../rules/play/turn/commands';
import type { WorldTable } from '../../../table/worlds';
import { wsheets } from '../../../words/world-sheets';
import { GoodsSteppers } from './Goods';

const w = wsheets.give;

const keyOf = (of: Holder): string => ('bank' in of ? `bank ${of.bank}` : `army ${of.army}`);
const holdersOf = ({
  nations,
  armies,
}: World): { key: string; of: Holder; nation: string | null; text: string }[] => [
  ...nations.map(({ id, name }) => ({
    key: keyOf({ bank: id }),
    of: { bank: id },
    nation: id,
    text: w.bank(name),
  })),
  ...armies
    .filter(({ nation }) => nation !== null)
    .map(({ id, name, hex, nation }) => ({
      key: keyOf({ army: id }),
      of: { army: id },
      nation,
      text: hex === null ? name : `${name}, ${hex}`,
    })),
];

/** MV-4, GA-5, TH-4: a hand-over, by its giver. */
export function GiveSheet({ table, onClose }: { table: WorldTable; onClose: () => void }) {
  const world = table.state.value;
  const holders = holdersOf(world);
  const mine = mineAt(table.id);
  const commands = commander(world) ?? world.observer;
  // OWN-305: a phone hands over only its own.
  const who = mine.length > 0 && !mine.includes(commands) ? (mine[0] ?? commands) : commands;
  const own = world.armies.find(({ nation }) => nation === who);
  const [from, setFrom] = useState(own ? keyOf({ army: own.id }) : keyOf({ bank: who }));
  const [to, setTo] = useState(
    keyOf({ bank: own ? who : (world.nations.find(({ id }) => id !== who)?.id ?? who) }),
  );
  const [goods, setGoods] = useState(nothing);
  const [points, setPoints] = useState(0);
  const [things, setThings] = useState<readonly string[]>([]);
  const givers =
    mine.length === 0 ? holders : holders.filter(({ nation }) => nation !== null && mine.includes(nation));
  const giver = givers.find(({ key }) => key === from)?.of;
  const taker = holders.find(({ key }) => key === to)?.of;
  if (!giver || !taker) return null;
  const held = goodsOf(world, giver);
  const army = 'army' in giver ? armyIn(world, giver.army) : undefined;
  const artifacts =
    army?.artifacts ?? ('bank' in giver ? (nationOf(world, giver.bank)?.artifacts ?? []) : []);
  const members = army && 'army' in taker ? army.members : [];
  const toggle = (id: string): void =>
    setThings(things.includes(id) ? things.filter(one => one !== id) : [...things, id]);
  const chip = (id: string, text: string) => (
    <button key={id} type="button" class="btn" aria-pressed={things.includes(id)} onClick={() => toggle(id)}>
      {text}
    </button>
  );
  const hand = (): void => {
    const sent = table.send({
      do: 'give',
      from: giver,
      to: taker,
      goods,
      artifacts: artifacts.filter(({ id }) => things.includes(id)).map(({ id }) => id),
      members: members.filter(({ id }) => things.includes(id)).map(({ id }) => id),
      points,
    });
    if (sent) onClose();
  };
  return (
    <Sheet title={w.title} onClose={onClose} wide>
      <Choice
        label={w.from}
        value={from}
        options={givers.map(({ key, text }) => ({ id: key, text }))}
        onPick={key => {
          setFrom(key);
          setGoods(nothing);
          setThings([]);
        }}
      />
      <Choice
        label={w.to}
        value={to}
        options={holders.filter(({ key }) => key !== from).map(({ key, text }) => ({ id: key, text }))}
        onPick={setTo}
      />
      <GoodsSteppers goods={goods} most={held} onChange={setGoods} />
      {members.length > 0 ? (
        <div class="ko-answers">{members.map(({ id, name }) => chip(id, name))}</div>
      ) : null}
      {artifacts.length > 0 ? (
        <div class="ko-answers">{artifacts.map(({ id, name }) => chip(id, name))}</div>
      ) : null}
      <div class="ko-answers">
        <Stepper label={w.points} value={points} low={0} high={99} onChange={setPoints} />
        <span>{w.points}</span>
        <button type="button" class="btn" onClick={() => setGoods(held)}>
          {w.all}
        </button>
        <button type="button" class="btn main big" onClick={hand}>
          {w.done}
        </button>
      </div>
      {table.refusal.value ? <p role="alert">{say(table.refusal.value.message)}</p> : null}
    </Sheet>
  );
}
