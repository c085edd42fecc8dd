import { gridOf } from '../../../../square/grid';
import { groundOf } from '../../../../square/ground';
import { cellNamed, nameOf } from '../../../../square/names';
import { type Board, squaresOf, type Warrior } from '../board';
import { type Level, levelOf } from '../level';
import type { Items } from './goods';
import { kitOf, moreOf } from './kit';
import type { Figure, LevelData, Play } from './model';

const levels = new WeakMap<LevelData, Level>();

/** BD-1 to BD-3: all that is worked out of a level, once. */
export function levelOfData(data: LevelData): Level {
  const known = levels.get(data);
  if (known) return known;
  const rows = data.floors.map(floor => floor.map(row => [...row]));
  const wide = Math.max(...rows.flatMap(floor => floor.map(row => row.length)));
  const grid = gridOf(wide, Math.max(...rows.map(floor => floor.length)), rows.length);
  const letters = rows.flatMap(floor =>
    Array.from({ length: grid.height }, (_, y) =>
      Array.from({ length: wide }, (__, x) => {
        const letter = floor[y]?.[x] ?? '.';
        return letter === '.' ? '' : letter;
      }),
    ).flat(),
  );
  const cell = (name: string): number => cellNamed(grid, name);
  const level = levelOf({
    ground: groundOf(
      grid,
      at => letters[at] !== '',
      data.walls.map(([a, b]) => [cell(a), cell(b)] as const),
    ),
    letters,
    ladders: data.ladders.map(([a, b]) => [cell(a), cell(b)] as const),
  });
  levels.set(data, level);
  return level;
}

export const cellOf = (play: Pick<Play, 'level'>, name: string): number =>
  cellNamed(levelOfData(play.level).ground.grid, name);
export const nameOfCell = (play: Pick<Play, 'level'>, cell: number): string =>
  nameOf(levelOfData(play.level).ground.grid, cell);

/** IN-1, AT-3: a figure with what it carries: weapons in their order, armour off the parry value. */
export function armed(items: Items, figure: Figure): Figure {
  const carried = kitOf(figure).items.flatMap(id => items[id] ?? []);
  if (carried.length === 0) return figure;
  const armour = carried.reduce((sum, { parry = 0 }) => sum + parry, 0);
  return {
    ...figure,
    combat: [...figure.combat, ...carried.flatMap(({ combat }) => combat ?? [])],
    shot: [...figure.shot, ...carried.flatMap(({ shot }) => shot ?? [])],
    parry: armour === 0 ? figure.parry : (figure.parry ?? 10) - armour,
  };
}

const boards = new WeakMap<Play, Board>();

/** What the rules look at: the same table with cells for names. */
export function boardOf(play: Play): Board {
  const known = boards.get(play);
  if (known) return known;
  const level = levelOfData(play.level);
  const more = moreOf(play);
  const cell = (name: string): number => cellOf(play, name);
  const byCell = <T>(record: Readonly<Record<string, T>>): Map<number, T> =>
    new Map(Object.entries(record).map(([name, value]) => [cell(name), value]));
  const board: Board = {
    level,
    features: byCell(play.features),
    rocks: byCell(play.rocks),
    guards: play.level.guards.map(cell),
    entries: play.level.entries.map(({ id, at, tile }) => ({
      id,
      at: cell(at),
      tile: level.tiles.findIndex(({ letter }) => letter === tile),
      blocked: more.blocked.includes(id),
    })),
    noise: byCell(play.noise),
    enemyNoise: more.settings.enemyNoise,
    henchmenDie: more.settings.henchmenDie,
    warriors: play.figures.map((figure): Warrior => ({ ...armed(more.items, figure), at: cell(figure.at) })),
  };
  boards.set(play, board);
  return board;
}

/** The name of a figure by its id; of somebody who is gone, the id. */
export const nameOfFigure = ({ figures }: Play, id: string): string =>
  figures.find((one: Figure) => one.id === id)?.name ?? id;

/** The first squares on which somebody of one square can stand. */
export function freeSquares(play: Play, count: number): readonly string[] {
  const { ground, size } = levelOfData(play.level);
  const taken = new Set(boardOf(play).warriors.flatMap(one => squaresOf(boardOf(play).level, one)));
  const free: string[] = [];
  for (let cell = 0; cell < size && free.length < count; cell++) {
    const name = nameOfCell(play, cell);
    if (ground.square[cell] === 1 && !taken.has(cell) && !play.features[name] && !play.rocks[name])
      free.push(name);
  }
  return free;
}

/** Nothing where all are taken. */
export const freeSquare = (play: Play): string | undefined => freeSquares(play, 1)[0];
