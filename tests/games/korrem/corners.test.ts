import { expect, it } from 'vitest';
import { applyBox, decideBox, emptyBox } from '../../../src/games/korrem/rules/box/box';
import type { OwnBox } from '../../../src/games/korrem/rules/box/model';
import { decide as decideBattle } from '../../../src/games/korrem/rules/fight/decide';
import type { Battle } from '../../../src/games/korrem/rules/fight/model';
import { turnsOf } from '../../../src/games/korrem/rules/play/glasses';
import { piecesLeft, travellerOf } from '../../../src/games/korrem/rules/play/log/facts';
import type { World } from '../../../src/games/korrem/rules/play/model';
import { battleOf, wightAtTheFord } from '../../../src/games/korrem/sample/salt-road';
import { longGame, memberOf } from '../../../src/games/korrem/sample/short-game';
import { ask, card } from './ask';
import { armyOf, commanding, fresh, names, refusal, sent, withArmy } from './slow/reign';

// What only one small slip would change.

const plain = { attack: 1, defense: 0, health: 4, speed: 2 };
const rolledOf = (world: World): readonly boolean[] =>
  ['reedfolk', 'kilnfolk'].map(nation => armyOf(world, nation).rolled);

it('LM-1: a Command Phase lets the armies of its own player roll anew, and nobody else’s', () => {
  const before = sent(
    fresh(),
    { do: 'settle', hex: 'M13' },
    { do: 'settle', hex: 'O13' },
    { do: 'observer', rolls: { reedfolk: 8, kilnfolk: 3 } },
    { do: 'weather', roll: 5 },
  );
  const both = withArmy(withArmy(before, { rolled: true }), { rolled: true }, 'kilnfolk');
  expect(rolledOf(sent(both, { do: 'next' }))).toEqual([false, true]);
});

it('LD-8, LD-9: only a land of one’s own hand is laid; where the table draws, any', () => {
  const world = longGame(1, names);
  const mark = { type: 'plains', landmark: 'farfield-village' } as const;
  expect(refusal(world, { do: 'lay', hex: 'M13', tile: mark })).toEqual(['drawn', 'LD-9']);
  const plains = { type: 'plains', landmark: null } as const;
  const open: World = { ...world, bag: null, hands: {} };
  expect(sent(open, { do: 'lay', hex: 'M13', tile: plains }).lands).toEqual({ M13: plains });
});

it('BP-1: where one player’s phase follows another’s, the red glass is turned anew', () => {
  const battle: Battle = {
    ...battleOf({ npcArmy: [], ownArmy: [], name: 'Ours', npcName: 'Theirs', seed: 1 }),
    step: 'own',
    phase: 3,
  };
  const world: World = {
    ...commanding(),
    battles: [{ id: 'b', name: 'A battle', hex: null, battle, leaving: null, left: {} }],
  };
  const next: World = {
    ...world,
    battles: world.battles.map(one => ({ ...one, battle: { ...battle, phase: 4 } })),
  };
  expect(turnsOf(world, next)).toEqual([{ glass: 'red/b', does: 'start' }]);
  expect(turnsOf(world, world)).toEqual([]);
});

it('VP-1: points that the table puts right are points of the table', () => {
  const world = sent(commanding(), {
    do: 'correct',
    correction: { what: 'points', nation: 'reedfolk', n: 7 },
  });
  expect(world.nations.map(({ chits }) => chits)).toEqual([7, 0]);
  expect(world.scores).toEqual([{ turn: 1, nation: 'reedfolk', points: 7, from: 'table' }]);
});

it('NA-1: nobody rolls for an NPC outside the phase of the NPCs, nor twice at once', () => {
  const code = (battle: Battle): string => {
    const decided = decideBattle(battle, { do: 'npc', roll: 1 });
    return decided.ok ? '' : decided.error.code;
  };
  const ford = wightAtTheFord(3, { ours: 'Ours', theirs: 'Theirs' });
  expect(code(ford)).toBe('phase');
  const begun = decideBattle(ford, { do: 'begin' });
  const rolled = begun.ok && begun.state ? decideBattle(begun.state, { do: 'npc', roll: 1 }) : begun;
  if (!rolled.ok || !rolled.state) throw new Error('Nobody has rolled');
  expect(code(rolled.state)).toBe('doing');
});

