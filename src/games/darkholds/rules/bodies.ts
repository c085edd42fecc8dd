import { type Board, type Feature, isEnemy, squaresOf, type Warrior } from './board';
import { keptOf } from './still';

/** What bars a line on a square: bits of `Bodies.bars`. */
export const MARKER = 1;
const COMPANY = 2;
const ENEMIES = 4;

/** MK-1 to MK-3, MK-5: markers that block sight and shots. */
const blocking: Readonly<Record<Feature, boolean>> = {
  column: true,
  door: true,
  doorweb: true,
  gap: false,
  equipment: false,
  pile: false,
  cocoon: false,
  exit: false,
};

/** Who stands where, and what bars lines. Rebuilt for every board. */
export interface Bodies {
  readonly on: readonly (Warrior | undefined)[];
  readonly bars: Uint8Array;
}

function bodiesWithout(board: Board, without: string | undefined): Bodies {
  const { level } = board;
  const on = new Array<Warrior | undefined>(level.size).fill(undefined);
  const bars = new Uint8Array(level.size);
  for (const [cell, feature] of board.features) if (blocking[feature]) bars[cell] = MARKER;
  for (const cell of board.rocks.keys()) bars[cell] = MARKER;
  for (const warrior of board.warriors) {
    if (warrior.id === without) continue;
    const bit = isEnemy(warrior) ? ENEMIES : COMPANY;
    for (const cell of squaresOf(level, warrior)) {
      on[cell] = warrior;
      // WR-5: the prone block neither sight nor shots.
      if (!warrior.prone) bars[cell]! |= bit;
    }
  }
  return { on, bars };
}

const whole = new WeakMap<Board, Bodies>();

export function bodiesOf(board: Board): Bodies {
  let known = whole.get(board);
  if (!known) {
    known = bodiesWithout(board, undefined);
    whole.set(board, known);
  }
  return known;
}

/** All but one, whose own squares bar neither its sight nor its shots (LS-2). */
export const othersOf = keptOf(({ board, mover }) => bodiesWithout(board, mover.id));

/** LS-3: void apart, foes of the viewer block its sight, friends never. */
export const sightMask = (viewer: Pick<Warrior, 'side'>): number =>
  MARKER | (isEnemy(viewer) ? COMPANY : ENEMIES);

/** LS-5: friends of the shooter block its shots, foes never. */
export const shotMask = (shooter: Pick<Warrior, 'side'>): number =>
  MARKER | (isEnemy(shooter) ? ENEMIES : COMPANY);
