import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { DockNews } from '../../../../ui/parts/DockNews';
import { lazy } from '../../../../ui/parts/lazy';
import { Stepper } from '../../../../ui/parts/Stepper';
import { say } from '../../../../ui/words/say';
import { d8 } from '../../rules/npc/turn';
import { landmarkHere } from '../../rules/play/at-landmark';
import { npcsWith } from '../../rules/play/facts';
import {
  type Army,
  armyIn,
  type Member,
  nationOf,
  type Tile,
  type World,
  type Command as WorldCommand,
  warOf,
  worldCards,
} from '../../rules/play/model';
import type { Question } from '../../rules/play/question';
import { buildings } from '../../rules/world/build';
import { landTypes } from '../../rules/world/land';
import { landmarkNames as allLandmarks, landmarks, rollFor } from '../../rules/world/landmarks';
import { roadCards } from '../../sample/road-cards';
import type { WorldTable } from '../../table/worlds';
import { landmarkNames, landNames } from '../../words/names';
import { ui } from '../../words/ui';
import { wui } from '../../words/world-ui';

const CardForm = lazy(async () => (await import('./CardForm')).CardForm);
const w = wui.ask;

export interface Picked {
  readonly army: string | undefined;
  readonly tile: Tile | undefined;
}

export type Opened =
  | { readonly sheet: 'hall' | 'give' | 'marks' | 'settings' }
  | { readonly sheet: 'army' | 'nation' | 'trade'; readonly id: string };

interface Props {
  readonly table: WorldTable;
  readonly picked: Picked;
  readonly onTile: (tile: Tile) => void;
  readonly onLetGo: () => void;
  readonly onOpen: (sheet: Opened) => void;
}

const Answer = ({ text, main, onClick }: { text: string; main?: boolean; onClick: () => void }) => (
  <button type="button" class={main ? 'btn main big' : 'btn'} onClick={onClick}>
    {text}
  </button>
);

/** One thing to do, always in the same place. */
export function WorldDock(props: Props) {
  const { table } = props;
  return (
    <section class="ko-dock panel" aria-label={ui.dock}>
      <DockNews table={table} game="korrem" sawHidden={ui.sawHidden} />
      <Asked {...props} />
    </section>
  );
}

function Ask({ text, table, children }: { text: string; table: WorldTable; children: ComponentChildren }) {
  const { told } = table.state.value;
  return (
    <>
      <p class="ko-sentence" role="status">
        {text}
      </p>
      <ol class="bare ko-told">
        {told.slice(-3).map((one, i) => (
          <li key={`${told.length}/${i}`}>
            {say(one.text)} <small class="soft">{one.rule}</small>
          </li>
        ))}
      </ol>
      <div class="ko-answers">{children}</div>
    </>
  );
}

const Numbers = ({ onRoll }: { onRoll: (n: number) => void }) => (
  <>
    {d8.map(n => (
      <button key={n} type="button" class="btn ko-number" onClick={() => onRoll(n)}>
        {n}
      </button>
    ))}
  </>
);

const tileText = ({ type, landmark }: Tile): string =>
  landmark === null ? (landNames[type] ?? type) : (landmarkNames[landmark] ?? landmark);
const same = (a: Tile | undefined, b: Tile): boolean => a?.type === b.type && a.landmark === b.landmark;

/** Lands to choose from: those that were drawn, or all where the table draws. */
function Tiles({
  of,
  picked,
  onTile,
}: {
  of: readonly Tile[] | null;
  picked: Tile | undefined;
  onTile: (tile: Tile) => void;
}) {
  const [landmark, setLandmark] = useState(false);
  const plain = landTypes
    .filter(type => type !== 'wasteland')
    .map((type): Tile => ({ type, landmark: null }));
  const marked = allLandmarks.map((name): Tile => ({ type: landmarks[name].type, landmark: name }));
  const tiles = of ?? (landmark ? marked : plain);
  const distinct = tiles.filter((tile, i) => tiles.findIndex(other => same(other, tile)) === i);
  return (
    <>
      {distinct.map(tile => (
        <button
          key={tileText(tile)}
          type="button"
          class="btn"
          aria-pressed={same(picked, tile)}
          onClick={() => onTile(tile)}
        >
          {tileText(tile)}
        </button>
      ))}
      {of === null ? <Answer text={w.more} onClick={() => setLandmark(!landmark)} /> : null}
    </>
  );
}

