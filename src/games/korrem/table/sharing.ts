import type { Whose } from '../../../play/rules';
import type { Battle, Command as BattleCommand } from '../rules/fight/model';
import type { World } from '../rules/play/model';
import type { Command, Holder } from '../rules/play/turn/commands';

const sideOf = ({ cards }: Battle, id: string): string | undefined =>
  cards.find(card => card.id === id)?.side;

/** OWN-305: the army whose command it is; NPCs' turns and what the table says of a number are everybody's. */
function armyOf(battle: Battle, command: BattleCommand): string | undefined {
  switch (command.do) {
    case 'place':
      return command.card.side;
    case 'walk':
    case 'ability':
    case 'dispel':
    case 'artifact':
      return sideOf(battle, command.id);
    case 'summon':
    case 'attract':
      return sideOf(battle, command.by);
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

const played = ({ armies }: Battle) => armies.filter(({ npc }) => !npc);

export const battleSharing: Whose<Battle, BattleCommand> = {
  // One alone against the app is asked nothing.
  owners: battle => (played(battle).length > 1 ? played(battle).map(({ id, name }) => ({ id, name })) : []),
  owner(battle, command) {
    const army = armyOf(battle, command);
    return played(battle).find(({ id }) => id === army)?.id;
  },
};

const nationOf = ({ armies }: World, army: string | undefined): string | undefined =>
  armies.find(({ id }) => id === army)?.nation ?? undefined;

const holding = (world: World, holder: Holder): string | undefined =>
  'bank' in holder ? holder.bank : nationOf(world, holder.army);

/** OWN-305: the nation whose command it is; what the table says, and what befalls everybody, is everybody's. */
function owner(world: World, command: Command): string | undefined {
  const { step, nations, order, current, meeting, battles } = world;
  switch (command.do) {
    case 'lay':
    case 'settle':
    case 'pass':
      return 'who' in step ? nations[step.who]?.id : undefined;
    // WT-2: the commander's, between the Command Phases nobody's.
    case 'end':
    case 'spend':
    case 'build':
    case 'cycle':
      return step.at === 'command' || step.at === 'discover' ? order[current] : undefined;
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
      return nationOf(world, command.army);
    case 'engage':
    case 'answer':
      return nationOf(world, meeting?.army);
    case 'flee':
      return nationOf(world, battles.find(({ id }) => id === command.id)?.leaving?.army);
    case 'play':
      return command.nation ?? order[current];
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
      const here = battles.find(({ id }) => id === command.id);
      return here && nationOf(world, armyOf(here.battle, command.command));
    }
    default:
      return undefined;
  }
}

export const worldSharing: Whose<World, Command> = {
  owners: ({ nations }) => nations.map(({ id, name }) => ({ id, name })),
  owner,
};
