import './battle.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ZERO } from '../../../../chances/fraction';
import { lazy } from '../../../../ui/parts/frame/lazy';
import { useHand } from '../../../../ui/parts/input/useHand';
import { type Cell, nameOf, same } from '../../rules/battle/space';
import { attracting } from '../../rules/fight/company';
import { type Fighter, fighterOf } from '../../rules/fight/model';
import type { BattleTable } from '../../table/battles';
import { askDanger } from '../../table/danger';
import { chanceText } from '../../words/chance';
import { Grid } from '../grid/Grid';
import { Ahead, foreseenArmy } from './Ahead';
import type { Aim, Coming } from './aim';
import { CardSheet } from './CardSheet';
import { Dock } from './Dock';
import { JoinSheet } from './JoinSheet';
import { Light } from './Light';
import { WhySheet } from './WhySheet';

const NewCard = lazy(async () => (await import('./NewCard')).NewCard);

/** The card that was tapped, what the next tap on another one means, and what is written on the cells around it. */
interface Pick {
  readonly id: string | undefined;
  readonly aim: Aim;
  readonly dangers: ReadonlyMap<string, string>;
}
const none: Pick = { id: undefined, aim: 'strike', dangers: new Map() };

/** The grid of a battle with what is foreseen and what is to be done; by itself, or one of several. */
export function BattleBody({ table }: { table: BattleTable }) {
  const battle = table.state.value;
  const asked = table.question.value;
  const picked = useHand(
    () => {
      const { phase, step, doing } = table.state.value;
      return [phase, step, doing];
    },
    () => none,
  );
  const [fixing, setFixing] = useState<string | undefined>(undefined);
  const [why, setWhy] = useState(false);
  const [coming, setComing] = useState<Coming | undefined>(undefined);
  const pick = (id: string | undefined): void => picked.take({ ...none, id });
  const cardNow = (): Fighter | undefined => {
    const { id } = picked.held();
    return id === undefined ? undefined : fighterOf(table.state.value, id);
  };
  const chosen = cardNow()?.id;
  const { aim, dangers } = picked.held();

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) pick(undefined);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [table]);

  const onCard = (id: string): void => {
    const now = table.state.value;
    const question = table.question.value;
    const card = fighterOf(now, id);
    if (!card || now.end || question?.ask === 'name' || question?.ask === 'dodge') return;
    if (question?.ask === 'done' && id !== question.doing.id) {
      table.send({ do: 'aim', target: id });
      return;
    }
    const by = cardNow();
    const does = picked.held().aim;
    if (question?.ask === 'own' && by && by.side === now.acting && id !== by.id) {
      // AT-4: the hearts of the table's own dice are asked; whom it cannot attract is told with its rule.
      const asks = does === 'attract' || (typeof does === 'object' && 'attracts' in does);
      if (asks && now.dice === 'table' && attracting(now, by, card).problem === null) {
        picked.take({ ...picked.held(), aim: { attracts: id } });
        return;
      }
      const sent = asks
        ? table.send({ do: 'attract', by: by.id, on: id })
        : does === 'pass'
          ? table.send({ do: 'artifact', id: by.id, to: id })
          : typeof does === 'object'
            ? 'ability' in does && table.send({ do: 'ability', id: by.id, name: does.ability, on: id })
            : card.side !== by.side && table.send({ do: 'strike', on: id, by: [by.id] });
      if (sent) pick(undefined);
      if (sent || does !== 'strike' || card.side !== by.side) return;
    }
    pick(by?.id === id ? undefined : id);
  };
  const onCell = (at: Cell): void => {
    const card = cardNow();
    if (card && table.send({ do: 'walk', id: card.id, to: at })) pick(undefined);
  };
  /** OD-3: the chance to fall in the coming phase of the NPCs, at each cell that is one step away. */
  const asking = useRef<{ readonly stop: () => void } | undefined>(undefined);
  useEffect(() => () => asking.current?.stop(), []);
  const whereToStand = (): void => {
    const now = table.state.value;
    const { cards, fliers } = now;
    const card = cardNow();
    const side = foreseenArmy(now);
    if (!card || side === undefined) return;
    asking.current?.stop();
    asking.current = askDanger(
      { cards, side, fliers, stands: card.id },
      ({ cells }) => {
        // What has moved since was asked of another board.
        if (table.state.peek().cards !== cards || picked.held().id !== card.id) return;
        const dangers = new Map([...cells].map(([at, dies]) => [at, chanceText(dies)] as const));
        picked.take({ ...picked.held(), dangers });
      },
      () => undefined,
    );
  };
  /** OD-3: the chance of a card to fall in that phase, where somebody has drawn it. */
  const onOver = (id: string, at: Cell): void => {
    const now = table.state.value;
    const side = foreseenArmy(now);
    const card = fighterOf(now, id);
    if (!card || side === undefined || card.side === side) return;
    if (picked.held().id !== id) pick(id);
    if (now.cards.some(one => one.id !== id && same(one.at, at))) return;
    const { cards, fliers } = now;
    asking.current?.stop();
    asking.current = askDanger(
      { cards: cards.map(one => (one.id === id ? { ...one, at } : one)), side, fliers },
      ({ danger }) => {
        const found = danger.find(one => one.id === id);
        const held = picked.held();
        if (table.state.peek().cards !== cards || held.id !== id) return;
        picked.take({
          ...held,
          dangers: new Map(held.dangers).set(nameOf(at), chanceText(found?.dies ?? ZERO)),
        });
      },
      () => undefined,
    );
  };
  const slides = asked?.ask === 'regroup' ? asked.slides : [];
  const glows = (at: Cell): boolean =>
    slides.some(({ to }) => same(to, at)) || (chosen !== undefined && asked?.ask !== 'regroup');
  const next = asked?.ask === 'roll' ? asked.id : undefined;
  return (
    <>
      <div class="ko-middle">
        {battle.light ? (
          <Light battle={battle} chosen={chosen} next={next} onCard={onCard} />
        ) : (
          <Grid
            battle={battle}
            chosen={chosen}
            next={next}
            glows={glows}
            dangers={dangers}
            onCard={onCard}
            onCell={onCell}
            onOver={foreseenArmy(battle) === undefined ? undefined : onOver}
          />
        )}
      </div>
      <Ahead battle={battle} />
      <Dock
        table={table}
        chosen={chosen}
        aim={aim}
        stands={dangers.size > 0}
        onAim={next => picked.take({ ...picked.held(), aim: next })}
        onWhere={whereToStand}
        onFix={setFixing}
        onWhy={() => setWhy(true)}
        onComing={setComing}
        onLetGo={() => pick(undefined)}
      />
      {why && battle.doing ? <WhySheet table={table} onClose={() => setWhy(false)} /> : null}
      {fixing === undefined ? null : (
        <CardSheet table={table} id={fixing} onClose={() => setFixing(undefined)} />
      )}
      {coming === undefined ? null : coming.as === 'army' && table.joiners ? (
        <JoinSheet table={table} joiners={table.joiners} onClose={() => setComing(undefined)} />
      ) : (
        <NewCard table={table} coming={coming} onClose={() => setComing(undefined)} />
      )}
    </>
  );
}
