import { signal } from '@preact/signals';

/** What somebody holds while something stands: half a command, a choice not yet sent, a look. */
export interface Hand<Held> {
  readonly held: () => Held;
  readonly take: (held: Held) => void;
  readonly letGo: () => void;
}

const alike = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, i) => Object.is(one, b[i]));

/**
 * `standing` reads what the hand belongs to. Once that is something else, the hand holds what `after` leaves of it, or
 * nothing: at once for whoever reads it, before anything is drawn. So no tap acts on what was,
 * and no tap on what is new is put back by what is gone.
 */
export function handFor<Held>(
  standing: () => readonly unknown[],
  empty: () => Held,
  after?: (was: Held) => Held,
): Hand<Held> {
  const taken = signal(0);
  let last: { readonly of: readonly unknown[]; readonly held: Held } | undefined;
  const set = (next: typeof last): void => {
    last = next;
    taken.value = taken.peek() + 1;
  };
  return {
    held: () => {
      taken.value;
      const now = standing();
      if (last && !alike(last.of, now)) last = after && { of: now, held: after(last.held) };
      return last ? last.held : empty();
    },
    take: held => set({ of: standing(), held }),
    letGo: () => set(undefined),
  };
}
