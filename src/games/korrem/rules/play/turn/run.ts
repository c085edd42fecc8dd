import { roll, Transaction } from '../../../../../basics/transaction';
import { pointsOf } from '../../turns/victory';
import type { NewEvent } from '../events';
import type { WorldFact } from '../log/log-entry';
import type { Answer } from '../log/refusals';
import { armyIn, nationOf, type World } from '../model';
import type { Source } from '../nations';
import { apply } from './apply';

/** VP-1: chits, and artifacts in the bank. */
export const pointsIn = (world: World, nation: string): number => {
  const one = nationOf(world, nation);
  return one
    ? pointsOf({ id: one.id, chits: one.chits, bank: one.artifacts.map(({ points }) => points) })
    : 0;
};

/** The events of one command so far. */
export class Run extends Transaction<World, NewEvent> {
  constructor(world: World) {
    super(world, apply);
  }

  log(fact: WorldFact, rule: string): void {
    this.emit({ type: 'logged', entry: { fact, rule } });
  }

  step(step: World['step']): void {
    this.emit({ type: 'stepBegan', step });
  }

  d8(): number {
    return roll(this, 1, 8);
  }

  /** An id that nothing in this game has had. */
  fresh(kind: string): string {
    this.emit({ type: 'idIssued' });
    return `${kind}${this.state.made}`;
  }

  name(id: string): string {
    return nationOf(this.state, id)?.name ?? armyIn(this.state, id)?.name ?? id;
  }

  /** VP-1: chits come or go. */
  score(nation: string, points: number, from: Source): void {
    const one = nationOf(this.state, nation);
    if (!one || points === 0) return;
    this.emit({ type: 'pointsScored', scored: { turn: this.state.turn, nation, points, from } });
    this.log({ type: 'pointsScored', who: one.name, n: points }, 'VP-1');
    this.judge();
  }

  /** VP-2: whoever has enough at this moment wins together with all who do. */
  judge(): void {
    const { winners, goesOn, settings, nations } = this.state;
    if (winners.length > 0 || goesOn) return;
    const won = nations.filter(({ id }) => pointsIn(this.state, id) >= settings.target);
    if (won.length === 0) return;
    this.emit({ type: 'gameWon', winners: won.map(({ id }) => id) });
    this.log({ type: 'gameWon', names: won.map(({ name }) => name) }, 'VP-2');
  }

  done(): Answer {
    return { ok: true, value: this.events, state: this.state };
  }
}
