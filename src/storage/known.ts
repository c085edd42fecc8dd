import { ok, type Problem, type Result } from '../basics/result';
import type { Kind } from './kinds';
import { restore, unplayableMarks } from './restore';
import type { About } from './rows';
import type { Stored } from './stored';

/** What a stored document was found to hold. */
export interface Verified {
  readonly about: About;
  readonly marks: number;
}

/** A kind as the store knows it: only whether a stored document of it is sound from end to end. */
export interface KnownKind {
  readonly name: string;
  readonly version: number;
  readonly verify: (stored: Stored) => Result<Verified, Problem>;
}

const wrong = (code: string, message: string): Result<never, Problem> => ({
  ok: false,
  error: { code, at: '', message },
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
      const restored = restore(kind, stored);
      if (!restored.ok) {
        return restored.error === 'newer'
          ? wrong('newer', 'It was saved by a newer version of the app.')
          : wrong('unsound', 'It could not be read.');
      }
      const { history, lost, notes, pieces } = restored.value;
      if (lost > 0 || pieces.damaged.length > 0 || notes.some(note => note.code === 'history-cut')) {
        return wrong('unsound', 'Parts of it are missing or make no sense.');
      }
      const marks = pieces.entries.filter(entry => entry.kind === 'mark');
      if (unplayableMarks(kind, marks, history.known).length > 0) {
        return wrong('unplayable', 'Its history cannot be replayed.');
      }
      return ok({ about: kind.about(history.state), marks: history.line.length - 1 });
    },
  };
}
