import { type Against, pairOf } from './boards';
import type { CardCase, Case, Choice } from './case';
import { type BoardCase, type Side, World } from './world';

type Faction = 'protectors' | 'family';

interface Walk {
  readonly from: string;
  readonly path: readonly string[];
  readonly units: number;
  readonly joins: boolean;
}

/** SO-10 to SO-15 on a world that is changed by them. */
export class Move {
  readonly waiting: Set<string>;
  readonly walks: Walk[] = [];
  taken = false;
  readonly ways = new Map<string, number>();

  constructor(
    readonly world: World,
    readonly side: Faction,
    readonly steps: number,
    readonly goal: string | null,
  ) {
    if (goal !== null && world.groupAt(goal)?.side === side) this.take();
    if (goal !== null && !world.closed(side, goal)) {
      this.ways.set(goal, 0);
      for (const [at, far] of this.ways)
        for (const hex of world.around(at))
          if (!this.ways.has(hex) && !world.closed(side, hex)) this.ways.set(hex, far + 1);
    }
    this.waiting = new Set(world.units.filter(one => one.side === side).map(one => one.at));
  }

  take(): void {
    const goals = this.side === 'protectors' ? this.world.townsfolk : this.world.buildings;
    const at = goals.indexOf(this.goal ?? '');
    if (at < 0) return;
    goals.splice(at, 1);
    this.taken = true;
  }

  /** SO-11: a group's own hex always counts. */
  way(at: string): number | null {
    const known = this.ways.get(at);
    if (known !== undefined) return known;
    const beside = this.world.around(at).flatMap(hex => this.ways.get(hex) ?? []);
    return beside.length === 0 ? null : 1 + Math.min(...beside);
  }

  /** SO-12, the default first. */
  next(at: string, units: number): string[] {
    const way = this.way(at);
    if (way === null || way === 0) return [];
    return this.world
      .around(at)
      .filter(hex => this.ways.get(hex) === way - 1 && this.world.open(this.side, hex, units))
      .sort(this.world.northThenWest);
  }

  can(): { at: string; next: string[] }[] {
    if (this.steps < 1) return [];
    return [...this.waiting]
      .map(at => ({ at, next: this.next(at, this.world.sizeAt(at)) }))
      .filter(one => one.next.length > 0)
      .sort((a, b) => this.world.byColumn(a.at, b.at))
      .map(one => ({ at: one.at, next: [...one.next].sort(this.world.byColumn) }));
  }

  /** Where a walk that has come so far may go on. */
  onwards(from: string, path: readonly string[]): string[] {
    const last = path.at(-1);
    if (path.length >= this.steps) return [];
    if (last !== undefined && this.world.sizeAt(last) > 0) return [];
    return this.next(last ?? from, this.world.sizeAt(from));
  }

  carry(from: string, path: readonly string[]): void {
    const { world, side } = this;
    const group = world.groupAt(from)!;
    const to = path.at(-1)!;
    const there = world.groupAt(to);
    world.put({ ...group, haints: 0, legends: 0, infected: 0 });
    this.waiting.delete(from);
    this.walks.push({ from, path, units: group.haints + group.legends, joins: there !== undefined });
    world.put({
      at: to,
      side,
      haints: group.haints + (there?.haints ?? 0),
      infected: group.infected + (there?.infected ?? 0),
      legends: group.legends + (there?.legends ?? 0),
    });
    if (path.includes(this.goal ?? '')) this.take();
  }

  choose({ from, path }: Choice): string | null {
    if (!this.waiting.has(from)) return 'no-group';
    if (path.length === 0) return 'bad-step';
    for (let i = 0; ; i++) {
      const may = this.onwards(from, path.slice(0, i));
      const hex = path[i];
      if (may.length === 0) {
        if (hex !== undefined) return 'too-long';
        break;
      }
      if (hex === undefined) return 'must-go-on';
      if (!may.includes(hex)) return 'bad-step';
    }
    this.carry(from, path);
    return null;
  }

  /** SO-14 */
  defaults(): void {
    for (;;) {
      const [first] = this.can()
        .map(one => one.at)
        .sort((a, b) => this.way(a)! - this.way(b)! || this.world.northThenWest(a, b));
      if (first === undefined) return;
      const path: string[] = [];
      for (;;) {
        const [hex] = this.onwards(first, path);
        if (hex === undefined) break;
        path.push(hex);
      }
      this.carry(first, path);
    }
  }
}

/** A walk that is allowed after these choices; nothing where nobody may be named. */
export function legalChoice(
  { board, side, steps, choices }: Case<'direct'>,
  pick: <T>(list: readonly T[]) => T,
): Choice | undefined {
  const move = new Move(new World(board), side, steps, goalOf(board, side));
  for (const choice of choices) if (move.choose(choice) !== null) return undefined;
  const may = move.can();
  if (may.length === 0) return undefined;
  const { at: from } = pick(may);
  const path: string[] = [];
  for (;;) {
    const next = move.onwards(from, path);
    if (next.length === 0) return { from, path };
    path.push(pick(next));
  }
}

