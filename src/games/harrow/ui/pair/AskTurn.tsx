import { Stepper } from '../../../../ui/parts/input/Stepper';
import { Toggle } from '../../../../ui/parts/input/Toggle';
import { thingsOf } from '../../rules/pair/model';
import type { TurnQuestion } from '../../rules/pair/question';
import { cubeOfSide } from '../../rules/sides';
import { countOf } from '../../rules/state/cubes';
import { oddsOf } from '../../rules/state/odds';
import { pairUi } from '../../words/pair-ui';
import { sheets } from '../../words/sheets-ui';
import { tableUi } from '../../words/table-ui';
import { powerName } from '../../words/things';
import { ui } from '../../words/ui';
import { AskAbility, AskBack, AskUpgrade } from './AskAbility';
import { AskActing, AskKammiHit } from './AskActing';
import { AskCards } from './AskCards';
import { AskCleanUp } from './AskCleanUp';
import { KeeperTurn } from './KeeperTurn';
import { type Deed, emptyHand } from './pairLocal';
import type { TurnProps } from './turnProps';

const w = tableUi;

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
    case 'path':
      return false;
  }
}

/** RD-3: what the side whose turn it is may do now. */
export function AskTurn(props: TurnProps) {
  const { asked } = props;
  if (asked.acting) return <AskActing {...props} acting={asked.acting} />;
  if (asked.drawn) return <AskBack {...props} drawn={asked.drawn} />;
  if (asked.kammiHit) return <AskKammiHit table={props.table} />;
  if (asked.cleaning) return <AskCleanUp {...props} />;
  return <Doing {...props} />;
}

function Doing({ table, asked, local, take }: TurnProps) {
  const game = table.state.value;
  const { turn } = asked;
  const keeper = game.positions === 'off';
  const held = countOf(thingsOf(game).held, cubeOfSide[turn.side]);
  return (
    <>
      <p class="hc-question">
        {w.turn(turn.side, turn.action)}{' '}
        {asked.ability ? null : <span class="soft">{pairUi.left(asked.left)}</span>}
      </p>
      {asked.ability ? <AskAbility table={table} ability={asked.ability} /> : null}
      <div class="hc-answers">
        {asked.track ? (
          <button type="button" class="btn main" onClick={() => table.send({ do: 'track' })}>
            {pairUi.track}
          </button>
        ) : null}
        {asked.power ? (
          <button type="button" class="btn main" onClick={() => table.send({ do: 'power' })}>
            {pairUi.power(powerName(asked.power))}
          </button>
        ) : null}
        {keeper || asked.ability
          ? null
          : deeds
              .filter(deed => deedOpen(asked, deed))
              .map(deed => (
                <Toggle
                  key={deed}
                  isOn={local.kind === 'deed' && local.deed === deed}
                  onClick={() => take({ hand: { kind: 'deed', deed, haints: 0, legends: 0 } })}
                >
                  {w.deeds[deed]}
                </Toggle>
              ))}
        {asked.ability ? null : (
          <button
            type="button"
            class="btn"
            disabled={asked.cubes === 0}
            onClick={() => table.send({ do: 'strengthen' })}
          >
            {w.strengthen}
          </button>
        )}
        {asked.nails.map(at => (
          <button key={at} type="button" class="btn" onClick={() => table.send({ do: 'unpin', at })}>
            {pairUi.unpin(at)}
          </button>
        ))}
        {held > 0 ? (
          <button
            type="button"
            class="btn"
            onClick={() => table.send({ do: 'giveBack', side: turn.side, n: held })}
          >
            {pairUi.giveBack(held)}
          </button>
        ) : null}
        <button
          type="button"
          class={asked.ability || asked.track || asked.power ? 'btn' : 'btn main'}
          onClick={() => table.send({ do: 'endSide' })}
        >
          {w.end}
        </button>
      </div>
      <AskUpgrade table={table} asked={asked} />
      <InHand table={table} asked={asked} local={local} take={take} />
      <AskCards table={table} asked={asked} />
      {keeper ? <KeeperTurn table={table} turn={turn} /> : null}
    </>
  );
}

/** What the finger holds: a group that goes, with or without a Doll, or the pairs of an attack. */
function InHand({ table, asked, local, take }: TurnProps) {
  const game = table.state.value;
  const group = local.kind === 'deed' ? game.board.units.find(({ at }) => at === local.from) : undefined;
  if (local.kind !== 'deed') return null;
  if (local.deed === 'attack')
    return (
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
            <b>{ui.percent(oddsOf(game, asked.turn.side, aim, false).success)}</b>
          </button>
        ))}
      </div>
    );
  if (!group || local.deed !== 'advance') return null;
  return (
    <div class="hc-answers">
      <span class="soft">{w.who(group.at)}</span>
      <Stepper
        label={sheets.fix.haints}
        value={local.haints}
        low={0}
        high={group.haints}
        onChange={haints => take({ hand: { ...local, haints } })}
      />
      {group.legends > 0 ? (
        <Stepper
          label={sheets.fix.legends}
          value={local.legends}
          low={0}
          high={group.legends}
          onChange={legends => take({ hand: { ...local, legends } })}
        />
      ) : null}
      {game.board.dolls.includes(group.at) ? (
        <Toggle isOn={local.doll === true} onClick={() => take({ hand: { ...local, doll: !local.doll } })}>
          {pairUi.doll}
        </Toggle>
      ) : null}
      <button type="button" class="btn quiet" onClick={() => take({ hand: emptyHand })}>
        {ui.ask.cancel}
      </button>
    </div>
  );
}
