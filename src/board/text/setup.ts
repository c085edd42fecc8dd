import { isRecord } from '../../basics/reading';
import { err, ok, type Problem, type Result } from '../../basics/result';
import type { Said, Sentence } from '../../basics/said';
import { type Direction, directionIndex, directions, isDirection } from '../../hex/direction';
import { type Grid, gridOf } from '../../hex/grid';
import { readShape } from '../../hex/read';
import type { Hex } from '../../hex/shape';
import { bodyOf } from '../geometry/body';
import type { Board, Character, Obstacle, Side, Tile } from '../geometry/types';
import { readSize } from './read-size';
import { say } from './says';

const sides: readonly Side[] = ['oathsworn', 'ally', 'friendly', 'sentinel', 'enemy'];

/** What the door has found so far. */
interface Reading {
  readonly grid: Grid;
  readonly problems: Problem[];
  /** Who or what holds a hex, for a person. */
  readonly holders: Map<Hex, Said>;
}

/** The one door for boards: a board that can be, or all its problems with their places. */
export function boardFrom(input: unknown, at = 'board'): Result<Board, Problem[]> {
  if (!isRecord(input)) {
    return err([{ code: 'not-an-object', at, message: say('board.is-object') }]);
  }
  const shape = readShape(input.shape, `${at}.shape`);
  if (!shape.ok) return shape;
  const reading: Reading = { grid: gridOf(shape.value), problems: [], holders: new Map() };
  const board: Board = {
    shape: shape.value,
    obstacles: listOf(reading, input.obstacles, `${at}.obstacles`, readObstacle),
    tiles: listOf(reading, input.tiles, `${at}.tiles`, readTile),
    characters: listOf(reading, input.characters, `${at}.characters`, readCharacter),
  };
  distinct(reading, board.obstacles, `${at}.obstacles`);
  distinct(reading, board.characters, `${at}.characters`);
  return reading.problems.length > 0 ? err(reading.problems) : ok(board);
}

function complain(reading: Reading, code: string, at: string, message: Sentence): undefined {
  reading.problems.push({ code, at, message });
  return undefined;
}

function listOf<T>(
  reading: Reading,
  input: unknown,
  at: string,
  read: (reading: Reading, item: Record<string, unknown>, at: string) => T | undefined,
): T[] {
  if (input === undefined) return [];
  if (!Array.isArray(input)) {
    complain(reading, 'not-a-list', at, say('board.list'));
    return [];
  }
  const items: T[] = [];
  input.forEach((item: unknown, index) => {
    const place = `${at}[${index}]`;
    if (!isRecord(item)) {
      complain(reading, 'not-an-object', place, say('board.object'));
      return;
    }
    const value = read(reading, item, place);
    if (value !== undefined) items.push(value);
  });
  return items;
}

function distinct(reading: Reading, items: readonly { readonly id: string }[], at: string): void {
  const seen = new Set<string>();
  items.forEach((item, index) => {
    if (seen.has(item.id)) {
      complain(reading, 'same-id', `${at}[${index}].id`, say('board.same-id', { id: item.id }));
    }
    seen.add(item.id);
  });
}

function readObstacle(reading: Reading, item: Record<string, unknown>, at: string): Obstacle | undefined {
  const id = readId(reading, item.id, `${at}.id`);
  const hexes = readHexes(reading, item.hexes, `${at}.hexes`);
  const kind = item.kind === undefined ? undefined : readId(reading, item.kind, `${at}.kind`);
  if (id === undefined || hexes === undefined) return undefined;
  hexes.forEach((hex, index) => {
    hold(reading, hex, say('board.obstacle', { id }), `${at}.hexes[${index}]`);
  });
  return kind === undefined ? { id, hexes } : { id, hexes, kind };
}