function Asked(props: Props) {
  const { table, picked, onTile } = props;
  const world = table.state.value;
  const asked = table.question.value;
  const name = (id: string): string => nationOf(world, id)?.name ?? armyIn(world, id)?.name ?? '';
  const byApp = world.settings.dice === 'app';
  if (!asked) return null;
  switch (asked.ask) {
    case 'won':
      return (
        <Ask table={table} text={w.won(asked.winners.map(name))}>
          <Answer text={w.goOn} main onClick={() => table.send({ do: 'go-on' })} />
        </Ask>
      );
    case 'lay':
      return (
        <Ask table={table} text={w.lay(name(asked.who), asked.left)}>
          <Tiles of={world.bag === null ? null : asked.hand} picked={picked.tile} onTile={onTile} />
          <Answer text={w.noFit} onClick={() => table.send({ do: 'pass' })} />
        </Ask>
      );
    case 'settle':
      return (
        <Ask
          table={table}
          text={world.settings.map ? w.settle(name(asked.who)) : w.settleBare(name(asked.who))}
        >
          {world.settings.map ? null : (
            <Answer text={w.begins} main onClick={() => table.send({ do: 'settle', hex: null })} />
          )}
        </Ask>
      );
    case 'observer':
      return (
        <Ask table={table} text={w.observer(asked.among.map(name))}>
          <Answer text={w.rolls} main onClick={() => table.send({ do: 'observer', rolls: {} })} />
          {asked.among.map(id => (
            <Answer
              key={id}
              text={name(id)}
              onClick={() =>
                table.send({
                  do: 'observer',
                  rolls: Object.fromEntries(asked.among.map(one => [one, one === id ? d8.length : 1])),
                })
              }
            />
          ))}
        </Ask>
      );
    case 'weather':
      return (
        <Ask table={table} text={w.weather(name(asked.who))}>
          {byApp ? <Answer text={w.rollIt} main onClick={() => table.send({ do: 'weather' })} /> : null}
          <Numbers onRoll={roll => table.send({ do: 'weather', roll })} />
        </Ask>
      );
    case 'event':
      return <Event {...props} asked={asked} />;
    case 'next':
      return (
        <Ask table={table} text={w.next(name(asked.who))}>
          <Answer text={w.go(name(asked.who))} main onClick={() => table.send({ do: 'next' })} />
        </Ask>
      );
    case 'meeting': {
      const card = armyIn(world, asked.npc)?.members[0]?.name ?? '';
      if (asked.answers.length === 0)
        return (
          <Ask table={table} text={w.meeting(name(asked.army), card)}>
            {byApp ? <Answer text={w.rollIt} main onClick={() => table.send({ do: 'engage' })} /> : null}
            <Numbers onRoll={roll => table.send({ do: 'engage', roll })} />
          </Ask>
        );
      return (
        <Ask table={table} text={w.answer(name(asked.army), card)}>
          {asked.answers.map((answer, i) => (
            <Answer
              key={answer}
              text={w.answers[answer]}
              main={i === 0 && (answer !== 'pay' || asked.canPay)}
              onClick={() => table.send({ do: 'answer', answer })}
            />
          ))}
        </Ask>
      );
    }
    case 'discover': {
      const drawn = asked.drawn.map(({ tile }) => tile);
      return (
        <Ask table={table} text={world.bag === null ? w.discoverOwn : w.discover}>
          <Tiles of={world.bag === null ? null : drawn} picked={picked.tile} onTile={onTile} />
          <Answer text={w.keepNone} onClick={() => table.send({ do: 'leave', army: asked.army })} />
        </Ask>
      );
    }
    case 'flee':
      return (
        <Ask table={table} text={w.flee(name(asked.army), asked.hexes.length)}>
          <Answer text={w.stay} onClick={() => table.send({ do: 'flee', id: asked.id, hex: null })} />
        </Ask>
      );
    case 'aftermath':
      return <Aftermath table={table} id={asked.id} />;
    case 'command':
      return <Command {...props} who={asked.who} />;
  }
}

