import { computed, type ReadonlySignal, signal } from '@preact/signals';

/**
 * What somebody holds while one thing stands: half a command, a look. Whatever else stands then has an empty hand at
 * once, before anything is drawn, so that no tap acts on what was.
 */
interface Hand<Held> {
  readonly held: ReadonlySignal<Held>;
  /** Changes what is held now, whatever was held when the screen was drawn. */
  readonly take: (change: Partial<Held>) => void;
  readonly letGo: () => void;
}

export function handWhile<Standing, Held extends object>(
  standing: ReadonlySignal<Standing>,
  empty: Held,
): Hand<Held> {
  const last = signal<{ readonly of: Standing; readonly held: Held } | undefined>(undefined);
  const held = computed(() => {
    const { value } = last;
    return value && value.of === standing.value ? value.held : empty;
  });
  return {
    held,
    take: change => {
      last.value = { of: standing.peek(), held: { ...held.peek(), ...change } };
    },
    letGo: () => {
      last.value = undefined;
    },
  };
}
