import { DockNews } from '../../../../ui/parts/DockNews';
import { lazy } from '../../../../ui/parts/lazy';
import { d8 } from '../../rules/npc/turn';
import { armyIn, nationOf } from '../../rules/play/model';
import { ui } from '../../words/ui';
import { wui } from '../../words/world-ui';
import { Answer, Ask, type DockProps, Numbers, Tiles } from './answers';

const AskCommand = lazy(async () => (await import('./AskCommand')).AskCommand);
const AskMeeting = lazy(async () => (await import('./AskMeeting')).AskMeeting);
const Aftermath = lazy(async () => (await import('./Aftermath')).Aftermath);
const AskEvent = lazy(async () => (await import('./AskEvent')).AskEvent);
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
          <Answer text={w.saga} main onClick={() => props.onOpen({ sheet: 'saga' })} />
          <Answer text={w.goOn} onClick={() => table.send({ do: 'go-on' })} />
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
      return <AskEvent {...props} asked={asked} />;
    case 'next':
      return (
        <Ask table={table} text={w.next(name(asked.who))}>
          <Answer text={w.go(name(asked.who))} main onClick={() => table.send({ do: 'next' })} />
        </Ask>
      );
    case 'meeting':
      return <AskMeeting table={table} asked={asked} />;
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
      return <AskCommand {...props} who={asked.who} />;
  }
}
