import type { PairGame } from '../../../../src/games/harrow/rules/pair/model';
import type { PairQuestion, TurnQuestion } from '../../../../src/games/harrow/rules/pair/question';
import type { SoloGame } from '../../../../src/games/harrow/rules/solo/model';
import type { SoloQuestion } from '../../../../src/games/harrow/rules/solo/question';
import { aimsAnswer, razeAnswer, rescueAnswer, sitesAnswer, spawnAnswer } from './boards';
import { Move, strikeAnswer } from './director';
import { caseOf, haintsLeft, Reader } from './steps';
import { rootsAnswer, witchAnswer } from './witch';
import { type BoardCase, cubeOf, type Side, World } from './world';

// What a table may be asked at a board, by the rules. Nothing of src but its types.

type Faction = 'protectors' | 'family';
const terrain = ['brown', 'green', 'yellow', 'teal'];
type Counts = Readonly<Record<string, number>>;

function supplyOf({ cubes, ground, tree, away = {} }: PairGame | SoloGame, cube: string): number {
  const of = (counts: object): number => (counts as Counts)[cube] ?? 0;
  return of(cubes) - of(ground) - of(tree.inside) - of(away);
}

/** RD-1 */
function goalSites(game: PairGame, placer: Side): string[] {
  const world = new World(caseOf(game));
  const other = game.sides.find(side => side !== placer)!;
  const left = (game.owned[other]?.goals ?? []).map(one => one[0]);
  const { townsfolk, buildings, dolls } = world.board;
  return world.places
    .map(({ name }) => name)
    .filter(
      hex =>
        left.includes(world.letter(hex) as never) &&
        world.groupAt(hex)?.side !== placer &&
        ![...townsfolk, ...buildings, ...dolls].includes(hex) &&
        !world.burns(hex),
    )
    .sort();
}

const aimKey = (
  aim: Record<'from' | 'target' | 'against' | 'attackers' | 'defenders' | 'bonus' | 'cube', unknown>,
) => [aim.from, aim.target, aim.against, aim.attackers, aim.defenders, aim.bonus, aim.cube].join(' ');

/** PR-1, KA-1: the sample's boards. */
const numberOver = (tokens: number): number => [0, 2, 3, 4, 5, 6][Math.min(tokens, 5)]!;

function atTurn(game: PairGame, asked: TurnQuestion): object {
  const { side, more } = asked.turn;
  const { things } = game;
  if (!more || !things) throw new Error('An old game');
  const board = caseOf(game);
  const world = new World(board);
  const mirrored = game.positions === 'mirrored';
  const cleaning = more.cleaning;
  const did = (what: string): boolean => more.did.some(one => one === what);
  const home = game.homes[side] ?? '';
  const own = world.units.filter(one => one.side === side).map(({ at }) => at);
  const { tokens } = game.owned[side]!;
  const legend = things.legends[side]!;
  const inLegend = asked.turn.action === 'legend' && !cleaning && mirrored;
  const plain = asked.turn.action === 'attack' && !asked.turn.attacked && !cleaning && mirrored;
  const kinds = (['advance', 'spawn', 'strengthen'] as const).filter(one => more.toLay.includes(one));
  const step = more.acting?.steps[more.acting.step];
  const row = { advance: 0, spawn: 0, strengthen: 0 };
  for (const kind of ['advance', 'spawn', 'strengthen'] as const) row[kind] = numberOver(tokens[kind]);
  const haints = haintsLeft(game, side) > 0 ? spawnAnswer({ board, side, home }).hexes : [];
  return {
    groups: mirrored && !cleaning ? own.toSorted() : [],
    spawns: mirrored && !cleaning ? haints.toSorted() : [],
    cubes: supplyOf(game, cubeOf[side]),
    // FA-4 and Malachi's tokens have cases of their own.
    aims:
      plain && things.waiting.length === 0 && more.strikeFrom === null
        ? aimsAnswer({ board, side, more: 0 }).pairs.map(aimKey).sort()
        : null,
    rescues: mirrored && cleaning && side === 'protectors' ? rescueAnswer({ board, home }).townsfolk : [],
    razes:
      mirrored && cleaning && side === 'family'
        ? razeAnswer({ board, home, beside: game.beside }).destroyed.toSorted()
        : [],
    numbers:
      cleaning || asked.turn.action !== 'abilities' || did('ability') || side === 'family' ? null : row,
    upgradable:
      side === 'family' &&
      !more.drawn &&
      !cleaning &&
      !did('upgrade') &&
      more.used.advance + more.used.spawn + more.used.strengthen === 0
        ? kinds
        : [],
    track: inLegend && !did('track'),
    power: inLegend && !did('power') && !legend.spent && legend.power !== 'none' ? legend.power : null,
    tilesLeft: cleaning ? 0 : asked.turn.tiles - more.tilesDone,
    mayCard:
      !cleaning &&
      game.mode === 'full' &&
      side !== 'family' &&
      !(legend.power === 'backbiter' && legend.spent) &&
      (side === 'kammi' || !did('card')),
    nails: cleaning ? [] : things.nails.filter(at => own.includes(at)),
    ways: step ? new Reader(game, side, more.acting?.mark ?? null).ways(step) : null,
    collect:
      cleaning && mirrored
        ? [...new Set(things.tokens.map(({ at }) => at))].filter(at => own.includes(at)).sort()
        : [],
    toLay: cleaning && side === 'family' ? more.toLay : [],
    dolls:
      cleaning && side === 'kammi'
        ? game.board.dolls.filter(at =>
            world.units.some(one => one.at === at && one.side === 'kammi' && one.legends > 0),
          )
        : [],
  };
}

