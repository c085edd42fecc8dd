import '../solo/solo.css';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { AtTable } from '../../../../play/playing';
import { SaveFound } from '../../../../ui/parts/documents/SaveFound';
import { SaveState } from '../../../../ui/parts/documents/SaveState';
import { PhonesButton } from '../../../../ui/parts/exchange/PhonesButton';
import { FullScreen } from '../../../../ui/parts/frame/FullScreen';
import { Stroke } from '../../../../ui/parts/frame/Icon';
import { UndoRedo } from '../../../../ui/parts/input/UndoRedo';
import { hrefTo } from '../../../../ui/shell/router';
import { ui } from '../../words/ui';

interface Props {
  readonly table: AtTable;
  readonly round: number;
  readonly phase: string;
  readonly onMarks: () => void;
  readonly onFix: () => void;
  readonly onAhead?: () => void;
  readonly onSecrets?: () => void;
  readonly onEscape: () => void;
  readonly children: ComponentChildren;
}

/** What every table of this game has around it: the round, undo, the ways to its sheets, keys. */
export function TableFrame({
  table,
  round,
  phase,
  onMarks,
  onFix,
  onAhead,
  onSecrets,
  onEscape,
  children,
}: Props) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      if (event.key === 'u') table.undo();
      else if (event.key === 'r') table.redo();
      else if (event.key === 'Escape') onEscape();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [table, onEscape]);
  return (
    <main class="hc-table">
      <header class="hc-bar-top">
        <a class="btn square quiet" href={hrefTo('harrow')} aria-label={ui.bar.back}>
          <Stroke of="back" />
        </a>
        <h1>
          {ui.bar.round(round)} <span class="soft">· {phase}</span>
        </h1>
        <span class="grow" />
        <UndoRedo of={table} />
        {onAhead ? (
          <button type="button" class="btn quiet" onClick={onAhead}>
            {ui.bar.ahead}
          </button>
        ) : null}
        {onSecrets ? (
          <button type="button" class="btn quiet" onClick={onSecrets}>
            {ui.bar.secrets}
          </button>
        ) : null}
        <button type="button" class="btn square quiet" aria-label={ui.bar.history} onClick={onMarks}>
          <Stroke of="list" />
        </button>
        <button type="button" class="btn square quiet" aria-label={ui.bar.menu} onClick={onFix}>
          <Stroke of="hand" />
        </button>
        <PhonesButton id={table.id} as="sign" />
        <FullScreen />
      </header>
      <div class="hc-notices">
        <SaveState of={table} />
        <SaveFound help={table.saveHelp} />
      </div>
      {children}
    </main>
  );
}
