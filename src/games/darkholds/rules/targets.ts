import {
  areAlike,
  type Board,
  consciousOf,
  enemiesOf,
  inReadingOrder,
  squaresOf,
  type Warrior,
} from './board';
import { distanceOf, type Level } from './level';

/** One step of a choice: only those of the least number stay. */
type Step<T, Code> = readonly [code: Code, number: (one: T) => number];

export interface Narrowed<T, Code> {
  readonly left: readonly T[];
  /** The steps that left fewer than came to them. */
  readonly why: readonly Code[];
}

/** TG-1, TG-3: each step only narrows those left by the one before. */
export function narrowed<T, Code>(all: readonly T[], steps: readonly Step<T, Code>[]): Narrowed<T, Code> {
  let left = all;
  const why: Code[] = [];
  for (const [code, number] of steps) {
    if (left.length < 2) break;
    const least = Math.min(...left.map(number));
    const fewer = left.filter(one => number(one) === least);
    if (fewer.length < left.length) why.push(code);
    left = fewer;
  }
  return { left, why };
}

export type TargetWhy = 'closest' | 'wounded' | 'mostWounded' | 'worstParry' | 'choice';

/** TG-1 (2) to (4), TG-2: the wounded, the most tokens, the worst parry, where none counts as 10. */
export const frailty: readonly Step<Warrior, TargetWhy>[] = [
  ['wounded', ({ wounds }) => (wounds > 0 ? 0 : 1)],
  ['mostWounded', ({ wounds }) => -wounds],
  ['worstParry', ({ parry }) => -(parry ?? 10)],
];

export interface Chosen<T, Code> {
  readonly chosen: T;
  readonly why: readonly Code[];
}

/** The last of all ties: the first in reading order, then by id. */
function choose<T, Code>({ left, why }: Narrowed<T, Code>, choice: Code, order: (a: T, b: T) => number) {
  const [chosen, ...others] = [...left].sort(order);
  return chosen === undefined ? undefined : { chosen, why: others.length > 0 ? [...why, choice] : why };
}

/** TG-1 over a list, seen from squares. */
export function firstTarget(
  level: Level,
  from: readonly number[],
  candidates: readonly Warrior[],
): Chosen<Warrior, TargetWhy> | undefined {
  const [only, ...others] = candidates;
  if (only && others.length === 0) return { chosen: only, why: [] };
  const distances = new Map(candidates.map(one => [one, distanceOf(level, from, squaresOf(level, one))]));
  const closest: Step<Warrior, TargetWhy> = [
    'closest',
    one => distances.get(one) ?? Number.POSITIVE_INFINITY,
  ];
  return choose(narrowed(candidates, [closest, ...frailty]), 'choice', inReadingOrder);
}

/** TG-1 where the table tells who is closest: 0 before 1. */
export const firstSeen = (
  seen: readonly Warrior[],
  closeness: (one: Warrior) => number,
): Chosen<Warrior, TargetWhy> | undefined =>
  choose(narrowed(seen, [['closest', closeness], ...frailty]), 'choice', inReadingOrder);

export type NoiseWhy = 'closest' | 'tokens' | 'choice';

interface NoisyTile {
  readonly tile: number;
  readonly distance: number;
  readonly tokens: number;
}

/** AN-4, RE-1: the tiles with noise tokens, each with its tokens. */
export function noisyTiles({ level, noise }: Board): Map<number, number> {
  const tokens = new Map<number, number>();
  for (const [cell, count] of noise) {
    const tile = level.tileOf[cell]!;
    if (count > 0) tokens.set(tile, (tokens.get(tile) ?? 0) + count);
  }
  return tokens;
}

/** Enemies hear no further. */
const hearing = 4;

/** The least tile distance from any of some tiles. */
export const tilesApart = (level: Level, from: readonly number[], to: number): number =>
  Math.min(...from.map(tile => stepsBetween(level, tile, to)));
