import { Chance } from '../../../support/chance';
import type { Action } from './acts';
import type { Cases, Question } from './answer';
import { deedsOf, hexesOf, morphs } from './deeds';
import { crossingAuras, flowsOf, legalWays, movesOf } from './journeys';
import type { RowCase } from './rows';
import { type BoardCase, type BoardRow, type Command, Turn } from './turn';
import {
  centre,
  inSeat,
  other,
  type PlayerCase,
  type PositionCase,
  type Side,
  squares,
  type UnitCase,
  World,
} from './world';

const clans = ['hexen', 'wibo', 'murg', 'ferrymen', 'erde', 'huldra'] as const;
type Clan = (typeof clans)[number];
const royals: Readonly<Record<Clan, string>> = {
  ...{ hexen: 'queen', wibo: 'queen', huldra: 'queen', murg: 'king', ferrymen: 'king', erde: 'king' },
};
const auras: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  huldra: { pawn: ['longBow'], sage: ['pivot'] },
  murg: { pawn: ['ironPlating'], sage: ['assassin'] },
  ferrymen: { pawn: ['barbaric', 'ripple'], sage: ['barbaric', 'ripple'], knight: ['barbaric', 'ripple'] },
};
const most: Readonly<Record<string, number>> = { pawn: 8, sage: 2, knight: 2, rook: 2, queen: 1, king: 1 };
const sizes = [4, 6, 8, 10, 12];
const all = [1, 2, 3, 4, 5, 6, 7, 8];

const some = <T>(chance: Chance, of: readonly T[]): T[] => of.filter(() => chance.one(2));

function playerOf(chance: Chance, clan: Clan): PlayerCase {
  const wide = chance.one(2);
  const ways = (): number[] => (wide ? all : some(chance, all));
  const kinds = ['pawn', 'sage', 'knight', 'rook', royals[clan]].map(kind => [
    kind,
    {
      journey: ways(),
      less: chance.one(3),
      deed: chance.one(6) ? [] : ways(),
      hex: some(chance, ['garden', 'ladder']),
    },
  ]);
  return {
    clan,
    book: { units: Object.fromEntries(kinds) },
    law: chance.one(3),
    quarryDown: clan === 'hexen' && chance.one(4) ? 1 : 0,
    risen: clan === 'murg' && chance.one(4),
  };
}

/** Two clans on a board, close together or spread; no more of a kind than there are, one royal at most. */
function positionOf(chance: Chance, own?: readonly Clan[]): Cases['status'] {
  const side = chance.of(['south', 'north'] as const);
  const mine = chance.of(own ?? clans);
  const theirs = chance.of(clans.filter(clan => clan !== mine));
  const players = { [side]: playerOf(chance, mine), [other(side)]: playerOf(chance, theirs) };
  const position = { south: players.south!, north: players.north! };
  const files = chance.one(2) ? 'cdef' : 'abcdefgh';
  const area = squares.filter(square => files.includes(square.charAt(0)));
  const erde = mine === 'erde' || theirs === 'erde';
  const reclaimed = erde ? (chance.one(4) ? centre : centre.filter(() => chance.one(4))) : [];
  const units = new Map<string, UnitCase>();
  for (let n = chance.between(3, 26); n > 0; n--) {
    const whose = chance.of(['south', 'north'] as const);
    const clan = position[whose].clan as Clan;
    const kind = chance.of([
      'pawn',
      'pawn',
      'pawn',
      'sage',
      'sage',
      'knight',
      'rook',
      royals[clan],
      royals[clan],
    ]);
    const at = chance.of(kind === 'pawn' && chance.one(4) ? squares.filter(one => inSeat(whose, one)) : area);
    const alike = [...units.values()].filter(one => one.side === whose && one.kind === kind).length;
    if (units.has(at) || alike >= most[kind]!) continue;
    if (reclaimed.includes(at) && clan !== 'erde') continue;
    const rival = position[other(whose)].clan;
    const ladder = mine === 'hexen' || theirs === 'hexen' ? (chance.one(4) ? chance.between(1, 2) : 0) : 0;
    const still = clan === 'wibo' && kind === 'pawn' && position[whose].law && inSeat(whose, at);
    const thick = clan === 'erde' && kind === 'king' && !['huldra', 'murg', 'ferrymen'].includes(rival);
    const royal = kind === 'queen' || kind === 'king';
    units.set(at, {
      ...{ at, side: whose, kind },
      auras: (auras[clan]?.[kind] ?? []).filter(() => chance.one(2)),
      marks: royal && chance.one(2) ? chance.between(0, rival === 'huldra' ? 2 : 1) : 0,
      quarry: rival === 'hexen' && !royal && chance.one(4),
      ladder: still || thick ? 0 : ladder,
      held: chance.one(9),
    });
  }
  const hexen = mine === 'hexen' || theirs === 'hexen';
  const gardens = hexen
    ? chance.list(0, 3, () => ({ at: chance.of(area), count: chance.between(1, 3) }))
    : [];
  return {
    side,
    position: {
      ...position,
      units: [...units.values()],
      reclaimed,
      gardens: [...new Map(gardens.map(one => [one.at, one])).values()],
    },
  };
}

