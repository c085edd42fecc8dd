import type { Whose } from '../../../play/rules';
import type { Side } from '../rules/board/square';
import type { Command } from '../rules/duel/commands/commands';
import type { Duel } from '../rules/duel/model';

/** SU-4: Hexen name their Quarry before the first turn. */
const hexen = ({ seats }: Duel): Side => (seats.south.book.clan === 'hexen' ? 'south' : 'north');

/** OWN-305: the side whose command it is; what the table says of the board is everybody's. */
function owner(duel: Duel, command: Command): string | undefined {
  switch (command.do) {
    case 'quarry':
      return hexen(duel);
    case 'handicap-roll':
    case 'handicap-slot':
    case 'handicap-keep':
      return duel.handicap?.side;
    case 'handicap':
    case 'path':
    case 'tokens':
    case 'free':
    case 'law':
    case 'pool':
    case 'bones':
      return command.side;
    case 'draw':
    case 'set':
    case 'mode':
    case 'counters':
    case 'teach':
    case 'teach-row':
    case 'words':
    case 'effect':
    case 'effect-ends':
    case 'put':
    case 'move':
    case 'reclaim':
    case 'garden':
    case 'over':
      return undefined;
    default:
      return duel.turn.side;
  }
}

export const sharing: Whose<Duel, Command> = {
  // What the device plays is nobody's, and whoever plays against it is asked nothing.
  owners: ({ seats, wood }) =>
    wood ? [] : (['south', 'north'] as const).map(side => ({ id: side, name: seats[side].name })),
  owner: (duel, command) => (duel.wood ? undefined : owner(duel, command)),
};
