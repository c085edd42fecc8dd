import { type Fields, isRecord, type Reading } from '../../../basics/reading';
import { floorOf, type Grid, gridOf, OFF, xOf, yOf } from '../../../square/grid';
import { groundOf, type Wall } from '../../../square/ground';
import { cellNamed, nameOf } from '../../../square/names';
import { type Picture, readPicture } from '../../../square/picture';
import { type Level, levelOf } from './level';
import { say } from './says';

const VOID = '.';
const mostFloors = 20;

/** The pictures of a level's floors, on one grid that is as large as the largest. */
export interface Floors {
  readonly grid: Grid;
  /** The letter of the tile of every square; '' for void. */
  readonly letters: readonly string[];
  /** Whether a cell lies on its floor's picture, void or not. */
  readonly isDrawn: (cell: number) => boolean;
}

function readFloors(reading: Reading, input: unknown, at: string): Floors | undefined {
  if (!Array.isArray(input) || input.length === 0 || input.length > mostFloors) {
    reading.wrong('badLevel', at, say('darkholds.no-floor'));
    return undefined;
  }
  const pictures = input.map((floor: unknown, n) => readPicture(floor, `${at}[${n}]`));
  const floors: Picture[] = [];
  for (const picture of pictures) {
    if (picture.ok) floors.push(picture.value);
    else for (const { at: where, message } of picture.error) reading.wrong('badLevel', where, message);
  }
  if (floors.length < pictures.length) return undefined;
  const rows = floors.map(picture => picture.map(row => [...row]));
  const wide = rows.map(floor => floor[0]!.length);
  const grid = gridOf(Math.max(...wide), Math.max(...rows.map(floor => floor.length)), rows.length);
  const letters = Array.from({ length: grid.size }, (_, cell) => {
    const letter = rows[floorOf(grid, cell)]?.[yOf(grid, cell)]?.[xOf(grid, cell)] ?? VOID;
    return letter === VOID ? '' : letter;
  });
  const floorOfTile = new Map<string, number>();
  let fine = true;
  letters.forEach((letter, cell) => {
    const floor = floorOf(grid, cell);
    if (letter === '') return;
    const first = floorOfTile.get(letter) ?? floor;
    floorOfTile.set(letter, first);
    if (first !== floor && fine) {
      fine = false;
      const message = say('darkholds.tile-on-two-floors', { tile: letter, floor: first + 1 });
      reading.wrong('badLevel', `${at}[${floor}][${yOf(grid, cell)}]`, message);
    }
  });
  if (!fine) return undefined;
  const isDrawn = (cell: number): boolean =>
    cell !== OFF &&
    yOf(grid, cell) < rows[floorOf(grid, cell)]!.length &&
    xOf(grid, cell) < wide[floorOf(grid, cell)]!;
  return { grid, letters, isDrawn };
}

/** A cell of a picture by its name, void or not; OFF where there is none. */
export function readCell(reading: Reading, { grid, isDrawn }: Floors, name: unknown, at: string): number {
  const cell = cellNamed(grid, name);
  if (isDrawn(cell)) return cell;
  reading.wrong('badSquare', at, say('darkholds.no-cell', { named: written(name) }));
  return OFF;
}

/** A square by its name; OFF where there is none. */
export function readSquare(reading: Reading, { grid, letters }: Floors, name: unknown, at: string): number {
  const cell = cellNamed(grid, name);
  if (cell !== OFF && letters[cell] !== '') return cell;
  reading.wrong('badSquare', at, say('darkholds.no-square', { named: written(name) }));
  return OFF;
}

const written = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null);

/** BD-3: between two cells side by side on one floor, of which at least one is a square. */
function readWall(reading: Reading, floors: Floors, input: unknown, at: string): Wall | undefined {
  const { grid, letters } = floors;
  if (!Array.isArray(input) || input.length !== 2) {
    reading.wrong('badLevel', at, say('darkholds.wall-is-pair'));
    return undefined;
  }
  const [a, b] = [
    readCell(reading, floors, input[0], `${at}[0]`),
    readCell(reading, floors, input[1], `${at}[1]`),
  ];
  if (a === OFF || b === OFF) return undefined;
  const names = { a: nameOf(grid, a), b: nameOf(grid, b) };
  const apart = Math.abs(xOf(grid, a) - xOf(grid, b)) + Math.abs(yOf(grid, a) - yOf(grid, b));
  if (floorOf(grid, a) !== floorOf(grid, b) || apart !== 1) {
    reading.wrong('badLevel', at, say('darkholds.not-beside', names));
    return undefined;
  }
  if (letters[a] !== '' || letters[b] !== '') return [a, b];
  reading.wrong('badLevel', at, say('darkholds.wall-in-void', names));
  return undefined;
}

type Ladder = readonly [number, number];

/** MK-14: two squares of different floors. */
function readLadder(reading: Reading, floors: Floors, input: unknown, at: string): Ladder | undefined {
  const ends = reading.list(input, at);
  if (ends.length !== 2) {
    reading.wrong('badLevel', at, say('darkholds.ladder-ends'));
    return undefined;
  }
  const [a, b] = [
    readSquare(reading, floors, ends[0], `${at}[0]`),
    readSquare(reading, floors, ends[1], `${at}[1]`),
  ];
  if (a === OFF || b === OFF) return undefined;
  if (floorOf(floors.grid, a) !== floorOf(floors.grid, b)) return [a, b];
  reading.wrong('badLevel', at, say('darkholds.ladder-on-one-floor'));
  return undefined;
}

export interface ReadLevel {
  readonly level: Level;
  readonly floors: Floors;
  readonly fields: Fields;
}

/** BD-1, BD-3: pictures, walls and ladders; the other markers are read beside it. */
export function readLevel(reading: Reading, input: unknown, at: string): ReadLevel | undefined {
  if (!isRecord(input)) {
    reading.wrong('badLevel', at, say('darkholds.no-floor'));
    return undefined;
  }
  const floors = readFloors(reading, input.floors, `${at}.floors`);
  if (!floors) return undefined;
  const before = reading.problems.length;
  const walls = reading
    .list(input.walls, `${at}.walls`)
    .map((wall, i) => readWall(reading, floors, wall, `${at}.walls[${i}]`));
  const ladders = reading
    .list(input.markers, `${at}.markers`)
    .map((marker, i) =>
      isRecord(marker) && marker.kind === 'ladder'
        ? readLadder(reading, floors, marker.at, `${at}.markers[${i}].at`)
        : undefined,
    );
  if (reading.problems.length > before) return undefined;
  const { grid, letters } = floors;
  const level = levelOf({
    ground: groundOf(
      grid,
      cell => letters[cell] !== '',
      walls.filter(wall => wall !== undefined),
    ),
    letters,
    ladders: ladders.filter(ladder => ladder !== undefined),
  });
  return { level, floors, fields: input };
}
