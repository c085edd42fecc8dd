import { entriesOf } from '../../rules/play/ahead';
import type { LevelTable } from '../../table/levels';
import { ui } from '../../words/ui';
import { OwnCards } from '../acts/OwnCards';
import { Told } from './Told';

/** Who comes in by which entry, by a card of the table's or by name; then the next turn. */
export function Reinforcement({ table }: { table: LevelTable }) {
  const play = table.state.value;
  return (
    <>
      <Told play={play} few={8} />
      <div class="dh-answers">
        {Object.keys(play.reinforcements).length === 0 ? (
          <OwnCards table={table} entries={entriesOf(play)} />
        ) : null}
        {Object.keys(play.reinforcements).length === 0
          ? entriesOf(play).flatMap(entry =>
              play.types.map(({ type, name }) => (
                <button
                  key={`${type}${entry}`}
                  type="button"
                  class="btn"
                  onClick={() => table.send({ do: 'bring', type, entry })}
                >
                  {ui.bring(name, entry)}
                </button>
              )),
            )
          : null}
        <button type="button" class="btn main big" onClick={() => table.send({ do: 'newTurn' })}>
          {ui.newTurn(play.turn + 1)}
        </button>
      </div>
    </>
  );
}
