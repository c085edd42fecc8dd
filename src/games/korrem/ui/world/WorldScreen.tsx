import '../battle/battle.css';
import './world.css';
import { useState } from 'preact/hooks';
import { SaveFound } from '../../../../ui/parts/documents/SaveFound';
import { SaveState } from '../../../../ui/parts/documents/SaveState';
import { PhonesButton } from '../../../../ui/parts/exchange/PhonesButton';
import { FullScreen } from '../../../../ui/parts/frame/FullScreen';
import { Stroke } from '../../../../ui/parts/frame/Icon';
import { lazy } from '../../../../ui/parts/frame/lazy';
import { MarksSheet } from '../../../../ui/parts/input/MarksSheet';
import { UndoRedo } from '../../../../ui/parts/input/UndoRedo';
import { useHand } from '../../../../ui/parts/input/useHand';
import { hrefTo } from '../../../../ui/shell/router';
import { blueGlass, redGlassOf, standsByRule } from '../../rules/play/glasses';
import { commander, nationOf, type World } from '../../rules/play/model';
import type { Tile } from '../../rules/play/places';
import type { WorldTable } from '../../table/worlds';
import { ui } from '../../words/ui';
import { wui } from '../../words/world-ui';
import { Glass } from '../battle/Glass';
import { useUndoKeys } from '../battle/keys';
import { MapMiddle } from './map/MapMiddle';
import type { Opened, Picked } from './questions/answers';
import { BattleTab } from './questions/BattleTab';
import { BigGlass, Tabs } from './questions/Times';
import { WorldDock } from './questions/WorldDock';
import { Ledgers } from './sheets/Ledgers';

const WorldSheets = lazy(async () => (await import('./sheets/WorldSheets')).WorldSheets);

const nobody: Picked = { army: undefined, tile: undefined };

function titleOf(world: World): string {
  if (world.turn === 0) return wui.setup;
  const who = commander(world);
  return who === null ? wui.turn(world.turn) : wui.commands(world.turn, nationOf(world, who)?.name ?? '');
}

/** BE-2, BE-3: what is asked of the map, whatever battle is looked at. */
const onMap = (table: WorldTable): boolean => {
  const ask = table.question.value?.ask;
  return ask === 'flee' || ask === 'aftermath';
};

/** A whole game: the map or the ledgers, each battle behind a tab with its time, and one thing to do. */
export function WorldScreen({ table }: { table: WorldTable }) {
  const world = table.state.value;
  const [opened, setOpened] = useState<Opened | undefined>(undefined);
  useUndoKeys(table);
  const rest = () => setOpened({ sheet: 'rest' });
  const wars = world.battles;
  const glasses = [blueGlass, ...wars.map(({ id }) => redGlassOf(id))];
  // A battle that begins is shown; one that is cleared away leaves its tab, and what the map is asked for shows the map.
  const tabbed = useHand(
    () => [...table.state.value.battles.map(({ id }) => id), onMap(table)],
    () => (onMap(table) ? undefined : table.state.value.battles.at(-1)?.id),
  );
  const tab = tabbed.held();
  const hand = useHand(
    () => {
      const { step, current, turn } = table.state.value;
      return [step.at, current, turn];
    },
    () => nobody,
  );
  const picked = hand.held();
  const war = wars.find(({ id }) => id === tab);
  return (
    <main class={war ? 'ko-table ko-world' : 'ko-table ko-world ko-on-map'}>
      <header class="ko-head">
        <a class="btn square quiet" href={hrefTo('korrem')} aria-label={wui.back}>
          <Stroke of="back" />
        </a>
        <h1>{titleOf(world)}</h1>
        <span class="grow" />
        {world.settings.sand && war && war.battle.step !== 'setup' && !war.battle.end ? (
          <Glass
            key={war.id}
            clocks={table.glasses}
            of={redGlassOf(war.id)}
            name={war.name}
            pitch={wars.indexOf(war) * 3}
            all={glasses}
            byRule={standsByRule(world, redGlassOf(war.id))}
            onRest={rest}
          />
        ) : world.settings.sand && world.turn > 0 ? (
          <Glass
            key={blueGlass}
            clocks={table.glasses}
            of={blueGlass}
            name={wui.blue}
            pitch={-7}
            all={glasses}
            byRule={standsByRule(world, blueGlass)}
            onRest={rest}
          />
        ) : null}
        <UndoRedo of={table} />
        <button
          type="button"
          class="btn square quiet"
          aria-label={wui.history}
          onClick={() => setOpened({ sheet: 'marks' })}
        >
          <Stroke of="list" />
        </button>
        <button
          type="button"
          class="btn square quiet"
          aria-label={wui.settings}
          onClick={() => setOpened({ sheet: 'settings' })}
        >
          <Stroke of="gear" />
        </button>
        <PhonesButton id={table.id} as="sign" />
        <FullScreen />
      </header>
      <div class="ko-news">
        <SaveState of={table} />
        <SaveFound help={table.saveHelp} />
        {wars.length > 0 ? <Tabs table={table} tab={war?.id} onTab={tabbed.take} /> : null}
      </div>
      {war ? (
        <BattleTab key={war.id} table={table} id={war.id} battle={war.battle} />
      ) : (
        <>
          <div class="ko-middle">
            {world.settings.map ? <MapMiddle table={table} hand={hand} /> : <BigGlass table={table} />}
          </div>
          <Ledgers world={world} onNation={id => setOpened({ sheet: 'nation', id })} />
          <WorldDock
            table={table}
            picked={picked}
            onTile={(tile: Tile) => hand.take({ ...hand.held(), tile })}
            onLetGo={() => hand.take(nobody)}
            onOpen={setOpened}
          />
        </>
      )}
      {opened?.sheet === 'marks' ? (
        <MarksSheet of={table} labels={ui.marks} onClose={() => setOpened(undefined)} />
      ) : opened ? (
        <WorldSheets table={table} opened={opened} onOpen={setOpened} onClose={() => setOpened(undefined)} />
      ) : null}
    </main>
  );
}
