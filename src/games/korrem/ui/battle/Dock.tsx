import { useEffect } from 'preact/hooks';
import { DockNews } from '../../../../ui/parts/frame/DockNews';
import { useHand } from '../../../../ui/parts/input/useHand';
import { prefs } from '../../../../ui/shell/prefs';
import { hrefTo } from '../../../../ui/shell/router';
import { say } from '../../../../ui/words/say';
import { describeEntry } from '../../rules/fight/describe';
import { armyOf, type Dodging, fighterOf, type Naming } from '../../rules/fight/model';
import { rulesOf } from '../../rules/npc/spoke';
import { d8 } from '../../rules/npc/turn';
import type { BattleTable } from '../../table/battles';
import { ui } from '../../words/ui';
import { Chosen } from './Chosen';
import { Answer, type DockProps, Sentence, Told } from './dock-parts';
import { Own } from './Own';

const w = ui.ask;
/** So many numbers stand in a row. */
const mostSaved = 9;

/** One thing to do, always in the same place. */
export function Dock(props: DockProps) {
  const { table } = props;
  return (
    <section class="ko-dock panel" aria-label={ui.dock}>
      <DockNews table={table} game="korrem" sawHidden={ui.sawHidden} />
      <Asked {...props} />
    </section>
  );
}

function Asked(props: DockProps) {
  const { table, chosen } = props;
  const battle = table.state.value;
  const asked = table.question.value;
  const card = chosen === undefined ? undefined : fighterOf(battle, chosen);
  if (card && asked && asked.ask !== 'done' && asked.ask !== 'name' && asked.ask !== 'dodge')
    return <Chosen {...props} card={card} />;
  switch (asked?.ask) {
    case 'setup':
      return (
        <>
          <Sentence text={w.setup} />
          <p class="soft">{w.legend}</p>
          <div class="ko-answers">
            <Answer text={w.begin} main onClick={() => table.send({ do: 'begin' })} />
            <Answer text={w.add} onClick={() => props.onComing({ as: 'card' })} />
          </div>
        </>
      );
    case 'roll':
      return <Rolling {...props} id={asked.id} waiting={asked.waiting} />;
    case 'done':
      return <Doing {...props} mayFail={asked.mayFail} works={asked.doing.turn.ability?.works ?? 8} />;
    case 'own':
      return <Own {...props} />;
    case 'regroup':
      return (
        <>
          <Sentence text={w.regroup} />
          <Told table={table} few={3} />
          <div class="ko-answers">
            <Answer text={w.regrouped} main onClick={() => table.send({ do: 'regroup' })} />
          </div>
        </>
      );
    case 'dodge':
      return <Dodge {...props} dodging={asked.dodging} />;
    case 'name':
      return <Named {...props} asks={asked.naming.asks} id={asked.naming.id} among={asked.among} />;
    case undefined:
      return <Over table={table} />;
  }
}

/** NA-1: the next NPC rolls: the app's die, or the number that lies on the table. */
function Rolling({ table, id, waiting }: DockProps & { id: string; waiting: readonly string[] }) {
  const battle = table.state.value;
  const byApp = battle.dice === 'app';
  const others = waiting.filter(one => one !== id);
  return (
    <>
      <Sentence text={w.roll(fighterOf(battle, id)?.name ?? '')} />
      <Told table={table} few={3} />
      <div class="ko-answers">
        {byApp ? <Answer text={w.rollIt} main onClick={() => table.send({ do: 'npc' })} /> : null}
        {byApp && others.length > 0 ? (
          <Answer text={w.rollAll} onClick={() => table.send({ do: 'npc', all: true })} />
        ) : null}
        {d8.map(roll => (
          <button
            key={roll}
            type="button"
            class="btn ko-number"
            onClick={() => table.send({ do: 'npc', roll })}
          >
            {roll}
          </button>
        ))}
        {others.map(one => (
          <Answer
            key={one}
            text={`${w.another}: ${fighterOf(battle, one)?.name ?? one}`}
            onClick={() => table.send({ do: 'npc', id: one })}
          />
        ))}
      </div>
    </>
  );
}

