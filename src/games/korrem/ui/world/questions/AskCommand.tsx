import { useState } from 'preact/hooks';
import { useHand } from '../../../../../ui/parts/input/useHand';
import { callsToArms, npcsWith } from '../../../rules/play/log/facts';
import { type Army, armyIn, nationOf, type World } from '../../../rules/play/model';
import type { Command as WorldCommand } from '../../../rules/play/turn/commands';
import { landmarkHere } from '../../../rules/play/war/at-landmark';
import { buildings } from '../../../rules/world/build';
import { rollFor } from '../../../rules/world/landmarks';
import { resourceNames } from '../../../words/names';
import { wasks } from '../../../words/world-asks';
import { wui } from '../../../words/world-ui';
import { CardForm } from '../library/CardForm';
import { Answer, Ask, type DockProps, Numbers } from './answers';

const w = wasks;

/** MV-5: whatever the army may do, in any order, as far as actions and time go. */
export function AskCommand({ table, picked, onLetGo, onOpen, who }: DockProps & { who: string }) {
  const world = table.state.value;
  const army = picked.army === undefined ? undefined : armyIn(world, picked.army);
  const name = nationOf(world, who)?.name ?? '';
  if (army)
    return (
      <OfArmy
        key={army.id}
        table={table}
        army={army}
        onLetGo={onLetGo}
        onOpen={onOpen}
        own={army.nation === who}
      />
    );
  return (
    <Ask
      table={table}
      text={world.settings.map ? w.command(name, world.actions) : w.commandBare(name, world.actions)}
    >
      <Answer text={w.end} main onClick={() => table.send({ do: 'end' })} />
      {world.settings.clocks ? null : <Answer text={w.hall} onClick={() => onOpen({ sheet: 'hall' })} />}
      {world.settings.bank ? <Answer text={w.give} onClick={() => onOpen({ sheet: 'give' })} /> : null}
      {nationOf(world, who)?.hand ? <Answer text={w.card} onClick={() => onOpen({ sheet: 'hand' })} /> : null}
      <Answer text={wui.ask.saga} onClick={() => onOpen({ sheet: 'saga' })} />
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
}: Pick<DockProps, 'table' | 'onLetGo' | 'onOpen'> & { army: Army; own: boolean }) {
  const world: World = table.state.value;
  const built = useHand(
    () => {
      const one = armyIn(table.state.value, army.id);
      return [one?.id, one?.hex];
    },
    () => false,
  );
  const building = built.held();
  /** What is rolled for at the table, until its number is told. */
  const rolled = useHand<'attack' | 'landmark' | undefined>(
    () => {
      const one = armyIn(table.state.value, army.id);
      return [one?.id, one?.hex, one?.rolled];
    },
    () => undefined,
  );
  const rolling = rolled.held();
  const [meeting, setMeeting] = useState(false);
  const holding = army.hex === null ? undefined : world.settlements[army.hex];
  const mark = landmarkHere(world, army);
  const send = (command: WorldCommand): void => {
    if (!table.send(command)) return;
    built.take(false);
    rolled.take(undefined);
    // What is met or fought for is asked next; nobody is chosen any more.
    if (command.do === 'meet' || command.do === 'attack') onLetGo();
  };
  /** Where the die lies on the table, its number is asked first. */
  const roll = (what: 'attack' | 'landmark', needs: boolean): void => {
    if (needs && world.settings.dice === 'table') rolled.take(what);
    else send({ do: what, army: army.id });
  };
  if (rolling)
    return (
      <Ask table={table} text={w.number(army.name)}>
        <Numbers onRoll={number => send({ do: rolling, army: army.id, roll: number })} />
        <Answer text={w.letGo} onClick={() => rolled.take(undefined)} />
      </Ask>
    );
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
              <Answer text={w.builds} onClick={() => built.take(true)} />
            )}
            {npcsWith(world, army).length > 0 ? (
              <Answer text={w.meet} onClick={() => send({ do: 'meet', army: army.id })} />
            ) : null}
            {holding && holding.owner !== army.nation && holding.occupier !== army.nation ? (
              <Answer text={w.attack} onClick={() => roll('attack', callsToArms(world, army))} />
            ) : null}
            {mark && rollFor(mark) !== null && !army.rolled ? (
              <Answer text={w.landmark} onClick={() => roll('landmark', true)} />
            ) : null}
            {army.yields && mark?.power.is === 'mine'
              ? mark.power.of.map(take => (
                  <Answer
                    key={take}
                    text={w.mined(mark.power.is === 'mine' ? mark.power.n : 0, resourceNames[take] ?? take)}
                    main
                    onClick={() => send({ do: 'mine', army: army.id, take })}
                  />
                ))
              : null}
            {army.yields && mark?.power.is === 'bazaar' ? (
              <Answer text={w.buys} main onClick={() => onOpen({ sheet: 'bazaar', id: army.id })} />
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