const one = (chance: Chance, world: World, side?: Side): string => {
  const there = side === undefined ? world.units : world.of(side);
  return there.length > 0 && !chance.one(9) ? chance.of(there).at : chance.of(squares);
};
const near = (chance: Chance, at: string): string =>
  chance.of(
    squares.filter(
      square =>
        Math.abs(square.charCodeAt(0) - at.charCodeAt(0)) < 3 &&
        Math.abs(Number(square[1]) - Number(at[1])) < 3,
    ),
  );

function partsOf(
  chance: Chance,
  world: World,
  side: Side,
  roll: number,
): Pick<Action, 'parts' | 'metamorphic'> {
  const three = chance.one(4) && roll >= 3;
  const first = chance.between(1, Math.max(1, roll - (three ? 2 : 1)));
  const second = three ? chance.between(1, Math.max(1, roll - first - 1)) : roll - first;
  const values = three ? [first, second, roll - first - second] : [first, second];
  const after = world.copy();
  const parts = values.map(value => {
    const ways = after.of(side).flatMap(unit => legalWays(after, unit, value));
    if (ways.length === 0 || chance.one(12))
      return { unit: one(chance, world, side), to: chance.of(squares), value };
    const way = chance.of(ways);
    after.own(side, way.unit)!.at = way.to;
    return { unit: way.unit, to: way.to, value, ...(chance.one(3) ? { dir: way.dir } : {}) };
  });
  return { parts, ...(three || chance.one(4) ? { metamorphic: true } : {}) };
}

