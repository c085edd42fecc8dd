import { d8 } from '../../../rules/npc/turn';
import { nationOf } from '../../../rules/play/model';
import type { Question } from '../../../rules/play/question';
import { wasks } from '../../../words/world-asks';
import { Tiles } from '../map/tiles';
import { Answer, Ask, type DockProps } from './answers';

const w = wasks;

/** LD-8, LD-9, WT-1: lands that are laid, first villages, the first Observer, and lands that an army discovers. */
export function AskLands({
  table,
  picked,
  onTile,
  asked,
}: DockProps & { asked: Extract<Question, { ask: 'lay' | 'settle' | 'observer' | 'discover' }> }) {
  const world = table.state.value;
  const name = (id: string): string => nationOf(world, id)?.name ?? '';
  switch (asked.ask) {
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
    case 'discover': {
      const drawn = asked.drawn.map(({ tile }) => tile);
      return (
        <Ask table={table} text={world.bag === null ? w.discoverOwn : w.discover}>
          <Tiles of={world.bag === null ? null : drawn} picked={picked.tile} onTile={onTile} />
          <Answer text={w.keepNone} onClick={() => table.send({ do: 'leave', army: asked.army })} />
        </Ask>
      );
    }
  }
}
