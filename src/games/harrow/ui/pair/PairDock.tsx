import { useState } from 'preact/hooks';
import { hrefTo } from '../../../../ui/shell/router';
import { edible } from '../../rules/pair/eating';
import type { PairQuestion } from '../../rules/pair/question';
import type { Jar } from '../../rules/round';
import { countedOdds, oddsOf } from '../../rules/state/odds';
import type { PairTable } from '../../table/pair';
import { jarName } from '../../words/names';
import { tableUi } from '../../words/table-ui';
import { ui } from '../../words/ui';
import { DockFrame } from '../parts/DockFrame';
import { Bar, Hits } from '../parts/Odds';
import { TryBar } from '../parts/TryBar';
import type { Trying } from '../parts/useTry';
import { DropButtons } from '../solo/AskDrop';
import { AskLegend } from '../solo/AskLegend';
import { AskRoot, HexButtons } from '../solo/AskMap';
import { AskWitch } from '../solo/AskWitch';
import { AskPay } from './AskPay';
import { AskTurn } from './AskTurn';
import { Guide } from './Guide';
import type { PairLocal, PairTapped } from './pairLocal';

const w = tableUi;
type Ask<K extends PairQuestion['ask']> = Extract<PairQuestion, { ask: K }>;

interface Props {
  readonly table: PairTable;
  readonly local: PairLocal;
  readonly take: (tapped: PairTapped) => void;
  readonly trying: Trying;
}

export function PairDock(props: Props) {
  const { table, trying } = props;
  const asks = table.question.value?.ask;
  const hers = table.state.value.positions === 'mirrored' && (asks === 'witch' || asks === 'root');
  return (
    <DockFrame table={table} asked={table.question.value}>
      <Guide table={table} />
      {hers && trying.on ? <TryBar trying={trying} /> : null}
      <Ask {...props} />
      {hers && !trying.on ? <TryBar trying={trying} /> : null}
    </DockFrame>
  );
}

function Ask({ table, local, take, trying }: Props) {
  const asked = table.question.value;
  const game = table.state.value;
  if (!asked) return null;
  switch (asked.ask) {
    case 'goal':
      return (
        <>
          <p class="hc-question">{w.goal(asked.placer, asked.goal)}</p>
          <div class="hc-answers">
            <HexButtons hexes={asked.sites} onHex={at => table.send({ do: 'goal', at })} />
            <button type="button" class="btn" onClick={() => table.send({ do: 'goal', at: null })}>
              {w.noGoal}
            </button>
          </div>
        </>
      );
    case 'jar':
      return <AskJar key={asked.side} table={table} asked={asked} />;
    case 'turn':
      return <AskTurn table={table} asked={asked} local={local} take={take} />;
    case 'drop': {
      const odds = oddsOf(game, asked.side, asked.aim, true);
      return (
        <>
          <p class="hc-question">{ui.ask.drop}</p>
          <Bar label={ui.tree.success} p={odds.success} strong />
          <Hits hits={odds.hits} />
          <DropButtons game={game} onDrop={out => table.send({ do: 'drop', ...(out ? { out } : {}) })} />
        </>
      );
    }
    case 'keeper-drop': {
      const odds = countedOdds(game, asked.side, asked.counted);
      return (
        <>
          <p class="hc-question">{ui.ask.drop}</p>
          <Bar label={ui.tree.success} p={odds.success} strong />
          <Hits hits={odds.hits} />
          <DropButtons game={game} onDrop={out => table.send({ do: 'drop', ...(out ? { out } : {}) })} />
        </>
      );
    }
    case 'pay':
      return <AskPay table={table} asked={asked} />;
    case 'legend':
      return (
        <AskLegend
          asked={asked}
          push={local.kind === 'push' ? local.to : undefined}
          onPush={to => take({ hand: { kind: 'push', to } })}
          onPick={(push, haint) => table.send({ do: 'legend', push, haint })}
        />
      );
    case 'root':
      return game.positions === 'off' ? (
        <HesterAway table={table} />
      ) : (
        <AskRoot
          asked={asked}
          take={tapped => {
            if (tapped && 'send' in tapped) table.send(tapped.send);
          }}
        />
      );
    case 'witch':
      return (
        <AskWitch
          game={game}
          asked={asked}
          tried={trying.on}
          edible={side => edible(game, side)}
          local={local.kind === 'witch' ? local.local : { kind: 'none' }}
          take={tapped =>
            take(tapped && 'local' in tapped ? { hand: { kind: 'witch', local: tapped.local } } : tapped)
          }
        />
      );
    case 'over':
      return (
        <>
          <p class="hc-question">{w.over(asked.ending.winner, asked.ending.why)}</p>
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

/** Without positions Hester's player plays at the table; the app only waits. */
const HesterAway = ({ table }: { table: PairTable }) => (
  <>
    <p class="hc-question">{w.hesterPlays}</p>
    <button type="button" class="btn main big" onClick={() => table.send({ do: 'hesterDone' })}>
      {w.hesterDone}
    </button>
  </>
);

/** JR: which jar, whether for an attack, with or without its tiles. */
function AskJar({ table, asked }: { table: PairTable; asked: Ask<'jar'> }) {
  const [tiles, setTiles] = useState(false);
  const [takesFirst, setFirst] = useState(false);
  const flip = (jar: Jar, attack: boolean) => table.send({ do: 'flip', jar, attack, tiles, takesFirst });
  return (
    <>
      <p class="hc-question">{w.jar(asked.side)}</p>
      <div class="hc-answers">
        {asked.up.map(jar => (
          <button key={jar} type="button" class="btn main" onClick={() => flip(jar, jar === 'attack')}>
            {jarName(jar)}
            {asked.tiles[jar] > 0 ? <small>{w.tilesIn(asked.tiles[jar])}</small> : null}
          </button>
        ))}
        {asked.mayAttack
          ? asked.up.map(jar => (
              <button key={`a${jar}`} type="button" class="btn" onClick={() => flip(jar, true)}>
                {w.forAttack(jar)}
              </button>
            ))
          : null}
      </div>
      {asked.up.some(jar => asked.tiles[jar] > 0) ? (
        <div class="hc-answers">
          <button type="button" class="btn" aria-pressed={tiles} onClick={() => setTiles(!tiles)}>
            {w.useTiles}
          </button>
          <button type="button" class="btn" aria-pressed={takesFirst} onClick={() => setFirst(!takesFirst)}>
            {w.firstToken}
          </button>
        </div>
      ) : null}
    </>
  );
}
