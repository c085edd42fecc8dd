import { describe, expect, it } from 'vitest';
import { goods, resources } from '../../../../src/games/korrem/rules/goods';
import type { Artifact, Member } from '../../../../src/games/korrem/rules/play/cards';
import type { BattleHere, World } from '../../../../src/games/korrem/rules/play/model';
import type { Command } from '../../../../src/games/korrem/rules/play/turn/commands';
import { memberOf } from '../../../../src/games/korrem/sample/short-game';
import { Chance } from '../../../support/chance';
import { armyOf, commanding, creaturesOn, refusal, sent, withArmy } from '../slow/reign';

const plain = { attack: 1, defense: 0, health: 3, speed: 2 };
const card = (id: string, more: Partial<Member> = {}): Member =>
  memberOf(id, { ...plain, name: id, ...more });
const artifact = (id: string, bearer: string | null): Artifact => ({
  id,
  name: id,
  magic: 'elemental',
  points: 1,
  bearer,
});

/** Three of Reedfolk and three of Kilnfolk on Kilnfolk's village, each with goods and artifacts. */
const own = withArmy(
  withArmy(commanding(), {
    hex: 'O13',
    goods: goods({ wood: 2, gold: 1 }),
    members: [
      card('r1', { of: 'reedfolk', bonds: [{ type: 'romance', with: 'k1' }] }),
      card('r2', { of: 'reedfolk', bonds: [{ type: 'romance', with: 'r3' }] }),
      card('r3', { of: 'reedfolk', bonds: [{ type: 'romance', with: 'r2' }], undead: true }),
    ],
    artifacts: [artifact('ra', 'r1'), artifact('rb', 'r2'), artifact('rc', null)],
  }),
  {
    goods: goods({ ore: 3 }),
    members: [
      card('k1', { of: 'kilnfolk', bonds: [{ type: 'romance', with: 'r1' }] }),
      card('k2', { of: 'kilnfolk', points: 2 }),
      card('k3', { of: 'kilnfolk' }),
    ],
    artifacts: [artifact('ka', 'k2')],
  },
  'kilnfolk',
);
const reed = armyOf(own, 'reedfolk').id;
const kiln = armyOf(own, 'kilnfolk').id;
const walled = (walls: number, towers: number): World => ({
  ...own,
  settlements: { ...own.settlements, O13: { ...own.settlements.O13!, walls, towers } },
});
const warIn = (world: World): BattleHere => world.battles[0]!;
const inWar = (world: World, command: Extract<Command, { do: 'battle' }>['command']): World =>
  sent(world, { do: 'battle', id: warIn(world).id, command });
const totals = (world: World): Record<string, number> =>
  Object.fromEntries(
    resources.map(one => [
      one,
      world.armies.reduce((sum, { goods: held }) => sum + held[one], 0) +
        world.nations.reduce((sum, { bank }) => sum + bank[one], 0),
    ]),
  );
const ids = (list: readonly { readonly id: string }[] | undefined): string[] =>
  (list ?? []).map(({ id }) => id);
const everywhere = (world: World): string[] =>
  [
    ...world.armies.flatMap(({ members }) => ids(members)),
    ...world.nations.flatMap(({ piles }) => piles.flatMap(({ cards }) => ids(cards))),
    ...ids(world.creatures ?? []),
  ].sort();

