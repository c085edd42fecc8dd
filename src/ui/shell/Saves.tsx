import { useEffect, useState } from 'preact/hooks';
import { askToKeep, bringIn, lookInto, room, takeOut } from '../../play/files';
import { keptNowhere } from '../../play/store';
import type { Room } from '../../storage/device';
import type { ImportPlan } from '../../storage/file/import';
import { KeptNowhere } from '../parts/documents/KeptNowhere';
import { takenNote } from '../parts/input/takenNote';
import { useBusy } from '../parts/input/useBusy';
import { words } from '../words';
import { movingWords } from '../words/moving';
import { safe } from '../words/safe';
import { say } from '../words/say';
import '../words/said/shared/learn-saves';
import { Spares } from './Spares';
import { WayTo } from './WayTo';

const w = words.saves;

/** What lies on this device, out and in as a file, and how safe it is there. */
export function Saves() {
  const [kept, setKept] = useState<Room | undefined>(undefined);
  const [note, setNote] = useState<string | undefined>(undefined);
  const [plan, setPlan] = useState<ImportPlan | undefined>(undefined);
  const [busy, working] = useBusy();
  useEffect(() => {
    room().then(setKept, console.error);
  }, []);
  const read = (file: File | undefined) => {
    if (!file) return;
    working(lookInto(file)).then(found => {
      setPlan(found.ok ? found.value : undefined);
      setNote(found.ok ? undefined : say(found.error.message));
    }, console.error);
  };
  const bring = (how: 'copy' | 'replace') => {
    if (!plan) return;
    working(bringIn(plan, how, w.copyName)).then(refused => {
      setNote(refused ? say(refused.message) : w.broughtIn(plan.documents.length));
      setPlan(undefined);
    }, console.error);
  };
  return (
    <section class="panel settings">
      <h2>{w.title}</h2>
      <div class="row">
        <button
          type="button"
          class="btn"
          onClick={() => {
            working(takeOut('all')).then(taken => setNote(takenNote(taken)), console.error);
          }}
        >
          {w.takeOut}
        </button>
        <label class="btn file">
          {w.bringIn}
          <input
            type="file"
            onChange={event => {
              read(event.currentTarget.files?.[0]);
              event.currentTarget.value = '';
            }}
          />
        </label>
        <button
          type="button"
          class="btn"
          onClick={() => {
            askToKeep().then(setKept, console.error);
          }}
        >
          {w.keep}
        </button>
      </div>
      {busy ? (
        <p class="busy" role="status">
          {w.working}
        </p>
      ) : null}
      {note ? (
        <p class="notice" role="status">
          {note}
        </p>
      ) : null}
      <WayTo to={['moving']} name={movingWords.title} note={movingWords.note} />
      <WayTo to={['settings', 'safe']} name={safe.title} note={safe.note} />
      {/* What comes late moves no button. */}
      <KeptNowhere />
      {kept && !keptNowhere.value ? <p class="soft">{say(kept.message)}</p> : null}
      <Spares onPlan={setPlan} onNote={setNote} />
      {plan ? (
        <section class="notice stack" aria-label={w.inFile}>
          <b>{w.inFile}</b>
          <ul>
            {plan.documents.map(one => (
              <li key={one.id}>
                {one.label.name} <span class="soft">{new Date(one.played).toLocaleDateString()}</span>{' '}
                {one.present ? w.here : ''}
              </li>
            ))}
          </ul>
          <div class="row">
            <button type="button" class="btn main" onClick={() => bring('copy')}>
              {w.asCopies}
            </button>
            {plan.documents.some(one => one.present) ? (
              <button type="button" class="btn" onClick={() => bring('replace')}>
                {w.replace}
              </button>
            ) : null}
            <button type="button" class="btn" onClick={() => setPlan(undefined)}>
              {words.app.cancel}
            </button>
          </div>
        </section>
      ) : null}
    </section>
  );
}
