import { DockNews } from '../../../../../ui/parts/frame/DockNews';
import { armyIn, nationOf } from '../../../rules/play/model';
import { ui } from '../../../words/ui';
import { wui } from '../../../words/world-ui';
import { Aftermath } from './Aftermath';
import { AskCommand } from './AskCommand';
import { AskEvent } from './AskEvent';
import { AskLands } from './AskLands';
import { AskMeeting } from './AskMeeting';
import { Answer, Ask, type DockProps, Numbers } from './answers';

const w = wui.ask;

/** One thing to do, always in the same place. */
export function WorldDock(props: DockProps) {
  const { table } = props;
  return (
    <section class="ko-dock panel" aria-label={ui.dock}>
      <DockNews table={table} game="korrem" sawHidden={ui.sawHidden} />
      <Asked {...props} />
    </section>
  );
}

function Asked(props: DockProps) {
  const { table } = props;
  const world = table.state.value;
  const asked = table.question.value;
  const name = (id: string): string => nationOf(world, id)?.name ?? armyIn(world, id)?.name ?? '';
  const byApp = world.settings.dice === 'app';
  if (!asked) return null;
  switch (asked.ask) {
    case 'won':
      return (
        <Ask table={table} text={w.won(asked.winners.map(name))}>
          <Answer text={w.saga} main onClick={() => props.onOpen({ sheet: 'saga' })} />
          <Answer text={w.goOn} onClick={() => table.send({ do: 'go-on' })} />
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
      return <AskEvent {...props} asked={asked} />;
    case 'next':
      return (
        <Ask table={table} text={w.next(name(asked.who))}>
          <Answer text={w.go(name(asked.who))} main onClick={() => table.send({ do: 'next' })} />
        </Ask>
      );
    case 'meeting':
      return <AskMeeting table={table} asked={asked} />;
    case 'flee':
      return (
        <Ask table={table} text={w.flee(name(asked.army), asked.hexes.length)}>
          <Answer text={w.stay} onClick={() => table.send({ do: 'flee', id: asked.id, hex: null })} />
        </Ask>
      );
    case 'lay':
    case 'settle':
    case 'observer':
    case 'discover':
      return <AskLands {...props} asked={asked} />;
    case 'aftermath':
      return <Aftermath table={table} id={asked.id} />;
    case 'command':
      return <AskCommand {...props} who={asked.who} />;
  }
}
