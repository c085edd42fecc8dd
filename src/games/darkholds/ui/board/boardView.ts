import { cellAt, floorOf, OFF, stepFrom, xOf, yOf } from '../../../../square/grid';
import { endsOf } from '../../../../square/ground';
import { boardOf, levelOfData, nameOfCell } from '../../rules/play/board-of';
import type { DrawnLine, Figure, LevelData, Play, Told } from '../../rules/play/model';

/** A square is so wide, in units of the picture. */
export const side = 48;

export interface Square {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly letter: string;
  /** Which of the few tints of tiles. */
  readonly tint: number;
}

/** Floors lie one below the other, with a gap of a square between. */
export const floorTop = (level: LevelData, floor: number): number =>
  floor * (levelOfData(level).ground.grid.height + 1) * side;

/** The window on the squares that are there. */
export function frameOf(play: Pick<Play, 'level'>): { x: number; y: number; wide: number; high: number } {
  const squares = squaresOfLevel(play);
  if (squares.length === 0) return { x: 0, y: 0, wide: widthOf(play.level), high: heightOf(play.level) };
  const [xs, ys] = [squares.map(({ x }) => x), squares.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, wide: Math.max(...xs) + side - x, high: Math.max(...ys) + side - y };
}

export const widthOf = (level: LevelData): number => levelOfData(level).ground.grid.width * side;
export const heightOf = (level: LevelData): number => {
  const { grid } = levelOfData(level).ground;
  return floorTop(level, grid.floors - 1) + grid.height * side;
};

/** The north-west corner of a cell. */
export function cornerOf(level: LevelData, cell: number): { readonly x: number; readonly y: number } {
  const { grid } = levelOfData(level).ground;
  return {
    x: xOf(grid, cell) * side,
    y: yOf(grid, cell) * side + floorTop(level, floorOf(grid, cell)),
  };
}

const tints = 5;

export function squaresOfLevel(play: Pick<Play, 'level'>): readonly Square[] {
  const level = levelOfData(play.level);
  return level.letters.flatMap((letter, cell) =>
    letter === ''
      ? []
      : [
          {
            name: nameOfCell(play, cell),
            ...cornerOf(play.level, cell),
            letter,
            tint: level.tileOf[cell]! % tints,
          },
        ],
  );
}

/** The walls, each as a line. */
export const wallsOf = ({ level }: Pick<Play, 'level'>): readonly string[] => {
  const { ground } = levelOfData(level);
  return ground.walls.map(wall => {
    const [a, b] = endsOf(ground.grid, wall);
    const top = floorTop(level, floorOf(ground.grid, wall[0]));
    return `M${a.x * side} ${a.y * side + top}L${b.x * side} ${b.y * side + top}`;
  });
};

/** The centre of a named square. */
export function centreOf(
  play: Pick<Play, 'level'>,
  name: string,
): { readonly x: number; readonly y: number } {
  const { x, y } = cornerOf(play.level, boardCell(play, name));
  return { x: x + side / 2, y: y + side / 2 };
}

const cells = new WeakMap<LevelData, ReadonlyMap<string, number>>();
function boardCell(play: Pick<Play, 'level'>, name: string): number {
  let known = cells.get(play.level);
  if (!known) {
    const { size } = levelOfData(play.level);
    known = new Map(Array.from({ length: size }, (_, cell) => [nameOfCell(play, cell), cell]));
    cells.set(play.level, known);
  }
  return known.get(name) ?? 0;
}

/** A line of sight in units of the picture. */
export function lineIn({ level }: Pick<Play, 'level'>, { from, to, floor }: DrawnLine) {
  const top = floorTop(level, floor);
  const half = side / 2;
  return { x1: from[0] * half, y1: from[1] * half + top, x2: to[0] * half, y2: to[1] * half + top };
}

/** What one enemy did: its way, the line by which it saw its target, and every sentence. */
interface Acts {
  readonly id: string;
  readonly told: readonly Told[];
}

/** What each enemy did in this phase, in their order. */
export function actsIn(play: Play): readonly Acts[] {
  const acts: { id: string; told: Told[] }[] = [];
  for (const one of play.told) {
    const last = acts.at(-1);
    if (one.by === undefined) continue;
    if (last?.id === one.by) last.told.push(one);
    else acts.push({ id: one.by, told: [one] });
  }
  return acts;
}

/** The acts that are shown: those of one enemy, else of the last. */
export const shownActs = (play: Play, id?: string): Acts | undefined => {
  const all = actsIn(play);
  return all.findLast(one => one.id === id) ?? all.at(-1);
};

/** Rules by which an enemy chooses what it goes by. */
const reasons = ['TG-1', 'AN-3', 'AN-4', 'AN-5', 'AN-14', 'AN-1'];

/** The sentence that stands large: the last reason, with all else that was told. */
export function headed(told: readonly Told[]): {
  readonly head: Told | undefined;
  readonly rest: readonly Told[];
} {
  const head = told.findLast(({ rule }) => reasons.includes(rule)) ?? told[0];
  return { head, rest: told.filter(one => one !== head) };
}

/** Whom an enemy went for last; nobody where it went by noise or a guard point. */
export function targetOf(play: Play, acts: Acts | undefined): string | undefined {
  const text = acts?.told.findLast(({ rule }) => rule === 'TG-1')?.text;
  const name = typeof text === 'object' ? text.target : undefined;
  return play.figures.find(one => one.name === name)?.id;
}

/** The number on a model, or the first letters of a name. */
export const labelOf = ({ name, side: of }: Figure): string =>
  of === 'enemy' ? `${name.slice(0, 1)}${/\d+$/.exec(name)?.[0] ?? name.slice(1, 2)}` : name.slice(0, 3);

/** The square over which a point of the picture lies. */
export function squareAt(play: Play, x: number, y: number): string | undefined {
  const { level } = boardOf(play);
  for (let cell = 0; cell < level.size; cell++) {
    if (level.ground.square[cell] === 0) continue;
    const corner = cornerOf(play.level, cell);
    if (x >= corner.x && x < corner.x + side && y >= corner.y && y < corner.y + side)
      return nameOfCell(play, cell);
  }
  return undefined;
}

const arrows: Readonly<Record<string, number>> = { ArrowUp: 0, ArrowRight: 2, ArrowDown: 4, ArrowLeft: 6 };

/** The square to which an arrow key points. */
export function besideBy(play: Play, from: string, key: string): string | undefined {
  const direction = arrows[key];
  if (direction === undefined) return undefined;
  const { grid, square } = levelOfData(play.level).ground;
  const to = stepFrom(grid, boardCell(play, from), direction);
  return to === OFF || square[to] === 0 ? undefined : nameOfCell(play, to);
}

/** The name of a cell, by column, row and floor. */
export const nameAt = (play: Play, x: number, y: number, floor: number): string => {
  const cell = cellAt(levelOfData(play.level).ground.grid, x, y, floor);
  return cell === OFF ? '' : nameOfCell(play, cell);
};
