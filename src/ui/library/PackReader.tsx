import '../words/said/shared/learn-door';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Problem, Result } from '../../basics/result';
import { say } from '../words/say';

const longest = 2_000_000;
/** So many problems say enough. */
const mostProblems = 8;

interface Props<Pack> {
  /** The text from a scanned code; empty if there is none. */
  readonly scanned?: string;
  readonly read: (source: string) => Result<Pack, readonly Problem[]>;
  readonly words: { readonly file: string; readonly text: string; readonly look: string };
  /** The field for the text comes before the one for the file. */
  readonly isTextFirst?: boolean;
  /** What was read, until it is taken. */
  readonly children: (pack: Pack, onTaken: () => void) => ComponentChildren;
}

/** A link that holds a code is as good as what is in it. */
async function heldBy(source: string): Promise<string> {
  const code = /#\/[\w-]+\/pack\/([\w-]+)\s*$/.exec(source)?.[1];
  if (code === undefined) return source;
  const { textOfCode } = await import('../../storage/file/address');
  return (await textOfCode(code)) ?? '';
}

/** Reads a pack from a file, a text or a code, and lists what is wrong with it. */
export function PackReader<Pack>({
  scanned = '',
  read,
  words: w,
  isTextFirst = false,
  children,
}: Props<Pack>) {
  const [first] = useState(() => (scanned === '' ? undefined : read(scanned)));
  const [text, setText] = useState('');
  const [found, setFound] = useState<Pack | undefined>(first?.ok ? first.value : undefined);
  const [problems, setProblems] = useState<readonly Problem[]>(first && !first.ok ? first.error : []);
  const look = async (source: string): Promise<void> => {
    setText(source);
    const result = read(await heldBy(source));
    setFound(result.ok ? result.value : undefined);
    setProblems(result.ok ? [] : result.error);
  };
  const textField = (
    <label key="text" class="stack">
      <span>{w.text}</span>
      <textarea
        class="input"
        rows={3}
        maxLength={longest}
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
    </label>
  );
  const fileField = (
    <label key="file" class="stack">
      <span>{w.file}</span>
      <input
        class="input"
        type="file"
        accept=".json,application/json,text/plain"
        onChange={({ currentTarget }) => {
          currentTarget.files?.[0]?.text().then(look).catch(console.error);
        }}
      />
    </label>
  );
  return (
    <>
      {isTextFirst ? [textField, fileField] : [fileField, textField]}
      <button
        type="button"
        class="btn"
        disabled={text.trim() === ''}
        onClick={() => {
          look(text).catch(console.error);
        }}
      >
        {w.look}
      </button>
      {problems.length > 0 ? (
        <ul class="notice" role="alert">
          {problems.slice(0, mostProblems).map(one => (
            <li key={`${one.at}${one.code}`}>
              {one.at === '' ? null : <code>{one.at}</code>} {say(one.message)}
            </li>
          ))}
        </ul>
      ) : null}
      {found
        ? children(found, () => {
            setFound(undefined);
            setText('');
          })
        : null}
    </>
  );
}
