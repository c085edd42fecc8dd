import { list, type Output, object } from '../../../basics/schema';
import {
  type Board,
  byCode,
  consciousOf,
  enemiesOf,
  type Profile,
  squaresAt,
  squaresOf,
  type Warrior,
} from './board';
import { countSchema, idSchema } from './fields';
import { footingOf } from './footing';
import { distanceOf, rangeOf, squaresAround, tilesUnder } from './level';
import { threatens } from './sight';
import { firstTarget, frailty, narrowed, noisyTiles, tilesApart } from './targets';

/** RE-3, RE-7: a type of enemies, with its rank and the models that the box holds. */
export interface EnemyType extends Profile {
  readonly type: string;
  readonly rank: number;
  readonly models: number;
}

/** RE-2: what a card's line of the area asks for. */
export const askedListSchema = list(object({ type: idSchema, count: countSchema }), 50);
export type Asked = Output<typeof askedListSchema>[number];

interface Entrance {
  readonly id: string;
  /** Its place in reading order. */
  readonly at: number;
  readonly isMarker: boolean;
  readonly tiles: readonly number[];
  /** Squares, with what lies between the entry point and them (MK-11). */
  readonly squares: readonly number[];
  readonly before: 0 | 1;
}

export interface Draw {
  readonly entry: string;
  readonly tiles: number;
  readonly cards: number;
}

/** RE-1: noise is heard so far by entry points. */
const hearing = 5;
/** CA-5: a party has four heroes; each one above it brings a card. */
const measure = 4;

/** RE-1: the markers, and the enemies whose profile says so, in the order in which they draw. */
function entrancesOf(board: Board): Entrance[] {
  const { level } = board;
  const markers = board.entries
    .filter(({ blocked }) => !blocked)
    .map(({ id, at, tile }): Entrance => {
      const on = level.ground.square[at] === 1;
      return {
        id,
        at,
        isMarker: true,
        tiles: [tile],
        squares: on ? [at] : squaresAround(level, at),
        before: on ? 0 : 1,
      };
    });
  const enemies = enemiesOf(board)
    .filter(({ entry }) => entry)
    .map((enemy): Entrance => {
      const squares = squaresOf(level, enemy);
      return {
        id: enemy.id,
        at: enemy.at,
        isMarker: false,
        tiles: tilesUnder(level, squares),
        squares,
        before: 0,
      };
    });
  return [...markers, ...enemies].sort(
    (a, b) => a.at - b.at || Number(b.isMarker) - Number(a.isMarker) || byCode(a.id, b.id),
  );
}

/** RE-1: who draws, settled at the start of the phase. */
function drawing(board: Board, heroes: number): { entrance: Entrance; draw: Draw }[] {
  const noisy = [...noisyTiles(board).keys()];
  return entrancesOf(board).flatMap(entrance => {
    const tiles = Math.min(...noisy.map(tile => tilesApart(board.level, entrance.tiles, tile)));
    const draw = { entry: entrance.id, tiles, cards: 1 + Math.max(0, heroes - measure) };
    return tiles <= hearing ? [{ entrance, draw }] : [];
  });
}

/** RE-3: the models taken for what a card asks, and how many are missing. */
function taken(
  board: Board,
  types: readonly EnemyType[],
  card: readonly Asked[],
): { models: readonly EnemyType[]; missing: number } {
  const free = new Map(types.map(({ type, models }) => [type, models]));
  for (const { type } of enemiesOf(board)) free.set(type, (free.get(type) ?? 0) - 1);
  const isFree = ({ type }: EnemyType): boolean => (free.get(type) ?? 0) > 0;
  const byRank = [...types].sort((a, b) => a.rank - b.rank);
  const asked = card
    .flatMap(({ type, count }) => {
      const found = types.find(one => one.type === type);
      return found ? Array.from({ length: count }, () => found) : [];
    })
    .sort((a, b) => a.rank - b.rank);
  const models: EnemyType[] = [];
  for (const one of asked) {
    const model = isFree(one) ? one : byRank.find(other => other.rank > one.rank && isFree(other));
    if (!model) continue;
    free.set(model.type, (free.get(model.type) ?? 0) - 1);
    models.push(model);
  }
  return { models: models.sort((a, b) => a.rank - b.rank), missing: asked.length - models.length };
}