describe('a battle begins', () => {
  const begun = sent(walled(2, 1), { do: 'attack', army: reed });

  it('BG-1, BP-1, MV-3: who stood there is in the north and defends, who came is in the south and begins', () => {
    const { battle, hex, name } = warIn(begun);
    expect([hex, name]).toEqual(['O13', 'Kilnfolk – Reedfolk']);
    expect(battle.armies).toMatchObject([
      { id: kiln, npc: false },
      { id: reed, npc: false },
    ]);
    expect([battle.starts, battle.defender, battle.unharmed]).toEqual([reed, kiln, false]);
    // EN-3: one first phase, for nobody has rolled more.
    expect(battle.first).toBe(1);
    for (const { side, at, kind } of battle.cards)
      if (kind === 'character') expect(at[1]).toBe(side === kiln ? 0 : 1);
  });

  it('BG-6, LM-2: the Defender has the walls and towers of the place, behind the army and in one row', () => {
    const stones = (world: World) => {
      const { battle } = warIn(sent(world, { do: 'attack', army: reed }));
      return battle.cards.filter(({ kind }) => kind === 'wall' || kind === 'tower');
    };
    for (const [walls, towers] of [
      [0, 0],
      [3, 0],
      [1, 2],
    ] as const) {
      const there = stones(walled(walls, towers));
      expect(there.filter(({ kind }) => kind === 'wall')).toHaveLength(walls);
      expect(there.filter(({ kind }) => kind === 'tower')).toHaveLength(towers);
      expect(there.every(({ side, at }) => side === kiln && at[1] === -1)).toBe(true);
      const files = there.map(({ at }) => at[0]).sort((a, b) => a - b);
      expect(files).toEqual(files.map((_, i) => files[0]! + i));
    }
  });

  it('TH-6: behind walls alone nobody is called, and the walls are the front', () => {
    const empty = (world: World): World => ({
      ...world,
      armies: world.armies.filter(({ id }) => id !== kiln),
    });
    const { battle } = warIn(sent(empty(walled(2, 0)), { do: 'attack', army: reed }));
    const defenders = battle.cards.filter(({ side }) => side !== reed);
    expect(defenders.map(({ kind, at }) => [kind, at[1]])).toEqual([
      ['wall', 0],
      ['wall', 0],
    ]);
    for (const roll of [1, 3]) {
      const piles = own.nations[1]!.piles;
      const called = sent(empty(walled(0, 0)), { do: 'attack', army: reed, roll });
      const there = warIn(called).battle.cards.filter(({ side }) => side !== reed);
      expect(ids(there)).toEqual(ids(piles[0]!.cards).slice(0, roll));
      expect(ids(called.nations[1]!.piles[0]!.cards)).toEqual(ids(piles[0]!.cards).slice(roll));
    }
    for (const roll of [0, 9])
      expect(refusal(empty(walled(0, 0)), { do: 'attack', army: reed, roll })[0]).toBe('roll');
  });

  it('DM-5: on Crystal Cove nobody is hurt; elsewhere everybody may be', () => {
    const on = (landmark: 'crystal-cove' | 'cathedral'): BattleHere => {
      const lands = { ...own.lands, N12: { type: 'forest', landmark } } as const;
      const met = creaturesOn(
        withArmy({ ...own, lands }, { hex: 'N12' }),
        'N12',
        { ...plain, name: 'A' },
        { ...plain, name: 'B' },
      );
      return warIn(sent(met, { do: 'meet', army: reed }));
    };
    expect([on('crystal-cove').battle.unharmed, on('cathedral').battle.unharmed]).toEqual([true, false]);
    // EN-4: against creatures the player counts as the Defender, and has the walls of the landmark.
    const { battle } = on('cathedral');
    expect([battle.defender, battle.starts, battle.armies[0].npc]).toEqual([reed, battle.armies[0].id, true]);
    expect(battle.cards.filter(({ kind, side }) => kind === 'wall' && side === reed)).toHaveLength(4);
  });

  it('MV-3: a battle that the table tells of needs two hostile armies that fight in none', () => {
    const war: Command = { do: 'war', first: kiln, second: reed, phases: 1 };
    expect(sent(own, war).battles).toHaveLength(1);
    expect(refusal(own, { ...war, second: kiln })[0]).toBe('nobody');
    expect(refusal(own, { ...war, first: 'nobody' })[0]).toBe('nobody');
    const allies = sent(own, { do: 'ally', nations: ['reedfolk', 'kilnfolk'], on: true });
    expect(refusal(allies, war)[0]).toBe('nobody');
    expect(refusal(begun, war)[0]).toBe('in-battle');
    expect(refusal(begun, { do: 'aftermath', id: warIn(begun).id })[0]).toBe('unfinished');
  });
});

