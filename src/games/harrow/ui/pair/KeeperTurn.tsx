import { useState } from 'preact/hooks';
import { Stepper } from '../../../../ui/parts/input/Stepper';
import type { Counted } from '../../rules/pair/model';
import type { TurnQuestion } from '../../rules/pair/question';
import type { MainSide } from '../../rules/sides';
import type { PairTable } from '../../table/pair';
import { SideName, sideName } from '../../words/names';
import { tableUi } from '../../words/table-ui';

const w = tableUi;

/** Keeper: the table counts an attack and tells what it brought. */
export function KeeperTurn({ table, turn }: { table: PairTable; turn: TurnQuestion['turn'] }) {
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