const stepsBetween = (level: Level, from: number, to: number): number => {
  const steps = level.tileStepsFrom(from)[to]!;
  return steps < 0 ? Number.POSITIVE_INFINITY : steps;
};

/** AN-4: the noisy tile that draws an enemy. */
export function noisyTile(board: Board, tiles: readonly number[]): Chosen<number, NoiseWhy> | undefined {
  const { level } = board;
  const heard: NoisyTile[] = [...noisyTiles(board)]
    .map(([tile, tokens]) => ({ tile, tokens, distance: tilesApart(level, tiles, tile) }))
    .filter(({ distance }) => distance <= hearing);
  const left = narrowed<NoisyTile, NoiseWhy>(heard, [
    ['closest', ({ distance }) => distance],
    ['tokens', ({ tokens }) => -tokens],
  ]);
  const first = ({ tile }: NoisyTile): number => level.tiles[tile]!.squares[0]!;
  const chosen = choose(left, 'choice', (a, b) => first(a) - first(b));
  return chosen && { chosen: chosen.chosen.tile, why: chosen.why };
}

/** The squares of a tile that hold noise tokens. */
export const noisySquares = ({ level, noise }: Board, tile: number): number[] =>
  level.tiles[tile]!.squares.filter(cell => (noise.get(cell) ?? 0) > 0);

export type GuardWhy = 'closest' | 'exit' | 'choice';

/** AN-5: the guard point that an enemy makes for; infinite distances are equal. */
export function guardPoint(board: Board, from: readonly number[]): Chosen<number, GuardWhy> | undefined {
  const { level } = board;
  const exits = [...board.features].filter(([, feature]) => feature === 'exit').map(([cell]) => cell);
  const left = narrowed<number, GuardWhy>(board.guards, [
    ['closest', guard => distanceOf(level, from, [guard])],
    ['exit', guard => distanceOf(level, [guard], exits)],
  ]);
  return choose(left, 'choice', (a, b) => a - b);
}

interface InTurn {
  readonly enemy: Warrior;
  readonly distance: number;
  readonly first: Warrior | undefined;
}

interface Known {
  readonly level: Level;
  readonly conscious: readonly Warrior[];
  readonly turn: InTurn;
}
const turns = new WeakMap<Warrior, Known>();

/** Whom an enemy would take first, and from how far; known as long as neither it nor any of them has changed. */
function inTurn(level: Level, enemy: Warrior, conscious: readonly Warrior[]): InTurn {
  const known = turns.get(enemy);
  if (known?.level === level && areAlike(known.conscious, conscious)) return known.turn;
  const from = squaresOf(level, enemy);
  const first = firstTarget(level, from, conscious)?.chosen;
  // AO-3: with nobody conscious on the board all distances are infinite.
  const distance = first ? distanceOf(level, from, squaresOf(level, first)) : Number.POSITIVE_INFINITY;
  const turn: InTurn = { enemy, first, distance };
  turns.set(enemy, { level, conscious, turn });
  return turn;
}

export interface NextEnemy {
  readonly next: Warrior;
  readonly distance: number;
  /** AO-2: all of that least distance. */
  readonly tied: readonly Warrior[];
}

/** AO-1, AO-2: who of the enemies that are not done is activated next. */
export function nextEnemy(board: Board, isDone: (id: string) => boolean): NextEnemy | undefined {
  const { level } = board;
  const conscious = consciousOf(board);
  const waiting = enemiesOf(board)
    .filter(({ id }) => !isDone(id))
    .map(enemy => inTurn(level, enemy, conscious));
  const tied = narrowed<InTurn, 'closest'>(waiting, [['closest', ({ distance }) => distance]]).left;
  const frail = narrowed<InTurn, TargetWhy>(
    tied,
    frailty.map(([code, number]) => [code, ({ first }: InTurn) => (first ? number(first) : 0)] as const),
  );
  const next = choose(frail, 'choice', (a, b) => inReadingOrder(a.enemy, b.enemy))?.chosen;
  return next && { next: next.enemy, distance: next.distance, tied: tied.map(({ enemy }) => enemy) };
}
