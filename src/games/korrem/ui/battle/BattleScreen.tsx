import { useState } from 'preact/hooks';
import { SaveFound } from '../../../../ui/parts/documents/SaveFound';
import { SaveState } from '../../../../ui/parts/documents/SaveState';
import { PhonesButton } from '../../../../ui/parts/exchange/PhonesButton';
import { FullScreen } from '../../../../ui/parts/frame/FullScreen';
import { Stroke } from '../../../../ui/parts/frame/Icon';
import { MarksSheet } from '../../../../ui/parts/input/MarksSheet';
import { UndoRedo } from '../../../../ui/parts/input/UndoRedo';
import { hrefTo } from '../../../../ui/shell/router';
import { armyOf, type Battle } from '../../rules/fight/model';
import type { BattleTable } from '../../table/battles';
import { ui } from '../../words/ui';
import { BattleBody } from './BattleBody';
import { Glass } from './Glass';
import { useUndoKeys } from './keys';
import { SettingsSheet } from './SettingsSheet';

function battleTitle(battle: Battle): string {
  if (battle.end) return ui.bar.over;
  if (battle.step === 'setup') return ui.bar.setup;
  return ui.bar.phase(battle.phase, armyOf(battle, battle.acting)?.name ?? '');
}

export function BattleScreen({ table }: { table: BattleTable }) {
  const battle = table.state.value;
  const [over, setOver] = useState<'marks' | 'settings' | undefined>(undefined);
  useUndoKeys(table);
  return (
    <main class="ko-table">
      <header class="ko-head">
        <a class="btn square quiet" href={hrefTo('korrem')} aria-label={ui.bar.back}>
          <Stroke of="back" />
        </a>
        <h1>{battleTitle(battle)}</h1>
        <span class="grow" />
        {battle.step === 'setup' || battle.end ? null : <Glass clocks={table.glasses} of={table.red} />}
        <UndoRedo of={table} />
        <button
          type="button"
          class="btn square quiet"
          aria-label={ui.bar.history}
          onClick={() => setOver('marks')}
        >
          <Stroke of="list" />
        </button>
        <button
          type="button"
          class="btn square quiet"
          aria-label={ui.settings.title}
          onClick={() => setOver('settings')}
        >
          <Stroke of="gear" />
        </button>
        <PhonesButton id={table.id} as="sign" />
        <FullScreen />
      </header>
      <div class="ko-news">
        <SaveState of={table} />
        <SaveFound help={table.saveHelp} />
      </div>
      <BattleBody table={table} />
      {over === 'marks' ? (
        <MarksSheet of={table} labels={ui.marks} onClose={() => setOver(undefined)} />
      ) : null}
      {over === 'settings' ? <SettingsSheet table={table} onClose={() => setOver(undefined)} /> : null}
    </main>
  );
}
