import { useReducer, useRef } from 'preact/hooks';

/** What somebody has chosen, as long as that stays for which it was chosen. */
export interface While<T> {
  readonly now: () => T;
  readonly set: (value: T) => void;
}

const alike = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, i) => Object.is(one, b[i]));

/**
 * `of` reads what a choice belongs to. Once that is something else, the choice is `first` again for whoever reads it: at
 * once, and not when the page has been painted. A tap on a new question is never put back by what the old one left.
 */
export function useWhile<T>(of: () => readonly unknown[], first: () => T): While<T> {
  const kept = useRef<{ readonly of: readonly unknown[]; readonly value: T } | undefined>(undefined);
  const [, draw] = useReducer<number, undefined>(n => n + 1, 0);
  return {
    now: () => (kept.current && alike(kept.current.of, of()) ? kept.current.value : first()),
    set: value => {
      kept.current = { of: of(), value };
      draw(undefined);
    },
  };
}
