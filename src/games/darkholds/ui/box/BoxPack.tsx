import '../../../../ui/words/said/shared/learn-door';
import { useState } from 'preact/hooks';
import type { Problem } from '../../../../basics/result';
import { FileButton } from '../../../../ui/parts/FileButton';
import { say } from '../../../../ui/words/say';
import { packText, readPack } from '../../door/box';
import { type Difference, differencesOf, picked } from '../../rules/box/box';
import type { OwnBox, Pack } from '../../rules/box/model';
import type { BoxTable } from '../../table/box';
import { words as w } from '../../words/box';

const longest = 2_000_000;

/** The box as a pack for another group, and theirs for this one: shown first, then merged. */
export function BoxPack({ table, box, scanned }: { table: BoxTable; box: OwnBox; scanned: string }) {
  const [first] = useState(() => (scanned === '' ? undefined : readPack(scanned)));
  const [text, setText] = useState('');
  const [read, setRead] = useState<Pack | undefined>(first?.ok ? first.value : undefined);
  const [problems, setProblems] = useState<readonly Problem[]>(first && !first.ok ? first.error : []);
  const look = (source: string) => {
    setText(source);
    const found = readPack(source);
    setRead(found.ok ? found.value : undefined);
    setProblems(found.ok ? [] : found.error);
  };
  return (
    <section class="panel dh-wide stack" aria-label={w.pack}>
      <h2>{w.pack}</h2>
      <p class="soft">{w.packNote}</p>
      <FileButton name="darkholds-pack.json" type="application/json" text={() => packText(box)}>
        {w.save}
      </FileButton>
      <label class="stack">
        <span>{w.file}</span>
        <input
          class="input"
          type="file"
          accept=".json,application/json,text/plain"
          onChange={({ currentTarget }) => {
            currentTarget.files?.[0]?.text().then(look, console.error);
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
      <button type="button" class="btn" disabled={text.trim() === ''} onClick={() => look(text)}>
        {w.look}
      </button>
      {problems.length > 0 ? (
        <ul class="notice" role="alert">
          {problems.slice(0, 8).map(one => (
            <li key={`${one.at}${one.code}`}>
              {one.at === '' ? null : <code>{one.at}</code>} {say(one.message)}
            </li>
          ))}
        </ul>
      ) : null}
      {read ? (
        <Merge
          box={box}
          pack={read}
          onTake={some => {
            if (!table.send({ do: 'put', pack: some })) return;
            setRead(undefined);
            setText('');
          }}
        />
      ) : null}
    </section>
  );
}

const keyOf = ({ part, id }: Difference): string => `${part} ${id}`;

/** What is new comes; where names meet, ours stays unless theirs is picked. */
function Merge({ box, pack, onTake }: { box: OwnBox; pack: Pack; onTake: (some: Pack) => void }) {
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const found = differencesOf(box, pack);
  const taken = found.filter(one => one.isNew || theirs.has(keyOf(one)));
  if (found.length === 0) return <p role="status">{w.same}</p>;
  return (
    <>
      <ul class="bare stack">
        {found.map(one => {
          const key = keyOf(one);
          return (
            <li key={key} class="row">
              <span class="grow">
                {one.name} <span class="soft">{w.parts[one.part]}</span>
              </span>
              {one.isNew ? (
                <span>{w.fresh}</span>
              ) : (
                [w.ours, w.theirs].map((words, n) => (
                  <button
                    key={words}
                    type="button"
                    class="btn"
                    aria-label={`${one.name}: ${words}`}
                    aria-pressed={theirs.has(key) === (n === 1)}
                    onClick={() => {
                      const now = new Set(theirs);
                      if (n === 1) now.add(key);
                      else now.delete(key);
                      setTheirs(now);
                    }}
                  >
                    {words}
                  </button>
                ))
              )}
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        class="btn main"
        disabled={taken.length === 0}
        onClick={() => onTake(picked(pack, taken))}
      >
        {w.take(taken.length)}
      </button>
    </>
  );
}
