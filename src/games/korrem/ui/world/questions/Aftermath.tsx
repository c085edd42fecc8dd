import { armyIn, warOf } from '../../../rules/play/model';
import type { WorldTable } from '../../../table/worlds';
import { ui } from '../../../words/ui';
import { wasks } from '../../../words/world-asks';
import { Answer, Ask } from './answers';

const w = wasks;

/** BE-3 to BE-6: what a battle has brought, before the table is cleared. */
export function Aftermath({ table, id }: { table: WorldTable; id: string }) {
  const world = table.state.value;
  const here = warOf(world, id);
  const end = here?.battle.end;
  const nameIn = (card: string): string =>
    [...(here?.battle.cards ?? []), ...(here?.battle.graveyard ?? [])].find(one => one.id === card)?.name ??
    card;
  return (
    <Ask table={table} text={w.aftermath(here?.name ?? '')}>
      <span>
        {[
          end?.victor ? ui.ask.over(armyIn(world, end.victor)?.name ?? '') : ui.ask.nobody,
          ui.ask.after(end?.why ?? 'table', here?.battle.graveyard.map(({ name }) => name) ?? []),
          ...(end?.defect ?? []).map(one => w.joinLine(nameIn(one.id), armyIn(world, one.to)?.name ?? '')),
        ].join(' ')}
      </span>
      <Answer text={w.clear} main onClick={() => table.send({ do: 'aftermath', id })} />
    </Ask>
  );
}