/** The same of what the app asks. */
function saidAtTurn(asked: TurnQuestion, { things }: PairGame): object {
  const { turn, groups, spawns, cubes, aims, rescues, razes, ability, acting, ...rest } = asked;
  const { upgradable, track, power, tilesLeft, mayCard, nails, collect, toLay, dolls } = rest;
  const world = (a: { at: string }, b: { at: string }): number => (a.at < b.at ? -1 : 1);
  const plain = turn.action === 'attack' && !turn.attacked && !asked.cleaning && groups.length > 0;
  return {
    groups: groups.toSorted(),
    spawns: spawns.toSorted(),
    cubes,
    aims:
      plain && things?.waiting.length === 0 && turn.more?.strikeFrom === null
        ? aims.map(aimKey).sort()
        : null,
    rescues: rescues.map(one => ({ ...one, to: one.to.toSorted() })).sort(world),
    razes: razes.toSorted(),
    numbers: ability && ability.by !== 'bag' ? ability.numbers : null,
    ...{ upgradable, track, power, tilesLeft, mayCard, nails },
    ways: acting ? acting.ways.map(({ from, at, unit }) => `${from ?? ''} ${at} ${unit ?? ''}`).sort() : null,
    ...{ collect: collect.toSorted(), toLay, dolls },
  };
}

function atWitch(
  game: PairGame | SoloGame,
  asked: Extract<PairQuestion, { ask: 'witch' }>,
): readonly [object, object] {
  const { witch, step } = game;
  if (!witch || step.at !== 'witch') throw new Error('No witch');
  const board = caseOf(game);
  const { turn } = step;
  const left = witch.actions - turn.used.length;
  const top = turn.stage === 'top';
  const may = (what: string, again = false): boolean => {
    const used = turn.used.some(one => one === what);
    return again ? left > 0 || used : left > 0 && !used;
  };
  const infected = board.units.reduce((all, one) => all + one.infected, 0);
  const cubes = Object.fromEntries(terrain.map(cube => [cube, (game.ground as Counts)[cube] ?? 0]));
  const supply = Object.fromEntries(terrain.map(cube => [cube, supplyOf(game, cube)]));
  const answer = witchAnswer({
    ...{ board, cubes, spaces: witch.spaces, scoring: 6 - witch.scoring.length },
    ...{ snakes: 8 - infected, touched: turn.touched },
  });
  const infects = answer.infects as { at: string }[];
  const key = (one: unknown): string => JSON.stringify(one);
  const eater = board.units.find(one => one.at === board.hester && one.legends > 0)?.side;
  const room = witch.scoring.filter(({ side }) => side === eater).length < 3;
  const over = Object.values(cubes).reduce((all, n) => all + n, 0) - 6;
  const should = {
    left,
    moves: top && may('move', true) ? answer.moves.map(key).sort() : [],
    infections:
      !top && may('infect', true)
        ? infects
            .filter(({ at }) => !turn.infected.includes(at))
            .map(key)
            .sort()
        : [],
    summonings: !top && may('summon') ? answer.summons.map(key).sort() : [],
    roots:
      top && may('root')
        ? rootsAnswer({ board, before: witch.touched, now: turn.entered, supply }).next.toSorted()
        : [],
    cards: top && may('card') ? [...new Set(witch.hand)] : [],
    activations: witch.played.filter(card => !turn.activated.includes(card)),
    eat: !top && eater && witch.wild > 0 && room ? [eater] : [],
    over: top ? 0 : Math.max(0, over),
  };
  const said = {
    left: asked.left,
    moves: asked.moves.map(({ who, from, to, pay, bonfire }) => key({ who, from, to, pay, bonfire })).sort(),
    infections: asked.infections.map(({ at, side, via, pay }) => key({ at, side, via, pay })).sort(),
    summonings: asked.summonings.map(({ at, pay }) => key({ at, pay })).sort(),
    roots: asked.roots.toSorted(),
    ...{ cards: asked.cards, activations: asked.activations, eat: asked.eat, over: asked.over },
  };
  return [should, said];
}

