import { streamOf } from '../../../../../basics/random';
import { decide as decideBattle } from '../../fight/decide';
import type { Battle, Fighter, Pins, Army as Side } from '../../fight/model';
import { nothing, type Resource, resources, together } from '../../goods';
import { landmarks } from '../../world/landmarks';
import { calledFrom } from '../../world/town-hall';
import { retreatsOf } from '../../world/travel';
import type { Member } from '../cards';
import {
  areAllies,
  callsToArms,
  cellOf,
  hexOf,
  hostileCells,
  hostileOn,
  isHostile,
  mapOf,
  occupierOf,
  travellerOf,
} from '../log/facts';
import { type Answer, refused } from '../log/refusals';
import {
  type Army,
  armyIn,
  type BattleHere,
  battleWith,
  commander,
  nationOf,
  type World,
  warOf,
} from '../model';
import type { Command } from '../turn/commands';
import { inHand, mayJoin } from '../turn/joining';
import { Run } from '../turn/run';
import { addOn, afterBattle, arranged, livingOf, memberOf } from './fighters';

type Of<D extends Command['do']> = Extract<Command, { do: D }>;

const sideOf = ({ id, name, nation }: Army): Side => ({ id, name, npc: nation === null });

/** LM-2, BG-6: walls and towers that stand where a battle is, for the Defender. */
function addOnsAt(world: World, defender: Army, north: boolean): Fighter[] {
  const { hex } = defender;
  if (hex === null || defender.nation === null) return [];
  const holding = world.settlements[hex];
  const mark = world.lands[hex]?.landmark ?? null;
  const power = mark === null ? undefined : landmarks[mark].power;
  const walls = (holding?.walls ?? 0) + (power?.is === 'walls' ? power.n : 0);
  const towers = holding?.towers ?? 0;
  const pieces = [
    ...Array.from({ length: walls }, (_, i) => ['wall', i] as const),
    ...Array.from({ length: towers }, (_, i) => ['tower', i] as const),
  ];
  const first = -Math.floor(pieces.length / 2);
  // Behind the army; where nobody stands they are the front themselves.
  const behind = defender.members.length > 0 ? 1 : 0;
  const y = north ? 0 - behind : 1 + behind;
  return pieces.map(([kind, i], at) =>
    addOn(`${kind}-${i + 1}`, `${kind} ${i + 1}`, defender.id, kind, [first + at, y]),
  );
}

export interface WarCourse {
  /** BP-1: who has the first phase. */
  readonly starts: string;
  /** EN-3: how many first phases NPCs have. */
  readonly phases: number;
  /** EN-4: who counts as the Defender, if not the army in the north. */
  readonly defender?: string;
}

/** BG-1, EN-4: two armies before a frontline; the first sets up in the north. */
export function beginWar(
  run: Run,
  first: string,
  second: string,
  { starts, phases, defender = first }: WarCourse,
): void {
  const [north, south] = [armyIn(run.state, first), armyIn(run.state, second)];
  if (!north || !south) return;
  const { settings, lands } = run.state;
  const id = run.fresh('b');
  const holder = defender === first ? north : south;
  const stones = addOnsAt(run.state, holder, holder === north);
  const mark = south.hex === null ? null : (lands[south.hex]?.landmark ?? null);
  const battle: Battle = {
    armies: [sideOf(north), sideOf(south)],
    cards: [...arranged(north, true, settings.formation), ...arranged(south, false), ...stones],
    graveyard: [],
    fliers: settings.fliers,
    dice: settings.dice,
    foresight: settings.foresight,
    step: 'setup',
    acting: starts,
    phase: 0,
    first: phases,
    order: [],
    doing: null,
    hits: [],
    defense: {},
    began: {},
    slides: [],
    stream: streamOf(run.state.made + run.d8() * 7919 + (run.state.stream[0] ?? 0), `battle/${id}`),
    log: [],
    end: null,
    light: settings.light,
    starts,
    defender,
    unharmed: mark === 'crystal-cove',
    ...(settings.pins && { pins: settings.pins }),
    ...(settings.oursForeseen !== undefined && { oursForeseen: settings.oursForeseen }),
  };
  run.emit({
    type: 'war',
    war: { id, name: `${north.name} – ${south.name}`, hex: south.hex, battle, leaving: null, left: {} },
  });
  run.log({ type: 'battleBegan', first: north.name, second: south.name }, 'MV-3');
}

