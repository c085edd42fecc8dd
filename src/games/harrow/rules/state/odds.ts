import type { Chances } from '../../../../chances/floats';
import type { Against } from '../aims';
import { priceOfHit } from '../resolve';
import { type Cube, cubeOfSide, type MainSide, type TerrainCube, terrainCubes } from '../sides';
import { type Cubes, type Forecast, forecast, type Needs, predict, predictKnown, ratesOf } from '../tree';
import { boardIn, type Common, supplyOf } from './common';
import { type CubeCounts, countOf } from './cubes';
import { type Defender, defenderOf, type NamedAim } from './fight';
import type { Attacked } from './tale-model';
import { appRates, learnedOf, type TreeBox } from './tree-box';

const cubesOf = (dropped: CubeCounts, inside: CubeCounts, of: Defender): Cubes => {
  const colours = of === 'hester' ? terrainCubes : [cubeOfSide[of]];
  const sum = (counts: CubeCounts): number => colours.reduce((all, cube) => all + countOf(counts, cube), 0);
  return { dropped: sum(dropped), inside: sum(inside) };
};

const jointOf = (tree: TreeBox, a: Cubes, d: Cubes) =>
  tree.kind === 'app' ? predictKnown(appRates, a, d) : predict(learnedOf(tree), a, d);

/** TR-7: what goes into the Tree for an attack, the bonus cube included; `lies`: it lies there already. */
function droppedFor(game: Common, aim: NamedAim, lies: boolean): CubeCounts {
  const { cube } = aim;
  if (lies || aim.bonus === null || cube === null || supplyOf(game, cube) === 0) return game.ground;
  const n = Math.min(aim.n ?? 1, supplyOf(game, cube));
  return { ...game.ground, [cube]: countOf(game.ground, cube) + n };
}

/** TR-4, TR-6: the chance of success and how many hits, before the drop. */
export function oddsOf(game: Common, side: MainSide, aim: NamedAim, lies: boolean): Forecast {
  const dropped = droppedFor(game, aim, lies);
  const defender = defenderOf(game, aim);
  const { inside } = game.tree;
  return forecast(
    jointOf(game.tree, cubesOf(dropped, inside, side), cubesOf(dropped, inside, defender)),
    needsOf(game, aim),
  );
}

function needsOf(game: Common, aim: NamedAim): Needs {
  const board = boardIn(game);
  const target = board.map.grid.cellOf.get(aim.target) ?? -1;
  const bonfire = aim.against === 'bonfire';
  return {
    against: bonfire ? 'bonfire' : 'units',
    price: priceOfHit(board, target),
    targets: bonfire ? (board.bonfires.get(target) ?? 1) : aim.against === 'hester' ? 1 : aim.defenders,
  };
}

const none: Cubes = { dropped: 0, inside: 0 };

const meanOf = (chances: Chances): number => chances.reduce((sum, p, n) => sum + p * n, 0);

/** What an attack was forecast to bring, and what the cubes that came out bring. */
function attacked(before: Common, after: Common, side: MainSide, defender: Defender, needs: Needs): Attacked {
  const { inside } = before.tree;
  const told = forecast(
    jointOf(before.tree, cubesOf(before.ground, inside, side), cubesOf(before.ground, inside, defender)),
    needs,
  );
  // What lies on the Battleground now is sure.
  const [a, d] = [cubesOf(after.ground, {}, side), cubesOf(after.ground, {}, defender)];
  const came = forecast(predictKnown({ fresh: 1, lodged: 1 }, a, d), needs);
  return {
    chance: told.success,
    success: came.success > 0.5,
    forecast: meanOf(told.hits),
    hits: Math.round(meanOf(came.hits)),
  };
}

export const attackedBy = (before: Common, after: Common, side: MainSide, aim: NamedAim): Attacked =>
  attacked(before, after, side, defenderOf(before, aim), needsOf(before, aim));

export const countedAttack = (
  before: Common,
  after: Common,
  side: MainSide,
  counted: CountedAttack,
): Attacked => attacked(before, after, side, counted.defender, countedNeeds(counted));

/** Chances of each number of cubes to come out, of one colour or of all Hester's. */
export function comingOut(game: Common, of: TerrainCube | 'hester'): Chances {
  const { ground, tree } = game;
  const cubes =
    of === 'hester'
      ? cubesOf(ground, tree.inside, 'hester')
      : { dropped: countOf(ground, of), inside: countOf(tree.inside, of) };
  const joint = jointOf(tree, cubes, none);
  return Float64Array.from(joint.at, row => row[0] ?? 0);
}

/** TR-3: what is known of this Tree: the chances of a cube dropped now, and of one that is lodged. */
export const ratesIn = ({ tree }: Pick<Common, 'tree'>) =>
  tree.kind === 'app' ? appRates : ratesOf(learnedOf(tree));

interface CountedAttack {
  readonly against: Against;
  readonly defender: Defender;
  readonly defenders: number;
  readonly brambles: boolean;
}

const countedNeeds = ({ against, brambles, defenders }: CountedAttack): Needs => ({
  against: against === 'bonfire' ? 'bonfire' : 'units',
  price: brambles ? 1 : 2,
  targets: against === 'hester' ? 1 : defenders,
});

/** The same for an attack that the table has counted; its bonus cube lies there already. */
export function countedOdds(game: Common, side: MainSide, counted: CountedAttack): Forecast {
  const { inside } = game.tree;
  const own = cubesOf(game.ground, inside, side);
  const theirs = cubesOf(game.ground, inside, counted.defender);
  return forecast(jointOf(game.tree, own, theirs), countedNeeds(counted));
}

/** TR-4 for the Tree alone: one colour against another, four targets at the ordinary price. */
export function loneOdds(
  { ground, tree }: Pick<Common, 'ground' | 'tree'>,
  mine: Cube,
  theirs: Cube,
): Forecast {
  const of = (cube: Cube): Cubes => ({ dropped: countOf(ground, cube), inside: countOf(tree.inside, cube) });
  return forecast(jointOf(tree, of(mine), mine === theirs ? none : of(theirs)), {
    against: 'units',
    price: 2,
    targets: 4,
  });
}
