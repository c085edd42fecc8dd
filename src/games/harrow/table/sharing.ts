import type { Whose } from '../../../play/rules';
import type { PairCommand } from '../rules/pair/commands';
import { moreOf, otherOf, type PairGame } from '../rules/pair/model';
import { roundOf } from '../rules/pair/pair-run';
import { payAsked } from '../rules/pair/paying';
import { sayPair } from '../rules/pair/says';
import { nextOfRound } from '../rules/round';

/** The side that the step waits for. */
function awaited(game: PairGame): string | undefined {
  const { step } = game;
  switch (step.at) {
    case 'goals':
      return step.placer;
    case 'jar': {
      const side = nextOfRound(roundOf(game));
      return side === 'end' ? undefined : side;
    }
    case 'turn':
      // AT-8: the defender says which of Kammi's Legends is hit.
      return moreOf(step.turn).kammiHit ? otherOf(game, step.turn.side) : step.turn.side;
    case 'drop':
    case 'keeper-drop':
    case 'hits':
      return step.turn.side;
    case 'pay':
      return payAsked(game, step.turn.side, step.aim, step.paid)?.side;
    case 'witch':
      return 'hester';
    case 'over':
      return undefined;
  }
}

/** OWN-305: the side whose command it is; what the table says and teaches is everybody's. */
function owner(game: PairGame, command: PairCommand): string | undefined {
  switch (command.do) {
    case 'tableSays':
    case 'teach':
    case 'teachWitch':
    case 'point':
      return undefined;
    default:
      return awaited(game);
  }
}

export const sharing: Whose<PairGame, PairCommand> = {
  owners: ({ sides, witch, names = {} }) => [
    ...sides.map(side => ({ id: side, name: sayPair('harrow.seat', { side, name: names[side] ?? '' }) })),
    ...(witch ? [{ id: 'hester', name: sayPair('harrow.seat', { side: 'hester', name: '' }) }] : []),
  ],
  owner,
};
