import { useEffect, useState } from 'preact/hooks';
import { care, readBack, takeOut } from '../../play/files';
import { keptNowhere } from '../../play/store';
import type { Care, Finding } from '../../storage/care';
import { KeptNowhere } from '../parts/documents/KeptNowhere';
import { Page } from '../parts/frame/Page';
import { takenNote } from '../parts/input/takenNote';
import { useBusy } from '../parts/input/useBusy';
import { words } from '../words';
import { safe as w } from '../words/safe';
import { say } from '../words/say';
import '../words/said/shared/learn-saves';
import './safe.css';

const day = (time: number): string => new Date(time).toLocaleDateString();

/** Where each save lies, when it was last read back and found whole, and any of them as a file. */
export function Safe() {
  const [all, setAll] = useState<readonly Care[] | undefined>(undefined);
  const [found, setFound] = useState<readonly Finding[] | undefined>(undefined);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [note, setNote] = useState<string | undefined>(undefined);
  const [progress, setProgress] = useState<readonly [done: number, all: number] | undefined>(undefined);
  const [busy, working] = useBusy();
  const onProgress = (done: number, all: number) => setProgress([done, all]);
  const look = () =>
    care(onProgress)
      .then(read => {
        setAll(read.ok ? read.value : []);
        if (!read.ok) setNote(say(read.error.message));
      }, console.error)
      .then(() => setProgress(undefined));
  useEffect(() => {
    void look();
  }, []);
  const check = () => {
    working(readBack(onProgress))
      .then(read => {
        setFound(read.ok ? read.value : undefined);
        setNote(read.ok ? w.checked(counted(read.value)) : say(read.error.message));
      })
      .then(look, console.error);
  };
  const take = (ids: readonly string[]) => {
    working(takeOut(ids))
      .then(taken => setNote(takenNote(taken)))
      .then(look, console.error);
  };
  const lasts = keptNowhere.value === undefined;
  return (
    <Page title={w.title} back={['settings']}>
      <section class="panel settings">
        <p>
          {all
            ? w.summary(all.length, all.filter(one => one.file !== undefined).length, lasts)
            : words.app.loading}
        </p>
        {busy || progress ? (
          <p class="busy" role="status">
            {progress ? w.progress(...progress) : w.reading}
          </p>
        ) : null}
        {note ? (
          <p class="notice" role="status">
            {note}
          </p>
        ) : null}
        <div class="row wrap">
          <button type="button" class="btn main" disabled={busy || !all?.length} onClick={check}>
            {w.check}
          </button>
          <button
            type="button"
            class="btn"
            disabled={busy || chosen.size === 0}
            onClick={() => take([...chosen])}
          >
            {w.takeChosen(chosen.size)}
          </button>
        </div>
        <KeptNowhere />
        <ul class="bare stack">
          {(all ?? []).map(one => (
            <Line
              key={one.id}
              of={one}
              lasts={lasts}
              found={found?.find(finding => finding.id === one.id)}
              chosen={chosen.has(one.id)}
              onChoose={() => {
                const next = new Set(chosen);
                if (!next.delete(one.id)) next.add(one.id);
                setChosen(next);
              }}
            />
          ))}
        </ul>
        {lasts ? <p class="soft">{w.copyNote}</p> : null}
      </section>
    </Page>
  );
}

const counted = (findings: readonly Finding[]) => ({
  all: findings.filter(one => one.found !== 'newer').length,
  repaired: findings.filter(one => one.found === 'repaired').map(one => one.name),
  damaged: findings.filter(one => one.found === 'damaged').map(one => one.name),
  newer: findings.filter(one => one.found === 'newer').map(one => one.name),
});

interface LineProps {
  readonly of: Care;
  /** It lies on the device, and not in this window alone. */
  readonly lasts: boolean;
  readonly found: Finding | undefined;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function Line({ of: one, lasts, found, chosen, onChoose }: LineProps) {
  const name = one.name || w.nameless;
  return (
    <li class="safe-line">
      <label class="row">
        <input type="checkbox" checked={chosen} onChange={onChoose} aria-label={w.choose(name)} />
        <b class="grow">{name}</b>
        <span class="soft">{found ? w.found[found.found] : one.damaged ? w.found.damaged : ''}</span>
      </label>
      <dl class="safe-places">
        <Place what={w.places.store} where={lasts ? w.here : w.inWindow} good={lasts} />
        <Place what={w.places.copy} where={w.copy[one.copy]} good={one.copy === 'current'} />
        <Place
          what={w.places.backup}
          where={one.backup === undefined ? w.none : day(one.backup)}
          good={one.backup !== undefined}
        />
        <Place
          what={w.places.file}
          where={one.file === undefined ? w.never : day(one.file)}
          good={one.file !== undefined}
        />
        <Place
          what={w.places.whole}
          where={one.whole === undefined ? w.never : day(one.whole)}
          good={one.whole !== undefined}
        />
      </dl>
    </li>
  );
}

function Place({ what, where, good }: { what: string; where: string; good: boolean }) {
  return (
    <div class={good ? 'safe-place good' : 'safe-place'}>
      <dt>{what}</dt>
      <dd>{where}</dd>
    </div>
  );
}
