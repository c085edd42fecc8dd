import type { Sources } from './layers';

/**
 * The screens word everything; what an author wrote into a pack or a sample that comes with the app is that author's.
 * The list of games names them.
 */
const worded = (file: string): boolean =>
  /^(?:ui|packs\/builtin|games\/[^/]+\/(?:ui|words|sample))[/.]/.test(file) ||
  file === 'main.tsx' ||
  file === 'games/all.ts';

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
/** Faults of the program are told to programmers, in English. */
const faults = /\b(?:throw new \w+|new \w*(?:Error|Exception)|super)\(\s*(?:'[^'\n]*'|"[^"\n]*"|`[^`]*`)/g;
const literals = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** Two words with a space between them, or a word that ends like a sentence. */
const sentence = /\p{L}{2,},? \p{L}{2,}|^\p{Lu}[^/]*\p{L}[.?!]$/u;

/** Words of people below the screens: they belong into the catalogue, and a key of it here. */
export const wordProblems = (sources: Sources): string[] =>
  [...sources]
    .filter(([file]) => !worded(file))
    .flatMap(([file, text]) =>
      [...text.replace(comments, '').replace(faults, '').matchAll(literals)]
        .map(([literal]) => literal.slice(1, -1).replace(/\$\{[^}]*\}/g, '…'))
        .filter(literal => sentence.test(literal))
        .map(literal => `${file} words “${literal}”: sentences stand in src/ui/words`),
    );