/** A battle that the table tells of. */
export function war(world: World, { first, second, phases }: Of<'war'>): Answer {
  const [north, south] = [armyIn(world, first), armyIn(world, second)];
  if (!north || !south || first === second || !isHostile(world, north, south)) return refused('nobody');
  if (battleWith(world, first) || battleWith(world, second)) return refused('in-battle');
  if (north.members.length === 0 || south.members.length === 0) return refused('no-army');
  const run = new Run(world);
  const npc = north.nation === null;
  beginWar(run, first, second, { starts: npc ? first : second, phases, defender: npc ? second : first });
  return run.done();
}

/** BP-1: what the battle answers happens in it. */
export function inBattle(world: World, { id, command }: Of<'battle'>): Answer {
  const here = warOf(world, id);
  if (!here) return refused('battle');
  // BE-2: on the map an army leaves by a roll.
  if (command.do === 'retreat' && world.settings.map && here.hex !== null) return refused('leave');
  if (command.do === 'join' && !mayJoin(world, here, command)) return refused('battle');
  const decided = decideBattle(here.battle, command);
  if (!decided.ok) return decided;
  const run = new Run(world);
  for (const event of decided.value) run.emit({ type: 'battle', id, event });
  inHand(run, here, command);
  if (command.do === 'set' && command.change.pins) pin(run, command.change.pins);
  return run.done();
}

/** A note is pinned for the whole game, and for every battle of it. */
export function pin(run: Run, pins: Pins): void {
  run.emit({ type: 'settingsChanged', settings: { ...run.state.settings, pins } });
  for (const { id, battle } of run.state.battles)
    if (battle.pins !== pins) run.emit({ type: 'battle', id, event: { type: 'set', change: { pins } } });
}

/** BE-2: a D8 tells how far the army gets; if no hex can be reached it stays. */
export function retreat(world: World, { id, army, roll }: Of<'retreat'>): Answer {
  const here = warOf(world, id);
  const one = armyIn(world, army);
  if (!here || !one || here.leaving) return refused('battle');
  if (!world.settings.map || here.hex === null)
    return inBattle(world, { do: 'battle', id, command: { do: 'retreat', side: army } });
  // The battle itself says whether it may leave now.
  const asked = decideBattle(here.battle, { do: 'retreat', side: army });
  if (!asked.ok) return asked;
  if (roll !== undefined && (roll < 1 || roll > 8)) return refused('roll');
  const run = new Run(world);
  const value = roll ?? run.d8();
  const from = cellOf(here.hex) ?? 0;
  const hexes = retreatsOf(mapOf(world), from, value, travellerOf(one), hostileCells(world, one)).map(hexOf);
  run.emit({ type: 'retreatRolled', id, leaving: { army, roll: value, hexes } });
  return run.done();
}

/** BE-2: to one of these hexes, gathering nothing; or it stays after all. */
export function flee(world: World, { id, hex }: Of<'flee'>): Answer {
  const here = warOf(world, id);
  if (!here?.leaving) return refused('battle');
  const { army, hexes } = here.leaving;
  const run = new Run(world);
  if (hex === null) {
    run.emit({ type: 'retreatRolled', id, leaving: null });
    return run.done();
  }
  if (!hexes.includes(hex)) return refused('leave');
  run.emit({ type: 'armyFled', id, army, hex });
  const decided = decideBattle(here.battle, { do: 'retreat', side: army });
  if (!decided.ok) return decided;
  for (const event of decided.value) run.emit({ type: 'battle', id, event });
  run.log({ type: 'armyLeft', who: run.name(army), hex }, 'BE-2');
  return run.done();
}

/** BE-4: a dead card goes to the bottom of its deck: of the first pile of its nation, or of the creatures. */
function bury(run: Run, member: Member): void {
  const { of } = member;
  const card: Member = { ...member, undead: false, bonds: [] };
  const nation = of === null ? undefined : nationOf(run.state, of);
  run.log({ type: 'memberFell', card: member.name }, 'BE-4');
  if (nation) {
    const [first = { cards: [], from: null }, ...others] = nation.piles;
    const piles = [{ ...first, cards: [...first.cards, card] }, ...others];
    run.emit({ type: 'pilesChanged', nation: nation.id, piles });
  } else if (run.state.creatures) run.emit({ type: 'creatures', creatures: [...run.state.creatures, card] });
}

