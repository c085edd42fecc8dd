import * as v from 'valibot';

/** A number that was changed on a screen, as the difference that its person meant (OWN-286). */
export interface Difference {
  readonly do: 'by';
  /** The name of the number. */
  readonly number: string;
  readonly of: readonly string[];
  readonly by: number;
}

const shape = v.object({
  do: v.literal('by'),
  number: v.pipe(v.string(), v.maxLength(40)),
  of: v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(3)),
  by: v.pipe(v.number(), v.integer(), v.minValue(-10_000), v.maxValue(10_000)),
});

export const readDifference = (sent: unknown): Difference | undefined => {
  const read = v.safeParse(shape, sent);
  return read.success ? read.output : undefined;
};

/** How one number of a state is read, and the command that sets it. */
export interface Numbered<State, Command> {
  readonly now: (state: State, of: readonly string[]) => number | undefined;
  readonly set: (of: readonly string[], value: number) => Command;
  /** The number that a command sets, if it is one of these. */
  readonly in: (command: Command) => { readonly of: readonly string[]; readonly value: number } | undefined;
}

export type Numbers<State, Command> = Readonly<Record<string, Numbered<State, Command>>>;

/** Two who take 1 HP at the same moment take 2: what is sent is the difference, and what it means is worked out there. */
export function differences<State, Command>(numbers: Numbers<State, Command>) {
  return {
    relative(state: State, command: Command): unknown {
      for (const [number, one] of Object.entries(numbers)) {
        const set = one.in(command);
        const now = set && one.now(state, set.of);
        if (set && now !== undefined && now !== set.value)
          return { do: 'by', number, of: set.of, by: set.value - now } satisfies Difference;
      }
      return command;
    },
    settled(state: State, sent: unknown): Command | undefined {
      const difference = readDifference(sent);
      if (!difference) return sent as Command;
      const one = Object.hasOwn(numbers, difference.number) ? numbers[difference.number] : undefined;
      const now = one?.now(state, difference.of);
      return one && now !== undefined ? one.set(difference.of, now + difference.by) : undefined;
    },
  };
}
