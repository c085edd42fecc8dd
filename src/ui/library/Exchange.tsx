import '../words/said/shared/learn-door';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Problem, Result } from '../../basics/result';
import { FileButton } from '../parts/input/FileButton';
import { exchangeWords as w } from '../words/exchange';
import { say } from '../words/say';

const longest = 2_000_000;
/** So many problems say enough. */
const mostProblems = 8;

interface Props<Pack> {
  /** The box as a text, and what its file is called. */
  readonly out: () => string;
  readonly file: string;
  /** What came by a code. */
  readonly scanned: string;
  readonly read: (source: string) => Result<Pack, readonly Problem[]>;
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

/** A box out as a file, and another group's in, from a file, a text or a code: shown first, with all that is wrong. */
export function Exchange<Pack>({ out, file, scanned, read, children }: Props<Pack>) {
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
  return (
    <>
      <p class="soft">{w.note}</p>
      <FileButton name={file} type="application/json" text={out}>
        {w.save}
      </FileButton>
      <label class="stack">
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
      <label class="stack">
        <span>{w.text}</span>
        <textarea
          class="input"
          rows={3}
          maxLength={longest}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
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
