import { slowActivate, slowLook, slowNext, slowPhase, slowStrike } from './animus';
import { slowReach, slowThreat, slowWalk } from './heroes';
import { holds, seenBy, sees, shotAt } from './lines';
import { type AskedCase, slowReinforce, type TypeCase } from './reinforce';
import {
  bodyOf,
  distance,
  foes,
  inf,
  range,
  tileDistance,
  tileOf,
  type WarriorCase,
  type World,
} from './world';

/** One case of a scenario file, with whatever its question needs. */
export interface Case extends World {
  do: string;
  id?: unknown;
  from?: string;
  to?: string;
  actor?: string;
  hero?: string;
  done?: string[];
  rolls?: number[];
  squares?: string[];
  path?: string[];
  heroes?: number;
  types?: TypeCase[];
  cards?: AskedCase[][];
  weapon?: { dice: number; hit: number; damage: number };
  target?: { parry?: number | null; tough?: number | null; left: number };
  attacks?: number;
}

/** Every way that so many dice with ten faces can fall. */
function* allRolls(count: number): Generator<number[]> {
  if (count === 0) yield [];
  else for (const rest of allRolls(count - 1)) for (let face = 0; face < 10; face++) yield [...rest, face];
}

/** AT-6 by going through all faces: of one die of the attack, then die by die. */
function slowOdds({ weapon, target, attacks = 1 }: Required<Pick<Case, 'weapon' | 'target'>> & Case) {
  const one = new Map<number, number>();
  const dice = 2 + (target.tough === undefined || target.tough === null ? 0 : weapon.damage);
  for (const faces of allRolls(dice)) {
    const digits = faces;
    const hits = weapon.hit <= 0 || (weapon.hit < 10 && digits[0]! >= weapon.hit);
    const parry = target.parry ?? 10;
    const parries = parry <= 0 || (parry < 10 && digits[1]! >= parry);
    let wounds = hits && !parries ? weapon.damage : 0;
    if (wounds > 0) for (const face of digits.slice(2)) if (face >= (target.tough ?? 10)) wounds--;
    one.set(wounds, (one.get(wounds) ?? 0) + 10 ** -dice);
  }
  let all = new Map([[0, 1]]);
  for (let i = 0; i < weapon.dice * attacks; i++) {
    const next = new Map<number, number>();
    for (const [a, p] of all) for (const [b, q] of one) next.set(a + b, (next.get(a + b) ?? 0) + p * q);
    all = next;
  }
  const chances = [...all];
  return {
    pmf: Object.fromEntries(chances),
    expected: chances.reduce((sum, [wounds, p]) => sum + wounds * p, 0),
    falls: chances.reduce((sum, [wounds, p]) => sum + (wounds >= target.left ? p : 0), 0),
  };
}

export function slowAnswer(asked: Case): object {
  const named = (id: string | undefined): WarriorCase => asked.warriors.find(one => one.id === id)!;
  const rolls = asked.rolls && { digits: asked.rolls, used: 0 };
  switch (asked.do) {
    case 'measure': {
      const [a, b] = [asked.from!, asked.to!];
      return {
        range: inf(range(asked, [a], [b])),
        distance: inf(distance(asked, [a], [b])),
        tiles: inf(tileDistance(asked, tileOf(asked, a), tileOf(asked, b))),
      };
    }
    case 'sight': {
      const [a, b] = [named(asked.from), named(asked.to)];
      return {
        range: inf(range(asked, bodyOf(asked, a), bodyOf(asked, b))),
        sees: sees(asked, a, b),
        shot: shotAt(asked, a, b),
        threatens: foes(a, b) && holds(asked, a, bodyOf(asked, b)),
      };
    }
    case 'seen':
      return { squares: seenBy(asked, named(asked.actor)) };
    case 'target': {
      const { mode, target = null, tile = null, point = null, why } = slowLook(asked, named(asked.actor), {});
      return { mode, target, tile, point, why };
    }
    case 'next':
      return slowNext(asked, asked.done ?? []);
    case 'activate':
      return slowActivate(asked, asked.actor!, rolls).answer;
    case 'phase':
      return slowPhase(asked, rolls);
    case 'threat':
      return { threat: (asked.squares ?? []).map(at => slowThreat(asked, named(asked.hero), at)) };
    case 'walk':
      return slowWalk(asked, named(asked.actor), asked.path ?? []);
    case 'reach':
      return slowReach(asked, named(asked.actor));
    case 'reinforce':
      return slowReinforce(asked, asked.heroes ?? 0, asked.types ?? [], asked.cards ?? []);
    case 'attack': {
      const thrown = { digits: asked.rolls ?? [], used: 0 };
      const struck = slowStrike(asked.weapon!, asked.target!, thrown);
      if ('kind' in struck) return { awaits: struck };
      const left = Math.max(0, asked.target!.left - struck.wounds);
      return { ...struck, left, falls: left === 0, used: thrown.used };
    }
    case 'odds':
      return slowOdds({ ...asked, weapon: asked.weapon!, target: asked.target! });
    default:
      throw new Error(`No slow answer to ${asked.do}`);
  }
}
