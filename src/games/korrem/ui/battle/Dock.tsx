import { useEffect } from 'preact/hooks';
import { DockNews } from '../../../../ui/parts/DockNews';
import { lazy } from '../../../../ui/parts/lazy';
import { useHand } from '../../../../ui/parts/useHand';
import { prefs } from '../../../../ui/shell/prefs';
import { hrefTo } from '../../../../ui/shell/router';
import { say } from '../../../../ui/words/say';
import { maySummon } from '../../rules/fight/company';
import { armyOf, type Dodging, type Fighter, fighterOf, type Naming } from '../../rules/fight/model';
import { rulesOf } from '../../rules/npc/spoke';
import { d8 } from '../../rules/npc/turn';
import type { BattleTable } from '../../table/battles';
import { ui } from '../../words/ui';
import { foreseenArmy } from './Ahead';
import type { Aim, Coming } from './aim';

const Enough = lazy(async () => (await import('./Enough')).Enough);
const Attract = lazy(async () => (await import('./Attract')).Attract);

const w = ui.ask;
/** So many numbers stand in a row. */
const mostSaved = 9;
/** BG-3: at a table of six nobody has more. */
const mostArmies = 6;

interface Props {
  readonly table: BattleTable;
  readonly chosen: string | undefined;
  readonly aim: Aim;
  /** Whether chances are written on the cells around it. */
  readonly stands: boolean;
  readonly onAim: (aim: Aim) => void;
  readonly onWhere: () => void;
  readonly onFix: (id: string) => void;
  readonly onWhy: () => void;
  readonly onComing: (coming: Coming) => void;
  readonly onLetGo: () => void;
}

const Answer = (props: { text: string; main?: boolean; onClick: () => void }) => (
  <button type="button" class={props.main ? 'btn main big' : 'btn'} onClick={props.onClick}>
    {props.text}
  </button>
);

/** One thing to do, always in the same place. */
export function Dock(props: Props) {
  const { table } = props;
  return (
    <section class="ko-dock panel" aria-label={ui.dock}>
      <DockNews table={table} game="korrem" sawHidden={ui.sawHidden} />
      <Asked {...props} />
    </section>
  );
}

const Sentence = ({ text }: { text: string }) => (
  <p class="ko-sentence" role="status">
    {text}
  </p>
);

function Told({ table, few }: { table: BattleTable; few: number }) {
  const { told, pins = {} } = table.state.value;
  if (told.length === 0) return null;
  return (
    <ol class="bare ko-told">
      {told.slice(-few).map((one, i) => (
        <li key={`${told.length}/${i}`}>
          {say(one.text)} <small class="soft">{one.rule}</small>
          {pins[one.rule] ? <small> {w.pinned(one.rule, pins[one.rule] ?? '')}</small> : null}
        </li>
      ))}
    </ol>
  );
}

