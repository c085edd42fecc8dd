import type { Hex } from '../../../hex/shape';
import { aimsOf } from './aims';
import { unitsIn } from './board';
import type { MapData } from './map';
import { reachOf } from './moves';
import { razeOf, rescueOf } from './objectives';
import type { MainSide } from './sides';
import { type BoardData, boardOf, type GroupData } from './state/board-data';

/** What may be asked of pieces that somebody has put on the map: of a group, or of a home. */
export const doubts = ['advance', 'attack', 'home', 'storms'] as const;
export type Doubt = (typeof doubts)[number];

/** One hex of an answer, with what stands on it. */
export interface AnswerHex {
  readonly at: Hex;
  readonly label: string;
}

const mostAdvances = 4;

/** The same answers as at a table; nothing is kept. `at` is the group's hex, or the home that it is about. */
export function doubtOf(map: MapData, data: BoardData, doubt: Doubt, at: Hex): readonly AnswerHex[] {
  const board = boardOf(map, data);
  const { names, cellOf } = board.map.grid;
  const cell = cellOf.get(at);
  if (cell === undefined) return [];
  const named = (one: number, label: string): AnswerHex => ({ at: names[one]!, label });
  const group = board.units.get(cell);
  switch (doubt) {
    case 'advance':
      return group
        ? reachOf(board, cell, mostAdvances, unitsIn(group)).map(one => named(one.at, `${one.cost}`))
        : [];
    case 'attack':
      return group
        ? aimsOf(board, group.side)
            .filter(({ from }) => from === cell)
            .map(({ target, attackers, defenders }) => named(target, `${attackers}:${defenders}`))
        : [];
    case 'home':
      return rescueOf(board, cell)
        .filter(({ rescued }) => rescued)
        .map(one => named(one.at, '2'));
    case 'storms':
      return razeOf(board, cell, false).destroyed.map(one => named(one, '2'));
  }
}

/** Pieces that are put down: Units of a side one by one up to four, everything else is there or not. */
export const pieces = [
  'protectors',
  'family',
  'kammi',
  'townsfolk',
  'buildings',
  'bonfire',
  'storms',
  'paths',
  'dolls',
] as const;
export type Piece = (typeof pieces)[number];

const toggled = (hexes: readonly Hex[], at: Hex): readonly Hex[] =>
  hexes.includes(at) ? hexes.filter(one => one !== at) : [...hexes, at];

function withGroup(units: readonly GroupData[], side: MainSide, at: Hex): readonly GroupData[] {
  const there = units.find(one => one.at === at);
  const others = units.filter(one => one.at !== at);
  const haints = there?.side === side ? there.haints + 1 : 1;
  return haints > 4 ? others : [...others, { at, side, haints, infected: 0, legends: 0 }];
}

/** A piece is put on a hex, or taken off it by the tap after the last. */
export function put(data: BoardData, piece: Piece, at: Hex): BoardData {
  switch (piece) {
    case 'protectors':
    case 'family':
    case 'kammi':
      return { ...data, units: withGroup(data.units, piece, at) };
    case 'bonfire': {
      const others = data.bonfires.filter(one => one.at !== at);
      return {
        ...data,
        bonfires: others.length < data.bonfires.length ? others : [...others, { at, tokens: 2 }],
      };
    }
    default:
      return { ...data, [piece]: toggled(data[piece], at) };
  }
}
