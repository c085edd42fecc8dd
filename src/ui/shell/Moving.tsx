import { useEffect, useState } from 'preact/hooks';
import { bringInEach, lookInto, takeOut } from '../../play/files';
import type { Carried } from '../../share/carry';
import type { Choice as Chosen, ImportPlan, Incoming } from '../../storage/file/import';
import { lazy } from '../parts/frame/lazy';
import { Page } from '../parts/frame/Page';
import { Choice } from '../parts/input/Choice';
import { takenNote } from '../parts/input/takenNote';
import { useBusy } from '../parts/input/useBusy';
import { words } from '../words';
import { movingWords as w } from '../words/moving';
import { say } from '../words/say';
import '../words/said/shared/learn-saves';
import { prefsDiffer, prefsToTake, takePrefs } from './moved-prefs';

// The ciphers load with these two.
const CarryOut = lazy(async () => (await import('../hands/CarryOut')).CarryOut);
const CarryIn = lazy(async () => (await import('../hands/CarryIn')).CarryIn);

/**
 * Everything out of here as one file or by a code, and into here again: nothing is replaced without being asked. A code
 * that was scanned is in the address.
 */
export function Moving({ code }: { code: string | undefined }) {
  const [fetched, setFetched] = useState<readonly Carried[]>([]);
  return (
    <Page title={w.title} back={['settings']}>
      {code === undefined ? <Out /> : <CarryIn code={code} onHere={setFetched} />}
      <Into fetched={fetched} />
    </Page>
  );
}

/** The app lies below `plain/` where it is served by https as well: the same host has it there. */
const secureTwin = (): string | undefined =>
  location.protocol === 'http:' && location.pathname === '/plain/'
    ? `https://${location.host}/#/moving`
    : undefined;

function Out() {
  const [note, setNote] = useState<string | undefined>(undefined);
  const [out, setOut] = useState(false);
  const [showing, setShowing] = useState(false);
  const [busy, working] = useBusy();
  const take = () => {
    working(takeOut('all', prefsToTake())).then(taken => {
      const went = taken.ok && taken.value.files > 0;
      setOut(went);
      setNote([takenNote(taken), went ? w.taken : ''].filter(Boolean).join(' ') || undefined);
    }, console.error);
  };
  const secure = secureTwin();
  return (
    <section class="panel settings">
      <h2>{w.out}</h2>
      <p>{w.outNote}</p>
      {busy ? (
        <p class="busy" role="status">
          {words.saves.working}
        </p>
      ) : null}
      <div class="row">
        <button type="button" class="btn main" disabled={busy} onClick={take}>
          {w.take}
        </button>
        <button type="button" class="btn" onClick={() => setShowing(true)}>
          {w.byCode}
        </button>
      </div>
      {showing ? <CarryOut settings={prefsToTake()} onClose={() => setShowing(false)} /> : null}
      {note ? (
        <p class="notice" role="status">
          {note}
        </p>
      ) : null}
      {out && secure ? (
        <a class="btn main" href={secure}>
          {w.toSecure}
        </a>
      ) : null}
    </section>
  );
}

type Choices = ReadonlyMap<string, Chosen>;

/** The choice by default: a document that is the same stays out, all others come in as copies. */
const usual = ({ present }: Incoming): Chosen => (present?.same ? 'leave' : 'copy');
const chosenFor = (choices: Choices, one: Incoming): Chosen => choices.get(one.id) ?? usual(one);

