import { draw, shuffle } from '../../../../../basics/random';
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

/** One command on its way: events, each applied as it comes. */
export class Run {
  readonly events: NewEvent[] = [];

  constructor(public world: World) {}

  put(event: NewEvent): void {
    this.events.push(event);
    this.world = apply(this.world, event);
  }

  log(fact: WorldFact, rule: string): void {
    this.put({ type: 'logged', entry: { fact, rule } });
  }

  step(step: World['step']): void {
    this.put({ type: 'stepBegan', step });
  }

  d8(): number {
    const [value, stream] = draw(this.world.stream, 1, 8);
    this.put({ type: 'rolled', stream });
    return value;
  }

  shuffled<T>(all: readonly T[]): readonly T[] {
    const [mixed, stream] = shuffle(all, this.world.stream);
    this.put({ type: 'rolled', stream });
    return mixed;
  }

  /** An id that nothing in this game has had. */
  fresh(kind: string): string {
    this.put({ type: 'idIssued' });
    return `${kind}${this.world.made}`;
  }

  name(id: string): string {
    return nationOf(this.world, id)?.name ?? armyIn(this.world, id)?.name ?? id;
  }

  /** VP-1: chits come or go. */
  score(nation: string, points: number, from: Source): void {
    const one = nationOf(this.world, nation);
    if (!one || points === 0) return;
    this.put({ type: 'pointsScored', scored: { turn: this.world.turn, nation, points, from } });
    this.log({ type: 'pointsScored', who: one.name, n: points }, 'VP-1');
    this.judge();
  }

  /** VP-2: whoever has enough at this moment wins together with all who do. */
  judge(): void {
    const { winners, goesOn, settings, nations } = this.world;
    if (winners.length > 0 || goesOn) return;
    const won = nations.filter(({ id }) => pointsIn(this.world, id) >= settings.target);
    if (won.length === 0) return;
    this.put({ type: 'gameWon', winners: won.map(({ id }) => id) });
    this.log({ type: 'gameWon', names: won.map(({ name }) => name) }, 'VP-2');
  }

  done(): Answer {
    return { ok: true, value: this.events, state: this.world };
  }
}
