import { describe, expect, it } from 'vitest';
import { goods, nothing } from '../../../../src/games/korrem/rules/goods';
import type { World } from '../../../../src/games/korrem/rules/play/model';
import { questionOf } from '../../../../src/games/korrem/rules/play/question';
import type { Command } from '../../../../src/games/korrem/rules/play/turn/commands';
import { creatureHexes } from '../../../../src/games/korrem/rules/play/turn/turns';
import { mostPaid } from '../../../../src/games/korrem/rules/play/war/meetings';
import { landmarkNames, landmarks } from '../../../../src/games/korrem/rules/world/landmarks';
import { memberOf } from '../../../../src/games/korrem/sample/short-game';
import { armyOf, commanding, creaturesOn, refusal, sent, withArmy } from './reign';

const plain = { attack: 1, defense: 0, health: 3, speed: 2 };
const own = commanding();
const army = armyOf(own, 'reedfolk').id;
const onto = (world: World): World => sent(world, { do: 'move', army, path: ['M13', 'M12'] });

describe('what could be paid before the roll', () => {
  it('OD-1, EN-7: the greatest multiple of the cost that army and bank have; the bank counts at home alone', () => {
    const dear = { ...plain, name: 'Magpie', nature: 'conniving', cost: goods({ gems: 2 }) } as const;
    const at = (hex: string, gems: number, bank: number): number => {
      const world = withArmy(creaturesOn(own, hex, dear), { hex, goods: goods({ gems }) });
      const rich = world.nations.map(one =>
        one.id === 'reedfolk' ? { ...one, bank: goods({ gems: bank }) } : one,
      );
      return mostPaid(sent({ ...world, nations: rich }, { do: 'meet', army }));
    };
    expect([at('M12', 1, 99), at('M12', 3, 0), at('M12', 5, 0), at('M12', 8, 0)]).toEqual([0, 1, 2, 4]);
    expect([at('M13', 0, 1), at('M13', 1, 1), at('M13', 1, 3), at('M13', 0, 9)]).toEqual([0, 1, 2, 4]);
  });
});

describe('creatures', () => {
  it('CR-1, CR-2, CR-3: one turns up on land of its own, and engages at once where an army stands', () => {
    const card = memberOf('hog', { ...plain, name: 'Hog', realm: 'plains', nature: 'eager' });
    expect(creatureHexes(own, card)).toEqual(['M12', 'O12', 'N13']);
    const at: World = {
      ...withArmy(own, { hex: 'M12' }),
      step: { at: 'event', event: 'creature', tile: null, card },
    };
    const placed = sent(at, { do: 'creature', hex: null });
    expect(questionOf(placed)).toMatchObject({ ask: 'meeting', army });
    expect(refusal(at, { do: 'creature', hex: 'M14' })).toEqual(['realm', 'CR-1']);
    const summon: World = {
      ...at,
      step: { at: 'event', event: 'creature', tile: null, card: { ...card, kind: 'summon' } },
    };
    expect(sent(summon, { do: 'creature', hex: null }).nations[0]?.hand).toBe(1);
  });

  it('CR-4: two or more attack without a roll, single ones roll each, and who attacks fights as one army', () => {
    const wild = creaturesOn(
      creaturesOn(own, 'M12', { ...plain, name: 'One', nature: 'aggressive' }),
      'M12',
      { ...plain, name: 'Two', nature: 'eager' },
      { ...plain, name: 'Three', nature: 'eager' },
    );
    const met = onto(wild);
    expect(questionOf(met)).toMatchObject({ ask: 'meeting', answers: [] });
    const fights = sent(met, { do: 'engage', roll: 7 });
    const { battle } = fights.battles[0] ?? {};
    expect(battle?.armies[0].npc).toBe(true);
    expect(battle?.cards.filter(({ side }) => side === battle.armies[0].id)).toHaveLength(3);
    // EN-3, EN-4: three first phases, and the player counts as the Defender.
    expect([battle?.first, battle?.defender]).toEqual([3, army]);
  });

  it('EN-7, EN-5, EN-6: it is paid, declined, let go, stopped, or walked past', () => {
    const conniving = creaturesOn(own, 'M12', {
      ...plain,
      name: 'Magpie',
      nature: 'conniving',
      cost: goods({ gold: 1 }),
    });
    const asked = onto(conniving);
    const recruit = sent(asked, { do: 'engage', roll: 4 });
    expect(questionOf(recruit)).toMatchObject({ answers: ['pay', 'decline'], canPay: false });
    expect(refusal(recruit, { do: 'answer', answer: 'pay' })).toEqual(['cost', 'TH-2']);
    expect(refusal(recruit, { do: 'answer', answer: 'walk' })).toEqual(['answer', 'EN-5']);
    const again = sent(recruit, { do: 'answer', answer: 'decline' });
    expect(questionOf(again)).toMatchObject({ ask: 'meeting', answers: [] });
    const rich = withArmy(recruit, { goods: goods({ gold: 2 }) });
    const joined = sent(rich, { do: 'answer', answer: 'pay' });
    expect([armyOf(joined, 'reedfolk').members.length, armyOf(joined, 'reedfolk').goods]).toEqual([
      2,
      nothing,
    ]);
    const walked = sent(asked, { do: 'engage', roll: 1 }, { do: 'answer', answer: 'walk' });
    expect(walked.creatures?.length).toBe((own.creatures?.length ?? 0) + 1);
    const skittish = onto(creaturesOn(own, 'M12', { ...plain, name: 'Eel', nature: 'skittish' }));
    const flees = sent(skittish, { do: 'engage', roll: 1 });
    expect(sent(flees, { do: 'answer', answer: 'fights' }).battles).toHaveLength(1);
    expect(sent(flees, { do: 'answer', answer: 'let-go' }).armies).toHaveLength(2);
  });

  it('EN-3: a sinister one draws from the creature deck first', () => {
    const met = onto(creaturesOn(own, 'M12', { ...plain, name: 'Moth', nature: 'sinister' }));
    const fights = sent(met, { do: 'engage', roll: 3 });
    expect(fights.battles[0]?.battle.cards.filter(({ side }) => side.startsWith('wild'))).toHaveLength(4);
    expect(fights.creatures?.length).toBe((own.creatures?.length ?? 0) - 3);
  });
});

