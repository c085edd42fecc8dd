import { describe, expect, test } from 'vitest';
import type { Battle, Command as BattleCommand } from '../../../src/games/korrem/rules/fight/model';
import { nothing } from '../../../src/games/korrem/rules/goods';
import type { World } from '../../../src/games/korrem/rules/play/model';
import type { Command } from '../../../src/games/korrem/rules/play/turn/commands';
import { battleOf } from '../../../src/games/korrem/sample/salt-road';
import { memberOf } from '../../../src/games/korrem/sample/short-game';
import { battleSharing, worldSharing } from '../../../src/games/korrem/table/sharing';
import { armyOf, commanding, fighter, fresh } from './slow/reign';

type Of<C extends { readonly do: string }, D extends C['do']> = Extract<C, { readonly do: D }>;

/** Whose a command of a battle is: of the army that acts, of the one that it names, of nobody. */
const fought: {
  readonly [D in BattleCommand['do']]: readonly ['acting' | 'named' | 'nobody', Of<BattleCommand, D>];
} = {
  place: ['named', { do: 'place', card: fighter('new', 'theirs', [5, 5]) }],
  begin: ['nobody', { do: 'begin' }],
  npc: ['nobody', { do: 'npc' }],
  aim: ['nobody', { do: 'aim', target: 'bo' }],
  lot: ['nobody', { do: 'lot', among: ['ann', 'bo'] }],
  done: ['nobody', { do: 'done' }],
  strike: ['acting', { do: 'strike', on: 'bo', by: ['ann'] }],
  sum: ['acting', { do: 'sum', on: 'bo', damage: 1, piercing: false }],
  walk: ['named', { do: 'walk', id: 'bo', to: [2, 2] }],
  state: ['nobody', { do: 'state', id: 'bo', state: 'frozen', on: true }],
  phase: ['acting', { do: 'phase' }],
  regroup: ['nobody', { do: 'regroup' }],
  retreat: ['named', { do: 'retreat', side: 'theirs' }],
  set: ['nobody', { do: 'set', change: { light: true } }],
  correct: ['nobody', { do: 'correct', id: 'bo', change: { damage: 1 } }],
  remove: ['nobody', { do: 'remove', id: 'bo' }],
  over: ['nobody', { do: 'over', victor: null }],
  dodged: ['nobody', { do: 'dodged', saved: 1 }],
  name: ['nobody', { do: 'name', ids: ['bo'] }],
  ability: ['named', { do: 'ability', id: 'bo', name: 'Spark' }],
  summon: ['named', { do: 'summon', card: fighter('imp', 'theirs', [4, 4]), by: 'bo' }],
  dispel: ['named', { do: 'dispel', id: 'bo' }],
  artifact: ['named', { do: 'artifact', id: 'bo', to: null }],
  d8: ['acting', { do: 'd8' }],
  attract: ['named', { do: 'attract', by: 'bo', on: 'ann' }],
  join: ['nobody', { do: 'join', army: { id: 'late', name: 'Late', npc: false }, from: 'N', cards: [] }],
};

describe('OWN-305: whose a command of a battle is where each has a device', () => {
  const battle: Battle = {
    ...battleOf({ npcArmy: [], ownArmy: [], name: 'Ours', npcName: 'Theirs', seed: 1 }),
    cards: [fighter('ann', 'ours', [0, 0]), fighter('bo', 'theirs', [1, 1])],
    armies: [
      { id: 'ours', name: 'Ours', npc: false },
      { id: 'theirs', name: 'Theirs', npc: false },
    ],
    acting: 'ours',
  };

  test.each(Object.entries(fought))('%s', (_, [whose, command]) => {
    const owner = whose === 'nobody' ? undefined : whose === 'acting' ? 'ours' : 'theirs';
    expect(battleSharing.owner(battle, command)).toBe(owner);
    // An army that nobody plays has no device.
    const [ours, theirs] = battle.armies;
    const alone: Battle = { ...battle, armies: [ours, { ...theirs, npc: true }] };
    expect(battleSharing.owner(alone, command)).toBe(owner === 'theirs' ? undefined : owner);
  });

  test('each army that is played has its own; one alone against the app is asked nothing', () => {
    expect(battleSharing.owners(battle).map(({ id }) => id)).toEqual(['ours', 'theirs']);
    const [ours, theirs] = battle.armies;
    expect(battleSharing.owners({ ...battle, armies: [ours, { ...theirs, npc: true }] })).toEqual([]);
  });
});

const world = commanding();
const army = armyOf(world, 'kilnfolk').id;
const nation = 'kilnfolk';
const card = memberOf('x', { name: 'X', attack: 1, defense: 0, health: 1, speed: 1 });
const tile = { type: 'plains', landmark: null } as const;
const quest = { name: 'Q', colour: 'empire', count: 0, goal: 2, points: 1, again: false } as const;
const hex = 'M13';