function journeyOf(chance: Chance, world: World, side: Side, roll: number): Action {
  const clan = world.clan(side);
  const wild = { do: 'journey', unit: one(chance, world, side), to: chance.of(squares) };
  if (clan === 'erde' && roll > 1 && chance.one(2))
    return { do: 'journey', ...partsOf(chance, world, side, roll) };
  if (clan === 'huldra' && chance.one(3)) {
    const sages = world.of(side).filter(unit => unit.kind === 'sage');
    const unit = sages.length > 0 ? chance.of(sages) : undefined;
    const ways = unit ? [1, 2, 3, 4].flatMap(k => legalWays(world, unit, k)) : [];
    const to = ways.length > 0 && !chance.one(5) ? chance.of(ways).to : chance.of(squares);
    return { do: 'journey', unit: unit?.at ?? wild.unit, to, hunt: one(chance, world, other(side)) };
  }
  const ways = movesOf(world, side, roll, world.of(side));
  if (ways.length === 0 || chance.one(6)) return wild;
  const upon = ways.filter(way => world.at(way.to)?.side === other(side) || way.crosses);
  const way = upon.length > 0 && chance.one(2) ? chance.of(upon) : chance.of(ways);
  const unit = world.own(side, way.unit)!;
  const action = {
    do: 'journey',
    unit: way.unit,
    to: way.to,
    ...(chance.one(3) && way.dir > 0 ? { dir: way.dir } : {}),
  };
  if (clan !== 'ferrymen') return action;
  const gets = way.crosses ? crossingAuras(unit) : [];
  const aura = gets.length > 0 && chance.one(2) ? chance.of(gets) : chance.one(12) ? 'ripple' : undefined;
  const options = flowsOf(world, unit, way, [...unit.auras, ...(aura ? [aura] : gets.slice(0, 1))]);
  const push = options.length > 0 && chance.one(2) ? chance.of(options) : undefined;
  const beside = near(chance, way.to);
  const moved = world.of(side).map(({ at }) => at);
  return {
    ...action,
    ...(aura === undefined ? {} : { aura }),
    ...(push
      ? {
          flow: {
            dir: push.dir,
            ...(push.steps > 1 || chance.one(2) ? { steps: push.steps } : {}),
            ...(push.units > 1 ? { units: push.units } : {}),
          },
        }
      : chance.one(9)
        ? { flow: { dir: chance.of(all) } }
        : {}),
    ...(chance.one(4)
      ? { place: chance.of(squares.filter(square => inSeat(side, square) || chance.one(6))) }
      : {}),
    ...(unit.kind === 'king' && chance.one(2) ? { belay: { unit: chance.of(moved), to: beside } } : {}),
  };
}
const touched = (world: World, side: Side): string =>
  [...world.of(side), ...world.of(other(side))][0]?.at ?? 'a1';

function deedAction(chance: Chance, world: World, side: Side, roll: number): Action {
  const clan = world.clan(side);
  const unit = one(chance, world, side);
  const listed =
    clan === 'wibo'
      ? world.of(side).flatMap(own => morphs(world, own))
      : deedsOf(world, side, roll, 6, undefined);
  const deed =
    listed.length > 0 && !chance.one(6)
      ? chance.of(listed)
      : { unit, targets: [one(chance, world, other(side))] };
  return {
    do: 'deed',
    unit: deed.unit,
    targets: deed.targets,
    ...(clan === 'murg' && chance.one(4) ? { into: chance.of([...deed.targets, unit]) } : {}),
    ...(clan === 'erde' && chance.one(2)
      ? { to: near(chance, world.of(side).find(own => own.kind === 'king')?.at ?? unit) }
      : {}),
    ...(clan === 'wibo' && chance.one(3)
      ? { places: deed.targets.map(target => (chance.one(3) ? near(chance, target) : target)) }
      : {}),
    ...(clan === 'wibo' && chance.one(4) ? { seed: true } : {}),
  };
}

function retreatAction(chance: Chance, world: World, side: Side, roll: number): Action {
  const knight = chance.one(2);
  const kind = knight ? 'knight' : 'pawn';
  const mine = world.of(side).filter(unit => unit.kind === kind);
  const unit = mine.length > 0 && !chance.one(9) ? chance.of(mine).at : one(chance, world, side);
  const pawns = world.of(side).filter(own => own.kind === 'pawn');
  const ways = movesOf(
    world,
    side,
    roll,
    world.of(side).filter(own => own.at === unit),
    { retreat: true },
  );
  const to = ways.length > 0 && !chance.one(6) ? chance.of(ways).to : near(chance, unit);
  return {
    ...{ do: 'retreat', unit, to },
    ...(knight ? { with: pawns.length > 0 ? chance.of(pawns).at : unit } : {}),
    ...(knight && chance.one(3) ? { place: near(chance, to) } : {}),
  };
}

function actionOf(chance: Chance, world: World, side: Side, roll: number): Action {
  const clan = world.clan(side);
  const more = chance.between(1, 6);
  if (clan === 'huldra' && more === 1) {
    const queen = world.royal(side)?.at ?? touched(world, side);
    const rooks = world.rooks(side);
    return { do: 'leap', unit: queen, to: near(chance, rooks.length > 0 ? chance.of(rooks).at : queen) };
  }
  if (clan === 'wibo' && more <= 1) {
    const queen = world.royal(side)?.at ?? touched(world, side);
    return { do: 'swap', unit: queen, with: chance.one(4) ? one(chance, world, side) : near(chance, queen) };
  }
  if (clan === 'wibo' && more === 2) return retreatAction(chance, world, side, roll);
  if (more <= 4 || clan === 'ferrymen' || clan === 'hexen') return journeyOf(chance, world, side, roll);
  return deedAction(chance, world, side, roll);
}

