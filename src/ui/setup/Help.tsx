import type { Difficulty, Settings } from '../../encounter/model/settings';
import type { Draft } from '../../table/setup/draft';
import { inMode, modeOf, modes } from '../../table/setup/modes';
import { Choice } from '../parts/input/Choice';
import { Stepper } from '../parts/input/Stepper';
import { words } from '../words';
import { boxWords as box } from '../words/box';

const w = words.setup;
const difficulties: readonly Difficulty[] = ['journeyman', 'pilgrim', 'free', 'grim', 'dread'];

interface Props {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  /** Why the stage cards cannot be in the app. */
  noApp?: string | undefined;
  /** It is told by the encounter. */
  chapterKnown?: boolean;
}

/** Chapter, difficulty, and how much the app does (each of it may be changed later). */
export function Help({ draft, onChange, noApp, chapterKnown = false }: Props) {
  return (
    <section class="panel setup-part">
      <h2>{w.how}</h2>
      {chapterKnown ? null : (
        <div class="setup-row">
          <span class="soft">{w.chapter}</span>
          <Stepper
            label={w.chapter}
            value={draft.chapter}
            low={1}
            high={21}
            onChange={chapter => onChange({ chapter })}
          />
        </div>
      )}
      <Choice
        label={w.difficulty}
        value={draft.difficulty}
        options={difficulties.map(id => ({ id, text: w.difficulties[id] }))}
        onPick={difficulty => onChange({ difficulty })}
      />
      <Choice
        label={w.start}
        value={draft.ambushed ? 'ambushed' : 'normal'}
        options={[
          { id: 'normal', text: w.normal },
          { id: 'ambushed', text: w.ambushed },
        ]}
        onPick={id => onChange({ ambushed: id === 'ambushed' })}
      />
      <Choice
        label={box.hardcore}
        value={draft.hardcore ? 'yes' : 'no'}
        options={(['no', 'yes'] as const).map(id => ({ id, text: box.hardcores[id] }))}
        onPick={id => onChange({ hardcore: id === 'yes' })}
      />
      <Mode settings={draft.settings} onChange={settings => onChange({ settings })} noApp={noApp} />
    </section>
  );
}

/** How much the app does: one tap for the likely ways, and each part by itself. */
function Mode({ settings, onChange, noApp }: ModesProps) {
  const known = noApp === undefined;
  const mode = modeOf(settings, known);
  return (
    <>
      <Choice
        label={box.mode}
        value={mode ?? 'own'}
        options={modes.map(id => ({ id, text: box.modes[id] }))}
        note={mode ? box.modeNotes[mode] : box.modeNotes.own}
        onPick={id => {
          if (id !== 'own') onChange(inMode(settings, id, known));
        }}
      />
      <details class="hero-more unfolds">
        <summary>{box.eachPart}</summary>
        <div class="stack">
          <Modes settings={settings} onChange={onChange} noApp={noApp} />
        </div>
      </details>
    </>
  );
}

interface ModesProps {
  settings: Settings;
  onChange: (settings: Settings) => void;
  noApp: string | undefined;
}

export function Modes({ settings, onChange, noApp }: ModesProps) {
  return (
    <>
      <Choice
        label={w.board}
        value={settings.board}
        options={(['mirrored', 'moved', 'off'] as const).map(id => ({ id, text: w.boards[id] }))}
        onPick={board => onChange({ ...settings, board })}
      />
      <Choice
        label={w.stage}
        value={noApp && settings.stage === 'app' ? 'physical' : settings.stage}
        options={(['app', 'physical', 'count'] as const).map(id => ({
          id,
          text: w.stages[id],
          disabled: id === 'app' && noApp !== undefined,
        }))}
        note={noApp}
        onPick={stage => onChange({ ...settings, stage })}
      />
      <Choice
        label={w.mightMode}
        value={settings.might}
        options={(['cards', 'dice', 'mixed', 'physical'] as const).map(id => ({ id, text: w.mights[id] }))}
        onPick={might => onChange({ ...settings, might })}
      />
      <Choice
        label={box.dice}
        value={settings.dice ?? 'app'}
        options={(['app', 'table'] as const).map(id => ({ id, text: box.diceBy[id] }))}
        onPick={dice => onChange({ ...settings, dice })}
      />
    </>
  );
}
