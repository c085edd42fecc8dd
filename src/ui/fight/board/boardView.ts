import type { Enemy, Friend } from '../../../encounter/model/state';
import type { DirectionPath } from '../../../hex/direction';
import type { Shape } from '../../../hex/shape';
import { waysOf } from '../../../stage/body';
import type { Walked } from '../../../table/fight/happened';
import type { FightView } from '../../../table/fight/view';
import { pictureOf } from '../../../table/packs/pictures';
import { along } from '../../board/geometry';
import type { BoardPiece, BoardView } from '../../board/view';
import { classIcon } from '../../oathsworn/faces/classIcons';
import { faceOf } from '../../oathsworn/faces/faces';
import { lookOf } from '../../oathsworn/faces/lookOf';
import { rat, wolf } from '../../oathsworn/icons/icons-fight.gen';
import { signOf } from '../parts/signs';

/** The fight's positions as the board draws them. */
export function boardViewOf(view: FightView, walked: readonly Walked[] = []): BoardView {
  const shape = view.encounter.board;
  const pieces = [
    ...view.enemies.flatMap(enemy => enemyPiece(view, shape, enemy)),
    ...view.friends.flatMap(friendPiece),
  ];
  return {
    shape,
    pieces,
    obstacles: view.obstacles.map(({ id, kind, hexes }) => ({
      id,
      kind: kind === 'wall' || kind === 'building' ? kind : 'tree',
      hexes,
    })),
    tiles: view.tiles.map(({ kind, hexes }) => ({ kind: kind === 'water' ? 'water' : 'fire', hexes })),
    ghosts: walked.flatMap(({ who, path }) => {
      const from = path[0];
      const enemy = view.enemies.find(one => one.id === who);
      return from && path.length > 1 && enemy ? enemyPiece(view, shape, { ...enemy, at: from }) : [];
    }),
    paths: walked
      .filter(({ path }) => path.length > 1)
      .map(({ who, path }) => ({
        id: who,
        side: view.enemies.some(one => one.id === who) ? 'enemy' : 'oathsworn',
        hexes: path,
      })),
    open: new Map(),
    marked: new Set(),
    threat: new Map(),
  };
}

function friendPiece(friend: Friend): BoardPiece[] {
  if (friend.at === null || friend.presence !== 'standing') return [];
  const face = faceOf(friend.class);
  return [
    {
      id: friend.id,
      name: friend.name,
      icon: classIcon(lookOf(friend)),
      ...(face ? { face } : {}),
      side:
        friend.role === 'full' || friend.role === 'companion'
          ? 'oathsworn'
          : friend.role === 'sentinel'
            ? 'sentinel'
            : 'ally',
      at: friend.at,
      hexes: [friend.at],
      facing: friend.facing,
      hp: friend.hp,
    },
  ];
}

function enemyPiece(view: FightView, shape: Shape, enemy: Enemy): BoardPiece[] {
  const kind = view.encounter.enemies.find(one => one.id === enemy.kind);
  const { at } = enemy;
  if (!enemy.present || at === null || !kind) return [];
  const ways = waysOf(kind);
  const onBoard = (way: DirectionPath) => along(shape, at, way, enemy.facing) ?? [];
  const large = ways.length > 1;
  const sign = signOf(view, enemy);
  const art = pictureOf(view.encounter.id, kind.id);
  return [
    {
      id: enemy.id,
      name: enemy.number === null ? enemy.name : `${enemy.name} ${enemy.number}`,
      icon: kind.role === 'boss' ? wolf : rat,
      ...(art ? { art: art.strokes } : {}),
      side: 'enemy',
      at,
      hexes: ways.flatMap(onBoard),
      facing: enemy.facing,
      ...(sign === undefined ? {} : { number: sign }),
      ...(large
        ? {
            slots: (kind.slots ?? []).map(slot => ({
              id: slot.id,
              hexes: slot.hexes.flatMap(onBoard),
              hp: enemy.dice.find(die => die.slot === slot.id && die.hp > 0)?.hp,
            })),
          }
        : {
            hp: enemy.dice.reduce((sum, die) => sum + die.hp, 0),
            single: enemy.dice.every(die => die.max === 1),
          }),
    },
  ];
}