const known = (world: World, { battle }: BattleHere): Map<string, Member> =>
  new Map(
    battle.armies
      .flatMap(({ id }) => armyIn(world, id)?.members ?? [])
      .map(member => [member.id, member] as const),
  );

/** VP-1: a monster's points go to whose phase it died in; outside one, to the victor. */
function scoreDead(run: Run, { battle }: BattleHere, dead: ReadonlyMap<string, Member>): void {
  for (const [id, member] of dead) {
    if (member.points === 0) continue;
    const side = battle.slain?.[id] ?? battle.end?.victor ?? '';
    const killer =
      armyIn(run.state, side)?.nation ?? armyIn(run.state, battle.end?.victor ?? '')?.nation ?? null;
    if (killer !== null) run.score(killer, member.points, 'monster');
  }
}

/** BE-3: the victor takes artifacts from all graveyards, and the resources of who was beaten or has left. */
function loot(run: Run, { battle }: BattleHere, dead: ReadonlySet<string>): void {
  const victor = battle.end?.victor ?? null;
  if (victor === null || !armyIn(run.state, victor)) return;
  let goods = nothing;
  const found = [];
  for (const { id } of battle.armies) {
    const army = armyIn(run.state, id);
    if (!army) continue;
    const taken = army.artifacts.filter(({ bearer }) => bearer !== null && dead.has(bearer));
    found.push(...taken.map(one => ({ ...one, bearer: null })));
    const beaten = id !== victor;
    if (beaten) goods = together(goods, army.goods);
    if (taken.length > 0)
      run.emit({ type: 'artifactsLost', of: { army: id }, ids: taken.map(one => one.id) });
    if (beaten) run.emit({ type: 'goodsPaid', of: { army: id }, goods: army.goods });
  }
  const army = armyIn(run.state, victor);
  if (!army) return;
  run.emit({ type: 'goodsGained', of: { army: victor }, goods });
  run.emit({ type: 'artifactsGained', of: { army: victor }, artifacts: found });
  const listed: (readonly [Resource, number])[] = resources.flatMap(one =>
    goods[one] > 0 ? [[one, goods[one]] as const] : [],
  );
  if (listed.length > 0 || found.length > 0)
    run.log({ type: 'looted', who: army.name, goods: listed, artifacts: found.length }, 'BE-3');
}

/** BE-6: whoever has won on an enemy settlement occupies it; who has lost there occupies it no more (TH-5). */
function occupy(run: Run, here: BattleHere): void {
  const victor = armyIn(run.state, here.battle.end?.victor ?? '');
  const { hex } = here;
  const holding = hex === null ? undefined : run.state.settlements[hex];
  if (!victor || hex === null || !holding || victor.members.length === 0) return;
  const occupier = occupierOf(victor);
  const own = victor.nation !== null && areAllies(run.state, victor.nation, holding.owner);
  const next = own ? null : occupier;
  if (holding.occupier === next) return;
  run.emit({ type: 'settlement', hex, holding: { ...holding, occupier: next } });
  if (next !== null) run.log({ type: 'occupied', who: victor.name, hex }, 'BE-6');
}

/** BG-6: what has fallen of walls and towers of the settlement is back in stock; those of a landmark stand again. */
function fallenStones(run: Run, { battle, hex }: BattleHere): void {
  const holding = hex === null ? undefined : run.state.settlements[hex];
  if (hex === null || !holding) return;
  const fallen = (kind: 'wall' | 'tower'): number => battle.graveyard.filter(one => one.kind === kind).length;
  const walls = Math.max(0, holding.walls - fallen('wall'));
  const towers = Math.max(0, holding.towers - fallen('tower'));
  if (walls !== holding.walls || towers !== holding.towers)
    run.emit({ type: 'settlement', hex, holding: { ...holding, walls, towers } });
}