it('MV-3: of several hostile armies on a hex the first of the game fights, whether it is entered or attacked', () => {
  const world = commanding();
  const theirs = armyOf(world, 'kilnfolk');
  const own = armyOf(world, 'reedfolk');
  for (const at of [0, 1] as const) {
    const second = { ...theirs, id: 'second' };
    const both = at === 0 ? [second, theirs] : [theirs, second];
    const armies = [own, ...both];
    const [first] = both;
    const near: World = {
      ...world,
      armies: armies.map(one => (one.id === own.id ? { ...one, hex: 'N13' } : one)),
    };
    const there: World = {
      ...world,
      armies: armies.map(one => (one.id === own.id ? { ...one, hex: 'O13' } : one)),
    };
    for (const fought of [
      sent(near, { do: 'move', army: own.id, path: ['N13', 'O13'] }),
      sent(there, { do: 'attack', army: own.id, roll: 2 }),
    ])
      expect(fought.battles[0]?.battle.armies.map(({ id }) => id)).toEqual([first?.id, own.id]);
  }
});

it('MV-3, TH-6: whoever turns against a settlement fights the army there, or who is called, and never its own', () => {
  const world = commanding();
  const theirs = armyOf(world, 'kilnfolk');
  const [own] = world.armies.filter(({ nation }) => nation === 'reedfolk');
  const there = withArmy(world, { hex: 'O13' });
  const fought = sent(there, { do: 'attack', army: own?.id ?? '', roll: 2 });
  expect(fought.battles[0]?.battle.armies.map(({ id }) => id)).toEqual([theirs.id, own?.id]);
  // Their army is elsewhere, and another one of ours stands by.
  const two: World = {
    ...withArmy(there, { hex: 'P12' }, 'kilnfolk'),
    armies: [
      { ...own!, id: 'second', hex: 'O13' },
      ...there.armies.map(one => (one.id === theirs.id ? { ...one, hex: 'M11' } : one)),
    ],
  };
  const called = sent(two, { do: 'attack', army: own?.id ?? '', roll: 2 });
  const ids = called.battles[0]?.battle.armies.map(({ id }) => id) ?? [];
  expect(ids[1]).toBe(own?.id);
  expect(['second', theirs.id]).not.toContain(ids[0]);
});

it('MV-2: one who knows the sea takes the whole army across, and all must fly', () => {
  const army = armyOf(commanding(), 'reedfolk');
  const [sails, flies, walks] = [
    memberOf('s', { ...plain, name: 'S', seafaring: true }),
    memberOf('f', { ...plain, name: 'F', flying: true }),
    memberOf('w', { ...plain, name: 'W' }),
  ];
  expect(travellerOf({ ...army, members: [walks, sails] })).toEqual({ seafaring: true, flying: false });
  expect(travellerOf({ ...army, members: [walks, flies] })).toEqual({ seafaring: false, flying: false });
  expect(travellerOf({ ...army, members: [flies, flies] })).toEqual({ seafaring: false, flying: true });
});

it('NM-4: a flier leaves out who is closed in on all sides', () => {
  const around = [-1, 0, 1]
    .flatMap(x => [-1, 0, 1].map(y => [x, y] as const))
    .filter(([x, y]) => x !== 0 || y !== 0)
    .map(([x, y], i) => card(`w${i}`, 'npc', [3 + x, 3 + y], { kind: 'wall' }));
  const hawk = card('hawk', 'npc', [0, 0], { flying: true });
  const cards = [hawk, ...around, card('ann', 'red', [3, 3]), card('bo', 'red', [9, 9])];
  expect(ask('npc', { cards, actor: 'hawk', roll: 1 })).toMatchObject({
    target: 'bo',
    at: [8, 8],
    acts: true,
  });
});

it('TH-4: a hand-over is told, with its giver and its taker', () => {
  const world = sent(commanding(), {
    do: 'give',
    from: { bank: 'reedfolk' },
    to: { bank: 'kilnfolk' },
    goods: { grain: 1, wood: 0, ore: 0, fish: 0, gems: 0, steel: 0, gold: 0 },
  });
  expect(world.log.at(-1)).toEqual({
    fact: { type: 'goodsGiven', from: 'Reedfolk', to: 'Kilnfolk' },
    rule: 'TH-4',
  });
});

it('TE-1: a number that the box knows stays known, however open it was told again', () => {
  const learn = (box: OwnBox, told: Parameters<typeof memberOf>[1]): OwnBox => {
    const decided = decideBox(box, { do: 'learn', card: memberOf('x', told) });
    if (!decided.ok) throw new Error(decided.error.code);
    return decided.value.reduce(applyBox, box);
  };
  const known = learn(emptyBox, { ...plain, name: 'Crow', attack: 3 });
  const [again] = learn(known, { ...plain, name: 'crow', attack: 1, unsure: ['attack'] }).cards;
  expect([again?.attack, again?.unsure]).toEqual([3, undefined]);
});

it('ST-3: eight villages, six kingdoms, ten towers and fifteen walls', () => {
  const kinds = ['village', 'kingdom', 'tower', 'wall'] as const;
  expect(kinds.map(kind => piecesLeft(fresh(), 'reedfolk', kind))).toEqual([8, 6, 10, 15]);
});
