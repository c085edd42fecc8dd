import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Said } from '../basics/said';
import type { Session } from '../session/session';
import type { Kind } from '../storage/kinds';
import { type InPlay, playHistory, type Steps } from './history-in-play';
import { closed, type Door, opened } from './others';
import type { Rules } from './rules';
import { type SaveHelp, saveHelp } from './save-help';

/** `memory`: nothing is kept on this device; the players were told. */
export type Saving = 'saved' | 'saving' | 'failed' | 'memory';

/** Fields of every table, in all games. */
export interface AtTable extends Steps {
  readonly id: string;
  readonly saving: ReadonlySignal<Saving>;
  /** Why taps are not saved, in a sentence, until it is solved. */
  readonly problem: ReadonlySignal<Said | undefined>;
  readonly saveHelp: SaveHelp;
  readonly retry: () => void;
}

/** A document in play: its history, and its saving. */
export interface Playing<State, Command, Event, Question>
  extends AtTable,
    InPlay<State, Command, Event, Question> {
  /** For those who bring other devices to this document. */
  readonly door: Door<State, Command, Event, Question>;
  readonly close: () => Promise<unknown>;
}

/** `say` words the titles of marks, which are kept as text. */
export function playDocument<State, Command, Event, Question>(
  session: Session<State, Event>,
  kind: Kind<State, Event>,
  rules: Rules<State, Command, Event, Question>,
  say: (said: Said) => string,
): Playing<State, Command, Event, Question> {
  const away: Door<State, Command, Event, Question>['away'] = signal(undefined);
  const playing = playHistory(session, kind, rules, say, () => away.peek());
  const door = { session, kind, rules, say, away, refused: playing.refuse };
  opened(door);
  return {
    ...playing,
    id: session.id,
    door,
    saving: computed<Saving>(() => {
      const now = session.saving.value.kind;
      return now === 'writing' ? 'saved' : now;
    }),
    problem: computed(() => session.problem.value?.message),
    saveHelp: saveHelp(session),
    retry: () => session.retry(),
    close: () => {
      closed(session);
      return session.close();
    },
  };
}