/** A battle with creatures on M12 that has begun; ours is the one that acts. */
const pair = [
  { ...plain, name: 'Wight', points: 3 },
  { ...plain, name: 'Moth', points: 1 },
];
const fighting = onto(creaturesOn(own, 'M12', ...pair));
const war = fighting.battles[0]?.id ?? '';
const inWar = (world: World, ...commands: readonly Extract<Command, { do: 'battle' }>['command'][]): World =>
  sent(world, ...commands.map(command => ({ do: 'battle' as const, id: war, command })));
const ours = inWar(
  fighting,
  { do: 'begin' },
  { do: 'npc', roll: 1 },
  { do: 'done', works: false },
  { do: 'npc', roll: 1 },
  { do: 'done', works: false },
);

describe('after a battle', () => {
  it('BE-4, VP-1, BE-3: the dead go under their deck, their points to whose phase it was, their goods to the victor', () => {
    const [first, second] = ours.battles[0]?.battle.cards.filter(({ side }) => side !== army) ?? [];
    const slain = inWar(
      ours,
      { do: 'sum', on: first?.id ?? '', damage: 9, piercing: true },
      { do: 'sum', on: second?.id ?? '', damage: 9, piercing: true },
    );
    expect(questionOf(slain)).toEqual({ ask: 'aftermath', id: war });
    const rich = {
      ...slain,
      armies: slain.armies.map(one => (one.nation === null ? { ...one, goods: goods({ gold: 2 }) } : one)),
    };
    const after = sent(rich, { do: 'aftermath', id: war });
    expect(after.nations[0]?.chits).toBe(4);
    expect(after.creatures?.slice(-2).map(({ name }) => name)).toEqual(['Wight', 'Moth']);
    expect(armyOf(after, 'reedfolk').goods.gold).toBe(2);
    expect(after.battles).toEqual([]);
  });

  it('NF-3, BE-3, BE-4: NPCs that win stay without damage and states, with what they have taken', () => {
    const rich = withArmy(ours, { goods: goods({ wood: 3 }) });
    const hero = rich.battles[0]?.battle.cards.find(({ side }) => side === army)?.id ?? '';
    const [npc] = rich.battles[0]?.battle.cards.filter(({ side }) => side !== army) ?? [];
    const lost = inWar(
      rich,
      { do: 'sum', on: npc?.id ?? '', damage: 1, piercing: true },
      { do: 'state', id: npc?.id ?? '', state: 'poisoned', on: true },
      { do: 'correct', id: hero, change: { damage: 99 } },
    );
    const after = sent(lost, { do: 'aftermath', id: war });
    const wild = after.armies.find(({ nation }) => nation === null);
    expect([wild?.goods.wood, wild?.members.length, wild?.members[0]?.undead]).toEqual([3, 2, false]);
    // BE-4: a nation's card goes under its first pile.
    expect(after.nations[0]?.piles[0]?.cards.at(-1)?.name).toBe('Reed Cutter');
  });

  it('VP-1: whoever slew a monster has its points, though the battle was lost', () => {
    const [first] = ours.battles[0]?.battle.cards.filter(({ side }) => side !== army) ?? [];
    const hero = ours.battles[0]?.battle.cards.find(({ side }) => side === army)?.id ?? '';
    const lost = inWar(
      ours,
      { do: 'sum', on: first?.id ?? '', damage: 9, piercing: true },
      { do: 'correct', id: hero, change: { damage: 99 } },
    );
    const after = sent(lost, { do: 'aftermath', id: war });
    expect(after.nations[0]?.chits).toBe(first?.name === 'Wight' ? 3 : 1);
    expect(after.armies.some(({ nation }) => nation === 'reedfolk')).toBe(false);
  });

  it('BE-2: a retreat rolls, and goes to a hex that it reaches, gathering nothing', () => {
    const later = {
      ...ours,
      battles: ours.battles.map(one => ({ ...one, battle: { ...one.battle, phase: 3 } })),
    };
    const leaves = sent(later, { do: 'retreat', id: war, army, roll: 1 });
    const asked = questionOf(leaves);
    if (asked?.ask !== 'flee') throw new Error('No way out');
    expect(asked.hexes).toContain('M13');
    expect(refusal(leaves, { do: 'flee', id: war, hex: 'K13' })).toEqual(['leave', 'BE-2']);
    const gone = sent(leaves, { do: 'flee', id: war, hex: 'M13' }, { do: 'aftermath', id: war });
    expect([armyOf(gone, 'reedfolk').hex, armyOf(gone, 'reedfolk').goods]).toEqual([
      // BE-3: what it carried is the victor's.
      'M13',
      nothing,
    ]);
    expect(refusal(ours, { do: 'battle', id: war, command: { do: 'retreat', side: army } })).toEqual([
      'leave',
      'BE-2',
    ]);
  });

  it('BE-6, TH-6, TH-5: a settlement calls to arms; whoever wins there occupies it and may enlist from its pile', () => {
    const at = withArmy(
      { ...own, armies: own.armies.filter(({ nation }) => nation !== 'kilnfolk') },
      { hex: 'O13', goods: goods({ grain: 9, wood: 9, ore: 9, fish: 9, gems: 9, gold: 9 }) },
    );
    const called = sent(at, { do: 'attack', army, roll: 2 });
    const [here] = called.battles;
    expect(here?.battle.cards.filter(({ side }) => side !== army)).toHaveLength(2);
    const won = sent(called, { do: 'battle', id: here?.id ?? '', command: { do: 'over', victor: army } });
    const dead = {
      ...won,
      battles: won.battles.map(one => ({
        ...one,
        battle: {
          ...one.battle,
          cards: one.battle.cards.filter(({ side }) => side === army),
          graveyard: one.battle.cards.filter(({ side }) => side !== army),
        },
      })),
    };
    const after = sent(dead, { do: 'aftermath', id: here?.id ?? '' });
    expect(after.settlements.O13?.occupier).toBe('reedfolk');
    const top = after.nations[1]?.piles[0]?.cards[0];
    const taken = sent(after, { do: 'enlist', nation: 'kilnfolk', pile: 0, hex: 'O13', by: army });
    expect(armyOf(taken, 'reedfolk').members.map(({ id }) => id)).toContain(top?.id);
    expect(refusal(after, { do: 'enlist', nation: 'kilnfolk', pile: 1, hex: 'O13', by: army })).toEqual([
      'pile',
      'TH-2',
    ]);
    // TH-5: it lasts until that army leaves.
    expect(sent(after, { do: 'move', army, path: ['O13', 'N13'] }).settlements.O13?.occupier).toBeNull();
    // TH-6: nobody to call: it is occupied without a battle.
    const empty = { ...at, nations: at.nations.map(one => ({ ...one, piles: [] })) };
    expect(sent(empty, { do: 'attack', army, roll: 8 }).settlements.O13?.occupier).toBe('reedfolk');
  });
});