const slotOf = (chance: Chance): string =>
  chance.one(3)
    ? chance.of(['*', 'E', 'O'])
    : chance.one(2)
      ? `${chance.between(1, 8)}`
      : chance.of(['1-2', '3-4', '3-5', '2-6', '4-9']);
function rowOf(chance: Chance, id: string): RowCase {
  const slots = chance.list(1, 4, () => slotOf(chance));
  const low = chance.between(2, 12);
  return {
    id,
    slots,
    filled: slots.map(() => (chance.one(2) ? chance.between(1, 8) : null)),
    ...(chance.one(4) ? { sum: [low, low + chance.between(0, 4)] as const } : {}),
    ...(chance.one(2) ? { places: chance.between(1, 2) } : {}),
    ...(chance.one(2) ? { tokens: chance.between(0, 2) } : {}),
  };
}

const skillsOf: Readonly<Record<Clan, readonly string[]>> = {
  huldra: ['longBow', 'pivot', 'tweak', 'renewal', 'adapt'],
  murg: ['ironPlating', 'predictiveModel', 'electromagneticLoop', 'assassin', 'technologicalSingularity'],
  ferrymen: ['unrelentingTide', 'masterTheCurrent', 'eddy', 'bigWave', 'calmWaters'],
  erde: ['banish', 'rekindlePawn', 'metamorphic', 'sink', 'oneWithTheLand'],
  wibo: ['spores', 'rivalRegrowth', 'starterSeed', 'scatter', 'theEndless'],
  hexen: ['poisonGarden', 'witchsLadder', 'hocVult', 'waxingMoon', 'celestialCompass'],
};

function boardOf(chance: Chance, clan: Clan): BoardCase {
  const rows = skillsOf[clan].map((id): BoardRow => {
    const row = rowOf(chance, id);
    const open = row.slots.findIndex((_, i) => row.filled[i] === null);
    const filled = open < 0 ? row.filled.map((one, i) => (i === 0 ? null : one)) : row.filled;
    return {
      ...row,
      filled,
      tokens: chance.between(0, 2),
      bones: filled.map(one => (one === null ? null : chance.of(sizes))),
    };
  });
  return { pool: chance.list(1, 4, () => chance.of(sizes)), rows };
}

