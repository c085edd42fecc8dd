import { asTold } from '../../../play/as-told';
import type { Sharing } from '../../../play/rules';
import type { Command, Holder } from '../rules/play/commands';
import { armyIn, commander, type World, warOf } from '../rules/play/model';
import { armyWhose } from './sharing';

const nationOfArmy = (world: World, army: string | undefined): string | undefined =>
  (army === undefined ? undefined : armyIn(world, army)?.nation) ?? undefined;

const holding = (world: World, holder: Holder): string | undefined =>
  'bank' in holder ? holder.bank : nationOfArmy(world, holder.army);

/** OWN-305: the nation whose command it is; what the table says, and what befalls everybody, is everybody's. */
function owner(world: World, command: Command): string | undefined {
  switch (command.do) {
    case 'lay':
    case 'settle':
    case 'pass':
      return world.step.at === 'lay' || world.step.at === 'settle'
        ? world.nations[world.step.who]?.id
        : undefined;
    case 'end':
    case 'spend':
    case 'build':
    case 'cycle':
      return commander(world) ?? undefined;
    case 'move':
    case 'discover':
    case 'keep':
    case 'leave':
    case 'attack':
    case 'equip':
    case 'landmark':
    case 'mine':
    case 'bazaar':
    case 'trade':
    case 'meet':
    case 'retreat':
      return nationOfArmy(world, command.army);
    case 'engage':
    case 'answer':
      return nationOfArmy(world, world.meeting?.army);
    case 'flee':
      return nationOfArmy(world, warOf(world, command.id)?.leaving?.army);
    case 'enlist':
    case 'recruit':
    case 'split':
    case 'points':
    case 'quest':
    case 'count':
      return command.nation;
    case 'give':
      return holding(world, command.from);
    case 'gain':
      return holding(world, command.to);
    case 'destroy':
      return holding(world, command.of);
    case 'battle': {
      const battle = warOf(world, command.id)?.battle;
      return battle && nationOfArmy(world, armyWhose(battle, command.command));
    }
    default:
      return undefined;
  }
}

export const sharing: Sharing<World, Command> = asTold(
  ({ nations }) => nations.map(({ id, name }) => ({ id, name })),
  owner,
);
