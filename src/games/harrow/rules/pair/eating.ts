import { type Eaten, eatens } from '../hester/commands';
import type { MainSide } from '../sides';
import { type Done, log, refused } from '../state/run';
import type { Of } from './commands';
import { ownedBy, type PairGame } from './model';
import { lay, type PairRun } from './pair-run';
import { sayPair } from './says';

/** HE-14: what a side has that she may eat: no upgrade, and nothing from Kammi's grid. */
export function edible(game: PairGame, side: MainSide): Eaten[] {
  const { wild, scrolls, tokens } = ownedBy(game, side);
  const may = (what: Eaten): boolean => {
    switch (what) {
      case 'wild':
        return wild > 0;
      case 'scroll':
        return scrolls > 0;
      case 'advance':
      case 'spawn':
      case 'strengthen':
        return side !== 'kammi' && tokens[what] > 0;
      case 'goblin':
        return side === 'kammi';
    }
  };
  return eatens.filter(may);
}

export const nothingToEat = (game: PairGame, { eat, what = 'wild' }: Of<'endTurn'>): Done =>
  eat !== undefined && !edible(game, eat).includes(what)
    ? refused('cannot-eat', 'HE-14', sayPair('harrow.nothing-to-eat', { side: eat }))
    : undefined;

/** HE-14: the piece leaves the side's possessions. */
export function eaten(run: PairRun, { eat, what = 'wild' }: Of<'endTurn'>): void {
  if (eat === undefined) return;
  const owned = ownedBy(run.state, eat);
  switch (what) {
    case 'goblin':
      return;
    case 'wild':
      run.emit({ type: 'owned', side: eat, owned: { ...owned, wild: owned.wild - 1 } });
      break;
    case 'scroll':
      run.emit({ type: 'owned', side: eat, owned: { ...owned, scrolls: owned.scrolls - 1 } });
      break;
    case 'advance':
    case 'spawn':
    case 'strengthen':
      run.emit({
        type: 'owned',
        side: eat,
        owned: { ...owned, tokens: { ...owned.tokens, [what]: owned.tokens[what] - 1 } },
      });
  }
  log(run, 'HE-14', sayPair('harrow.eats-piece', { side: eat, what }));
}

/** LG-8: a Goblin that is tried to be eaten: his cards are discarded, and nothing is eaten. */
export function triedGoblin(run: PairRun, command: Of<'endTurn'>): Of<'endTurn'> {
  if (command.eat === undefined || command.what !== 'goblin') return command;
  lay(run, { goblinCards: 0, revealed: true });
  log(run, 'LG-8', sayPair('harrow.kammi-hit', { who: 'goblin' }));
  return command.back ? { do: 'endTurn', back: command.back } : { do: 'endTurn' };
}