/** The next command: most often one of the phase, now and then any. */
function commandOf(chance: Chance, turn: Turn): Command {
  const { world, side, clan } = turn;
  const wild = chance.one(7);
  const bones = [...turn.pool, ...(turn.rolled ? [turn.rolled.bone] : [])];
  const bone = chance.one(12) || bones.length === 0 ? chance.of(sizes) : (turn.again ?? chance.of(bones));
  const roll: Command = { c: 'roll', bone, value: chance.one(20) ? 13 : chance.between(1, bone) };
  const declare = (): Command => {
    const listed = deedsOf(world, side, 3, 6, turn.journeyed);
    if (chance.one(3) && clan !== 'wibo') return { c: 'declare', intent: 'journey' };
    const deed =
      listed.length > 0 && !chance.one(8)
        ? chance.of(listed)
        : { unit: one(chance, world, side), targets: [one(chance, world)] };
    return { c: 'declare', intent: 'deed', unit: deed.unit, targets: deed.targets };
  };
  const spend = (): Command => {
    const relics = {
      ...{
        huldra: ['tweak'],
        murg: ['predictiveModel', 'electromagneticLoop'],
        ferrymen: ['unrelentingTide'],
      },
      ...{ erde: ['banish', 'metamorphic'], wibo: ['starterSeed'], hexen: ['poisonGarden', 'witchsLadder'] },
    }[clan as Clan];
    const skill = chance.one(15) ? chance.of(['eddy', 'tweak', 'banish']) : chance.of(relics);
    const unit = turn.journeyed !== undefined && chance.one(2) ? turn.journeyed : one(chance, world, side);
    const may = hexesOf(world, side, unit, turn.journeyed === unit);
    switch (skill) {
      case 'unrelentingTide':
        return { c: 'spend', skill, dir: chance.of(all) };
      case 'banish':
        return { c: 'spend', skill, ...(chance.one(3) ? { places: { d4: chance.of(squares) } } : {}) };
      case 'poisonGarden':
        return { c: 'spend', skill, unit, ...(chance.one(2) ? { count: chance.between(2, 3) } : {}) };
      case 'witchsLadder': {
        const n = may.twice && chance.one(2) ? 2 : 1;
        const from = may.ladder.length > 0 && !chance.one(6) ? may.ladder : squares;
        return { c: 'spend', skill, unit, targets: Array.from({ length: n }, () => chance.of(from)) };
      }
      default:
        return { c: 'spend', skill };
    }
  };
  const act = (): Command => {
    const value = turn.rolled?.value ?? 3;
    if (turn.phase === 'choice')
      return {
        c: 'act',
        action: { ...deedAction(chance, world, side, 3), unit: turn.journeyed ?? 'a1', seed: true },
      };
    if (typeof turn.declared === 'object') {
      const targets = turn.declared.targets.split(',');
      return { c: 'act', action: { do: 'deed', unit: turn.declared.unit, targets } };
    }
    if (clan === 'wibo' && turn.stage === 'morph' && turn.morph) {
      return {
        c: 'act',
        action: { do: 'deed', unit: turn.morph.unit, targets: turn.morph.targets.split(',') },
      };
    }
    if (clan === 'wibo' && turn.stage === 'retreat') {
      const { by = 'a1', came = 'a1' } = turn.morphed ?? {};
      const unit = chance.one(2) && world.own(side, by)?.kind === 'knight' ? by : came;
      const ways = movesOf(
        world,
        side,
        value,
        world.of(side).filter(own => own.at === unit),
        { retreat: true },
      );
      const to = ways.length > 0 ? chance.of(ways).to : chance.of(squares);
      return { c: 'act', action: { do: 'retreat', unit, to, ...(unit === by ? { with: came } : {}) } };
    }
    if (clan === 'murg' || clan === 'erde') {
      const deed = turn.declared === undefined && chance.one(3);
      const action = deed ? deedAction(chance, world, side, value) : journeyOf(chance, world, side, value);
      return { c: 'act', action };
    }
    return { c: 'act', action: actionOf(chance, world, side, value) };
  };
  const slot = (): Command => {
    const row = chance.of(turn.rows);
    const kind = { longBow: 'pawn', pivot: 'sage', ironPlating: 'pawn', assassin: 'sage' }[row.of.id];
    const fit = world.of(side).filter(unit => unit.kind === kind || (kind === 'sage' && chance.one(4)));
    const on = fit.length > 0 && !chance.one(5) ? chance.of(fit).at : undefined;
    const empty = row.filled.indexOf(null);
    const at = chance.one(4) ? chance.between(0, 4) : Math.max(0, empty);
    return { c: 'slot', row: chance.one(20) ? 'none' : row.of.id, slot: at, ...(kind && on ? { on } : {}) };
  };
  if (wild)
    return chance.of([
      declare,
      spend,
      act,
      slot,
      () => roll,
      () => ({ c: chance.of(['pass', 'done', 'keep', 'end']) }),
    ])();
  switch (turn.phase) {
    case 'upkeep':
      return chance.one(3) ? spend() : chance.one(2) && turn.declares ? declare() : roll;
    case 'intent':
      return roll;
    case 'execute':
      return chance.one(6) ? spend() : chance.one(9) ? { c: 'pass' } : act();
    case 'choice':
      if (clan === 'hexen') return chance.one(3) ? { c: 'done' } : spend();
      if (chance.one(9)) return { c: 'done' };
      if (turn.stage === 'retreat') return roll;
      if (turn.spent.has('starterSeed')) return act();
      return turn.morph ? roll : chance.one(3) ? spend() : declare();
    case 'slot':
      return chance.one(8) ? { c: 'keep' } : chance.one(5) && clan === 'hexen' ? spend() : slot();
    case 'end':
      return clan === 'hexen' && chance.one(2) ? spend() : { c: 'end' };
    case 'over':
      return { c: 'end' };
  }
}

