import { OFF } from '../../../../square/grid';
import { cellOf, levelOfData } from './board-of';
import { isOurs, type Play } from './model';

/** What a level lacks that is drawn; it plays all the same. */
export interface Lack {
  readonly code:
    | 'exit'
    | 'entry'
    | 'enemies'
    | 'exit-cut-off'
    | 'guard-under'
    | 'entry-without-tile'
    | 'tile-cut-off';
  /** The square or the tile that is meant. */
  readonly at: string;
}

/** The exit has none to get to it, a guard point lies where nobody stands, a tile has no way to the others. */
export function lacksOf(play: Play): readonly Lack[] {
  const level = levelOfData(play.level);
  const { features, rocks, figures } = play;
  const exits = Object.keys(features).filter(at => features[at] === 'exit');
  const ours = figures.filter(isOurs).map(({ at }) => cellOf(play, at));
  const lacks: Lack[] = [];
  const add = (code: Lack['code'], at = ''): void => {
    lacks.push({ code, at });
  };
  if (exits.length === 0) add('exit');
  if (play.level.entries.length === 0) add('entry');
  if (!figures.some(one => !isOurs(one))) add('enemies');
  const isSquare = (at: string): boolean => {
    const cell = cellOf(play, at);
    return cell !== OFF && level.ground.square[cell] === 1;
  };
  for (const at of exits) {
    const far = level.distancesFrom(cellOf(play, at));
    if (ours.length > 0 && ours.every(cell => far[cell]! < 0)) add('exit-cut-off', at);
  }
  for (const at of play.level.guards)
    if (!isSquare(at) || rocks[at] || ['column', 'gap', 'door', 'doorweb'].includes(features[at] ?? ''))
      add('guard-under', at);
  for (const { id, at, tile } of play.level.entries)
    if (!isSquare(at) && !level.tiles.some(({ letter }) => letter === tile)) add('entry-without-tile', id);
  const from = ours[0] ?? (exits[0] === undefined ? level.tiles[0]?.squares[0] : cellOf(play, exits[0]));
  if (from !== undefined) {
    const far = level.distancesFrom(from);
    for (const { letter, squares } of level.tiles)
      if (squares.every(cell => far[cell]! < 0)) add('tile-cut-off', letter);
  }
  return lacks;
}
