import { useEffect, useRef, useState } from 'preact/hooks';
import type { Problem } from '../../../basics/result';
import { type Incoming, lookAt, takeIn } from '../../../table/packs/import';
import { packWords } from '../../words/packs';
import { Findings } from '../parts/Findings';

const w = packWords.added;
const most = 5_000_000;

/** A pack from a file, dropped or pasted: looked through whole before anything is asked. */
export function BringIn() {
  const [text, setText] = useState('');
  const [over, setOver] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[] | undefined>(undefined);
  const [incoming, setIncoming] = useState<Incoming | undefined>(undefined);
  const answer = useRef<HTMLDivElement>(null);
  // Below the fold a file that was refused would look like one that did nothing.
  useEffect(() => {
    if (problems ?? incoming) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [problems, incoming]);

  const look = (source: string) => {
    lookAt(source).then(looked => {
      setProblems(looked.ok ? undefined : looked.error);
      setIncoming(looked.ok ? looked.value : undefined);
    }, console.error);
  };
  const read = (file: File | null | undefined) => {
    if (!file) return;
    if (file.size > most * 4) {
      setProblems([{ code: 'too-large', at: '', message: w.unread }]);
      return;
    }
    file.text().then(look, () => setProblems([{ code: 'unread', at: '', message: w.unread }]));
  };
  const take = (how: 'new' | 'instead') => {
    if (!incoming) return;
    takeIn(incoming, how, w.title2).then(taken => {
      if (!taken.ok) {
        setProblems([{ code: taken.error.code, at: '', message: taken.error.message }]);
        return;
      }
      setIncoming(undefined);
      setText('');
    }, console.error);
  };

  return (
    <fieldset
      aria-label={w.title}
      class={over ? 'panel bring-in over' : 'panel bring-in'}
      onDragOver={event => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer?.files[0];
        if (file) read(file);
        else look(event.dataTransfer?.getData('text/plain') ?? '');
      }}
    >
      <h2>{w.title}</h2>
      <p class="soft">{w.note}</p>
      <label class="btn file">
        {w.file}
        <input
          type="file"
          accept=".json,application/json"
          onChange={event => {
            read(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </label>
      <label class="field">
        <span>{w.paste}</span>
        <textarea
          class="input pack-text"
          rows={3}
          spellcheck={false}
          value={text}
          onInput={event => setText(event.currentTarget.value)}
        />
      </label>
      <div class="row">
        <button type="button" class="btn" disabled={text.trim() === ''} onClick={() => look(text)}>
          {w.look}
        </button>
      </div>
      <div role="status" ref={answer}>
        {problems ? (
          <>
            <p>{w.refused}</p>
            <Findings of={problems} grave />
          </>
        ) : null}
        {incoming ? <Offer incoming={incoming} onTake={take} /> : null}
      </div>
    </fieldset>
  );
}

function Offer({ incoming, onTake }: { incoming: Incoming; onTake: (how: 'new' | 'instead') => void }) {
  const { pack, warnings, here } = incoming;
  return (
    <div class="stack">
      <p>
        <b>{w.looks(pack.name)}</b>{' '}
        <span class="soft">
          {[
            packWords.encounters(pack.encounters.length),
            pack.author ?? '',
            pack.licence ?? packWords.noLicence,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      {warnings.length > 0 ? (
        <>
          <p>{w.but}</p>
          <Findings of={warnings} pack={pack} />
        </>
      ) : null}
      {here ? <p>{here.same ? w.same : w.here(here.name)}</p> : null}
      <div class="row">
        {here && !here.same ? (
          <button type="button" class="btn main" onClick={() => onTake('instead')}>
            {w.instead}
          </button>
        ) : null}
        <button type="button" class={here ? 'btn' : 'btn main'} onClick={() => onTake('new')}>
          {here ? w.beside : w.take}
        </button>
      </div>
    </div>
  );
}