/** Of whoever lays or settles, of the commander, of the nation or army that it names, of who meets, of nobody. */
type WhoseWorld = 'lays' | 'commander' | 'named' | 'meets' | 'leaves' | 'nobody';
const told: { readonly [D in Command['do']]: readonly [WhoseWorld, Of<Command, D>] } = {
  lay: ['lays', { do: 'lay', hex }],
  pass: ['lays', { do: 'pass' }],
  settle: ['lays', { do: 'settle', hex }],
  observer: ['nobody', { do: 'observer', rolls: {} }],
  weather: ['nobody', { do: 'weather' }],
  creature: ['nobody', { do: 'creature', hex: null }],
  card: ['nobody', { do: 'card', kind: 'event', name: 'E', army }],
  play: ['named', { do: 'play', name: 'E', nation }],
  next: ['nobody', { do: 'next' }],
  end: ['commander', { do: 'end' }],
  saga: ['nobody', { do: 'saga', text: 'Rain.' }],
  spend: ['commander', { do: 'spend', n: 1 }],
  move: ['named', { do: 'move', army, path: [] }],
  discover: ['named', { do: 'discover', army }],
  keep: ['named', { do: 'keep', army, tile, hex }],
  leave: ['named', { do: 'leave', army }],
  build: ['commander', { do: 'build', build: 'wall', hex }],
  enlist: ['named', { do: 'enlist', nation, pile: 0, hex }],
  recruit: ['named', { do: 'recruit', nation, card, hex }],
  cycle: ['commander', { do: 'cycle', pile: 0 }],
  split: ['named', { do: 'split', nation, from: 0, to: 1, n: 1 }],
  attack: ['named', { do: 'attack', army }],
  give: ['named', { do: 'give', from: { army }, to: { bank: 'reedfolk' } }],
  gain: ['named', { do: 'gain', to: { bank: nation }, goods: nothing }],
  points: ['named', { do: 'points', nation, n: 1, from: 'table' }],
  quest: ['named', { do: 'quest', nation, quest }],
  count: ['named', { do: 'count', nation, name: 'Q', n: 1 }],
  equip: ['named', { do: 'equip', army, artifact: 'bell', bearer: null }],
  destroy: ['named', { do: 'destroy', of: { army }, artifact: 'bell' }],
  landmark: ['named', { do: 'landmark', army }],
  mine: ['named', { do: 'mine', army, take: 'ore' }],
  bazaar: ['named', { do: 'bazaar', army, name: 'Lamp', points: 1 }],
  trade: ['named', { do: 'trade', army, give: 'ore', take: 'wood' }],
  meet: ['named', { do: 'meet', army }],
  engage: ['meets', { do: 'engage' }],
  answer: ['meets', { do: 'answer', answer: 'pay' }],
  war: ['nobody', { do: 'war', first: army, second: armyOf(world, 'reedfolk').id, phases: 1 }],
  battle: ['named', { do: 'battle', id: 'b', command: { do: 'walk', id: 'bo', to: [2, 2] } }],
  retreat: ['named', { do: 'retreat', id: 'b', army }],
  flee: ['leaves', { do: 'flee', id: 'b', hex: null }],
  aftermath: ['nobody', { do: 'aftermath', id: 'b' }],
  ally: ['nobody', { do: 'ally', nations: [nation, 'reedfolk'], on: true }],
  set: ['nobody', { do: 'set', change: {} }],
  'go-on': ['nobody', { do: 'go-on' }],
  correct: ['nobody', { do: 'correct', correction: { what: 'hand', nation, n: 1 } }],
};

describe('OWN-305: whose a command of a whole game is where each has a device', () => {
  const here: World['battles'][number] = {
    ...{ id: 'b', name: 'A battle', hex: null, left: {} },
    leaving: { army, roll: 1, hexes: [] },
    battle: {
      ...battleOf({ npcArmy: [], ownArmy: [], name: 'Ours', npcName: 'Theirs', seed: 1 }),
      cards: [fighter('bo', army, [1, 1])],
    },
  };
  const meeting: World['meeting'] = {
    ...{ army, waiting: [], outcome: null, roll: null, attackers: [], phases: 1 },
  };
  const at: World = { ...world, battles: [here], meeting };

  test.each(Object.entries(told))('%s', (_, [whose, command]) => {
    const owners = { named: nation, meets: nation, leaves: nation, commander: 'reedfolk' };
    const owner = whose === 'nobody' || whose === 'lays' ? undefined : owners[whose];
    expect(worldSharing.owner(at, command)).toBe(owner);
    // Before the first Command Phase whoever settles, and nobody commands.
    const [first, second] = [0, 1].map(who => ({ ...at, step: { ...fresh().step, who } }) as World);
    const settles = (now: World, id: string) =>
      expect(worldSharing.owner(now, command)).toBe(
        whose === 'lays' ? id : whose === 'commander' ? undefined : owner,
      );
    settles(first!, world.nations[0]!.id);
    settles(second!, world.nations[1]!.id);
    // With nobody met and no battle there is nobody whose it would be.
    if (whose === 'meets' || whose === 'leaves' || command.do === 'battle')
      expect(worldSharing.owner({ ...at, meeting: null, battles: [] }, command)).toBeUndefined();
  });

  test('TH-4: a hand-over is of its giver, a bank or an army; a card without a name of the commander', () => {
    const gives = (from: 'reedfolk' | 'kilnfolk') =>
      worldSharing.owner(at, { do: 'give', from: { bank: from }, to: { army } });
    expect([gives('reedfolk'), gives('kilnfolk')]).toEqual(['reedfolk', 'kilnfolk']);
    expect(worldSharing.owner(at, { do: 'play', name: 'E' })).toBe('reedfolk');
    expect(worldSharing.owner(at, { do: 'move', army: 'nobody', path: [] })).toBeUndefined();
  });

  test('every nation has its own', () => {
    expect(worldSharing.owners(at)).toEqual([
      { id: 'reedfolk', name: 'Reedfolk' },
      { id: 'kilnfolk', name: 'Kilnfolk' },
    ]);
  });
});