/** WT-3: what the Observer's roll brings. */
function Event({ table, picked, onTile, asked }: Props & { asked: Extract<Question, { ask: 'event' }> }) {
  const world = table.state.value;
  const [form, setForm] = useState(false);
  const [kind, setKind] = useState<(typeof worldCards)[number] | undefined>(undefined);
  const [name, setName] = useState('');
  const [lasts, setLasts] = useState(1);
  if (asked.event === 'land')
    return (
      <Ask table={table} text={asked.tile ? `${w.layOne} ${tileText(asked.tile)}.` : w.drawn}>
        {asked.tile ? null : <Tiles of={null} picked={picked.tile} onTile={onTile} />}
        <Answer text={w.noFit} onClick={() => table.send({ do: 'pass' })} />
      </Ask>
    );
  if (asked.event === 'creature') {
    const placed = (card?: Member): void => {
      table.send({ do: 'creature', hex: null, ...(card && { card }) });
    };
    return (
      <>
        <Ask table={table} text={asked.card ? w.creature(asked.card.name) : w.creatureUnknown}>
          {asked.card ? (
            <Answer text={w.first} main onClick={() => placed()} />
          ) : (
            <Answer text={ui.sheet.newTitle} main onClick={() => setForm(true)} />
          )}
          <Answer text={w.none} onClick={() => table.send({ do: 'pass' })} />
        </Ask>
        {form ? (
          <CardForm
            creature
            onClose={() => setForm(false)}
            onDone={card => {
              setForm(false);
              placed(card);
            }}
          />
        ) : null}
      </>
    );
  }
  const armies = world.armies.filter(({ nation }) => nation !== null);
  const send = (army?: string): void => {
    if (!kind) return;
    table.send({
      do: 'card',
      kind,
      name: name.trim() === '' ? wui.kinds[kind] : name.trim(),
      ...(kind === 'event' && { lasts }),
      ...(army !== undefined && {
        army,
        artifact: { id: 'new', name, magic: 'elemental', points: lasts, bearer: null },
      }),
    });
  };
  return (
    <Ask table={table} text={w.world}>
      {worldCards.map(one => (
        <button key={one} type="button" class="btn" aria-pressed={one === kind} onClick={() => setKind(one)}>
          {wui.kinds[one]}
        </button>
      ))}
      {kind ? (
        <>
          {(kind === 'event' || kind === 'artifact') && world.bag !== null
            ? roadCards[kind].map(([one, n]) => (
                <button
                  key={one}
                  type="button"
                  class="btn"
                  aria-pressed={one === name}
                  onClick={() => {
                    setName(one);
                    setLasts(n);
                  }}
                >
                  {one}
                </button>
              ))
            : null}
          <input
            type="text"
            class="input"
            maxLength={80}
            aria-label={wui.name}
            placeholder={wui.name}
            value={name}
            onInput={event => setName(event.currentTarget.value)}
          />
          {kind === 'event' || kind === 'artifact' ? (
            <Stepper
              label={kind === 'event' ? wui.lasts : wui.cards.points}
              value={lasts}
              low={kind === 'event' ? 1 : 0}
              high={20}
              onChange={setLasts}
            />
          ) : null}
          {kind === 'artifact'
            ? armies.map(army => <Answer key={army.id} text={army.name} onClick={() => send(army.id)} />)
            : null}
          <Answer text={wui.cards.done} main onClick={() => send()} />
        </>
      ) : null}
    </Ask>
  );
}

/** BE-3 to BE-6: what a battle has brought, before the table is cleared. */
function Aftermath({ table, id }: { table: WorldTable; id: string }) {
  const world = table.state.value;
  const here = warOf(world, id);
  const end = here?.battle.end;
  const nameIn = (card: string): string =>
    [...(here?.battle.cards ?? []), ...(here?.battle.graveyard ?? [])].find(one => one.id === card)?.name ??
    card;
  return (
    <Ask table={table} text={w.aftermath(here?.name ?? '')}>
      <span>
        {[
          end?.victor ? ui.ask.over(armyIn(world, end.victor)?.name ?? '') : ui.ask.nobody,
          ui.ask.after(end?.why ?? 'table', here?.battle.graveyard.map(({ name }) => name) ?? []),
          ...(end?.defect ?? []).map(one => w.joinLine(nameIn(one.id), armyIn(world, one.to)?.name ?? '')),
        ].join(' ')}
      </span>
      <Answer text={w.clear} main onClick={() => table.send({ do: 'aftermath', id })} />
    </Ask>
  );
}

