import './battle.css';
import { useEffect, useState } from 'preact/hooks';
import { FullScreen } from '../../../../ui/parts/FullScreen';
import { Stroke } from '../../../../ui/parts/Icon';
import { lazy } from '../../../../ui/parts/lazy';
import { PhonesButton } from '../../../../ui/parts/PhonesButton';
import { SaveFound } from '../../../../ui/parts/SaveFound';
import { SaveState } from '../../../../ui/parts/SaveState';
import { UndoRedo } from '../../../../ui/parts/UndoRedo';
import { hrefTo } from '../../../../ui/shell/router';
import { type Cell, same } from '../../rules/battle/space';
import { armyOf, type Battle, fighterOf } from '../../rules/fight/model';
import type { BattleTable } from '../../table/battles';
import { ui } from '../../words/ui';
import { Grid } from '../grid/Grid';
import { Ahead } from './Ahead';
import { Dock } from './Dock';
import { Glass } from './Glass';

const MarksSheet = lazy(async () => (await import('../../../../ui/parts/MarksSheet')).MarksSheet);
const CardSheet = lazy(async () => (await import('./CardSheet')).CardSheet);
const NewCard = lazy(async () => (await import('./NewCard')).NewCard);
const SettingsSheet = lazy(async () => (await import('./SettingsSheet')).SettingsSheet);

type Over =
  | { readonly kind: 'marks' | 'new' | 'settings' }
  | { readonly kind: 'card'; readonly id: string }
  | undefined;

function titleOf(battle: Battle): string {
  if (battle.end) return ui.bar.over;
  if (battle.step === 'setup') return ui.bar.setup;
  return ui.bar.phase(battle.phase, armyOf(battle, battle.acting)?.name ?? '');
}

export function BattleScreen({ table }: { table: BattleTable }) {
  const battle = table.state.value;
  const asked = table.question.value;
  const [picked, setPicked] = useState<string | undefined>(undefined);
  const [over, setOver] = useState<Over>(undefined);
  const chosen = picked !== undefined && fighterOf(battle, picked) ? picked : undefined;

  useEffect(() => setPicked(undefined), [battle.phase, battle.step, battle.doing]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      if (event.key === 'u') table.undo();
      else if (event.key === 'r') table.redo();
      else if (event.key === 'Escape') setPicked(undefined);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [table]);

  const onCard = (id: string): void => {
    const card = fighterOf(battle, id);
    if (!card || battle.end) return;
    if (asked?.ask === 'done' && id !== asked.doing.id) {
      table.send({ do: 'aim', target: id });
      return;
    }
    const by = chosen === undefined ? undefined : fighterOf(battle, chosen);
    if (asked?.ask === 'own' && by && by.side === battle.acting && card.side !== by.side) {
      if (table.send({ do: 'strike', on: id, by: [by.id] })) setPicked(undefined);
      return;
    }
    setPicked(chosen === id ? undefined : id);
  };
  const onCell = (at: Cell): void => {
    if (chosen === undefined) return;
    if (table.send({ do: 'walk', id: chosen, to: at })) setPicked(undefined);
  };
  const slides = asked?.ask === 'regroup' ? asked.slides : [];
  const glows = (at: Cell): boolean =>
    slides.some(({ to }) => same(to, at)) || (chosen !== undefined && asked?.ask !== 'regroup');
  return (
    <main class="ko-table">
      <header class="ko-head">
        <a class="btn square quiet" href={hrefTo('korrem')} aria-label={ui.bar.back}>
          <Stroke of="back" />
        </a>
        <h1>{titleOf(battle)}</h1>
        <span class="grow" />
        {battle.step === 'setup' || battle.end ? null : <Glass table={table} />}
        <UndoRedo of={table} />
        <button
          type="button"
          class="btn square quiet"
          aria-label={ui.bar.history}
          onClick={() => setOver({ kind: 'marks' })}
        >
          <Stroke of="list" />
        </button>
        <button
          type="button"
          class="btn square quiet"
          aria-label={ui.settings.title}
          onClick={() => setOver({ kind: 'settings' })}
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
      <div class="ko-middle">
        <Grid
          battle={battle}
          chosen={chosen}
          next={asked?.ask === 'roll' ? asked.id : undefined}
          glows={glows}
          onCard={onCard}
          onCell={onCell}
        />
      </div>
      <Ahead battle={battle} />
      <Dock
        table={table}
        chosen={chosen}
        onFix={id => setOver({ kind: 'card', id })}
        onAdd={() => setOver({ kind: 'new' })}
        onLetGo={() => setPicked(undefined)}
      />
      {over?.kind === 'marks' ? (
        <MarksSheet of={table} labels={ui.marks} onClose={() => setOver(undefined)} />
      ) : null}
      {over?.kind === 'card' ? (
        <CardSheet table={table} id={over.id} onClose={() => setOver(undefined)} />
      ) : null}
      {over?.kind === 'new' ? <NewCard table={table} onClose={() => setOver(undefined)} /> : null}
      {over?.kind === 'settings' ? <SettingsSheet table={table} onClose={() => setOver(undefined)} /> : null}
    </main>
  );
}
