import { lazy } from '../../../../ui/parts/lazy';
import { hrefTo } from '../../../../ui/shell/router';
import { oddsOf } from '../../rules/state/odds';
import type { SoloTable } from '../../table/solo';
import { ui } from '../../words/ui';
import { DockFrame } from '../parts/DockFrame';
import { Bar, Hits } from '../parts/Odds';
import { AskLook, AskPile } from './AskCard';
import { DropButtons } from './AskDrop';
import { AskAttack, AskGoal, AskLegend, AskRoot, AskSpawn, AskWalk } from './AskMap';
import type { Local, Tapped } from './local';

const AskWitch = lazy(async () => (await import('./AskWitch')).AskWitch);

interface Props {
  readonly table: SoloTable;
  readonly local: Local;
  readonly take: (tapped: Tapped) => void;
}

/** One thing to do, always in the same place. */
export function Dock({ table, local, take }: Props) {
  return (
    <DockFrame table={table}>
      <Ask table={table} local={local} take={take} />
    </DockFrame>
  );
}

function Ask({ table, local, take }: Props) {
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
      return <AskAttack table={table} asked={asked} local={local} take={take} />;
    case 'drop': {
      const odds = oddsOf(table.state.value, asked.side, asked.aim, true);
      return (
        <>
          <p class="hc-question">{ui.ask.drop}</p>
          <Bar label={ui.tree.success} p={odds.success} strong />
          <Hits hits={odds.hits} />
          <DropButtons
            game={table.state.value}
            onDrop={out => table.send({ do: 'drop', ...(out ? { out } : {}) })}
          />
        </>
      );
    }
    case 'legend':
      return (
        <AskLegend
          asked={asked}
          push={local.kind === 'push' ? local.to : undefined}
          onPush={to => take({ local: { kind: 'push', to } })}
          onPick={(push, haint) => table.send({ do: 'legend', push, haint })}
        />
      );
    case 'root':
      return <AskRoot asked={asked} take={take} />;
    case 'witch':
      return <AskWitch game={table.state.value} asked={asked} local={local} take={take} />;
    case 'over':
      return (
        <>
          <p class="hc-question">{ui.ask.over[asked.ending.why]}</p>
          <div class="hc-answers">
            <a class="btn main" href={hrefTo('harrow')}>
              {ui.ask.again}
            </a>
          </div>
        </>
      );
  }
}
