import { isOut, leftOf } from '../../../../../basics/timer';
import { useSecond } from '../../../../../ui/parts/useSecond';
import { blueGlass, redGlassOf } from '../../../rules/play/glasses';
import type { WorldTable } from '../../../table/worlds';
import { wui } from '../../../words/world-ui';
import { clockText } from '../../battle/clock';

/** The time of a glass, drawn anew while it runs. */
function useTime(table: WorldTable, glass: string): { readonly text: string; readonly out: boolean } {
  const timer = table.glasses.clocks.value[glass];
  useSecond(timer);
  const now = Date.now();
  return {
    text: timer?.started ? clockText(leftOf(timer, now)) : '',
    out: timer ? isOut(timer, now) : false,
  };
}

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
  const { text, out } = useTime(table, redGlassOf(id));
  return (
    <button type="button" class={out ? 'btn ko-tab-out' : 'btn'} aria-pressed={on} onClick={onTab}>
      {wui.battleTab(name, text)}
    </button>
  );
}

/** At rest: the sand as large as can be, its time written for both sides of the table. */
export function BigGlass({ table }: { table: WorldTable }) {
  const { text, out } = useTime(table, blueGlass);
  const shown = text === '' ? clockText(180_000) : text;
  return (
    <div class={out ? 'ko-rest ko-rest-out' : 'ko-rest'}>
      <span class="ko-rest-far" aria-hidden="true">
        {shown}
      </span>
      <span class="ko-rest-near">{shown}</span>
    </div>
  );
}
