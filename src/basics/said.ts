/** What goes into a sentence: names, numbers, words of a closed list, further sentences. */
export type Part = string | number | boolean | null | undefined | Sentence | readonly Part[];
export type Parts = Readonly<Record<string, Part>>;

/** A sentence as data: `say` names it in the catalogue of words, the rest goes into it. */
export interface Sentence {
  readonly say: string;
  readonly [part: string]: Part;
}

/** A plain string is somebody's own words: the author's of a card, the company's, or those of an older save. */
export type Said = string | Sentence;

/** What a part of the program may say: the key of each sentence, and what goes into it. */
export type Says = Readonly<Record<string, Parts>>;
/** A sentence into which nothing goes. */
export type Bare = Readonly<Record<never, never>>;

type Given<P> = keyof P extends never ? readonly [] : readonly [P];
export type Speaker<S extends Says> = <K extends keyof S & string>(say: K, ...parts: Given<S[K]>) => Sentence;

/** Puts together only sentences that are listed, with all that goes into them. */
export const speaker =
  <S extends Says>(): Speaker<S> =>
  (say, ...parts) => ({ ...parts[0], say });

/** What any part of the program may say. */
export type BasicSays = {
  /** Several sentences, one after the other. */
  'said.all': { readonly all: readonly Said[] };
};
export const saidAll = (all: readonly Said[]): Sentence => speaker<BasicSays>()('said.all', { all });

/** How one language words them: every key, or it does not compile. */
export type Catalogue<S extends Says> = {
  readonly [K in keyof S]: keyof S[K] extends never ? string : Word<S[K]>;
};
export type Word<P> = { words(it: P, say: (said: Said) => string): string }['words'];