function turnOf(chance: Chance): Cases['turn'] {
  const asked = positionOf(chance);
  const clan = asked.position[asked.side].clan as Clan;
  const board = boardOf(chance, clan);
  const turn = new Turn(new World(asked.position), asked.side, board);
  const commands = chance.list(3, 14, () => {
    const command = commandOf(chance, turn);
    turn.obey(command);
    return command;
  });
  return { ...asked, boards: { [asked.side]: board }, commands };
}

function skillOf(chance: Chance): Cases['skill'] {
  const asked = positionOf(chance, ['ferrymen', 'erde', 'wibo', 'hexen']);
  const world = new World(asked.position);
  const { side } = asked;
  const clan = chance.one(15) ? chance.of(['ferrymen', 'erde', 'wibo', 'hexen'] as const) : world.clan(side);
  const any = (): string => one(chance, world);
  const pawn = (whose?: Side): string => {
    const pawns = world.units.filter(
      unit => unit.kind === 'pawn' && (whose === undefined || unit.side === whose),
    );
    return pawns.length > 0 && !chance.one(9) ? chance.of(pawns).at : any();
  };
  const byRook = (): string => {
    const rooks = world.rooks(side);
    return near(chance, rooks.length > 0 ? chance.of(rooks).at : 'd4');
  };
  const ferrymen = [
    () => ({ skill: 'bigWave', unit: one(chance, world, side) }),
    () => ({ skill: 'masterTheCurrent', units: [pawn(), pawn()], dir: chance.of(all) }),
    () => ({ skill: 'eddy', unit: pawn(side), target: pawn(other(side)) }),
    () => ({ skill: 'unrelentingTide', dir: chance.of(all) }),
  ];
  const erde = [
    () => ({ skill: 'sink', target: any() }),
    () => ({ skill: 'rekindlePawn', to: byRook() }),
    () => ({
      skill: 'banish',
      ...(chance.one(2) ? { places: { [chance.of(centre)]: chance.of(squares) } } : {}),
    }),
  ];
  const wibo = [
    () => ({ skill: 'spores', unit: pawn(), to: chance.of(squares) }),
    () => ({ skill: 'rivalRegrowth', to: byRook() }),
    () => ({
      skill: 'scatter',
      target: one(chance, world, other(side)),
      aura: chance.of(['longBow', 'pivot', 'ironPlating', 'assassin', 'ripple', 'barbaric']),
    }),
  ];
  const hexen = [
    () => {
      const unit = any();
      return { skill: 'hocVult', unit, to: chance.one(3) ? near(chance, unit) : chance.of(squares) };
    },
    () => ({ skill: 'waxingMoon', ...orderOf(chance, asked.position) }),
  ];
  const list = { ferrymen, erde, wibo, hexen }[clan as 'ferrymen' | 'erde' | 'wibo' | 'hexen'];
  return { ...asked, ...chance.of<() => Omit<Cases['skill'], 'side' | 'position'>>(list)() };
}

function orderOf(chance: Chance, position: PositionCase): Pick<Cases['upkeep'], 'order' | 'restarts'> {
  const items = [
    ...position.units.filter(({ ladder }) => ladder > 0).map(({ at }) => `ladder ${at}`),
    ...position.gardens.map(({ at }) => `garden ${at}`),
  ];
  const order = items.map(item => ({ item, by: chance.between(0, 1_000) })).sort((a, b) => a.by - b.by);
  const restarts = position.units
    .filter(({ ladder }) => ladder > 0 && chance.one(2))
    .map(({ at }): [string, string] => {
      const beside = position.units.filter(unit => near(chance, at) === unit.at || chance.one(6));
      return [at, beside.length > 0 && !chance.one(9) ? chance.of(beside).at : near(chance, at)];
    });
  return {
    ...(chance.one(2) ? { order: order.map(({ item }) => item).slice(chance.one(15) ? 1 : 0) } : {}),
    ...(restarts.length > 0 ? { restarts: Object.fromEntries(restarts) } : {}),
  };
}

