import type { Difficulty, Settings } from '../../encounter/model/settings';
import type { Draft } from '../../table/setup/draft';
import { Choice } from '../parts/Choice';
import { Stepper } from '../parts/Stepper';
import { words } from '../words';
import { boxWords as box } from '../words/box';

const w = words.setup;
const difficulties: readonly Difficulty[] = ['journeyman', 'pilgrim', 'free', 'grim', 'dread'];

interface Props {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  /** Why the stage cards cannot be in the app. */
  noApp?: string | undefined;
}

/** Chapter, difficulty, and how much the app does (each of it may be changed later). */
export function Help({ draft, onChange, noApp }: Props) {
  return (
    <section class="panel setup-part">
      <h2>{w.how}</h2>
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
      <div class="setup-row">
        <span class="soft">{box.allies}</span>
        <Stepper
          label={box.allies}
          value={draft.allies.count}
          low={0}
          high={8}
          onChange={count => onChange({ allies: { ...draft.allies, count } })}
        />
      </div>
      <Modes settings={draft.settings} onChange={settings => onChange({ settings })} noApp={noApp} />
    </section>
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
    </>
  );
}