describe('what a battle leaves behind', () => {
  it('BE-3, BE-4, BE-6, VP-1, AT-5: nothing is lost and nothing comes of itself, whoever falls', () => {
    const chance = new Chance(81);
    const winners = new Set<string | null>();
    for (let game = 0; game < 40; game++) {
      const [walls, towers] = [chance.between(0, 2), chance.between(0, 1)];
      const start = inWar(sent(walled(walls, towers), { do: 'attack', army: reed }), { do: 'begin' });
      const before = { totals: totals(start), cards: everywhere(start) };
      let world = start;
      for (let n = 0; n < 30 && !warIn(world).battle.end; n++) {
        const { battle } = warIn(world);
        const { id } = chance.of(battle.cards);
        world = inWar(world, { do: 'correct', id, change: { damage: 999 } });
      }
      const here = warIn(world);
      const { end, graveyard } = here.battle;
      winners.add(end!.victor);
      const dead = ids(graveyard).filter(id => before.cards.includes(id));
      const alive = ids(here.battle.cards).filter(id => before.cards.includes(id));
      const after = sent(world, { do: 'aftermath', id: here.id });
      expect(after.battles).toEqual([]);
      expect(everywhere(after)).toEqual(before.cards);
      const bearers = new Set([...ids(after.armies.flatMap(({ members }) => members))]);
      expect([...bearers].sort()).toEqual(alive.sort());
      // BE-4: the dead lie under the first pile of their nation, in the order in which they fell.
      for (const [i, nation] of ['reedfolk', 'kilnfolk'].entries()) {
        const fallen = dead.filter(id => id.startsWith(nation.charAt(0)));
        const pile = ids(after.nations[i]!.piles[0]!.cards);
        expect(pile.slice(pile.length - fallen.length)).toEqual(fallen);
        for (const one of after.nations[i]!.piles[0]!.cards.slice(-fallen.length || undefined).filter(
          ({ id }) => fallen.includes(id),
        ))
          expect([one.undead, one.bonds]).toEqual([false, []]);
      }
      const army = after.armies.find(({ id }) => id === end!.victor);
      if (!army) continue;
      // BE-3: the goods of the beaten, and the artifacts of all who fell.
      expect(totals(after)).toEqual(before.totals);
      expect(army.goods).toEqual(goods({ wood: 2, gold: 1, ore: 3 }));
      const carried = after.armies.flatMap(({ artifacts }) => artifacts);
      const borne = new Map([
        ['ra', 'r1'],
        ['rb', 'r2'],
        ['ka', 'k2'],
      ]);
      for (const { id, bearer } of army.artifacts) {
        const had = borne.get(id);
        if (had !== undefined && dead.includes(had)) expect(bearer).toBeNull();
        else expect(bearer).toBe(had ?? null);
      }
      for (const [id, bearer] of borne) if (dead.includes(bearer)) expect(ids(army.artifacts)).toContain(id);
      expect(new Set(ids(carried)).size).toBe(carried.length);
      // AT-5, SA-1: whose love has died is free, undead stay so.
      for (const { id, bonds, undead } of army.members) {
        expect(bonds.some(bond => dead.includes(bond.with))).toBe(false);
        const lover = new Map([
          ['r1', 'k1'],
          ['k1', 'r1'],
          ['r2', 'r3'],
          ['r3', 'r2'],
        ]).get(id);
        expect(bonds.length).toBe(lover !== undefined && alive.includes(lover) ? 1 : 0);
        expect(undead).toBe(id === 'r3');
      }
      // BG-6: stones that fell are gone; BE-6: who has won on an enemy settlement occupies it.
      const stones = (kind: string): number => graveyard.filter(one => one.kind === kind).length;
      expect(after.settlements.O13).toMatchObject({
        owner: 'kilnfolk',
        walls: walls - stones('wall'),
        towers: towers - stones('tower'),
        occupier: end!.victor === reed ? 'reedfolk' : null,
      });
      // VP-1: what the dead were worth goes to whose phase it was, here Reedfolk's own.
      expect(after.nations.map(({ chits }) => chits)).toEqual([dead.includes('k2') ? 2 : 0, 0]);
    }
    expect(winners.has(reed) && winners.has(kiln)).toBe(true);
  });

  it('TH-5: who has lost on a settlement that it held occupies it no more', () => {
    const held: World = {
      ...own,
      settlements: { ...own.settlements, O13: { ...own.settlements.O13!, occupier: 'reedfolk' } },
    };
    const fought = sent(held, { do: 'war', first: kiln, second: reed, phases: 1 });
    const wonBy = (victor: string): World =>
      sent(inWar(fought, { do: 'over', victor }), { do: 'aftermath', id: warIn(fought).id });
    expect(wonBy(kiln).settlements.O13?.occupier).toBeNull();
    expect(wonBy(reed).settlements.O13?.occupier).toBe('reedfolk');
  });
});