/** MV-5: whatever the army may do, in any order, as far as actions and time go. */
function Command({ table, picked, onLetGo, onOpen, who }: Props & { who: string }) {
  const world = table.state.value;
  const army = picked.army === undefined ? undefined : armyIn(world, picked.army);
  const name = nationOf(world, who)?.name ?? '';
  if (army)
    return <OfArmy table={table} army={army} onLetGo={onLetGo} onOpen={onOpen} own={army.nation === who} />;
  return (
    <Ask
      table={table}
      text={world.settings.map ? w.command(name, world.actions) : w.commandBare(name, world.actions)}
    >
      <Answer text={w.end} main onClick={() => table.send({ do: 'end' })} />
      {world.settings.clocks ? null : <Answer text={w.hall} onClick={() => onOpen({ sheet: 'hall' })} />}
      {world.settings.bank ? <Answer text={w.give} onClick={() => onOpen({ sheet: 'give' })} /> : null}
      {world.actions > 0 ? (
        <Answer text={w.spend(1)} onClick={() => table.send({ do: 'spend', n: 1 })} />
      ) : null}
      {world.settings.map
        ? null
        : world.armies
            .filter(({ nation }) => nation === who)
            .map(one => (
              <Answer
                key={one.id}
                text={`${one.name} (${one.members.length})`}
                onClick={() => onOpen({ sheet: 'army', id: one.id })}
              />
            ))}
    </Ask>
  );
}

function OfArmy({
  table,
  army,
  own,
  onLetGo,
  onOpen,
}: Pick<Props, 'table' | 'onLetGo' | 'onOpen'> & { army: Army; own: boolean }) {
  const world: World = table.state.value;
  const [building, setBuilding] = useState(false);
  const [meeting, setMeeting] = useState(false);
  useEffect(() => setBuilding(false), [army.id, army.hex]);
  const holding = army.hex === null ? undefined : world.settlements[army.hex];
  const mark = landmarkHere(world, army);
  const send = (command: WorldCommand): void => {
    if (!table.send(command)) return;
    setBuilding(false);
    // What is met or fought for is asked next; nobody is chosen any more.
    if (command.do === 'meet' || command.do === 'attack') onLetGo();
  };
  return (
    <>
      <Ask table={table} text={own ? w.army(army.name) : army.name}>
        {own && army.hex !== null ? (
          <>
            <Answer text={w.discoverIt} onClick={() => send({ do: 'discover', army: army.id })} />
            {building ? (
              buildings.map(build => (
                <Answer
                  key={build}
                  text={w.build[build]}
                  onClick={() => send({ do: 'build', build, hex: army.hex ?? '' })}
                />
              ))
            ) : (
              <Answer text={w.builds} onClick={() => setBuilding(true)} />
            )}
            {npcsWith(world, army).length > 0 ? (
              <Answer text={w.meet} onClick={() => send({ do: 'meet', army: army.id })} />
            ) : null}
            {holding && holding.owner !== army.nation && holding.occupier !== army.nation ? (
              <Answer text={w.attack} onClick={() => send({ do: 'attack', army: army.id })} />
            ) : null}
            {mark && rollFor(mark) !== null && !army.rolled ? (
              <Answer text={w.landmark} onClick={() => send({ do: 'landmark', army: army.id })} />
            ) : null}
            {mark?.power.is === 'rate' ? (
              <Answer text={w.trade} onClick={() => onOpen({ sheet: 'trade', id: army.id })} />
            ) : null}
          </>
        ) : null}
        {own ? <Answer text={w.meetNew} onClick={() => setMeeting(true)} /> : null}
        <Answer text={w.sheet} onClick={() => onOpen({ sheet: 'army', id: army.id })} />
        <Answer text={w.letGo} onClick={onLetGo} />
      </Ask>
      {meeting ? (
        <CardForm
          creature
          onClose={() => setMeeting(false)}
          onDone={card => {
            setMeeting(false);
            send({ do: 'meet', army: army.id, card });
          }}
        />
      ) : null}
    </>
  );
}
