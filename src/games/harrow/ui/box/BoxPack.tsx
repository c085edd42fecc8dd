import '../../../../ui/words/said/shared/learn-door';
import '../../words/learn-problems';
import { useState } from 'preact/hooks';
import type { Problem } from '../../../../basics/result';
import { TextCode } from '../../../../ui/hands/TextCode';
import { FileButton } from '../../../../ui/parts/input/FileButton';
import { hrefTo } from '../../../../ui/shell/router';
import { say } from '../../../../ui/words/say';
import { packText, readPack } from '../../door/box';
import type { OwnBox, Pack } from '../../rules/box/model';
import type { BoxTable } from '../../table/box';
import { boxUi } from '../../words/box-ui';
import { PackChanges } from './PackChanges';

const w = boxUi.pack;
const longest = 400_000;

/** The box as a pack for another group, and theirs for this one: shown first, then merged. */
export function BoxPack({ table, box }: { table: BoxTable; box: OwnBox }) {
  const [text, setText] = useState('');
  const [showing, setShowing] = useState(false);
  const [read, setRead] = useState<Pack | undefined>(undefined);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const look = (source: string) => {
    setText(source);
    const found = readPack(source);
    setRead(found.ok ? found.value : undefined);
    setProblems(found.ok ? [] : found.error);
  };
  const file = (chosen: File | undefined) => {
    chosen?.text().then(look, console.error);
  };
  const out = packText(box);
  return (
    <section class="panel settings">
      <h2>{w.title}</h2>
      <p class="soft">{w.note}</p>
      <label class="stack">
        <span>{w.out}</span>
        <textarea
          class="input"
          rows={3}
          readOnly
          value={out}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <FileButton
        name={`${box.map.name || 'harrow'}.harrow-pack.json`}
        type="application/json"
        text={() => out}
      >
        {w.save}
      </FileButton>
      {showing ? (
        <TextCode text={out} hrefOf={code => hrefTo('harrow', 'pack', code)} words={w} />
      ) : (
        <button type="button" class="btn" onClick={() => setShowing(true)}>
          {w.show}
        </button>
      )}
      <label class="stack">
        <span>{w.into}</span>
        <textarea
          class="input"
          rows={3}
          maxLength={longest}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <label class="stack">
        <span>{w.file}</span>
        <input
          class="input"
          type="file"
          accept=".json,application/json,text/plain"
          onChange={({ currentTarget }) => file(currentTarget.files?.[0])}
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
        <PackChanges
          box={box}
          pack={read}
          onTake={() => {
            if (!table.send({ do: 'take', pack: read })) return;
            setRead(undefined);
            setText('');
          }}
        />
      ) : null}
    </section>
  );
}
