import { useState } from 'preact/hooks';
import { Stepper } from '../../../../ui/parts/Stepper';
import { hrefTo } from '../../../../ui/shell/router';
import { type Counted, ownedBy } from '../../rules/pair/model';
import type { PairQuestion, TurnQuestion } from '../../rules/pair/question';
import type { Jar } from '../../rules/round';
import type { MainSide } from '../../rules/sides';
import { countedOdds, oddsOf } from '../../rules/state/odds';
import type { PairTable } from '../../table/pair';
import { jarName, SideName, sideName } from '../../words/names';
import { ui } from '../../words/ui';
import { DockFrame } from '../parts/DockFrame';
import { Bar, Hits } from '../parts/Odds';
import { DropButtons } from '../solo/AskDrop';
import { AskLegend, AskRoot, HexButtons } from '../solo/AskMap';
import { AskWitch } from '../solo/AskWitch';
import { type Deed, emptyHand, type PairLocal, type PairTapped } from './pairLocal';

const w = ui.pair;
type Ask<K extends PairQuestion['ask']> = Extract<PairQuestion, { ask: K }>;

interface Props {
  readonly table: PairTable;
  readonly local: PairLocal;
  readonly take: (tapped: PairTapped) => void;
}

export function PairDock(props: Props) {
  return (
    <DockFrame table={props.table}>
      <Ask {...props} />
    </DockFrame>
  );
}

function Ask({ table, local, take }: Props) {
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
    case 'legend':
      return <AskLegend asked={asked} onPick={(push, haint) => table.send({ do: 'legend', push, haint })} />;
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
            <small>{w.tilesIn(asked.tiles[jar])}</small>
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
      <div class="hc-answers">
        <button type="button" class="btn" aria-pressed={tiles} onClick={() => setTiles(!tiles)}>
          {w.useTiles}
        </button>
        <button type="button" class="btn" aria-pressed={takesFirst} onClick={() => setFirst(!takesFirst)}>
          {w.firstToken}
        </button>
      </div>
    </>
  );
}

const deeds: readonly Deed[] = ['advance', 'spawn', 'attack', 'storm', 'path'];

function deedOpen(asked: TurnQuestion, deed: Deed): boolean {
  switch (deed) {
    case 'advance':
      return asked.groups.length > 0;
    case 'spawn':
      return asked.spawns.length > 0;
    case 'attack':
      return asked.aims.length > 0;
    case 'storm':
      return asked.turn.side === 'family';
    case 'path':
      return asked.turn.side === 'protectors';
  }
}

