import { clanOf, isRoyal, type Position, unitsThat } from '../board/position';
import { adjacent, inSeat, rivalOf, type Side, type Square } from '../board/square';
import { type Deed, deedsOf, morphsOf } from '../deeds/deeds';
import { countDown, type Restarts } from '../skills/counters';
import { ladderCanBe } from '../skills/hexes';
import { type After, deedAfter, huntsAfter, journeysAfter } from './after';
import { type Outlook, sense, squashed } from './sense';

/** How far somebody looks: how many of the best answers at each turn ahead are followed, and how many boards in all. */
export interface Sight {
  readonly widths: readonly number[];
  readonly boards: number;
}

export interface Ground {
  readonly bones: Readonly<Record<Side, number>>;
  readonly sees: Readonly<Record<Side, boolean>>;
  /** What lies on the clan boards, for south, in points. */
  readonly boards: number;
}

const WON = 1;

/** Where a ladder may go that ends now: on the Quarry first. */
export function restartsOf(position: Position, side: Side): Restarts {
  const restarts = new Map<Square, Square>();
  const taken = new Set<Square>();
  for (const { at } of unitsThat(position, unit => unit.ladder === 1)) {
    const near = unitsThat(
      position,
      (unit, to) =>
        unit.side !== side && adjacent(at, to) && ladderCanBe(position, unit, to) && !taken.has(to),
    );
    const value = ({ unit }: (typeof near)[number]): number => (unit.quarry ? 9 : isRoyal(unit) ? 2 : 1);
    const [best] = near.sort((a, b) => value(b) - value(a) || a.at - b.at);
    if (best) {
      restarts.set(at, best.at);
      taken.add(best.at);
    }
  }
  return restarts;
}

/** HX-5: the board after the counters have gone down. */
function counted(
  position: Position,
  side: Side,
): { readonly position: Position; readonly winner: Side | null } {
  const waits =
    clanOf(position, side) === 'hexen' &&
    (position.gardens.size > 0 || unitsThat(position, unit => unit.ladder > 0).length > 0);
  if (!waits) return { position, winner: null };
  for (const restarts of [restartsOf(position, side), new Map<Square, Square>()]) {
    const outcome = countDown(position, side, undefined, restarts);
    if (outcome.ok) return { position: outcome.course, winner: outcome.course.winner };
  }
  return { position, winner: null };
}

/** WB-1: whoever ends a turn so has won. */
function atHome(position: Position, side: Side): boolean {
  if (clanOf(position, side) !== 'wibo') return false;
  let home = 0;
  position.units.each((unit, at) => {
    if (unit.side === side && unit.kind === 'pawn' && inSeat(side, at)) home += 1;
  });
  return home >= 6;
}

interface Rated {
  readonly after: After;
  readonly rate: number;
}

/**
 * What a board is worth: the mean over the faces of the best action of each, for whoever has the turn, and so on for
 * as many turns as are looked ahead. Only a number of boards ends it, so the same board gives the same answer anywhere.
 */
export class Search {
  boards = 0;

  constructor(
    readonly sight: Sight,
    readonly ground: Ground,
  ) {}

  /** A board that nobody looks further into; `next` has the turn. */
  still(position: Position, winner: Side | null, side: Side, next: Side): number {
    this.boards += 1;
    if (winner !== null) return winner === side ? WON : -WON;
    if (atHome(position, side)) return WON;
    const { bones, sees, boards } = this.ground;
    const outlook: Outlook = { next, bones, sees };
    return squashed(sense(position, side, outlook) + (side === 'south' ? boards : -boards));
  }

  /** A board after an action of a side, the rival being next; `depth` turns more are looked at. */
  value(position: Position, winner: Side | null, side: Side, depth: number): number {
    const next = rivalOf(side);
    const over = this.boards >= this.sight.boards || atHome(position, side);
    if (winner !== null || depth <= 0 || over) return this.still(position, winner, side, next);
    return -this.turn(position, next, depth);
  }

