import { useEffect } from 'preact/hooks';
import { SaveFound } from '../../../../ui/parts/documents/SaveFound';
import { SaveState } from '../../../../ui/parts/documents/SaveState';
import { PhonesButton } from '../../../../ui/parts/exchange/PhonesButton';
import { FullScreen } from '../../../../ui/parts/frame/FullScreen';
import { Stroke } from '../../../../ui/parts/frame/Icon';
import { UndoRedo } from '../../../../ui/parts/input/UndoRedo';
import { hrefTo } from '../../../../ui/shell/router';
import type { LevelTable } from '../../table/levels';
import { ui } from '../../words/ui';
import { countMinutes } from './minutes';

interface Props {
  readonly table: LevelTable;
  readonly onMarks: () => void;
  readonly onAgree: () => void;
}

/** Turn and phase, undo, and what lies behind the buttons; below it what is to be known of the save. */
export function LevelBar({ table, onMarks, onAgree }: Props) {
  const { turn, phase } = table.state.value;
  useEffect(() => (phase === 'over' ? undefined : countMinutes(table.id)), [table.id, phase === 'over']);
  return (
    <>
      <header class="dh-bar">
        <a class="btn square quiet" href={hrefTo('darkholds')} aria-label={ui.bar.back}>
          <Stroke of="back" />
        </a>
        <h1>
          {ui.bar.turn(turn)} <span class="soft">· {ui.bar.phases[phase]}</span>
        </h1>
        <span class="grow" />
        <UndoRedo of={table} />
        <button type="button" class="btn square quiet" aria-label={ui.bar.history} onClick={onMarks}>
          <Stroke of="list" />
        </button>
        <button type="button" class="btn square quiet" aria-label={ui.bar.agreed} onClick={onAgree}>
          <Stroke of="gear" />
        </button>
        <PhonesButton id={table.id} as="sign" />
        <span class="dh-roomy">
          <FullScreen />
        </span>
      </header>
      <div class="dh-news">
        <SaveState of={table} />
        <SaveFound help={table.saveHelp} />
      </div>
    </>
  );
}