/** What the NPC does, with its reason: done so, or another target. */
function Doing({ table, mayFail, works, onFix, onWhy }: DockProps & { mayFail: boolean; works: number }) {
  const battle = table.state.value;
  const last = battle.log.findLast(({ by }) => by === battle.doing?.id);
  const { pins = {}, doing } = battle;
  const text = last ? say(describeEntry(last)) : '';
  // Eyes on the grid: what it does is read aloud, where the device is told to.
  useEffect(() => {
    if (prefs.aloud.peek() === 'on')
      import('../../../../ui/parts/sound/aloud').then(({ speak }) => speak(text), console.error);
  }, [text]);
  const notes = rulesOf(doing?.turn.why ?? []).filter(rule => pins[rule] !== undefined);
  return (
    <>
      <p class="ko-sentence" role="status">
        {text} <small class="soft">{last?.rule}</small>
      </p>
      {notes.map(rule => (
        <p key={rule}>{w.pinned(rule, pins[rule] ?? '')}</p>
      ))}
      <p class="soft">{mayFail ? w.works(works) : w.otherTarget}</p>
      <div class="ko-answers">
        {mayFail ? (
          <>
            <Answer text={w.worked} main onClick={() => table.send({ do: 'done', works: true })} />
            <Answer text={w.failed} main onClick={() => table.send({ do: 'done', works: false })} />
          </>
        ) : (
          <Answer text={w.done} main onClick={() => table.send({ do: 'done' })} />
        )}
        <Answer text={w.why} onClick={onWhy} />
        <Answer text={w.fix} onClick={() => onFix(battle.doing?.id ?? '')} />
      </div>
    </>
  );
}

/** NA-7: an NPC answers a blow; the table says what that has saved. */
function Dodge({ table, dodging }: DockProps & { dodging: Dodging }) {
  const battle = table.state.value;
  const who = fighterOf(battle, dodging.on)?.name ?? '';
  return (
    <>
      <Sentence text={w.dodge(who, dodging.abilities[0] ?? '', dodging.damage)} />
      <div class="ko-answers">
        {Array.from({ length: Math.min(dodging.damage, mostSaved) + 1 }, (_, saved) => (
          <button
            key={saved}
            type="button"
            class="btn ko-number"
            aria-label={w.saved(saved)}
            onClick={() => table.send({ do: 'dodged', saved })}
          >
            {saved}
          </button>
        ))}
        {dodging.damage > mostSaved ? (
          <Answer text={w.allSaved} onClick={() => table.send({ do: 'dodged', saved: dodging.damage })} />
        ) : null}
      </div>
    </>
  );
}

/** NM-3, NM-5: without positions the table names who is beside the NPC, or else who is closest. */
function Named({
  table,
  id,
  asks,
  among,
}: DockProps & { id: string; asks: Naming['asks']; among: readonly string[] }) {
  const battle = table.state.value;
  const named = useHand<readonly string[] | undefined>(
    () => [table.state.value.naming],
    () => undefined,
  );
  const chosen = named.held();
  const who = fighterOf(battle, id)?.name ?? '';
  const several = chosen !== undefined;
  /** One alone is one tap; who are several are gathered first. */
  const tap = (one: string): void => {
    const before = named.held();
    if (before) named.take(before.includes(one) ? before.filter(other => other !== one) : [...before, one]);
    else table.send({ do: 'name', ids: [one] });
  };
  return (
    <>
      <Sentence text={asks === 'near' ? w.near(who) : w.closest(who)} />
      <div class="ko-answers">
        {among.map(one => (
          <button
            key={one}
            type="button"
            class="btn"
            aria-pressed={several ? chosen.includes(one) : undefined}
            onClick={() => tap(one)}
          >
            {fighterOf(battle, one)?.name ?? one}
          </button>
        ))}
        {several ? (
          <Answer text={w.named} main onClick={() => table.send({ do: 'name', ids: named.held() ?? [] })} />
        ) : (
          <>
            <Answer text={w.nobodyThere} main onClick={() => table.send({ do: 'name', ids: [] })} />
            <Answer text={w.several} onClick={() => named.take([])} />
          </>
        )}
      </div>
    </>
  );
}

function Over({ table }: { table: BattleTable }) {
  const battle = table.state.value;
  const victor = battle.end?.victor;
  return (
    <>
      <Sentence text={victor ? w.over(armyOf(battle, victor)?.name ?? '') : w.nobody} />
      <p>
        {w.after(
          battle.end?.why ?? 'table',
          battle.graveyard.map(({ name }) => name),
        )}
      </p>
      <Told table={table} few={4} />
      <div class="ko-answers">
        <a class="btn main big" href={hrefTo('korrem')}>
          {w.again}
        </a>
      </div>
    </>
  );
}
