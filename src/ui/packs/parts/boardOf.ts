import type { DirectionPath } from '../../../hex/direction';
import { waysOf } from '../../../stage/body';
import type { Civilian, Encounter, Placed } from '../../../stage/encounter';
import { along } from '../../board/geometry';
import type { BoardPiece, BoardView } from '../../board/view';
import { classIcon } from '../../oathsworn/faces/classIcons';
import { rat, wolf } from '../../oathsworn/icons/icons-fight.gen';

/** The setup of an encounter as the board draws it; pieces are called by their place in the list. */
export function boardOf(encounter: Encounter): BoardView {
  return {
    shape: encounter.board,
    pieces: [
      ...encounter.placed.flatMap((placed, i) => pieceOf(encounter, placed, i)),
      ...(encounter.civilians ?? []).flatMap(civilianOf),
    ],
    obstacles: encounter.obstacles.map(({ id, kind, hexes }) => ({
      id,
      kind: kind === 'wall' || kind === 'building' ? kind : 'tree',
      hexes,
    })),
    tiles: encounter.tiles.map(({ kind, hexes }) => ({ kind: kind === 'water' ? 'water' : 'fire', hexes })),
    ghosts: [],
    paths: [],
    open: new Map(),
    marked: new Set(encounter.startZone),
    threat: new Map(),
  };
}

/** Its place in its own list: nobody turns it, and it is moved by taking it away and setting it elsewhere. */
const civilianOf = ({ name, hp, at }: Civilian, i: number): BoardPiece[] =>
  at === undefined
    ? []
    : [
        {
          id: `civilian-${i}`,
          name,
          icon: classIcon(null),
          side: 'friendly',
          at,
          hexes: [at],
          facing: 'N',
          hp,
        },
      ];

function pieceOf(encounter: Encounter, placed: Placed, i: number): BoardPiece[] {
  const kind = encounter.enemies.find(one => one.id === placed.enemy);
  if (!kind) return [];
  const facing = placed.facing ?? 'N';
  const on = (way: DirectionPath) => along(encounter.board, placed.at, way, facing) ?? [];
  const ways = waysOf(kind);
  const sum = (kind.slots ?? []).reduce((all, slot) => all + slot.dice.reduce((a, b) => a + b, 0), 0);
  return [
    {
      id: String(i),
      name: placed.number ? `${kind.name} ${placed.number}` : kind.name,
      icon: kind.role === 'boss' ? wolf : rat,
      side: 'enemy',
      at: placed.at,
      hexes: ways.flatMap(on),
      facing,
      ...(placed.number ? { number: placed.number } : {}),
      ...(ways.length > 1
        ? {
            slots: (kind.slots ?? []).map(slot => ({
              id: slot.id,
              hexes: slot.hexes.flatMap(on),
              hp: slot.dice.reduce((a, b) => a + b, 0),
            })),
          }
        : { hp: kind.role === 'minion' ? (kind.hp ?? 1) : sum }),
    },
  ];
}
