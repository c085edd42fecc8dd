import { asTold } from '../../../play/as-told';
import type { Sharing } from '../../../play/rules';
import { armyOf, type Battle, type Command, fighterOf } from '../rules/fight/model';

/** OWN-305: the army whose command it is; NPCs' turns and what the table says of a number are everybody's. */
export function armyWhose(battle: Battle, command: Command): string | undefined {
  switch (command.do) {
    case 'place':
      return command.card.side;
    case 'walk':
    case 'ability':
    case 'dispel':
    case 'artifact':
      return fighterOf(battle, command.id)?.side;
    case 'summon':
    case 'attract':
      return fighterOf(battle, command.by)?.side;
    case 'retreat':
      return command.side;
    case 'strike':
    case 'sum':
    case 'phase':
    case 'd8':
      return battle.acting;
    default:
      return undefined;
  }
}

export const sharing: Sharing<Battle, Command> = asTold(
  ({ armies }) => armies.filter(({ npc }) => !npc).map(({ id, name }) => ({ id, name })),
  (battle, command) => {
    const army = armyWhose(battle, command);
    return army === undefined || armyOf(battle, army)?.npc ? undefined : army;
  },
);