function AskTurn({ table, asked, local, take }: Props & { asked: Ask<'turn'> }) {
  const game = table.state.value;
  const { turn } = asked;
  const keeper = game.positions === 'off';
  const group = local.kind === 'deed' ? game.board.units.find(({ at }) => at === local.from) : undefined;
  return (
    <>
      <p class="hc-question">
        {w.turn(turn.side, turn.action)}{' '}
        <span class="soft">{w.spent(turn.spent, asked.given, ownedBy(game, turn.side).wild)}</span>
      </p>
      <div class="hc-answers">
        {keeper
          ? null
          : deeds
              .filter(deed => deedOpen(asked, deed))
              .map(deed => (
                <button
                  key={deed}
                  type="button"
                  class="btn"
                  aria-pressed={local.kind === 'deed' && local.deed === deed}
                  onClick={() => take({ hand: { kind: 'deed', deed, haints: 0, legends: 0 } })}
                >
                  {w.deeds[deed]}
                </button>
              ))}
        <button
          type="button"
          class="btn"
          disabled={asked.cubes === 0}
          onClick={() => table.send({ do: 'strengthen' })}
        >
          {w.strengthen}
        </button>
        {asked.rescues.map(({ at, to, rescued }) =>
          rescued ? (
            <button key={at} type="button" class="btn main" onClick={() => table.send({ do: 'rescue', at })}>
              {w.rescue(at)}
            </button>
          ) : to.length > 0 ? (
            <button
              key={at}
              type="button"
              class="btn"
              aria-pressed={local.kind === 'folk' && local.at === at}
              onClick={() => take({ hand: { kind: 'folk', at } })}
            >
              {w.folk(at)}
            </button>
          ) : null,
        )}
        {asked.razes.map(at => (
          <button key={at} type="button" class="btn main" onClick={() => table.send({ do: 'raze', at })}>
            {w.raze(at)}
          </button>
        ))}
      </div>
      {group && local.kind === 'deed' && local.deed === 'advance' ? (
        <div class="hc-answers">
          <span class="soft">{w.who(group.at)}</span>
          <Stepper
            label={ui.fix.haints}
            value={local.haints}
            low={0}
            high={group.haints}
            onChange={haints => take({ hand: { ...local, haints } })}
          />
          {group.legends > 0 ? (
            <Stepper
              label={ui.fix.legends}
              value={local.legends}
              low={0}
              high={group.legends}
              onChange={legends => take({ hand: { ...local, legends } })}
            />
          ) : null}
          <button type="button" class="btn quiet" onClick={() => take({ hand: emptyHand })}>
            {ui.ask.cancel}
          </button>
        </div>
      ) : null}
      {local.kind === 'deed' && local.deed === 'attack' ? (
        <div class="hc-aims">
          {asked.aims.map(aim => (
            <button
              key={`${aim.from}${aim.target}${aim.against}`}
              type="button"
              class="btn"
              onClick={() =>
                table.send({ do: 'attack', from: aim.from, target: aim.target, against: aim.against })
              }
            >
              <span>{ui.ask.aim(aim.from, aim.target, aim.against, aim.attackers, aim.defenders)}</span>
              <b>{ui.percent(oddsOf(game, turn.side, aim, false).success)}</b>
            </button>
          ))}
        </div>
      ) : null}
      {keeper ? <KeeperTurn table={table} turn={turn} /> : null}
      <div class="hc-answers">
        <button type="button" class="btn main" onClick={() => table.send({ do: 'endSide' })}>
          {w.end}
        </button>
      </div>
    </>
  );
}

/** Keeper: the table counts an attack and tells what it brought. */
function KeeperTurn({ table, turn }: { table: PairTable; turn: TurnQuestion['turn'] }) {
  const game = table.state.value;
  const [a, setA] = useState(2);
  const [d, setD] = useState(2);
  const [brambles, setBrambles] = useState(false);
  const other: MainSide = game.sides[0] === turn.side ? game.sides[1] : game.sides[0];
  const counted = (defender: Counted['defender'], against: Counted['against']): Counted => ({
    against,
    defender,
    attackers: a,
    defenders: d,
    brambles,
  });
  return (
    <>
      {turn.action === 'attack' && !turn.attacked ? (
        <div class="hc-answers">
          <span class="soft">{w.attackers}</span>
          <Stepper label={w.attackers} value={a} low={1} high={4} onChange={setA} />
          <span class="soft">{w.defenders}</span>
          <Stepper label={w.defenders} value={d} low={1} high={9} onChange={setD} />
          <button type="button" class="btn" aria-pressed={brambles} onClick={() => setBrambles(!brambles)}>
            {w.brambles}
          </button>
          <button
            type="button"
            class="btn main"
            onClick={() => table.send({ do: 'count', counted: counted(other, 'units') })}
          >
            {w.against(sideName(other))}
          </button>
          {game.witch ? (
            <button
              type="button"
              class="btn"
              onClick={() => table.send({ do: 'count', counted: counted('hester', 'bonfire') })}
            >
              {w.against(sideName('hester'))}
            </button>
          ) : null}
        </div>
      ) : null}
      <div class="hc-answers">
        {game.sides.map(side => (
          <span key={side} class="row">
            <b>{SideName(side)}</b>
            <button
              type="button"
              class="btn"
              onClick={() => table.send({ do: 'point', side, kills: 1, points: 0 })}
            >
              {w.kill}
            </button>
            <button
              type="button"
              class="btn"
              onClick={() => table.send({ do: 'point', side, kills: 0, points: 1 })}
            >
              {w.point}
            </button>
            <button
              type="button"
              class="btn"
              onClick={() => table.send({ do: 'point', side, kills: 0, points: 2 })}
            >
              {w.goalPoint}
            </button>
          </span>
        ))}
      </div>
    </>
  );
}