  /** The expectation of a whole turn for whoever has it. */
  turn(before: Position, side: Side, depth: number): number {
    const { position, winner } = counted(before, side);
    if (winner !== null) return winner === side ? WON : -WON;
    const journey = this.journey(position, side, this.ground.bones[side], depth);
    const clan = clanOf(position, side);
    if (clan !== 'murg' && clan !== 'erde') return journey;
    return Math.max(journey, this.deed(position, side, this.ground.bones[side], depth, journey));
  }

  /** FO-1: what rolling for a journey is worth. */
  journey(position: Position, side: Side, bone: number, depth: number): number {
    let sum = 0;
    for (let value = 1; value <= bone; value++) sum += this.rolled(position, side, value, depth);
    return sum / bone;
  }

  /** The best that a value allows. */
  rolled(position: Position, side: Side, value: number, depth: number): number {
    const afters = [...huntsAfter(position, side, value), ...journeysAfter(position, side, value)];
    const stays = this.still(position, null, side, rivalOf(side));
    const rated = afters.map((after): Rated => ({ after, rate: this.first(after, side) }));
    if (rated.length === 0) return depth > 1 ? this.value(position, null, side, depth - 1) : stays;
    if (depth <= 1) return rated.reduce((best, { rate }) => Math.max(best, rate), stays);
    return this.among(rated, side, depth - 1);
  }

  /** The best of the most promising, looked further into. */
  private among(rated: Rated[], side: Side, depth: number): number {
    rated.sort((a, b) => b.rate - a.rate);
    const [top] = rated;
    if (top && top.rate >= WON) return WON;
    const width = this.sight.widths[this.sight.widths.length - depth] ?? 1;
    let best = -WON;
    for (const { after } of rated.slice(0, width)) best = Math.max(best, this.deeper(after, side, depth));
    return best;
  }

  /** An action as it stands, with the Morph that may come of it. */
  first(after: After, side: Side): number {
    return this.withMorph(after, side, course => this.still(course, course.winner, side, rivalOf(side)));
  }

  deeper(after: After, side: Side, depth: number): number {
    return this.withMorph(after, side, course => this.value(course, course.winner, side, depth));
  }

  /** WB-2, WB-3: Wibo may morph from where they have come to, on 3 or more. */
  private withMorph({ course, at }: After, side: Side, rate: (course: After['course']) => number): number {
    const stays = rate(course);
    if (course.winner !== null || clanOf(course, side) !== 'wibo') return stays;
    const bone = this.ground.bones[side];
    const chance = Math.max(0, (bone - 2) / bone);
    let best = stays;
    for (const deed of morphsOf(course, side, at)) {
      const morphed = rate(deedAfter(course, side, deed).course);
      best = Math.max(best, chance * morphed + (1 - chance) * stays);
    }
    return best;
  }

  /** TU-3: the best deed that may be declared; one that cannot better the journey is not looked into. */
  private deed(position: Position, side: Side, bone: number, depth: number, journey: number): number {
    const deeds = deedsOf(position, side, 1);
    if (deeds.length === 0) return -WON;
    const stays =
      depth > 1
        ? this.value(position, null, side, depth - 1)
        : this.still(position, null, side, rivalOf(side));
    let best = -WON;
    for (const deed of deeds) {
      const chance = chanceOf(deed, bone);
      // Even the best outcome of all would not make it worth declaring.
      if (chance + (1 - chance) * stays <= Math.max(best, journey)) continue;
      best = Math.max(best, this.declared(position, side, deed, { bone, depth, stays }));
    }
    return best;
  }

  /** FO-4: what a declared deed is worth. */
  declared(
    position: Position,
    side: Side,
    deed: Deed,
    { bone, depth, stays }: { readonly bone: number; readonly depth: number; readonly stays: number },
  ): number {
    const chance = chanceOf(deed, bone);
    if (chance === 0) return stays;
    const { course } = deedAfter(position, side, deed);
    const done =
      depth > 1
        ? this.value(course, course.winner, side, depth - 1)
        : this.still(course, course.winner, side, rivalOf(side));
    return chance * done + (1 - chance) * stays;
  }
}

/** FO-4. */
export const chanceOf = ({ need }: Deed, bone: number): number =>
  need === null ? 1 : Math.max(0, (bone - need + 1) / bone);