function Into({ fetched }: { fetched: readonly Carried[] }) {
  const [note, setNote] = useState<string | undefined>(undefined);
  const [plans, setPlans] = useState<readonly ImportPlan[]>([]);
  const [busy, working] = useBusy();
  const read = async (files: readonly { readonly name: string; readonly content: Blob }[]) => {
    const found: ImportPlan[] = [];
    for (const { name, content } of files) {
      const plan = await lookInto(content);
      if (!plan.ok) {
        setPlans([]);
        return setNote(`${name}: ${say(plan.error.message)}`);
      }
      found.push(plan.value);
    }
    setPlans(found);
    setNote(undefined);
  };
  useEffect(() => {
    if (fetched.length > 0)
      working(read(fetched.map(({ name, bytes }) => ({ name, content: new Blob([bytes]) })))).catch(
        console.error,
      );
  }, [fetched]);
  const bring = async (choices: Choices, settings: boolean) => {
    let came = 0;
    for (const plan of plans) {
      const refused = await bringInEach(plan, one => chosenFor(choices, one), words.saves.copyName);
      if (refused) return setNote(say(refused.message));
      came += plan.documents.filter(one => chosenFor(choices, one) !== 'leave').length;
      if (settings) takePrefs(plan.settings);
    }
    setPlans([]);
    setNote(w.brought(came));
  };
  return (
    <section class="panel settings">
      <h2>{w.into}</h2>
      <p>{w.intoNote}</p>
      <div class="row">
        <label class="btn file">
          {w.choose}
          <input
            type="file"
            multiple
            onChange={event => {
              const files = [...(event.currentTarget.files ?? [])];
              working(read(files.map(file => ({ name: file.name, content: file })))).catch(console.error);
              event.currentTarget.value = '';
            }}
          />
        </label>
      </div>
      {busy ? (
        <p class="busy" role="status">
          {w.reading}
        </p>
      ) : null}
      {note ? (
        <p class="notice" role="status">
          {note}{' '}
          <a class="btn" href="#/">
            {words.app.home}
          </a>
        </p>
      ) : null}
      {plans.length > 0 ? (
        <Found
          plans={plans}
          onBring={(choices, settings) => {
            working(bring(choices, settings)).catch(console.error);
          }}
          onCancel={() => setPlans([])}
        />
      ) : null}
    </section>
  );
}

interface FoundProps {
  readonly plans: readonly ImportPlan[];
  readonly onBring: (choices: Choices, settings: boolean) => void;
  readonly onCancel: () => void;
}

function Found({ plans, onBring, onCancel }: FoundProps) {
  const [choices, setChoices] = useState<Choices>(new Map());
  const differ = plans.some(plan => prefsDiffer(plan.settings));
  const [settings, setSettings] = useState<'take' | 'leave'>('take');
  const all = plans.flatMap(plan => plan.documents);
  const coming = all.filter(one => chosenFor(choices, one) !== 'leave').length;
  const withSettings = differ && settings === 'take';
  return (
    <section class="notice stack" aria-label={words.saves.inFile}>
      <b>{w.holds(all.length, Math.max(...plans.map(plan => plan.made)))}</b>
      <ul class="bare stack">
        {all.map(one => (
          <li key={one.id}>
            <b>{one.label.name}</b>{' '}
            <span class="soft">
              {one.present ? (one.present.same ? w.same : w.parted(one.present.played, one.played)) : w.fresh}
            </span>
            {one.present && !one.present.same ? (
              <Choice
                label={w.which(one.label.name)}
                value={chosenFor(choices, one)}
                options={(['copy', 'replace', 'leave'] as const).map(id => ({ id, text: w.choices[id] }))}
                onPick={id => setChoices(new Map(choices).set(one.id, id))}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {all.some(one => chosenFor(choices, one) === 'replace') ? <p class="soft">{w.kept}</p> : null}
      {differ ? (
        <Choice
          label={w.settings}
          value={settings}
          options={(['take', 'leave'] as const).map(id => ({ id, text: w.settingsChoices[id] }))}
          onPick={setSettings}
        />
      ) : null}
      <div class="row">
        <button
          type="button"
          class="btn main"
          disabled={coming === 0 && !withSettings}
          onClick={() => onBring(choices, withSettings)}
        >
          {w.bring(coming, withSettings)}
        </button>
        <button type="button" class="btn" onClick={onCancel}>
          {words.app.cancel}
        </button>
      </div>
    </section>
  );
}
