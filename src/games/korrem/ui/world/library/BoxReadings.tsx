import type { BoxTable } from '../../../table/box';
import { readings as w } from '../../../words/readings';
import { Formation } from '../../readings/Formation';
import { Rows } from '../../readings/Rows';

/** NF-1, EN-1: how the group reads what its book shows; games of its own begin with it. */
export function BoxReadings({ table }: { table: BoxTable }) {
  const { formation = [], rows = {} } = table.state.value;
  return (
    <details class="panel settings hero-more unfolds">
      <summary>{w.readings}</summary>
      <Formation cells={formation} onCells={cells => table.send({ do: 'formation', cells })} />
      <Rows rows={rows} onRow={(nature, row) => table.send({ do: 'row', nature, row })} />
    </details>
  );
}