/** BE-3 to BE-6: what a battle leaves behind. */
export function aftermath(world: World, { id }: Of<'aftermath'>): Answer {
  const here = warOf(world, id);
  if (!here) return refused('battle');
  const { battle } = here;
  if (!battle.end) return refused('unfinished');
  const run = new Run(world);
  const before = known(world, here);
  const living = livingOf(battle).filter(({ kind }) => kind !== 'wall' && kind !== 'tower');
  const alive = new Set(living.map(one => one.id));
  const dead = new Map(
    battle.graveyard
      .filter(({ kind }) => kind !== 'wall' && kind !== 'tower')
      .map(one => [one.id, before.get(one.id) ?? memberOf(one, nationIn(world, one.side), nothing)] as const)
      .filter(([one]) => !alive.has(one)),
  );
  scoreDead(run, here, dead);
  // BE-3: goods and artifacts first, while the armies of the beaten are still there.
  loot(run, here, new Set(dead.keys()));
  for (const { id: side } of battle.armies) {
    const members = living
      .filter(one => one.side === side)
      .map(one => afterBattle(before.get(one.id) ?? memberOf(one, nationIn(world, side), nothing), one));
    const army = armyIn(run.state, side);
    if (!army) continue;
    if (members.length === 0) run.emit({ type: 'army-gone', id: side });
    else {
      const hex = here.left[side] ?? army.hex;
      // AR-2: what was passed in battle is where it now is.
      const bearerOf = new Map(living.flatMap(one => (one.bears ?? []).map(what => [what, one.id] as const)));
      const artifacts = army.artifacts.map(one => ({ ...one, bearer: bearerOf.get(one.id) ?? one.bearer }));
      run.emit({ type: 'armyReturned', army: side, members, hex, artifacts });
    }
  }
  for (const member of dead.values()) bury(run, member);
  partWidows(run, new Set(dead.keys()));
  fallenStones(run, here);
  occupy(run, here);
  run.emit({ type: 'war-gone', id });
  return run.done();
}

const nationIn = (world: World, side: string): string | null => armyIn(world, side)?.nation ?? null;

/** AT-5: a romance ends with the death of one. */
function partWidows(run: Run, dead: ReadonlySet<string>): void {
  for (const army of run.state.armies)
    if (army.members.some(({ bonds }) => bonds.some(bond => dead.has(bond.with))))
      run.emit({ type: 'bondsEnded', army: army.id, dead: [...dead] });
}

/** TH-5, TH-6, MV-3: an army turns against the settlement on its hex. */
export function attack(world: World, { army: id, roll }: Of<'attack'>): Answer {
  const army = armyIn(world, id);
  const hex = army?.hex ?? null;
  const holding = hex === null ? undefined : world.settlements[hex];
  if (!army || hex === null || !holding || army.nation !== commander(world)) return refused('unknown');
  if (battleWith(world, id)) return refused('in-battle');
  if (army.nation === null || areAllies(world, army.nation, holding.owner)) return refused('nobody');
  if (holding.occupier === army.nation) return refused('occupied');
  const run = new Run(world);
  const there = hostileOn(world, army);
  if (there) beginWar(run, there.id, id, { starts: id, phases: 1 });
  else {
    const called = callsToArms(world, army);
    if (called && roll !== undefined && (roll < 1 || roll > 8)) return refused('roll');
    const defenders = called ? callToArms(run, holding.owner, roll ?? run.d8()) : [];
    if (defenders.length === 0 && holding.walls + holding.towers === 0) {
      run.emit({ type: 'settlement', hex, holding: { ...holding, occupier: army.nation } });
      run.log({ type: 'occupied', who: army.name, hex }, 'TH-6');
    } else {
      const made = run.fresh('a');
      run.emit({
        type: 'armyFormed',
        army: emptyArmy(made, holding.owner, run.name(holding.owner), hex, defenders),
      });
      beginWar(run, made, id, { starts: id, phases: 1 });
    }
  }
  return run.done();
}

export const emptyArmy = (
  id: string,
  nation: string | null,
  name: string,
  hex: Army['hex'],
  members: readonly Member[],
): Army => ({ id, nation, name, hex, members, goods: nothing, artifacts: [], rolled: false });

/** TH-6: so many cards, free, from the tops of the owner's piles in turn. */
function callToArms(run: Run, owner: string, roll: number): readonly Member[] {
  const nation = nationOf(run.state, owner);
  if (!nation) return [];
  const taken = calledFrom(
    nation.piles.map(({ cards }) => cards.length),
    roll,
  );
  const called = nation.piles.flatMap(({ cards }, i) => cards.slice(0, taken[i] ?? 0));
  run.emit({
    type: 'pilesChanged',
    nation: owner,
    piles: nation.piles.map((pile, i) => ({ ...pile, cards: pile.cards.slice(taken[i] ?? 0) })),
  });
  run.log({ type: 'calledToArms', who: nation.name, roll, n: called.length }, 'TH-6');
  return called;
}
