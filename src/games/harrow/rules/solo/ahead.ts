import type { Hex } from '../../../../hex/shape';
import { foresee, type SideForesight, type SoloCard, type SoloTable } from '../activate';
import { cubeOfSide, type Faction, factions, type SideCube } from '../sides';
import { boardIn, haintsOf, supplyOf } from '../state/common';
import { hexesOfFace, piles, type SoloGame } from './model';
import { mostPositions, worstOf } from './orders';

export interface AheadSide extends Omit<SideForesight, 'targets'> {
  readonly targets: readonly { readonly at: Hex; readonly cards: number }[];
  /** Over all legal orders: by how many cards the goal may be taken, and the most Units against Hester. */
  readonly worst: { readonly taken: number; readonly attackers: number; readonly whole: boolean };
}

export interface AheadPile {
  readonly color: SideCube;
  /** Cards of the deck that nobody has seen in this game, and how many of them the app knows. */
  readonly unseen: number;
  readonly known: number;
  readonly sides: readonly AheadSide[];
}

export interface Ahead {
  readonly piles: readonly AheadPile[];
}

/** SO-21: a pile is dealt blind from its whole deck: every card not yet seen may lie in it. */
function unseenOf(game: SoloGame, color: SideCube): { readonly unseen: number; readonly cards: SoloCard[] } {
  const { cards } = game;
  const { cellOf } = boardIn(game).map.grid;
  const seen = cards.seen.filter(id => cards.faces[id]?.color === color).length;
  const known = Object.entries(cards.faces).flatMap(([id, face]): SoloCard[] => {
    if (face.color !== color || face.special || cards.seen.includes(id)) return [];
    const hexes = hexesOfFace(game, id);
    if (hexes === 'any') return [];
    const [a, b] = hexes.map(hex => cellOf.get(hex));
    return a === undefined || b === undefined
      ? []
      : [{ element: face.element, hexes: [a, b], hester: face.hester }];
  });
  return { unseen: Math.max(known.length, cards.decks[color] - seen), cards: known };
}

/** What every card that may still come would do by defaults, and at worst. */
export function aheadOf(game: SoloGame): Ahead {
  const board = boardIn(game);
  const { names } = board.map.grid;
  const tableOf = (side: Faction): SoloTable => ({
    board,
    tokens: game.witch?.actions ?? 1,
    clockwise: game.clockwise,
    supply: supplyOf(game, cubeOfSide[side]),
    haints: haintsOf(game, side),
  });
  return {
    piles: piles
      .filter(color => game.cards.piles[color].left > 0)
      .map(color => {
        const { unseen, cards } = unseenOf(game, color);
        const sides = factions.flatMap(side => {
          const table = tableOf(side);
          const found = foresee(table, cards).find(one => one.side === side);
          if (!found) return [];
          const worst = cards.map(card => worstOf(table, side, card, { left: mostPositions }));
          return [
            {
              ...found,
              targets: found.targets.map(({ at, cards: n }) => ({ at: names[at]!, cards: n })),
              worst: {
                taken: worst.filter(one => one.taken).length,
                attackers: Math.max(0, ...worst.map(one => one.attackers)),
                whole: worst.every(one => one.whole),
              },
            },
          ];
        });
        return { color, unseen, known: cards.length, sides };
      }),
  };
}
