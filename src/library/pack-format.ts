import * as v from 'valibot';
import { err, ok, type Problem, type Result } from '../basics/result';
import type { Said } from '../basics/said';
import { type Output, object, parseWith } from '../basics/schema';

interface Definition<E extends v.ObjectEntries> {
  /** The value of `northwest` in the text, which identifies packs of this game. */
  readonly word: string;
  readonly fields: E;
  /** The refusal of a text that is not JSON. */
  readonly unreadable: () => Said;
  /** A condition on all fields together; a text that does not meet it is refused like one with a wrong field. */
  readonly isConsistent?: (pack: Output<v.ObjectSchema<E, undefined>>) => boolean;
  /** Everything else that is wrong with a pack. */
  readonly problemsOf?: (pack: Output<v.ObjectSchema<E, undefined>>) => readonly Problem[];
  /** The indentation of the text. */
  readonly space?: number;
}

/** The text in which groups exchange packs, as a file, as pasted text, or in a code. */
/* @__NO_SIDE_EFFECTS__ */
export function packFormat<const E extends v.ObjectEntries>(definition: Definition<E>) {
  type Pack = Output<v.ObjectSchema<E, undefined>>;
  const {
    word,
    fields,
    unreadable,
    isConsistent = () => true,
    problemsOf = () => [],
    space = 1,
  } = definition;
  const schema = object({ northwest: v.literal(word), ...fields });
  const parse = parseWith(
    v.pipe(
      schema as unknown as v.GenericSchema<unknown, Pack>,
      v.check(pack => isConsistent(pack)),
    ),
  );
  return {
    schema,
    /** The pack, or a path and a message for each thing that is wrong. */
    read: (source: string): Result<Pack, readonly Problem[]> => {
      let value: unknown;
      try {
        value = JSON.parse(source);
      } catch {
        return err([{ code: 'unreadable', at: '', message: unreadable() }]);
      }
      const read = parse(value);
      if (!read.ok) return read;
      const { northwest: _, ...rest } = read.value as { readonly northwest: string };
      const pack = rest as unknown as Pack;
      const problems = problemsOf(pack);
      return problems.length > 0 ? err(problems) : ok(pack);
    },
    write: (pack: Pack): string => JSON.stringify({ northwest: word, ...(pack as object) }, null, space),
  };
}