/** RE-4: the place that a new warrior takes; nothing where none lies at finite distance. */
function placeOf(board: Board, entrance: Entrance, warrior: Warrior): number | undefined {
  const { level } = board;
  const footing = footingOf(board, warrior);
  const conscious = consciousOf(board);
  const places: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < level.size; at++) {
    if (!footing.standable(at)) continue;
    const distance = distanceOf(level, entrance.squares, squaresAt(level, warrior, at)) + entrance.before;
    if (distance > least || distance === Number.POSITIVE_INFINITY) continue;
    if (distance < least) places.length = 0;
    least = distance;
    places.push(at);
  }
  const judged = places.map(at => {
    const from = squaresAt(level, warrior, at);
    const best = firstTarget(level, from, conscious)?.chosen;
    return { at, best, distance: best ? distanceOf(level, from, squaresOf(level, best)) : 0 };
  });
  type Judged = (typeof judged)[number];
  return narrowed<Judged, string>(judged, [
    ['closest', ({ distance }) => distance],
    ...frailty.map(([code, number]) => [code, ({ best }: Judged) => (best ? number(best) : 0)] as const),
  ]).left[0]?.at;
}

/** RE-4: where one more of a type comes by an entry point. */
export function placeBy(board: Board, entry: string, type: EnemyType): number | undefined {
  const entrance = entrancesOf(board).find(({ id }) => id === entry);
  return entrance && placeOf(board, entrance, newcomer(type, `${type.type}+`));
}

/** RE-1: everything by which enemies may come. */
export const entryNames = (board: Board): readonly string[] => entrancesOf(board).map(({ id }) => id);

export interface Placed {
  readonly id: string;
  readonly type: string;
  readonly entry: string;
  readonly at: number;
}

export interface FreeAttack {
  readonly by: string;
  readonly target: string;
}

export interface Reinforcement {
  readonly draws: readonly Draw[];
  readonly placed: readonly Placed[];
  readonly attacks: readonly FreeAttack[];
  readonly missing: number;
  /** RE-6: vigour tokens for each enemy, by rank. */
  readonly boosts: ReadonlyMap<number, number>;
  readonly board: Board;
}

const newcomer = ({ models, ...type }: EnemyType, id: string): Warrior => ({
  ...type,
  id,
  side: 'enemy',
  entry: false,
  at: 0,
  vigour: 0,
  con: 1,
  wounds: 0,
  prone: false,
});

/** RE-5: the first by TG-1 of those in its attack range, if it stands beside anybody. */
function freeAttack(board: Board, warrior: Warrior): FreeAttack | undefined {
  const { level } = board;
  const own = squaresOf(level, warrior);
  const conscious = consciousOf(board);
  if (!conscious.some(one => rangeOf(level, own, squaresOf(level, one)) === 1)) return undefined;
  const inRange = conscious.filter(one => threatens(board, warrior, one));
  const target = firstTarget(level, own, inRange)?.chosen;
  return target && { by: warrior.id, target: target.id };
}

/** RE-6: for each missing one the next rank on the board, from the lowest, round and round. */
function boostsFor(board: Board, missing: number): Map<number, number> {
  const ranks = [...new Set(enemiesOf(board).map(({ rank }) => rank))].sort((a, b) => a - b);
  const boosts = new Map<number, number>();
  if (ranks.length === 0) return boosts;
  for (let i = 0; i < missing; i++) {
    const rank = ranks[i % ranks.length]!;
    boosts.set(rank, (boosts.get(rank) ?? 0) + 1);
  }
  return boosts;
}

/** RE-1 to RE-6: the reinforcement phase with cards in the order in which they are drawn. */
export function reinforce(
  board: Board,
  heroes: number,
  types: readonly EnemyType[],
  cards: readonly (readonly Asked[])[],
): Reinforcement {
  const draws = drawing(board, heroes);
  const placed: Placed[] = [];
  const attacks: FreeAttack[] = [];
  const named = new Map<string, number>();
  let missing = 0;
  let now = board;
  const due = draws.flatMap(({ entrance, draw }) => Array.from({ length: draw.cards }, () => entrance));
  for (const [index, entrance] of due.entries()) {
    const card = cards[index];
    if (!card) break;
    const found = taken(now, types, card);
    missing += found.missing;
    const come: Warrior[] = [];
    for (const model of found.models) {
      const count = (named.get(model.type) ?? 0) + 1;
      const warrior = newcomer(model, `${model.type}+${count}`);
      const at = placeOf(now, entrance, warrior);
      if (at === undefined) {
        missing++;
        continue;
      }
      named.set(model.type, count);
      const stands = { ...warrior, at };
      now = { ...now, warriors: [...now.warriors, stands] };
      come.push(stands);
      placed.push({ id: warrior.id, type: model.type, entry: entrance.id, at });
    }
    for (const warrior of come) {
      const attack = freeAttack(now, warrior);
      if (attack) attacks.push(attack);
    }
  }
  return {
    draws: draws.map(({ draw }) => draw),
    placed,
    attacks,
    missing,
    boosts: boostsFor(now, missing),
    board: now,
  };
}