function Asked(props: Props) {
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

/** BP-2, BE-2: our phase: blows, whoever comes, and the way out, by the number of a die that lies on the table. */
function Own({ table, onComing }: Props) {
  const battle = table.state.value;
  const { acting, phase, dice, cards } = battle;
  const fleeing = useHand(
    () => [table.state.value.phase, table.state.value.acting],
    () => false,
  );
  const { flees } = table;
  if (fleeing.held() && flees)
    return (
      <>
        <Sentence text={w.fleeing(armyOf(battle, acting)?.name ?? '')} />
        <div class="ko-answers">
          {d8.map(roll => (
            <button key={roll} type="button" class="btn ko-number" onClick={() => flees(acting, roll)}>
              {roll}
            </button>
          ))}
          <Answer text={w.letGo} onClick={() => fleeing.take(false)} />
        </div>
      </>
    );
  return (
    <>
      <Sentence text={w.own} />
      <Told table={table} few={4} />
      <div class="ko-answers">
        <Answer text={w.endPhase} main onClick={() => table.send({ do: 'phase' })} />
        <Answer text={w.add} onClick={() => onComing({ as: 'card' })} />
        {mayArmyJoin(table) ? <Answer text={w.joins} onClick={() => onComing({ as: 'army' })} /> : null}
        {cards.some(({ side, states }) => side === acting && states.includes('frozen')) ? (
          <Answer text={w.eight} onClick={() => table.send({ do: 'd8', roll: 8 })} />
        ) : null}
        {phase > 1 ? (
          <Answer
            text={w.retreat}
            onClick={() =>
              flees && dice === 'table' ? fleeing.take(true) : table.send({ do: 'retreat', side: acting })
            }
          />
        ) : null}
      </div>
    </>
  );
}

/** BG-3: in a whole game somebody has to stand by; a battle by itself is joined by whom the table names. */
const mayArmyJoin = ({ joiners, state }: BattleTable): boolean =>
  joiners ? joiners.armies.value.length > 0 : state.value.armies.length < mostArmies;

/** One card is chosen: what it may do, or what may be done to it. */
function Chosen({
  table,
  card,
  aim,
  stands,
  onAim,
  onWhere,
  onFix,
  onComing,
  onLetGo,
}: Props & { card: Fighter }) {
  const battle = table.state.value;
  const own = table.question.value?.ask === 'own';
  const ours = own && card.side === battle.acting;
  const setsUp = battle.step === 'setup' && !battle.armies.some(({ id, npc }) => npc && id === card.side);
  return (
    <>
      <Sentence
        text={
          ours ? aimText(card.name, aim) : battle.step === 'setup' ? w.places(card.name) : w.target(card.name)
        }
      />
      {stands ? <p class="soft">{w.stands}</p> : null}
      {ours && (aim === 'attract' || (typeof aim === 'object' && 'attracts' in aim)) ? (
        <Attract
          table={table}
          by={card}
          on={typeof aim === 'object' ? aim.attracts : undefined}
          onDone={onLetGo}
        />
      ) : null}
      {own && !ours ? <Enough key={card.id} table={table} on={card} onDone={onLetGo} /> : null}
      <div class="ko-answers">
        {ours && card.attraction && !battle.marks?.attracted.includes(card.id) ? (
          <Answer text={w.attract} onClick={() => onAim('attract')} />
        ) : null}
        {ours && card.artifacts > 0 ? (
          <>
            <Answer
              text={w.useArtifact}
              onClick={() => table.send({ do: 'artifact', id: card.id, to: null })}
            />
            <Answer text={w.passArtifact} onClick={() => onAim('pass')} />
          </>
        ) : null}
        {ours
          ? card.abilities
              .filter(one => one.target !== 'D' && one.ready)
              .map(({ name, damage }) => (
                <Answer
                  key={name}
                  text={w.uses(name)}
                  onClick={() =>
                    damage > 0
                      ? onAim({ ability: name })
                      : table.send({ do: 'ability', id: card.id, name }) && onLetGo()
                  }
                />
              ))
          : null}
        {ours && maySummon(battle) ? (
          <Answer text={w.summon} onClick={() => onComing({ as: 'summon', by: card.id })} />
        ) : null}
        {(ours || setsUp) && foreseenArmy(battle) !== undefined ? (
          <Answer text={w.where} onClick={onWhere} />
        ) : null}
        {card.kind === 'summon' ? (
          <Answer text={w.dispel} onClick={() => table.send({ do: 'dispel', id: card.id })} />
        ) : null}
        <Answer text={w.fix} onClick={() => onFix(card.id)} />
        <Answer text={w.letGo} onClick={onLetGo} />
      </div>
    </>
  );
}

const aimText = (who: string, aim: Aim): string => {
  if (aim === 'strike') return w.chosen(who);
  if (typeof aim !== 'object') return w.aims[aim](who);
  return 'ability' in aim ? w.aims.ability(who, aim.ability) : w.aims.attract(who);
};

/** NA-1: the next NPC rolls: the app's die, or the number that lies on the table. */
function Rolling({ table, id, waiting }: Props & { id: string; waiting: readonly string[] }) {
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
function Doing({ table, mayFail, works, onFix, onWhy }: Props & { mayFail: boolean; works: number }) {
  const battle = table.state.value;
  const last = battle.told.findLast(({ by }) => by === battle.doing?.id);
  const { pins = {}, doing } = battle;
  const text = last ? say(last.text) : '';
  // Eyes on the grid: what it does is read aloud, where the device is told to.
  useEffect(() => {
    if (prefs.aloud.peek() === 'on')
      import('../../../../ui/parts/aloud').then(({ speak }) => speak(text), console.error);
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
function Dodge({ table, dodging }: Props & { dodging: Dodging }) {
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
}: Props & { id: string; asks: Naming['asks']; among: readonly string[] }) {
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
