import { Reading } from '../../../../basics/reading';
import type { Problem } from '../../../../basics/result';
import type { Hex } from '../../../../hex/shape';
import type { Decided } from '../../../../play/rules';
import { areas } from '../activate';
import { SHORT_NAME_LENGTH } from '../fields';
import { type MapData, withNumber } from '../map';
import { readMap } from '../map-door';
import { refused } from '../state/run';
import type { BoxCommand, BoxEvent, Letter, OwnBox } from './model';
import { library, taken } from './pack';
import { sayBox } from './says';

export const emptyBox: OwnBox = {
  map: blank('', 9, [9, 10]),
  faces: {},
  clockwise: areas,
};

/** A map all of plains. */
function blank(name: string, columns: number, rows: readonly number[]): OwnBox['map'] {
  const count = (column: number): number => rows[column % rows.length] ?? 1;
  return {
    name,
    shape: { columns, rows: [...rows] },
    columns: Array.from({ length: columns }, (_, i) => 'p'.repeat(count(i))),
    homes: [],
    storms: [],
    solo: { red: [], blue: [], purple: [] },
  };
}

const placeOf = (hex: Hex): readonly [number, number] => [hex.charCodeAt(0) - 65, Number(hex.slice(1)) - 1];

/** The hex that half a turn lays onto this one. */
export function turnedHex({ columns }: Pick<MapData, 'columns'>, hex: Hex): Hex {
  const [column, row] = placeOf(hex);
  const other = columns.length - 1 - column;
  const rows = columns[other]?.length ?? 0;
  return `${String.fromCharCode(65 + other)}${rows - row}`;
}

/** A number keeps its place when its hex goes: those behind it are still themselves. */
function without(hexes: readonly Hex[], there: (hex: Hex) => boolean): readonly Hex[] {
  const left = hexes.map(hex => (there(hex) ? hex : ''));
  return left.slice(0, left.findLastIndex(hex => hex !== '') + 1);
}

function painted(map: OwnBox['map'], hexes: readonly Hex[], letter: Letter): OwnBox['map'] {
  const columns = [...map.columns];
  for (const hex of hexes) {
    const [column, row] = placeOf(hex);
    const text = columns[column];
    if (text === undefined || row < 0 || row >= text.length) continue;
    columns[column] = text.slice(0, row) + letter + text.slice(row + 1);
  }
  // HX-2: what is no longer a hex, or no terrain, is no home and bears nothing.
  const letterOf = (hex: Hex): string => {
    const [column, row] = placeOf(hex);
    return columns[column]?.[row] ?? '.';
  };
  const there = (hex: Hex): boolean => letterOf(hex) !== '.';
  return {
    ...map,
    columns,
    homes: map.homes.filter(hex => there(hex) && letterOf(hex) !== 'm' && letterOf(hex) !== 'x'),
    storms: map.storms.filter(hex => there(hex) && letterOf(hex) !== 'x'),
    solo: {
      red: without(map.solo.red, there),
      blue: without(map.solo.blue, there),
      purple: without(map.solo.purple, there),
    },
  };
}

export const applyBox = (box: OwnBox, event: BoxEvent): OwnBox => {
  switch (event.type) {
    case 'map':
      return { ...box, map: event.map };
    case 'clockwise':
      return { ...box, clockwise: event.clockwise };
    case 'learned':
      return library.put(box, { faces: { [event.id]: event.face } });
    case 'numbers':
      return library.put(box, { numbers: event.numbers });
    case 'card':
    case 'witchCard': {
      const { name, steps } = event;
      const part = event.type === 'card' ? 'cards' : 'witch';
      const others = library.remove({ ...box, [part]: box[part] ?? {} }, { part, id: name });
      return steps === null ? others : library.put(others, { [part]: { [name]: steps } });
    }
  }
};

const toggled = (hexes: readonly Hex[], at: Hex): readonly Hex[] =>
  hexes.includes(at) ? hexes.filter(hex => hex !== at) : [...hexes, at];

/** The number that the next tap gives: the first that no hex bears. */
export const nextNumber = (hexes: readonly Hex[]): number => [...hexes, ''].indexOf('') + 1;

/** HX-2: a map is painted by taps; nothing is refused but what would be no map at all. */
export function decideBox(box: OwnBox, command: BoxCommand): Decided<OwnBox, BoxEvent> {
  const map = (next: OwnBox['map']): Decided<OwnBox, BoxEvent> => ({
    ok: true,
    value: [{ type: 'map', map: next }],
  });
  switch (command.do) {
    case 'shape': {
      const { columns, rows } = command;
      const fits =
        columns >= 3 &&
        columns <= 20 &&
        rows.length > 0 &&
        rows.every(n => n >= 3 && n <= 20) &&
        (rows.length === 1 || Math.abs((rows[0] ?? 0) - (rows[1] ?? 0)) <= 1);
      if (!fits) return { ok: false, error: refused('shape', 'HX-1', sayBox('harrow.bad-shape')) };
      return map(blank(box.map.name, columns, rows));
    }
    case 'paint':
      return map(painted(box.map, command.hexes, command.letter));
    case 'home':
      return map({ ...box.map, homes: toggled(box.map.homes, command.at).slice(-2) });
    case 'storm':
      return map({ ...box.map, storms: toggled(box.map.storms, command.at) });
    case 'number': {
      const of = box.map.solo[command.color];
      const n = command.n ?? nextNumber(of);
      return map({
        ...box.map,
        solo: { ...box.map.solo, [command.color]: withNumber(of, n, command.at) },
      });
    }
    case 'unnumber':
      return map({
        ...box.map,
        solo: {
          ...box.map.solo,
          [command.color]: without(box.map.solo[command.color].slice(0, -1), () => true),
        },
      });
    case 'name':
      return map({ ...box.map, name: command.name.slice(0, SHORT_NAME_LENGTH) });
    case 'clockwise':
      return { ok: true, value: [{ type: 'clockwise', clockwise: command.clockwise }] };
    case 'learn':
      return { ok: true, value: [{ type: 'learned', id: command.id, face: command.face }] };
    case 'numbers':
      return { ok: true, value: [{ type: 'numbers', numbers: command.numbers }] };
    case 'card':
      return { ok: true, value: [{ type: 'card', name: command.name, steps: command.steps }] };
    case 'witchCard':
      return { ok: true, value: [{ type: 'witchCard', name: command.name, steps: command.steps }] };
    case 'take':
      return { ok: true, value: taken(box, command.pack) };
  }
}

/** HX-2: what the door still misses, or the map that is ready to be played on. */
export function readyMap(box: OwnBox): { readonly map: MapData } | { readonly problems: readonly Problem[] } {
  const reading = new Reading();
  const map = readMap(reading, box.map, 'map');
  return map && reading.fine ? { map: map.data } : { problems: reading.problems };
}
