import { Toggle } from '../../../../ui/parts/input/Toggle';
import { SHORT_NAME_LENGTH } from '../../rules/fields';
import '../solo/solo.css';
import { useState } from 'preact/hooks';
import { SaveState } from '../../../../ui/parts/documents/SaveState';
import { Page } from '../../../../ui/parts/frame/Page';
import { Choice } from '../../../../ui/parts/input/Choice';
import { Stepper } from '../../../../ui/parts/input/Stepper';
import { UndoRedo } from '../../../../ui/parts/input/UndoRedo';
import { hrefTo } from '../../../../ui/shell/router';
import { say } from '../../../../ui/words/say';
import { areas } from '../../rules/activate';
import { readyMap, turnedHex } from '../../rules/box/box';
import { type Letter, letters } from '../../rules/box/model';
import { piles } from '../../rules/solo/model';
import { emptyBoard } from '../../rules/state/board-data';
import type { BoxTable } from '../../table/box';
import { boxUi } from '../../words/box-ui';
import { doors } from '../../words/doors-ui';
import { areaName, pileName } from '../../words/names';
import { HexMap } from '../map/HexMap';
import type { Glow } from '../map/mapView';
import { BoxCards } from './BoxCards';
import { BoxNumbers } from './BoxNumbers';
import { BoxPack } from './BoxPack';

const w = doors.box;
const tools = [...letters, 'home', 'storm', ...piles] as const;
type Tool = (typeof tools)[number];
const isLetter = (tool: Tool): tool is Letter => letters.some(letter => letter === tool);

/** HX-2: the map of the group's own box, painted by taps; its numbers; what it has learned. */
export function BoxScreen({ table }: { table: BoxTable }) {
  const box = table.state.value;
  const { map } = box;
  const [tool, setTool] = useState<Tool>('f');
  const [half, setHalf] = useState(true);
  const ready = readyMap(box);
  const rows = map.shape.rows;
  const tap = (at: string) => {
    if (isLetter(tool)) {
      const hexes = half ? [...new Set([at, turnedHex(map, at)])] : [at];
      table.send({ do: 'paint', hexes: tool === 'x' ? [at] : hexes, letter: tool });
    } else if (tool === 'home') table.send({ do: 'home', at });
    else if (tool === 'storm') table.send({ do: 'storm', at });
    else table.send({ do: 'number', color: tool, at });
  };
  const glow = new Map<string, Glow>();
  if (tool === 'red' || tool === 'blue' || tool === 'purple')
    map.solo[tool].forEach((hex, i) => {
      if (hex === '') return;
      const before = glow.get(hex)?.label;
      glow.set(hex, { kind: 'from', label: before ? `${before} ${i + 1}` : `${i + 1}` });
    });
  const shapeTo = (columns: number, first: number, second: number) =>
    table.send({ do: 'shape', columns, rows: first === second ? [first] : [first, second] });
  const [first = 9, second = first] = rows;
  return (
    <Page title={map.name || w.title} back={['harrow']}>
      <SaveState of={table} />
      <div class="row">
        <UndoRedo of={table} />
        <button type="button" class="btn" aria-pressed={half} onClick={() => setHalf(!half)}>
          {w.half}
        </button>
      </div>
      <div class="hc-chips" role="toolbar" aria-label={w.tools}>
        {tools.map(one => (
          <Toggle key={one} isOn={one === tool} onClick={() => setTool(one)}>
            {w.tool[one]}
          </Toggle>
        ))}
      </div>
      <p class="soft">{w.hints[tool] ?? w.paint}</p>
      <div class="hc-paint">
        <HexMap
          view={{
            map: { ...map, homes: [map.homes[0] ?? '', map.homes[1] ?? ''] },
            homes: {},
            board: emptyBoard,
            glow,
            ways: [],
            marked: new Set(),
            rooted: new Set(),
          }}
          whole
          onTap={tap}
        />
      </div>
      {tool === 'red' || tool === 'blue' || tool === 'purple' ? (
        <button type="button" class="btn" onClick={() => table.send({ do: 'unnumber', color: tool })}>
          {w.unnumber(pileName(tool))}
        </button>
      ) : null}
      {'problems' in ready ? (
        <ul class="notice bare">
          {ready.problems.map(problem => (
            <li key={`${problem.at}${problem.code}`}>{say(problem.message)}</li>
          ))}
        </ul>
      ) : (
        <a class="btn main big" href={hrefTo('harrow', 'solo', 'new')}>
          {w.play}
        </a>
      )}
      <label class="stack">
        <span>{boxUi.name}</span>
        <input
          class="input"
          type="text"
          maxLength={SHORT_NAME_LENGTH}
          value={map.name}
          onChange={event => table.send({ do: 'name', name: event.currentTarget.value.trim() })}
        />
      </label>
      <details class="hero-more unfolds">
        <summary>{w.shape}</summary>
        <p class="soft">{w.shapeNote}</p>
        <div class="hc-fix-row">
          <span>{w.columns}</span>
          <Stepper
            label={w.columns}
            value={map.shape.columns}
            low={3}
            high={20}
            onChange={n => shapeTo(n, first, second)}
          />
          <span>{w.rows}</span>
          <Stepper
            label={w.rows}
            value={first}
            low={3}
            high={20}
            onChange={n => shapeTo(map.shape.columns, n, second)}
          />
          <span>{w.rows2}</span>
          <Stepper
            label={w.rows2}
            value={second}
            low={3}
            high={20}
            onChange={n => shapeTo(map.shape.columns, first, n)}
          />
        </div>
      </details>
      <Choice
        label={doors.setup.clockwise}
        value={box.clockwise.join()}
        options={[
          { id: areas.join(), text: areas.map(areaName).join(', ') },
          { id: 'cube,move,spawn', text: ['cube', 'move', 'spawn'].map(areaName).join(', ') },
        ]}
        onPick={id =>
          table.send({
            do: 'clockwise',
            clockwise: id === areas.join() ? areas : ['cube', 'move', 'spawn'],
          })
        }
      />
      <BoxNumbers table={table} box={box} />
      <BoxCards table={table} box={box} />
      <BoxPack table={table} box={box} />
    </Page>
  );
}
