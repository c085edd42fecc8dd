import { NAME_LENGTH } from '../../../campaign/kinds/fields';
import { InputField } from '../../parts/input/InputField';
import { Toggle } from '../../parts/input/Toggle';
import '../parts/campaign.css';
import '../parts/pictures.css';
import './found.css';
import { useState } from 'preact/hooks';
import type { Said } from '../../../basics/said';
import type { ClassId } from '../../../campaign/kinds/classes';
import type { Kind } from '../../../campaign/kinds/levels';
import { DIFFICULTIES, type Difficulty, STANDARD_VARIANTS } from '../../../campaign/model/state';
import { foundCompany } from '../../../table/campaign/open';
import { Page } from '../../parts/frame/Page';
import { Choice } from '../../parts/input/Choice';
import { go } from '../../shell/router';
import { words as common } from '../../words';
import { words } from '../../words/campaign';
import { classNames } from '../../words/class-names';
import { say } from '../../words/say';
import { ChapterPick } from '../parts/ChapterPick';
import { ClassGrid } from '../parts/ClassGrid';

const w = words.found;
const size = 4;

interface Member {
  readonly class: ClassId;
  readonly kind: Kind;
}

interface Draft {
  readonly name: string;
  readonly members: readonly Member[];
  readonly difficulty: Difficulty;
  readonly mode: 'story' | 'instant';
  readonly hardcore: boolean;
  readonly chapter: number;
  /** Of a later chapter: taken over from paper, or a fresh company quick leveled. */
  readonly start: 'paper' | 'quick';
}

const fresh: Draft = {
  name: '',
  members: [],
  difficulty: 'free',
  mode: 'story',
  hardcore: false,
  chapter: 1,
  start: 'paper',
};

/** Four taps and a button; everything else has a likely answer. */
export function Found() {
  const [draft, setDraft] = useState(fresh);
  const [refused, setRefused] = useState<Said | undefined>(undefined);
  const change = (part: Partial<Draft>) => setDraft(old => ({ ...old, ...part }));
  const { members } = draft;
  const missing = size - members.length;
  const toggle = (id: ClassId) => {
    const rest = members.filter(one => one.class !== id);
    if (rest.length < members.length) change({ members: rest });
    else if (missing > 0) change({ members: [...members, { class: id, kind: 'full' }] });
  };
  const found = () => {
    foundCompany({
      do: 'found',
      ...draft,
      name: draft.name.trim() || w.namePlaceholder,
      members: members.map(one => ({ ...one, name: classNames[one.class] })),
      ally: w.ally,
      variants: STANDARD_VARIANTS,
    })
      .then(async made => {
        if (made.ok) {
          if (draft.chapter > 1 && draft.start === 'paper') go('company', made.value, 'paper');
          else go('company', made.value);
          return;
        }
        // Only a refusal needs the words of all sheets here: the page stands before they are there.
        await import('../../words/said/campaign/learn-campaign');
        setRefused(made.error.message);
      })
      .catch((error: unknown) => setRefused(String(error)));
  };
  return (
    <Page title={w.title} back={['company']}>
      {refused ? (
        <p class="refusal" role="alert">
          {say(refused)}
        </p>
      ) : null}
      <div class="found">
        <section class="leaf" aria-label={w.four}>
          <h2>{w.four}</h2>
          <p class="soft">{w.fourNote}</p>
          <ClassGrid chosen={members.map(one => one.class)} most={size} onTap={toggle} />
          {members.length > 0 ? <Kinds members={members} onChange={all => change({ members: all })} /> : null}
        </section>
        <Rules draft={draft} onChange={change} />
      </div>
      <div class="foot">
        <button type="button" class="btn main big" disabled={missing > 0} onClick={found}>
          {missing > 0 ? w.missing(missing) : w.go}
        </button>
      </div>
    </Page>
  );
}

/** Each of the four with how it is played: a tap makes a companion of it, and a full character again. */
function Kinds({ members, onChange }: { members: readonly Member[]; onChange: (all: Member[]) => void }) {
  return (
    <fieldset class="found-kinds" aria-label={w.played}>
      {members.map(one => (
        <Toggle
          key={one.class}
          isOn={one.kind === 'companion'}
          onClick={() =>
            onChange(
              members.map(old =>
                old.class === one.class ? { ...old, kind: old.kind === 'full' ? 'companion' : 'full' } : old,
              ),
            )
          }
        >
          <b>{classNames[one.class]}</b> <small>{w.kinds[one.kind]}</small>
        </Toggle>
      ))}
    </fieldset>
  );
}

function Rules({ draft, onChange }: { draft: Draft; onChange: (part: Partial<Draft>) => void }) {
  const names = common.setup.difficulties;
  return (
    <section class="leaf" aria-label={w.how}>
      <h2>{w.how}</h2>
      <InputField
        label={w.name}
        value={draft.name}
        maxLength={NAME_LENGTH}
        placeholder={w.namePlaceholder}
        onInput={text => onChange({ name: text })}
      />
      <Choice
        label={words.course.difficulty}
        value={draft.difficulty}
        options={DIFFICULTIES.map(id => ({ id, text: names[id] }))}
        onPick={difficulty => onChange({ difficulty })}
      />
      <Choice
        label={w.mode}
        value={draft.mode}
        options={(['story', 'instant'] as const).map(id => ({ id, text: w.modes[id] }))}
        onPick={mode => onChange({ mode })}
      />
      {draft.mode === 'instant' ? <p class="soft">{w.modeNote}</p> : null}
      <Choice
        label={w.hardcore}
        value={draft.hardcore ? 'on' : 'off'}
        options={(['off', 'on'] as const).map(id => ({ id, text: w.onOff[id] }))}
        onPick={id => onChange({ hardcore: id === 'on' })}
      />
      {draft.hardcore ? <p class="soft">{w.hardcoreNote}</p> : null}
      <div class="choice">
        <span class="soft">{w.begins}</span>
        <ChapterPick label={w.begins} value={draft.chapter} onPick={chapter => onChange({ chapter })} />
      </div>
      {draft.chapter > 1 ? (
        <>
          <Choice
            label={w.start}
            value={draft.start}
            options={(['paper', 'quick'] as const).map(id => ({ id, text: w.starts[id] }))}
            onPick={start => onChange({ start })}
          />
          <p class="soft">{w.startNotes[draft.start]}</p>
        </>
      ) : (
        <p class="soft">{w.beginsNote}</p>
      )}
    </section>
  );
}
