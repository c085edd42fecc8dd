import { describe, expect, it } from 'vitest';
import { decide } from '../../../src/games/korrem/rules/fight/decide';
import type { Battle, Command } from '../../../src/games/korrem/rules/fight/model';
import { titleOf } from '../../../src/games/korrem/rules/fight/title';
import { titleOf as worldTitle } from '../../../src/games/korrem/rules/play/log/title';
import { battleOf } from '../../../src/games/korrem/sample/salt-road';
import { armyOf, commanding, creaturesOn, fighter, sent } from './slow/reign';

type Of<D extends Command['do']> = Command & { readonly do: D };
const cards = [
  fighter('rok', 'npc', [0, 0], { name: 'Rok' }),
  fighter('ann', 'ours', [0, 1], { name: 'Ann' }),
];
const base: Battle = {
  ...battleOf({ npcArmy: [], ownArmy: [], name: 'Ours', npcName: 'Theirs', seed: 1 }),
  ...{ cards, step: 'npc', acting: 'npc', phase: 2, order: ['rok'] },
};
const after = (battle: Battle, command: Command) => {
  const decided = decide(battle, command);
  if (!decided.ok) throw new Error(decided.error.code);
  return { events: decided.value, state: decided.state ?? battle };
};
const bo = fighter('bo', 'ours', [1, 1], { name: 'Bo' });

/** Each command with what its mark is called, and whom it names. */
const table: { readonly [D in Command['do']]: readonly [Of<D>, string, object] } = {
  place: [{ do: 'place', card: bo }, 'place', { who: 'Bo' }],
  begin: [{ do: 'begin' }, 'begin', {}],
  npc: [{ do: 'npc', roll: 3 }, 'npc', { who: 'Rok', roll: 3 }],
  aim: [{ do: 'aim', target: 'ann' }, 'aim', {}],
  lot: [{ do: 'lot', among: [] }, 'aim', {}],
  done: [{ do: 'done' }, 'done', { who: 'Rok' }],
  strike: [{ do: 'strike', on: 'rok', by: ['ann'] }, 'strike', { who: 'Rok' }],
  sum: [{ do: 'sum', on: 'rok', damage: 1, piercing: false }, 'strike', { who: 'Rok' }],
  walk: [{ do: 'walk', id: 'ann', to: [3, 3] }, 'walk', { who: 'Ann' }],
  state: [{ do: 'state', id: 'ann', state: 'frozen', on: true }, 'state', { who: 'Ann' }],
  phase: [{ do: 'phase' }, 'phase', {}],
  regroup: [{ do: 'regroup' }, 'regroup', {}],
  retreat: [{ do: 'retreat', side: 'ours' }, 'over', {}],
  over: [{ do: 'over', victor: null }, 'over', {}],
  set: [{ do: 'set', change: {} }, 'set', {}],
  dodged: [{ do: 'dodged', saved: 1 }, 'dodged', {}],
  name: [{ do: 'name', ids: [] }, 'name', {}],
  summon: [{ do: 'summon', card: bo, by: 'ann' }, 'summon', { who: 'Bo' }],
  dispel: [{ do: 'dispel', id: 'ann' }, 'artifact', { who: 'Ann' }],
  artifact: [{ do: 'artifact', id: 'ann', to: null }, 'artifact', { who: 'Ann' }],
  ability: [{ do: 'ability', id: 'ann', name: 'x' }, 'ability', { who: 'Ann' }],
  d8: [{ do: 'd8' }, 'd8', {}],
  attract: [{ do: 'attract', by: 'ann', on: 'rok' }, 'attract', { who: 'Ann' }],
  join: [
    { do: 'join', army: { id: 'k', name: 'Kiln', npc: false }, from: 'W', cards: [] },
    'join',
    { army: 'Kiln' },
  ],
  correct: [{ do: 'correct', id: 'ann', change: {} }, 'table', { who: 'Ann' }],
  remove: [{ do: 'remove', id: 'ann' }, 'table', { who: 'Ann' }],
};

describe('what a mark is called', () => {
  it.each(Object.values(table).map(([command, title, who]) => [command.do, command, title, who] as const))(
    'BP-1: %s by what was done, and to whom',
    (_, command, title, who) => {
      const rolled = after(base, { do: 'npc', roll: 3 });
      const battle = command.do === 'done' ? rolled.state : base;
      const events = command.do === 'npc' ? rolled.events : [];
      expect(titleOf(battle, command, events)).toEqual({ say: `korrem.t-${title}`, ...who });
    },
  );

  it('NM-7: who is on the table no more is called by its id, rather than by nothing', () => {
    expect(titleOf(base, { do: 'walk', id: 'ghost', to: [0, 0] })).toMatchObject({ who: 'ghost' });
  });

  it('WT-2: of the whole game by whose army or nation it is, and else by whose Command Phase', () => {
    const world = commanding();
    const army = armyOf(world, 'reedfolk');
    const who = (command: Parameters<typeof worldTitle>[1], at = world) => worldTitle(at, command);
    expect(who({ do: 'meet', army: army.id })).toEqual({
      say: 'korrem.w-title',
      command: 'meet',
      who: army.name,
    });
    expect(who({ do: 'points', nation: 'kilnfolk', n: 1, from: 'table' })).toMatchObject({ who: 'Kilnfolk' });
    const [first, second] = world.order.map(id => world.nations.find(one => one.id === id)?.name);
    expect(who({ do: 'spend', n: 1 })).toMatchObject({ who: first });
    expect(who({ do: 'spend', n: 1 }, sent(world, { do: 'end' }, { do: 'next' }))).toMatchObject({
      who: second,
    });
    // Between two phases the Observer stands for all.
    const between = sent(world, { do: 'end' });
    const observer = between.nations.find(({ id }) => id === between.observer)?.name;
    expect(who({ do: 'next' }, between)).toMatchObject({ who: observer });
  });

  it('BP-1: of a battle by its name and the title of what was done there', () => {
    const wild = creaturesOn(
      commanding(),
      'M12',
      { name: 'A', attack: 1, defense: 0, health: 3, speed: 2 },
      { name: 'B', attack: 1, defense: 0, health: 3, speed: 2 },
    );
    const met = sent(wild, { do: 'move', army: armyOf(wild, 'reedfolk').id, path: ['M13', 'M12'] });
    const [here] = met.battles;
    expect(worldTitle(met, { do: 'battle', id: here!.id, command: { do: 'begin' } })).toEqual({
      ...{ say: 'korrem.w-in-battle', name: here!.name, title: { say: 'korrem.t-begin' } },
    });
    expect(worldTitle(met, { do: 'battle', id: 'gone', command: { do: 'begin' } })).toMatchObject({
      ...{ name: '', title: '' },
    });
  });
});
