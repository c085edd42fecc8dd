import { draw, type Stream, streamOf } from '../../../src/basics/random';
import type { Said } from '../../../src/basics/said';
import type { Rules } from '../../../src/play/rules';
import type { Kind } from '../../../src/storage/kinds';

/** One kind of document as it is played: its rules, its beginning, and a table that sends sensible things. */
export interface Subject<State, Command, Event, Question> {
  readonly kind: Kind<State, Event>;
  readonly rules: Rules<State, Command, Event, Question>;
  readonly start: (seed: number) => State;
  readonly player: (seed: number) => (state: State) => Command | undefined;
  /** What is seldom or never sent by that table: corrections, texts. */
  readonly besides: (state: State) => readonly Command[];
}

export const plain = (text: string): Said => text;

/** Picks by a seed. */
export const any = (seed: number) => {
  let stream: Stream = streamOf(seed, 'table');
  return <T>(list: readonly T[]): T => {
    const [picked, next] = draw(stream, 0, list.length - 1);
    stream = next;
    return list[picked]!;
  };
};
