import type { Said } from '../../../../basics/said';
import { type Battle, type Command, type Event, fighterOf } from './model';
import { say } from './says';

/** The title of the mark that a command makes. */
export function titleOf(battle: Battle, command: Command, events: readonly Event[] = []): Said {
  const name = (id: string): string => fighterOf(battle, id)?.name ?? id;
  switch (command.do) {
    case 'place':
      return say('korrem.t-place', { who: command.card.name });
    case 'begin':
      return say('korrem.t-begin');
    case 'npc': {
      const found = events.find(event => event.type === 'turnAnnounced');
      const { id = '', roll = 0 } = found?.type === 'turnAnnounced' ? found.doing : {};
      return say('korrem.t-npc', { who: name(id), roll });
    }
    case 'aim':
    case 'lot':
      return say('korrem.t-aim');
    case 'done':
      return say('korrem.t-done', { who: name(battle.doing?.id ?? '') });
    case 'strike':
    case 'sum':
      return say('korrem.t-strike', { who: name(command.on) });
    case 'walk':
      return say('korrem.t-walk', { who: name(command.id) });
    case 'state':
      return say('korrem.t-state', { who: name(command.id) });
    case 'phase':
      return say('korrem.t-phase');
    case 'regroup':
      return say('korrem.t-regroup');
    case 'retreat':
    case 'over':
      return say('korrem.t-over');
    case 'set':
      return say('korrem.t-set');
    case 'dodged':
      return say('korrem.t-dodged');
    case 'name':
      return say('korrem.t-name');
    case 'summon':
      return say('korrem.t-summon', { who: command.card.name });
    case 'dispel':
    case 'artifact':
      return say('korrem.t-artifact', { who: name(command.id) });
    case 'ability':
      return say('korrem.t-ability', { who: name(command.id) });
    case 'd8':
      return say('korrem.t-d8');
    case 'attract':
      return say('korrem.t-attract', { who: name(command.by) });
    case 'join':
      return say('korrem.t-join', { army: command.army.name });
    case 'correct':
    case 'remove':
      return say('korrem.t-table', { who: name(command.id) });
  }
}
