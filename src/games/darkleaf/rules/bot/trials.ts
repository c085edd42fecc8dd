import { streamOf } from '../../../../basics/random';
import type { Command } from '../duel/commands/commands';
import { decide } from '../duel/commands/decide';
import type { Duel } from '../duel/model';
import { positionOf } from '../duel/turn-of';
import { Judge } from './judge';
import { type Mind, minds, type Trials } from './minds';

export interface Rated {
  readonly command: Command;
  readonly rate: number;
}

/** What somebody does at a glance, and how many boards that took. */
export type Glance = (duel: Duel) => { readonly command: Command | undefined; readonly boards: number };

/** Whoever plays a trial on looks at each action alone, but misses no threat. */
export const glancing: Mind = { ...minds.thicket, depth: 0, caution: 0 };

/** FO-1: the duel with other dice. Those that lie ahead of it are nobody's to know; the same trial has the same on every device. */
const withOtherDice = (duel: Duel, trial: number): Duel => ({
  ...duel,
  dice: 'app',
  stream: streamOf(duel.count, `darkleaf/trial/${trial}`),
});

interface Tried {
  readonly command: Command;
  /** What it was rated before it was tried. */
  readonly first: number;
  sum: number;
  trials: number;
}
/** What was thought of it and how it went count the same. */
const rateOf = ({ first, sum, trials }: Tried): number => (trials === 0 ? first : (first + sum / trials) / 2);
const byRate = (a: Tried, b: Tried): number => rateOf(b) - rateOf(a);

/** Commands of one duel, tried by playing on after each. */
export class Trying {
  boards = 0;

  constructor(
    readonly duel: Duel,
    readonly trials: Trials,
    readonly glance: Glance,
  ) {}

  /** The best of a list that is rated already, tried and rated anew, the best first. */
  best(rated: readonly Rated[]): readonly Rated[] {
    const { among, within, games, rounds } = this.trials;
    const top = rated[0]?.rate ?? 1;
    const all = rated
      .slice(0, among)
      .filter(({ rate }) => rate > top - within)
      .map(({ command, rate }): Tried => ({ command, first: rate, sum: 0, trials: 0 }));
    if (top >= 1 || all.length < 2) return rated;
    let left = all;
    for (let round = 0; round < rounds && left.length > 1; round++) {
      for (let game = round * games; game < (round + 1) * games; game++) this.each(left, game);
      left = [...left].sort(byRate).slice(0, Math.ceil(left.length / 2));
    }
    const [best, ...others] = [...left, ...all.filter(one => !left.includes(one)).sort(byRate)];
    if (!best) return rated;
    const most = rateOf(best);
    return [best, ...others].map(one => ({ command: one.command, rate: Math.min(most, rateOf(one)) }));
  }

  /** One trial of each, on the same dice; none is begun beyond the number of boards. */
  private each(some: readonly Tried[], trial: number): void {
    if (this.boards >= this.trials.boards) return;
    for (const one of some) {
      one.sum += this.played(one.command, trial);
      one.trials += 1;
    }
  }

  /** How a duel stands for whoever tries, some turns after a command. */
  private played(command: Command, trial: number): number {
    const first = decide(withOtherDice(this.duel, trial), command);
    if (!first.ok) return -1;
    let duel = first.state ?? this.duel;
    const until = duel.count + this.trials.turns;
    while (!duel.end && duel.count < until) {
      const { command: next, boards } = this.glance(duel);
      this.boards += boards;
      const decided = next && decide(duel, next);
      if (!decided?.ok) break;
      duel = decided.state ?? duel;
    }
    return this.stands(duel);
  }

  private stands(duel: Duel): number {
    const { side } = this.duel.turn;
    if (duel.end) return duel.end.winner === null ? 0 : duel.end.winner === side ? 1 : -1;
    const worth = new Judge(duel, glancing).still(positionOf(duel));
    return duel.turn.side === side ? worth : -worth;
  }
}
