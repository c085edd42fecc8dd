import { Sheet } from '../../../../ui/parts/frame/Sheet';
import { Choice } from '../../../../ui/parts/input/Choice';
import { Stepper } from '../../../../ui/parts/input/Stepper';
import { Toggle } from '../../../../ui/parts/input/Toggle';
import { canBuzz, prefs } from '../../../../ui/shell/prefs';
import { areAllies } from '../../rules/play/log/facts';
import type { WorldTable } from '../../table/worlds';
import { readings } from '../../words/readings';
import { ui } from '../../words/ui';
import { wsheets } from '../../words/world-sheets';
import { wui } from '../../words/world-ui';
import { foreseeing, foreseenBy, foreseenKinds } from '../readings/foreseen';
import { Readings } from '../readings/Readings';
import type { Opened } from './questions/answers';

const w = wsheets.set;
const yes = [
  { id: 'on', text: wui.on },
  { id: 'off', text: wui.off },
] as const;
const of = (on: boolean): 'on' | 'off' => (on ? 'on' : 'off');

/** What a group has agreed on for this game, what is heard and felt of the sand, and the way to packing up. */
export function WorldSettings({
  table,
  onOpen,
  onClose,
}: {
  table: WorldTable;
  onOpen: (sheet: Opened) => void;
  onClose: () => void;
}) {
  const world = table.state.value;
  const { settings, nations } = world;
  const set = (change: Partial<typeof settings>) => table.send({ do: 'set', change });
  const pairs = nations.flatMap((one, i) => nations.slice(i + 1).map(other => [one, other] as const));
  return (
    <Sheet title={wui.settings} onClose={onClose}>
      <Choice
        label={w.sand}
        value={of(settings.sand)}
        options={yes}
        onPick={id => set({ sand: id === 'on' })}
      />
      <Choice
        label={w.sound}
        value={prefs.sound.value}
        options={yes}
        onPick={id => {
          prefs.sound.value = id;
        }}
      />
      <Choice
        label={w.aloud}
        value={prefs.aloud.value}
        options={yes}
        onPick={id => {
          prefs.aloud.value = id;
        }}
      />
      {canBuzz() ? (
        <Choice
          label={w.buzz}
          value={prefs.haptics.value}
          options={yes}
          onPick={id => {
            prefs.haptics.value = id;
          }}
        />
      ) : null}
      <Choice
        label={w.dice}
        value={settings.dice}
        options={[
          { id: 'app', text: w.dices.app },
          { id: 'table', text: w.dices.table },
        ]}
        onPick={dice => set({ dice })}
      />
      <Choice
        label={w.light}
        value={settings.light ? 'light' : 'grid'}
        options={[
          { id: 'grid', text: w.lights.grid },
          { id: 'light', text: w.lights.light },
        ]}
        onPick={id => set({ light: id === 'light' })}
      />
      <Choice
        label={w.bank}
        value={of(settings.bank)}
        options={yes}
        onPick={id => set({ bank: id === 'on' })}
      />
      <Choice
        label={ui.settings.foresight}
        value={foreseenBy(settings)}
        options={foreseenKinds}
        onPick={kind => set(foreseeing(kind))}
      />
      <Choice
        label={w.passing}
        value={settings.passing}
        options={[
          { id: 'last', text: w.passings.last },
          { id: 'left', text: w.passings.left },
        ]}
        onPick={passing => set({ passing })}
      />
      <div class="ko-answers">
        <span>{w.target}</span>
        <Stepper
          label={w.target}
          value={settings.target}
          low={1}
          high={99}
          onChange={target => set({ target })}
        />
      </div>
      <details class="hero-more unfolds">
        <summary>{readings.readings}</summary>
        <Readings settings={settings} onSet={set} />
      </details>
      <h3>{w.allies}</h3>
      <div class="ko-answers">
        {pairs.map(([a, b]) => {
          const on = areAllies(world, a.id, b.id);
          return (
            <Toggle
              key={`${a.id} ${b.id}`}
              isOn={on}
              onClick={() => table.send({ do: 'ally', nations: [a.id, b.id], on: !on })}
            >
              {a.name} – {b.name}
            </Toggle>
          );
        })}
      </div>
      <button type="button" class="btn" onClick={() => onOpen({ sheet: 'pack' })}>
        {w.pack}
      </button>
    </Sheet>
  );
}