const goalOf = (board: BoardCase, side: Faction): string | null =>
  (side === 'protectors' ? board.townsfolk : board.buildings)[0] ?? null;

export function directAnswer({ board, side, steps, choices }: Case<'direct'>) {
  const world = new World(board);
  const move = new Move(world, side, steps, goalOf(board, side));
  const groups = world.units
    .filter(one => one.side === side)
    .map(({ at, haints, legends }) => ({
      at,
      units: haints + legends,
      way: move.way(at),
      next: move.next(at, haints + legends).sort(world.byColumn),
    }))
    .sort((a, b) => world.byColumn(a.at, b.at));
  let refused: { index: number; code: string } | null = null;
  for (const [index, choice] of choices.entries()) {
    const code = move.choose(choice);
    if (code === null) continue;
    refused = { index, code };
    break;
  }
  const can = move.can();
  move.defaults();
  const { goal, walks, taken } = move;
  return { goal, groups, can, walks, taken, refused, units: world.said() };
}

/** SO-16 */
function strikes(world: World, side: Faction, icon: boolean) {
  const own = world.units.filter(one => one.side === side).map(one => one.at);
  const from = (targets: readonly string[], against: Against) =>
    targets
      .flatMap(target =>
        own
          .filter(at => world.distance(at, target) <= world.range(at))
          .map(at => pairOf(world, at, target, against)),
      )
      .sort(
        (a, b) =>
          b.attackers - a.attackers ||
          world.distance(a.from, a.target) - world.distance(b.from, b.target) ||
          world.northThenWest(a.target, b.target) ||
          world.northThenWest(a.from, b.from),
      );
  if (icon) {
    const { hester } = world.board;
    if (hester !== null) {
      const against = world.burns(hester) ? 'bonfire' : 'hester';
      const pairs = from([hester], against);
      if (pairs.length > 0) return { against, pairs };
    }
    const fires = from(
      world.board.bonfires.map(one => one.at),
      'bonfire',
    );
    if (fires.length > 0) return { against: 'bonfire', pairs: fires };
  }
  const other: Side = side === 'protectors' ? 'family' : 'protectors';
  const pairs = from(
    world.units.filter(one => one.side === other).map(one => one.at),
    'units',
  ).filter(one => one.defenders <= one.attackers);
  return { against: pairs.length > 0 ? 'units' : null, pairs };
}

export const strikeAnswer = ({ board, side, hester }: Case<'strike'>) =>
  strikes(new World(board), side, hester);

interface Table {
  readonly tokens: number;
  readonly clockwise: readonly string[];
  readonly supply: number;
  readonly haints: number;
}

/** SO-7 to SO-16 by defaults. */
function activated(board: BoardCase, side: Faction, card: CardCase, table: Table) {
  const world = new World(board);
  const goal = goalOf(board, side);
  const start = table.clockwise.indexOf(card.element);
  const areas = [0, 1, 2].map(i => ({
    area: table.clockwise[(start + i) % 3]!,
    // SO-7: the first token on the element, each further one clockwise.
    times: 1 + Array.from({ length: table.tokens }, (_, token) => token % 3).filter(one => one === i).length,
  }));
  let cubes = 0;
  const spawned: string[] = [];
  let owed = 0;
  let walks: readonly Walk[] = [];
  let taken = false;
  for (const { area, times } of areas) {
    if (area === 'cube') cubes = Math.min(times, table.supply);
    if (area === 'spawn')
      for (let i = 0; i < Math.min(times, table.haints); i++) {
        const at = card.hexes.find(hex => world.open(side, hex, 1));
        if (at === undefined) {
          owed++;
          continue;
        }
        const group = world.groupAt(at) ?? { at, side, haints: 0, infected: 0, legends: 0 };
        world.put({ ...group, haints: group.haints + 1 });
        spawned.push(at);
      }
    if (area === 'move') {
      const move = new Move(world, side, times, goal);
      move.defaults();
      ({ walks, taken } = move);
    }
  }
  const { against, pairs } = strikes(world, side, card.hester);
  return {
    areas,
    cubes,
    spawned,
    owed,
    walks,
    taken,
    against,
    attack: pairs[0] ?? null,
    units: world.said(),
  };
}

export const activateAnswer = ({ board, side, card, ...table }: Case<'activate'>) =>
  activated(board, side, card, table);

/** SO-21 */
export function foreseeAnswer({ board, cards, ...table }: Case<'foresee'>) {
  const world = new World(board);
  const sides = (['protectors', 'family'] as const).map(side => {
    const all = cards.map(card => activated(board, side, card, table));
    const count = (what: string | null): number => all.filter(one => one.against === what).length;
    const targets = [...new Set(all.flatMap(one => one.attack?.target ?? []))].sort(world.byColumn);
    return {
      side,
      against: {
        hester: count('hester'),
        bonfire: count('bonfire'),
        units: count('units'),
        none: count(null),
      },
      taken: all.filter(one => one.taken).length,
      targets: targets.map(at => ({ at, cards: all.filter(one => one.attack?.target === at).length })),
    };
  });
  return { sides };
}