function flowsCase(chance: Chance): Cases['flows'] {
  const asked = positionOf(chance, ['ferrymen']);
  const world = new World(asked.position);
  const { side } = asked;
  const roll = chance.between(1, 8);
  const ways = movesOf(world, side, roll, world.of(side));
  const upon = ways.filter(way => world.at(way.to)?.side === other(side) || way.crosses);
  const way =
    upon.length > 0 && !chance.one(3) ? chance.of(upon) : ways.length > 0 ? chance.of(ways) : undefined;
  if (!way || chance.one(8))
    return { ...asked, roll, unit: one(chance, world, side), to: chance.of(squares) };
  const gets = way.crosses ? crossingAuras(world.own(side, way.unit)!) : [];
  return {
    ...asked,
    ...{ roll, unit: way.unit, to: way.to },
    ...(chance.one(3) && way.dir > 0 && !way.crosses ? { dir: way.dir } : {}),
    ...(gets.length > 0 && chance.one(2) ? { aura: chance.of(gets) } : {}),
  };
}

const makers: { readonly [Q in Question]: (chance: Chance) => Cases[Q] } = {
  first: chance => {
    const a = chance.of(clans);
    return { clans: [a, chance.of(clans.filter(one => one !== a))] };
  },
  status: chance => positionOf(chance),
  place: chance => ({ ...positionOf(chance), wanted: chance.list(1, 4, () => chance.of(squares)) }),
  quarry: chance => positionOf(chance, ['hexen']),
  moves: chance => {
    const asked = positionOf(chance);
    const world = new World(asked.position);
    const wibo = world.clan(asked.side) === 'wibo';
    return {
      ...asked,
      roll: chance.between(1, 10),
      ...(chance.one(3) ? { unit: one(chance, world, asked.side) } : {}),
      ...(wibo && chance.one(2) ? { unit: one(chance, world, asked.side), retreat: true } : {}),
    };
  },
  deeds: chance => {
    const asked = positionOf(chance, ['huldra', 'murg', 'erde', 'wibo']);
    const world = new World(asked.position);
    const wibo = world.clan(asked.side) === 'wibo';
    return {
      ...asked,
      ...{ roll: chance.between(1, 6), bone: chance.of([3, ...sizes]) },
      ...(wibo ? { after: one(chance, world, asked.side) } : {}),
    };
  },
  flows: flowsCase,
  hexes: chance => {
    const asked = positionOf(chance, ['hexen']);
    return { ...asked, unit: one(chance, new World(asked.position), asked.side), journeyed: chance.one(2) };
  },
  upkeep: chance => {
    const asked = positionOf(chance, ['hexen']);
    return { ...asked, ...orderOf(chance, asked.position) };
  },
  slot: chance => ({
    rows: chance.list(1, 4, i => rowOf(chance, 'abcd'.charAt(i))),
    ...{ pool: chance.between(0, 2), value: chance.between(1, 10), bone: chance.of(sizes) },
  }),
  faces: chance => ({ ...positionOf(chance), bone: chance.of([4, 6, 8]) }),
  threat: chance => ({ ...positionOf(chance), bone: chance.of([2, ...sizes]) }),
  act: chance => {
    const asked = positionOf(chance);
    const roll = chance.between(1, 9);
    return { ...asked, roll, action: actionOf(chance, new World(asked.position), asked.side, roll) };
  },
  skill: skillOf,
  turn: turnOf,
};
export const questions = Object.keys(makers) as Question[];

export const caseOf = <Q extends Question>(seed: number, what: Q): Cases[Q] => makers[what](new Chance(seed));
