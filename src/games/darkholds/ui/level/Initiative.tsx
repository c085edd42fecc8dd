import { moreOf } from '../../rules/play/kit';
import type { LevelTable } from '../../table/levels';
import { dock } from '../../words/dock';

/** TU-2: who begins, and to whom the initiative goes; the app rolls for it where the dice are its own. */
export function Initiative({ table }: { table: LevelTable }) {
  const { dice } = table.state.value;
  const { players, initiative } = moreOf(table.state.value);
  if (initiative !== null)
    return (
      <button type="button" class="btn big" onClick={() => table.send({ do: 'pass' })}>
        {dock.pass}
      </button>
    );
  return (
    <>
      <span>{dock.begins}</span>
      {players.map(player => (
        <button key={player} type="button" class="btn" onClick={() => table.send({ do: 'begins', player })}>
          {player}
        </button>
      ))}
      {dice === 'table' ? null : (
        <button type="button" class="btn quiet" onClick={() => table.send({ do: 'begins' })}>
          {dock.roll}
        </button>
      )}
    </>
  );
}
