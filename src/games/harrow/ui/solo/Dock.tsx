import { hrefTo } from '../../../../ui/shell/router';
import type { SoloTable } from '../../table/solo';
import { ui } from '../../words/ui';
import { DockFrame } from '../parts/DockFrame';
import { TryBar } from '../parts/TryBar';
import type { Trying } from '../parts/useTry';
import { AskPile } from './AskCard';
import { AskLook } from './AskLook';
import { AskGoal, AskRoot, AskSpawn, AskWalk } from './AskMap';
import { AskStrike } from './AskStrike';
import { AskWitch } from './AskWitch';
import type { Local, Tapped } from './local';

interface Props {
  readonly table: SoloTable;
  readonly local: Local;
  readonly take: (tapped: Tapped) => void;
  readonly trying: Trying;
}

/** One thing to do, always in the same place. */
export function Dock({ table, local, take, trying }: Props) {
  const asks = table.question.value?.ask;
  const hers = asks === 'witch' || asks === 'root';
  return (
    <DockFrame table={table} asked={table.question.value}>
      {hers && trying.on ? <TryBar trying={trying} /> : null}
      <Ask table={table} local={local} take={take} trying={trying} />
      {hers && !trying.on ? <TryBar trying={trying} /> : null}
    </DockFrame>
  );
}

function Ask({ table, local, take, trying }: Props) {
  const asked = table.question.value;
  if (!asked) return null;
  switch (asked.ask) {
    case 'pile':
      return <AskPile key={asked.what} table={table} asked={asked} />;
    case 'look':
      return <AskLook table={table} asked={asked} />;
    case 'goal':
      return <AskGoal table={table} asked={asked} local={local} take={take} />;
    case 'spawn':
      return <AskSpawn table={table} asked={asked} local={local} take={take} />;
    case 'walk':
      return <AskWalk table={table} asked={asked} local={local} take={take} />;
    case 'attack':
    case 'drop':
    case 'legend':
      return <AskStrike game={table.state.value} asked={asked} local={local} take={take} />;
    case 'root':
      return <AskRoot asked={asked} take={take} />;
    case 'witch':
      return <AskWitch game={table.state.value} asked={asked} local={local} take={take} tried={trying.on} />;
    case 'over':
      return (
        <>
          <p class="hc-question">{ui.ask.over[asked.ending.why]}</p>
          <div class="hc-answers">
            <a class="btn main" href={hrefTo('harrow')}>
              {ui.ask.again}
            </a>
            <a class="btn" href={hrefTo('harrow', 'records')}>
              {ui.ask.howItWent}
            </a>
          </div>
        </>
      );
  }
}
