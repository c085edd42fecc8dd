import './readings.css';
import { Choice } from '../../../../ui/parts/input/Choice';
import type { Settings } from '../../rules/play/model';
import { readings as w } from '../../words/readings';
import { ui } from '../../words/ui';
import { Formation } from './Formation';
import { PinList } from './Pins';
import { Rows } from './Rows';

const { flierChoices } = ui.settings;

/** NM-4, NF-1, EN-1, and any other rule by a note: how the group reads the rules in this game. */
export function Readings({
  settings,
  onSet,
}: {
  settings: Settings;
  onSet: (change: Partial<Settings>) => void;
}) {
  const { fliers, formation = [], rows = {}, pins = {} } = settings;
  return (
    <div class="stack">
      <Choice
        label={w.fliers}
        value={fliers}
        options={[
          { id: 'nearest', text: flierChoices.nearest },
          { id: 'strongest', text: flierChoices.strongest },
        ]}
        onPick={id => onSet({ fliers: id })}
      />
      <Formation cells={formation} onCells={cells => onSet({ formation: cells })} />
      <Rows
        rows={rows}
        onRow={(nature, row) => {
          const { [nature]: _, ...others } = rows;
          onSet({ rows: row ? { ...others, [nature]: row } : others });
        }}
      />
      <PinList pins={pins} onPins={next => onSet({ pins: next })} />
    </div>
  );
}