describe('landmarks and artifacts', () => {
  it('LM-2: every landmark has a type and a power', () => {
    expect(landmarkNames).toHaveLength(18);
    const rates = landmarkNames.flatMap(name => {
      const { power } = landmarks[name];
      return power.is === 'rate' ? [[name, power.n]] : [];
    });
    expect(rates).toEqual([
      ['farfield-village', 4],
      ['marketplace', 3],
      ['outpost', 1],
    ]);
    const at = withArmy(own, { hex: 'O12', goods: goods({ grain: 8 }) });
    const traded = sent(
      at,
      { do: 'trade', army, give: 'grain', take: 'gold' },
      { do: 'trade', army, give: 'grain', take: 'steel' },
    );
    expect([armyOf(traded, 'reedfolk').goods, traded.actions]).toEqual([
      goods({ gold: 1, steel: 1 }),
      at.actions,
    ]);
    expect(refusal(traded, { do: 'trade', army, give: 'grain', take: 'gold' })).toEqual(['rate', 'LM-2']);
  });

  it('LM-1: a landmark is rolled for once per army in each own Command Phase', () => {
    const lands = { ...own.lands, N12: { type: 'forest', landmark: 'treeview-tavern' } } as const;
    const at = withArmy({ ...own, lands }, { hex: 'N12', goods: goods({ grain: 9, gems: 9 }) });
    const rolled = sent(at, { do: 'landmark', army, roll: 8 });
    expect(armyOf(rolled, 'reedfolk').members).toHaveLength(2);
    expect(refusal(rolled, { do: 'landmark', army, roll: 8 })).toEqual(['rolled', 'LM-1']);
    expect(armyOf(sent(at, { do: 'landmark', army, roll: 7 }), 'reedfolk').members).toHaveLength(1);
    const again = sent(
      rolled,
      { do: 'end' },
      { do: 'next' },
      { do: 'end' },
      { do: 'weather', roll: 2 },
      { do: 'next' },
      { do: 'end' },
      { do: 'next' },
    );
    expect(armyOf(again, 'reedfolk').rolled).toBe(false);
  });

  const bell = { id: 'bell', name: 'Bell', magic: 'holy', points: 3, bearer: null } as const;

  it('AR-1, BG-5: holy artifacts are not for unholy magic, and a card bears what it has into battle', () => {
    const digger = memberOf('d', { ...plain, name: 'Digger', magic: 'unholy' });
    const mender = memberOf('m', { ...plain, name: 'Mender', magic: 'holy' });
    const at = withArmy(own, { artifacts: [bell], members: [digger, mender] });
    expect(refusal(at, { do: 'equip', army, artifact: 'bell', bearer: 'd' })).toEqual(['magic', 'AR-1']);
    const bears = sent(at, { do: 'equip', army, artifact: 'bell', bearer: 'm' });
    const fights = onto(creaturesOn(bears, 'M12', ...pair));
    expect(fights.battles[0]?.battle.cards.find(({ id }) => id === 'm')).toMatchObject({
      artifacts: 1,
      bears: ['bell'],
    });
  });

  it('AR-2, VP-1: its points count in a bank alone, and it may be destroyed for its value', () => {
    const at = withArmy(own, { artifacts: [bell] });
    const destroyed = sent(at, { do: 'destroy', of: { army }, artifact: 'bell' });
    expect([destroyed.nations[0]?.chits, armyOf(destroyed, 'reedfolk').artifacts]).toEqual([3, []]);
    const banked = sent(
      { ...at, settings: { ...at.settings, target: 3 } },
      { do: 'give', from: { army }, to: { bank: 'reedfolk' }, artifacts: ['bell'] },
    );
    expect(banked.winners).toEqual(['reedfolk']);
  });
});
