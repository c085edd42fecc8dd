import { timeText, useTimer } from '../../../../../ui/parts/timer/TimeLeft';
import { blueGlass, redGlassOf } from '../../../rules/play/glasses';
import type { WorldTable } from '../../../table/worlds';
import { wui } from '../../../words/world-ui';

/** Battles are tabs, each with its time; one that is out changes its shape. */
export function Tabs({
  table,
  tab,
  onTab,
}: {
  table: WorldTable;
  tab: string | undefined;
  onTab: (id: string | undefined) => void;
}) {
  const world = table.state.value;
  return (
    <nav class="ko-tabs" aria-label={wui.tabs}>
      <button type="button" class="btn" aria-pressed={tab === undefined} onClick={() => onTab(undefined)}>
        {world.settings.map ? wui.mapTab : wui.tableTab}
      </button>
      {world.battles.map(({ id, name }) => (
        <Tab key={id} table={table} id={id} name={name} on={tab === id} onTab={() => onTab(id)} />
      ))}
    </nav>
  );
}

function Tab({
  table,
  id,
  name,
  on,
  onTab,
}: {
  table: WorldTable;
  id: string;
  name: string;
  on: boolean;
  onTab: () => void;
}) {
  const glass = table.glasses.clocks.value[redGlassOf(id)];
  const timer = useTimer(glass);
  return (
    <button type="button" class={timer?.isOut ? 'btn ko-tab-out' : 'btn'} aria-pressed={on} onClick={onTab}>
      {wui.battleTab(name, glass?.started && timer ? timer.text : '')}
    </button>
  );
}

/** At rest: the sand as large as can be, its time written for both sides of the table. */
export function BigGlass({ table }: { table: WorldTable }) {
  const glass = table.glasses.clocks.value[blueGlass];
  const timer = useTimer(glass);
  const shown = glass?.started && timer ? timer.text : timeText(180_000);
  return (
    <div class={timer?.isOut ? 'ko-rest ko-rest-out' : 'ko-rest'}>
      <span class="ko-rest-far" aria-hidden="true">
        {shown}
      </span>
      <span class="ko-rest-near">{shown}</span>
    </div>
  );
}
