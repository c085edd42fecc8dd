import type { BasicSays, Catalogue, Part, Said, Says, Word } from '../../basics/said';

const known = new Map<string, string | Word<Readonly<Record<string, Part>>>>();

/**
 * A page brings the catalogues of what it shows, so that the first one loads none that it does not need. Each key is
 * worded once: those of a game begin with its name, Oathsworn's stand bare.
 */
export function registerWords<S extends Says>(catalogue: Catalogue<S>, game?: string): void {
  const words = Object.entries<string | Word<never>>(catalogue);
  for (const [key] of words) {
    if (known.has(key)) throw new Error(`The sentence ${key} is worded already`);
    if (game !== undefined && !key.startsWith(`${game}.`))
      throw new Error(`The sentence ${key} of ${game} does not begin with its name`);
  }
  for (const [key, word] of words) known.set(key, word);
}

const basic: Catalogue<BasicSays> = {
  'said.all': ({ all }, say) => all.map(say).join(' '),
};
registerWords(basic);

/** What the core says, in words. A sentence that cannot be worded never stops a fight: its key is shown. */
export function say(said: Said): string {
  if (typeof said === 'string') return said;
  const word = known.get(said.say);
  try {
    if (word !== undefined) return typeof word === 'function' ? word(said, say) : word;
  } catch (error) {
    console.error(error);
  }
  console.error(`No words for ${said.say}`);
  return said.say;
}

/** Names one after the other. */
export const list = (names: readonly string[]): string => names.join(', ');
