import { describe, expect, it } from 'vitest';
import { goods } from '../../../../src/games/korrem/rules/goods';
import type { World } from '../../../../src/games/korrem/rules/play/model';
import type { Command } from '../../../../src/games/korrem/rules/play/turn/commands';
import { fightersFrom, joinersOf } from '../../../../src/games/korrem/rules/play/turn/joining';
import { landmarks } from '../../../../src/games/korrem/rules/world/landmarks';
import { armyOf, commanding, creaturesOn, fighter, refusal, sent, withArmy } from '../slow/reign';

const plain = { attack: 1, defense: 0, health: 3, speed: 2 };
const own = commanding();
const army = armyOf(own, 'reedfolk').id;

/** Reedfolk fights two creatures, Kilnfolk stands on the same hex. */
function fought(): World {
  const met = sent(
    withArmy(
      creaturesOn(
        own,
        'M12',
        { ...plain, name: 'One', nature: 'aggressive' },
        { ...plain, name: 'Two', nature: 'aggressive' },
      ),
      { hex: 'M12' },
      'kilnfolk',
    ),
    { do: 'ally', nations: ['reedfolk', 'kilnfolk'], on: true },
    { do: 'move', army, path: ['M13', 'M12'] },
  );
  const id = met.battles[0]?.id ?? '';
  return sent(met, { do: 'battle', id, command: { do: 'begin' } });
}

describe('an army that joins', () => {
  it('BG-3: it stands where the battle is, brings its own cards, and has the next phase', () => {
    const world = fought();
    const [here] = world.battles;
    if (!here) throw new Error('No battle');
    const [kiln] = joinersOf(world, here);
    if (!kiln) throw new Error('Nobody stands by');
    expect(kiln.nation).toBe('kilnfolk');
    const cards = fightersFrom(kiln, here, 'S');
    const join = (change: Partial<Extract<Command, { do: 'battle' }>['command'] & object> = {}): Command =>
      ({
        do: 'battle',
        id: here.id,
        command: {
          do: 'join',
          army: { id: kiln.id, name: kiln.name, npc: false },
          from: 'S',
          cards,
          ...change,
        },
      }) as Command;
    const joined = sent(world, join());
    expect(joined.battles[0]?.battle.armies.map(({ id }) => id)).toContain(kiln.id);
    expect(joinersOf(joined, joined.battles[0] ?? here)).toEqual([]);
    // Cards that are not its own, an army from elsewhere, and one that the app would play are refused.
    for (const change of [
      { cards: [fighter('ghost', kiln.id, [0, 9])] },
      { army: { id: 'nobody', name: 'Nobody', npc: false } },
      { army: { id: kiln.id, name: kiln.name, npc: true } },
    ])
      expect(refusal(world, join(change)), JSON.stringify(change)).toEqual(['battle', 'BP-1']);
    const elsewhere = {
      ...world,
      armies: world.armies.map(one => (one === kiln ? { ...one, hex: 'O13' } : one)),
    };
    expect(joinersOf(elsewhere, here)).toEqual([]);
  });

  it('BG-4, TH-2: a summon leaves the hand, and comes back to it when it is dispelled', () => {
    const world = fought();
    const { id = '', battle } = world.battles[0] ?? {};
    const by = battle?.cards.find(({ side }) => side === army);
    if (!battle || !by) throw new Error('No battle');
    const hands = { ...world, nations: world.nations.map(one => ({ ...one, hand: 2 })) };
    const ours: World = {
      ...hands,
      battles: hands.battles.map(one => ({
        ...one,
        battle: { ...one.battle, step: 'own', acting: army, phase: 3, had: { [army]: 2 }, doing: null },
      })),
    };
    const at = [by.at[0], by.at[1] + 1] as const;
    const card = fighter('imp', army, at, { kind: 'summon' });
    const called = sent(ours, { do: 'battle', id, command: { do: 'summon', card, by: by.id } });
    const hand = (now: World) => now.nations.find(one => one.id === 'reedfolk')?.hand;
    expect(hand(called)).toBe(1);
    expect(hand(sent(called, { do: 'battle', id, command: { do: 'dispel', id: 'imp' } }))).toBe(2);
  });
});

describe('what a landmark brings when its roll has succeeded', () => {
  const at = (landmark: 'goblin-mine' | 'bazaar' | 'troll-mine'): World => ({
    ...withArmy(own, { goods: goods({ gold: 6 }) }),
    lands: { ...own.lands, M13: { type: landmarks[landmark].type, landmark } },
  });
  const rolled = (world: World, roll: number): World => sent(world, { do: 'landmark', army, roll });
  const mine: Command = { do: 'mine', army, take: 'ore' };

  it('LM-1, LM-2: a mine gives its number of one kind that it has, once, on an 8', () => {
    const goblin = at('goblin-mine');
    expect(refusal(goblin, mine)).toEqual(['no-landmark', 'LM-2']);
    expect(refusal(rolled(goblin, 7), mine)).toEqual(['no-landmark', 'LM-2']);
    const open = rolled(goblin, 8);
    expect(refusal(open, { ...mine, take: 'wood' })).toEqual(['rate', 'LM-2']);
    const taken = sent(open, mine);
    expect(armyOf(taken, 'reedfolk').goods).toMatchObject({ ore: 3, gold: 6 });
    expect(refusal(taken, mine)).toEqual(['no-landmark', 'LM-2']);
    expect(armyOf(sent(rolled(at('troll-mine'), 8), { ...mine, take: 'gems' }), 'reedfolk').goods.gems).toBe(
      5,
    );
    // What is not taken in its phase is lost.
    expect(refusal(sent(open, { do: 'end' }), mine)).toEqual(['unknown', 'MV-5']);
  });

  it('LM-2: the Bazaar sells one artifact for 6 gold, once for each player', () => {
    const buy: Command = { do: 'bazaar', army, name: 'Amber lamp', points: 2 };
    const open = rolled(at('bazaar'), 8);
    const bought = sent(open, buy);
    expect(armyOf(bought, 'reedfolk')).toMatchObject({
      goods: { gold: 0 },
      artifacts: [{ name: 'Amber lamp', points: 2 }],
    });
    const again = rolled(withArmy(bought, { rolled: false, goods: goods({ gold: 6 }) }), 8);
    expect(refusal(again, buy)).toEqual(['no-landmark', 'LM-2']);
    expect(refusal(withArmy(open, { goods: goods({ gold: 5 }) }), buy)).toEqual(['rate', 'LM-2']);
  });
});
