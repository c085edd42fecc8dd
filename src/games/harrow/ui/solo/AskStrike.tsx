import type { SoloGame } from '../../rules/solo/model';
import type { SoloQuestion } from '../../rules/solo/question';
import type { CubeCounts } from '../../rules/state/cubes';
import { oddsOf } from '../../rules/state/odds';
import { ui } from '../../words/ui';
import { Bar, Hits } from '../parts/Odds';
import { DropButtons } from './AskDrop';
import { AskLegend } from './AskLegend';
import type { Local, Tapped } from './local';

type Ask<K extends SoloQuestion['ask']> = Extract<SoloQuestion, { ask: K }>;
const w = ui.ask;

interface Props {
  readonly game: SoloGame;
  readonly asked: Ask<'attack' | 'drop' | 'legend'>;
  readonly local: Local;
  readonly take: (tapped: Tapped) => void;
}

/** An attack of a faction: whom, the Tree, what a hit Legend does. */
export function AskStrike({ game, asked, local, take }: Props) {
  switch (asked.ask) {
    case 'attack':
      return <AskAttack game={game} asked={asked} take={take} />;
    case 'drop':
      return (
        <AskTree
          game={game}
          asked={asked}
          onDrop={out => take({ send: { do: 'drop', ...(out ? { out } : {}) } })}
        />
      );
    case 'legend':
      return (
        <AskLegend
          asked={asked}
          push={local.kind === 'push' ? local.to : undefined}
          onPush={to => take({ local: { kind: 'push', to } })}
          onPick={(push, haint) => take({ send: { do: 'legend', push, haint } })}
        />
      );
  }
}

interface TreeProps {
  readonly game: SoloGame;
  readonly asked: Ask<'drop'>;
  readonly onDrop: (out?: CubeCounts) => void;
}

function AskTree({ game, asked, onDrop }: TreeProps) {
  const odds = oddsOf(game, asked.side, asked.aim, true);
  return (
    <>
      <p class="hc-question">{w.drop}</p>
      <Bar label={ui.tree.success} p={odds.success} strong />
      <Hits hits={odds.hits} />
      <DropButtons game={game} onDrop={onDrop} />
    </>
  );
}

interface AttackProps {
  readonly game: SoloGame;
  readonly asked: Ask<'attack'>;
  readonly take: (tapped: Tapped) => void;
}

/** SO-16: every legal pair with its chance, the default first. */
function AskAttack({ game, asked, take }: AttackProps) {
  return (
    <>
      <p class="hc-question">{w.attack(asked.side)}</p>
      <div class="hc-aims">
        {asked.pairs.map((aim, i) => (
          <button
            key={`${aim.from}${aim.target}${aim.against}`}
            type="button"
            class={i === 0 ? 'btn main' : 'btn'}
            onClick={() =>
              take({ send: { do: 'attack', from: aim.from, target: aim.target, against: aim.against } })
            }
          >
            <span>{w.aim(aim.from, aim.target, aim.against, aim.attackers, aim.defenders)}</span>
            <b>{ui.percent(oddsOf(game, asked.side, aim, false).success)}</b>
          </button>
        ))}
      </div>
    </>
  );
}