/** What the rules ask for at this board, and what the app does; nothing where there is nothing to compare. */
export function bothAsked(game: PairGame, asked: PairQuestion): readonly [unknown, unknown] {
  switch (asked.ask) {
    case 'goal':
      return [goalSites(game, asked.placer), asked.sites.toSorted()];
    case 'turn':
      return [atTurn(game, asked), saidAtTurn(asked, game)];
    case 'witch':
      return game.positions === 'off' ? [0, 0] : atWitch(game, asked);
    default:
      return [0, 0];
  }
}

/** SO-2: the two hexes of a card. */
function hexesOf({ cards, map }: SoloGame, card: string): readonly string[] {
  const face = cards.faces[card];
  return face && !face.special ? face.numbers.map(n => map.solo[face.color][n - 1] ?? '') : [];
}

/** SO-12: whether the walk of a group parts anywhere. */
function forks(board: BoardCase, side: Faction, steps: number, goal: string | null, from: string): boolean {
  const move = new Move(new World(board), side, steps, goal);
  const path: string[] = [];
  for (let next = move.onwards(from, path); next.length > 0; next = move.onwards(from, path)) {
    if (next.length > 1) return true;
    path.push(next[0]!);
  }
  return false;
}

/** The same of a game alone: SO-4, SO-9, SO-12, SO-14, SO-16. */
export function bothAskedAlone(game: SoloGame, asked: SoloQuestion): readonly [unknown, unknown] {
  const board = caseOf(game);
  const { step } = game;
  switch (asked.ask) {
    case 'goal': {
      const hexes = hexesOf(game, asked.card);
      const should = sitesAnswer({ board, for: asked.goal, ...(hexes.length > 0 ? { hexes } : {}) }).legal;
      return [should.toSorted(), asked.sites.toSorted()];
    }
    case 'spawn': {
      if (step.at !== 'areas' || !step.turn.spawn) throw new Error('Nothing comes');
      const { hexes } = step.turn.spawn;
      const should = sitesAnswer({ board, for: asked.side, ...(hexes === 'any' ? {} : { hexes }) }).legal;
      return [should.toSorted(), asked.sites.toSorted()];
    }
    case 'walk': {
      if (step.at !== 'areas') throw new Error('Nobody moves');
      const world = new World(board);
      const move = new Move(world, asked.side, asked.steps, step.turn.objective);
      const waiting = step.turn.waiting ?? [];
      const can = move.can().filter(({ at }) => waiting.includes(at));
      const should = can.map(({ at, next }) => ({
        ...{ at, units: world.sizeAt(at), way: move.way(at), next: next.toSorted() },
      }));
      const first = can
        .map(({ at }) => at)
        .sort((a, b) => move.way(a)! - move.way(b)! || world.northThenWest(a, b))[0];
      // SO-14: where one group has one way nothing is asked.
      if (can.length === 1 && !forks(board, asked.side, asked.steps, step.turn.objective, can[0]!.at))
        throw new Error(`${can[0]?.at} has one way`);
      const said = asked.walkers.map(one => ({ ...one, next: one.next.toSorted() }));
      const byName = (a: { at: string }, b: { at: string }): number => (a.at < b.at ? -1 : 1);
      return [
        [should.sort(byName), first],
        [said.sort(byName), asked.first],
      ];
    }
    case 'attack': {
      if (step.at !== 'attack') throw new Error('Nobody attacks');
      const face = game.cards.faces[step.card];
      const hester = face !== undefined && !face.special && face.hester;
      const { against, pairs } = strikeAnswer({ board, side: asked.side, hester });
      return [
        [pairs.map(one => aimKey({ ...one, against })), against],
        [asked.pairs.map(aimKey), asked.pairs[0]?.against ?? null],
      ];
    }
    case 'witch':
      return atWitch(game, asked);
    default:
      return [0, 0];
  }
}