/** TL-7: a tile may lie under anything; of one that is partly off the board the hexes on it are told. */
function readTile(reading: Reading, item: Record<string, unknown>, at: string): Tile | undefined {
  const kind = readId(reading, item.kind, `${at}.kind`);
  const hexes = readHexes(reading, item.hexes, `${at}.hexes`);
  return kind === undefined || hexes === undefined ? undefined : { kind, hexes };
}

function readCharacter(reading: Reading, item: Record<string, unknown>, at: string): Character | undefined {
  const id = readId(reading, item.id, `${at}.id`);
  const side = readSide(reading, item.side, `${at}.side`);
  const hex = readHex(reading, item.at, `${at}.at`);
  const facing = readFacing(reading, item.facing, `${at}.facing`);
  const size = readSize(item.size, `${at}.size`);
  if (!size.ok) reading.problems.push(...size.error);
  const hp = readHp(reading, item.hp, `${at}.hp`);
  const mob = readFlag(reading, item.mob, `${at}.mob`);
  const minion = readFlag(reading, item.minion, `${at}.minion`);
  if (side === 'sentinel' && size.ok && size.value !== 'single') {
    complain(reading, 'bad-size', `${at}.size`, say('board.sentinel-single'));
  }
  if (id === undefined || side === undefined || hex === undefined || !facing || !size.ok) return undefined;
  const character: Character = { id, side, at: hex, facing, size: size.value, mob, minion };
  holdFootprint(reading, character, at);
  return hp === undefined ? character : { ...character, hp };
}

function holdFootprint(reading: Reading, character: Character, at: string): void {
  const { grid } = reading;
  const facing = directionIndex(character.facing);
  const core = grid.cellOf.get(character.at)!;
  for (const offset of bodyOf(grid, character.size).cells[facing]!) {
    const hex = grid.names[core + offset];
    if (hex) hold(reading, hex, character.id, `${at}.at`);
    else {
      complain(reading, 'off-board', `${at}.at`, say('board.does-not-fit', { who: character.id }));
      return;
    }
  }
}

function hold(reading: Reading, hex: Hex, who: Said, at: string): void {
  const holder = reading.holders.get(hex);
  if (holder !== undefined) complain(reading, 'hex-taken', at, say('board.hex-taken', { who, hex, holder }));
  else reading.holders.set(hex, who);
}

function readId(reading: Reading, value: unknown, at: string): string | undefined {
  if (typeof value === 'string' && value !== '') return value;
  return complain(reading, 'not-a-text', at, say('board.text'));
}

function readSide(reading: Reading, value: unknown, at: string): Side | undefined {
  const side = sides.find(known => known === value);
  return side ?? complain(reading, 'unknown-side', at, say('board.side', { sides }));
}

function readFacing(reading: Reading, value: unknown, at: string): Direction | undefined {
  if (value === undefined) return 'N';
  return isDirection(value)
    ? value
    : complain(reading, 'unknown-direction', at, say('board.facing', { directions }));
}

function readHp(reading: Reading, value: unknown, at: string): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
  return complain(reading, 'not-a-count', at, say('board.hp'));
}

function readFlag(reading: Reading, value: unknown, at: string): boolean {
  if (value === undefined || value === false) return false;
  if (value !== true) complain(reading, 'not-a-flag', at, say('board.flag'));
  return true;
}

function readHex(reading: Reading, value: unknown, at: string): Hex | undefined {
  if (typeof value === 'string' && reading.grid.cellOf.has(value)) return value;
  return complain(reading, 'unknown-hex', at, say('board.no-hex', { given: String(value) }));
}

function readHexes(reading: Reading, value: unknown, at: string): Hex[] | undefined {
  if (!Array.isArray(value) || value.length === 0) {
    return complain(reading, 'not-a-list', at, say('board.hexes'));
  }
  const hexes = value.map((hex: unknown, index) => readHex(reading, hex, `${at}[${index}]`));
  return hexes.every(hex => hex !== undefined) ? hexes : undefined;
}
