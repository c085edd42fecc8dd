import type { Said } from '../../../../../basics/said';
import { titleOf as battleTitle } from '../../fight/title';
import type { Event } from '../events';
import { armyIn, commander, nationOf, type World, warOf } from '../model';
import type { Command } from '../turn/commands';
import { say } from './says';

const whoDoes = (world: World, command: Command): string => {
  const named =
    'army' in command && typeof command.army === 'string'
      ? command.army
      : 'nation' in command
        ? command.nation
        : (commander(world) ?? world.observer);
  return armyIn(world, named)?.name ?? nationOf(world, named)?.name ?? '';
};

/** The title of the mark that a command makes. */
export function titleOf(world: World, command: Command, events: readonly Event[] = []): Said {
  if (command.do !== 'battle')
    return say('korrem.w-title', { command: command.do, who: whoDoes(world, command) });
  const here = warOf(world, command.id);
  const inner = events.flatMap(event => (event.type === 'battle' ? [event.event] : []));
  return say('korrem.w-in-battle', {
    name: here?.name ?? '',
    title: here ? battleTitle(here.battle, command.command, inner) : '',
  });
}
