import { type Action, doAct } from './acts';
import { deedsOf, morphs } from './deeds';
import { crossingAuras, flowsOf, movesOf } from './journeys';
import { adjacent, inSeat, isRoyal, other, type Side, squares, type World } from './world';

/** What a board counts for a side where nobody looks further: any number from -1 to 1 that tells boards apart. */
export const leafOf = (
  side: Side,
  units: Iterable<{
    readonly at: string;
    readonly side: Side;
    readonly kind: string;
    readonly marks: number;
  }>,
  reclaimed: number,
): number => {
  let sum = 0.3 * reclaimed;
  for (const unit of units) {
    const at = squares.indexOf(unit.at);
    // A square counts otherwise for each kind, so that two who change places are told apart.
    const place = 0.2 + ((at * 37) % 64) / 64 + at / 100;
    const counts = ((3 + unit.kind.length) / 6) * place - 0.6 * unit.marks;
    sum += unit.side === side ? counts : -counts;
  }
  return sum / 60;
};

const isHome = (world: World, side: Side): boolean =>
  world.clan(side) === 'wibo' &&
  world.of(side).filter(unit => unit.kind === 'pawn' && inSeat(side, unit.at)).length >= 6;

/** What an expected turn is worth by FO-1 and FO-4, every roll and every action tried one by one. */
export class SlowWorth {
  constructor(readonly bones: Readonly<Record<Side, number>>) {}

  private leaf(world: World, side: Side): number {
    if (world.winner) return world.winner === side ? 1 : -1;
    return isHome(world, side) ? 1 : leafOf(side, world.units, world.reclaimed.size);
  }

  /** A board after an action of a side, `turns` more being looked at. */
  private reply(world: World, side: Side, turns: number): number {
    if (world.winner || isHome(world, side) || turns === 0) return this.leaf(world, side);
    return -this.turn(world, other(side), turns);
  }

  /** The worlds that actions lead to, each with where the unit stands that made it. */
  private afters(world: World, side: Side, roll: number): { world: World; stands: string }[] {
    const actions: Action[] = [];
    for (const way of movesOf(world, side, roll, world.of(side))) {
      const action = { do: 'journey', unit: way.unit, to: way.to, ...(way.dir > 0 ? { dir: way.dir } : {}) };
      if (world.clan(side) !== 'ferrymen') {
        actions.push(action);
        continue;
      }
      const unit = world.own(side, way.unit)!;
      const gets = way.crosses ? crossingAuras(unit) : [];
      const upon = way.distance > 0 && world.at(way.to) !== undefined && way.to !== way.unit;
      for (const aura of gets.length > 0 ? gets : [undefined]) {
        const named = aura === undefined ? action : { ...action, aura };
        const flows = flowsOf(world, unit, way, aura === undefined ? unit.auras : [...unit.auras, aura]);
        actions.push(...flows.map(({ dir, steps, units }) => ({ ...named, flow: { dir, steps, units } })));
        if (flows.length === 0 && !upon) actions.push(named);
      }
    }
    if (world.clan(side) === 'huldra')
      for (const { unit, targets } of deedsOf(world, side, roll, 6, undefined))
        actions.push({ do: 'deed', unit, targets });
    if (world.clan(side) === 'wibo')
      for (const queen of world.of(side).filter(isRoyal))
        for (const pawn of world.of(side).filter(unit => unit.kind === 'pawn' && adjacent(unit.at, queen.at)))
          actions.push({ do: 'swap', unit: queen.at, with: pawn.at });
    return actions.flatMap(action => {
      const after = world.copy();
      const done = doAct(after, side, action, roll);
      if (typeof done === 'string') return [];
      after.settle();
      return [{ world: after, stands: done.stands ?? '' }];
    });
  }

  private after(world: World, side: Side, deed: { unit: string; targets: readonly string[] }): World {
    const after = world.copy();
    const done = doAct(after, side, { do: 'deed', ...deed }, 12);
    if (typeof done === 'string') throw new Error(done);
    after.settle();
    return after;
  }

  private chance(side: Side, need: number): number {
    let faces = 0;
    for (let face = 1; face <= this.bones[side]; face++) if (face >= need) faces += 1;
    return faces / this.bones[side];
  }

  /** WB-2, WB-3: Wibo may roll once more for a Morph beside it. */
  private withMorph(world: World, stands: string, side: Side, turns: number): number {
    const stays = this.reply(world, side, turns);
    const unit = world.own(side, stands);
    if (world.winner || world.clan(side) !== 'wibo' || !unit) return stays;
    const chance = this.chance(side, 3);
    const tried = morphs(world, unit).map(
      deed => chance * this.reply(this.after(world, side, deed), side, turns) + (1 - chance) * stays,
    );
    return Math.max(stays, ...tried);
  }

  /** Whoever looks no further may also stay; with more turns ahead, whoever can go goes. */
  private rolled(world: World, side: Side, roll: number, turns: number): number {
    const afters = this.afters(world, side, roll);
    const stays = turns === 1 || afters.length === 0 ? [this.reply(world, side, turns - 1)] : [];
    return Math.max(
      ...stays,
      ...afters.map(after => this.withMorph(after.world, after.stands, side, turns - 1)),
    );
  }

  turn(world: World, side: Side, turns: number): number {
    let sum = 0;
    for (let roll = 1; roll <= this.bones[side]; roll++) sum += this.rolled(world, side, roll, turns);
    const journey = sum / this.bones[side];
    if (!['murg', 'erde'].includes(world.clan(side))) return journey;
    const stays = this.reply(world, side, turns - 1);
    const deeds = deedsOf(world, side, 1, 6, undefined).map(deed => {
      const chance = this.chance(side, deed.need ?? 1);
      return chance * this.reply(this.after(world, side, deed), side, turns - 1) + (1 - chance) * stays;
    });
    return Math.max(journey, ...deeds);
  }
}
