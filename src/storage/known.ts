import { ok, type Result } from '../basics/result';
import type { Sentence } from '../basics/said';
import { stateAt } from '../history/states';
import type { Kind } from './kinds';
import { readable } from './pen';
import { restore, showable, unplayableMarks } from './restore';
import type { About } from './rows';
import { say } from './says';
import type { Stored } from './stored';

/** The contents of a stored document. */
export interface Verified {
  readonly about: About;
  readonly marks: number;
}

/** Why a stored document is refused. */
export interface Unsound {
  readonly code: string;
  readonly message: Sentence;
}

/** A kind as the store knows it: only whether a stored document of it is sound from end to end. */
export interface KnownKind {
  readonly name: string;
  readonly version: number;
  readonly verify: (stored: Stored) => Result<Verified, Unsound>;
}

const wrong = (code: string, message: Sentence): Result<never, Unsound> => ({
  ok: false,
  error: { code, message },
});

export function knownKind<State, Event>(kind: Kind<State, Event>): KnownKind {
  const { name, version, migrations } = kind;
  const steps = migrations.map(one => one.to);
  if (steps.length !== version - 1 || steps.some((to, i) => to !== i + 2)) {
    throw new Error(`The migrations of "${name}" have gaps: ${steps.join(', ')} for version ${version}`);
  }
  return {
    name,
    version,
    verify(stored) {
      const restored = restore(kind, stored, 'elsewhere');
      if (!restored.ok) {
        return restored.error === 'newer'
          ? wrong('newer', say('save.by-newer'))
          : wrong('unsound', say('save.unreadable'));
      }
      const { history, lost, notes, pieces } = restored.value;
      if (lost > 0 || pieces.damaged.length > 0 || notes.some(note => note.code === 'history-cut')) {
        return wrong('unsound', say('save.with-gaps'));
      }
      const marks = pieces.entries.filter(entry => entry.kind === 'mark');
      if (unplayableMarks(kind, marks, history.known).length > 0) {
        return wrong('unplayable', say('save.unplayable'));
      }
      // Where it stands, and where redo leads: events that are sound each for itself may make what no screen bears.
      const ends = new Set([history.state, stateAt(kind, history, history.line.at(-1) ?? 0)]);
      if ([...ends].some(one => one !== undefined && !readable(kind.state, one).ok))
        return wrong('unplayable', say('save.not-showable'));
      if (!showable(kind, history.state)) return wrong('unplayable', say('save.not-showable'));
      return ok({ about: kind.about(history.state), marks: history.line.length - 1 });
    },
  };
}
