import { useState } from 'preact/hooks';
import { Sheet } from '../../../../../ui/parts/frame/Sheet';
import { Choice } from '../../../../../ui/parts/input/Choice';
import { say } from '../../../../../ui/words/say';
import { type Resource, resources } from '../../../rules/goods';
import { armyIn } from '../../../rules/play/model';
import type { WorldTable } from '../../../table/worlds';
import { resourceNames } from '../../../words/names';
import { wasks } from '../../../words/world-asks';
import { wsheets } from '../../../words/world-sheets';

/** LM-2: so many of one kind for one of any. */
export function TradeSheet({ table, id, onClose }: { table: WorldTable; id: string; onClose: () => void }) {
  const army = armyIn(table.state.value, id);
  const [give, setGive] = useState<Resource>(resources.find(one => (army?.goods[one] ?? 0) > 0) ?? 'grain');
  const [take, setTake] = useState<Resource>('gold');
  const options = resources.map(one => ({
    id: one,
    text: `${resourceNames[one]} (${army?.goods[one] ?? 0})`,
  }));
  return (
    <Sheet title={wasks.trade} onClose={onClose}>
      <Choice label={wsheets.give.from} value={give} options={options} onPick={setGive} />
      <Choice label={wsheets.give.to} value={take} options={options} onPick={setTake} />
      <button
        type="button"
        class="btn main big"
        onClick={() => table.send({ do: 'trade', army: id, give, take })}
      >
        {wasks.trade}
      </button>
      {table.refusal.value ? <p role="alert">{say(table.refusal.value.message)}</p> : null}
    </Sheet>
  );
}
