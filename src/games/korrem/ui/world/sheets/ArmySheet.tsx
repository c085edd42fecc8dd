import { Sheet } from '../../../../../ui/parts/frame/Sheet';
import { Toggle } from '../../../../../ui/parts/input/Toggle';
import { armyIn } from '../../../rules/play/model';
import type { WorldTable } from '../../../table/worlds';
import { sheets } from '../../../words/battle-sheets';
import { wsheets } from '../../../words/world-sheets';
import { GoodsSteppers } from './Goods';

const w = wsheets.army;

/** An army: its cards, what it carries, and who bears what. */
export function ArmySheet({ table, id, onClose }: { table: WorldTable; id: string; onClose: () => void }) {
  const world = table.state.value;
  const army = armyIn(world, id);
  if (!army)
    return (
      <Sheet title="" onClose={onClose}>
        <p />
      </Sheet>
    );
  return (
    <Sheet title={w.title(army.name, army.hex ?? '')} onClose={onClose}>
      <ul class="bare stack">
        {army.members.map(member => (
          <li key={member.id} class="row">
            <span class="grow">
              <b>{member.name}</b>{' '}
              <span class="soft">
                {sheets.sheet.attack} {member.attack} · {sheets.sheet.defense} {member.defense} ·{' '}
                {sheets.sheet.whole} {member.health} · {sheets.sheet.speed} {member.speed}
              </span>
            </span>
            <button
              type="button"
              class="btn"
              onClick={() =>
                table.send({
                  do: 'correct',
                  correction: { what: 'member-gone', army: id, member: member.id },
                })
              }
            >
              {w.leave}
            </button>
          </li>
        ))}
      </ul>
      {army.artifacts.map(({ id: artifact, name, bearer }) => (
        <div key={artifact} class="ko-answers">
          <span>{w.bears(name, army.members.find(one => one.id === bearer)?.name ?? w.nobody)}</span>
          {army.members.map(member => (
            <Toggle
              key={member.id}
              isOn={bearer === member.id}
              onClick={() =>
                table.send({
                  do: 'equip',
                  army: id,
                  artifact,
                  bearer: bearer === member.id ? null : member.id,
                })
              }
            >
              {member.name}
            </Toggle>
          ))}
          <button
            type="button"
            class="btn"
            onClick={() => table.send({ do: 'destroy', of: { army: id }, artifact })}
          >
            {w.destroy}
          </button>
        </div>
      ))}
      {world.settings.bank ? (
        <>
          <h3>{w.goods}</h3>
          <GoodsSteppers
            goods={army.goods}
            onChange={goods =>
              table.send({ do: 'correct', correction: { what: 'goods', of: { army: id }, goods } })
            }
          />
        </>
      ) : null}
    </Sheet>
  );
}
