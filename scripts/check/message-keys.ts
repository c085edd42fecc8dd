import type { Sources } from './layers';

/** The field `say` of these files is no message key, or the file turns message keys into something else by design. */
const exceptions: Readonly<Record<string, string>> = {
  'ui/words/say.ts': 'looks up the text of a message',
  'ui/campaign/book/asked.ts': 'an exhaustive table from each refusal to the page where it can be solved',
  'table/might-alone.ts': 'passes on titles that are finished texts',
  'encounter/corrections/correct.ts': 'tells corrections apart',
  'encounter/title/title-correction.ts': 'tells corrections apart',
  'table/fight/sharing.ts': 'tells corrections apart',
  'storage/tabs.ts': 'tells messages between browser tabs apart',
  'play/trial.ts': 'passes on the function that words messages',
  'games/darkleaf/door/duel-migrations.ts': 'reads the messages of version 1',
  'games/korrem/door/migrations.ts': 'reads the messages of version 1',
};

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const literals = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g;
/** `message.say` that is not a call, and `const { say } = message`. */
const reads = /\.say\b(?!\s*\()|(?:const|let)\s*\{[^}=]*\bsay\b[^}=]*\}\s*=/g;

/**
 * Rules, stores and screens decide by facts, never by the key of a message, so that rewording a sentence cannot change
 * a result.
 */
export const messageKeyProblems = (sources: Sources): string[] =>
  [...sources].flatMap(([file, text]) => {
    const found = text.replace(comments, '').replace(literals, "''").match(reads)?.length ?? 0;
    if (file in exceptions)
      return found > 0 ? [] : [`${file} reads no message key any more: remove its exception`];
    return found > 0 ? [`${file} reads the key of a message (.say): decide by a fact instead`] : [];
  });
