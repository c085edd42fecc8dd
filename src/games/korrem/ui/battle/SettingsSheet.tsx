import '../readings/readings.css';
import { Sheet } from '../../../../ui/parts/frame/Sheet';
import { Choice } from '../../../../ui/parts/input/Choice';
import type { BattleTable } from '../../table/battles';
import { ui } from '../../words/ui';
import { foreseeing, foreseenBy, foreseenKinds } from '../readings/foreseen';
import { PinList } from '../readings/Pins';

const w = ui.settings;

/** What a group has agreed on for this battle. */
export function SettingsSheet({ table, onClose }: { table: BattleTable; onClose: () => void }) {
  const battle = table.state.value;
  const { dice, fliers, light = false, pins = {} } = battle;
  return (
    <Sheet title={w.title} onClose={onClose}>
      <Choice
        label={w.dice}
        value={dice}
        options={[
          { id: 'app', text: w.dices.app },
          { id: 'table', text: w.dices.table },
        ]}
        onPick={id => table.send({ do: 'set', change: { dice: id } })}
      />
      <Choice
        label={w.fliers}
        value={fliers}
        options={[
          { id: 'nearest', text: w.flierChoices.nearest },
          { id: 'strongest', text: w.flierChoices.strongest },
        ]}
        onPick={id => table.send({ do: 'set', change: { fliers: id } })}
      />
      <Choice
        label={w.places}
        value={light ? 'light' : 'grid'}
        options={[
          { id: 'grid', text: w.grid },
          { id: 'light', text: w.light },
        ]}
        onPick={id => table.send({ do: 'set', change: { light: id === 'light' } })}
      />
      <Choice
        label={w.foresight}
        value={foreseenBy(battle)}
        options={foreseenKinds}
        onPick={kind => table.send({ do: 'set', change: foreseeing(kind) })}
      />
      <PinList pins={pins} onPins={next => table.send({ do: 'set', change: { pins: next } })} />
    </Sheet>
  );
}
