import * as v from 'valibot';
import {
  dictionary,
  list,
  type Output,
  object,
  saidSchema,
  text,
  variants,
  wholeNumber,
} from '../../../../../basics/schema';
import { countSchema, d8Schema, idSchema, nameSchema } from '../../fields';
import { natures } from '../../meeting/natures';

/** One line of the saga: what happened, or a player's own words. */
export const sagaLineSchema = object({ turn: countSchema, text: saidSchema(text(2_000), 200) });
export type SagaLine = Output<typeof sagaLineSchema>;

export const beastFates = ['met', 'fought', 'joined', 'slain'] as const;
export type BeastFate = (typeof beastFates)[number];

/** Also milliseconds of many evenings. */
const large = wholeNumber(0, 1_000_000_000);

/** What the charts count, one by one. */
export const countEntrySchema = variants('of', {
  /** A number of a D8 that everybody saw. */
  face: { n: d8Schema },
  /** EN-1: the number with which a creature of this nature was met. */
  met: { nature: v.picklist(natures), n: d8Schema },
  /** Health lost by a nation, or the NPCs, in the phase of another. */
  damage: { by: idSchema, to: idSchema, n: large },
  /** How long a Command Phase of a nation lasted, in milliseconds. */
  spent: { by: idSchema, n: large },
  /** VP-2. */
  won: { by: idSchema },
  beast: { name: nameSchema, fate: v.picklist(beastFates) },
});
export type Count = Output<typeof countEntrySchema>;

const faces = v.pipe(list(large, 8), v.length(8));
const perName = dictionary(large);
export const tallySchema = object({
  /** How often each number of the D8 was seen. */
  faces,
  met: dictionary(faces),
  dealt: perName,
  taken: perName,
  spent: perName,
  won: perName,
  beasts: dictionary(object({ met: large, fought: large, joined: large, slain: large })),
});
export type Tally = Output<typeof tallySchema>;

const noFaces: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0];
export const noTally: Tally = {
  faces: noFaces,
  met: {},
  dealt: {},
  taken: {},
  spent: {},
  won: {},
  beasts: {},
};
const noBeast: Readonly<Record<BeastFate, number>> = { met: 0, fought: 0, joined: 0, slain: 0 };

const plus = (all: Readonly<Record<string, number>>, key: string, n: number): Record<string, number> => ({
  ...all,
  [key]: (all[key] ?? 0) + n,
});
const oneMore = (faces: readonly number[], n: number): readonly number[] =>
  faces.map((count, i) => (i === n - 1 ? count + 1 : count));

export function counted(tally: Tally, count: Count): Tally {
  switch (count.of) {
    case 'face':
      return { ...tally, faces: oneMore(tally.faces, count.n) };
    case 'met':
      return {
        ...tally,
        met: { ...tally.met, [count.nature]: oneMore(tally.met[count.nature] ?? noFaces, count.n) },
      };
    case 'damage':
      return {
        ...tally,
        dealt: plus(tally.dealt, count.by, count.n),
        taken: plus(tally.taken, count.to, count.n),
      };
    case 'spent':
      return { ...tally, spent: plus(tally.spent, count.by, count.n) };
    case 'won':
      return { ...tally, won: plus(tally.won, count.by, 1) };
    case 'beast': {
      // A name that every object has becomes one of its own.
      const name = count.name in {} ? `${count.name} ` : count.name;
      const before = tally.beasts[name] ?? noBeast;
      const now = { ...before, [count.fate]: before[count.fate] + 1 };
      return { ...tally, beasts: { ...tally.beasts, [name]: now } };
    }
  }
}
