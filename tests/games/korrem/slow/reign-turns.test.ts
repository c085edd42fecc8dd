import { describe, expect, it } from 'vitest';
import { goods } from '../../../../src/games/korrem/rules/goods';
import {
  abilityGlass,
  blueGlass,
  lengthOf,
  redGlassOf,
  standsByRule,
  turnsOf,
} from '../../../../src/games/korrem/rules/play/glasses';
import { legalHexes } from '../../../../src/games/korrem/rules/play/lands';
import { questionOf } from '../../../../src/games/korrem/rules/play/question';
import { longGame, memberOf } from '../../../../src/games/korrem/sample/short-game';
import { armyOf, commanding, creaturesOn, fresh, names, refusal, sent, withArmy } from './reign';

describe('turns', () => {
  const settled = sent(fresh(), { do: 'settle', hex: 'M13' }, { do: 'settle', hex: 'O13' });

  it('WT-1: the highest observes first, and those who are equal roll again among themselves', () => {
    const tied = sent(settled, { do: 'observer', rolls: { reedfolk: 6, kilnfolk: 6 } });
    expect(questionOf(tied)).toEqual({ ask: 'observer', among: ['reedfolk', 'kilnfolk'] });
    const first = sent(tied, { do: 'observer', rolls: { reedfolk: 2, kilnfolk: 7 } });
    expect(questionOf(first)).toEqual({ ask: 'weather', who: 'kilnfolk' });
    expect(refusal(settled, { do: 'observer', rolls: { reedfolk: 9 } })).toEqual(['roll', 'WT-2']);
  });

  it('WT-5: the roll is one purse for all armies of a player, and what is left is lost', () => {
    const own = commanding(2);
    expect(own.actions).toBe(2);
    expect(refusal(own, { do: 'spend', n: 3 })).toEqual(['actions', 'WT-5']);
    const after = sent(own, { do: 'spend', n: 1 }, { do: 'end' }, { do: 'next' });
    expect([after.actions, questionOf(after)]).toEqual([2, { ask: 'command', who: 'kilnfolk' }]);
  });

  it('WT-4, WT-2: after the last player the role goes on, and everybody has a phase again', () => {
    const after = sent(commanding(), { do: 'end' }, { do: 'next' }, { do: 'end' });
    expect(questionOf(after)).toEqual({ ask: 'weather', who: 'kilnfolk' });
    expect(sent(after, { do: 'weather', roll: 3 }).order).toEqual(['kilnfolk', 'reedfolk']);
  });

  it('WT-6: the blue glass starts with a Command Phase, and a battle stops it until it ends', () => {
    const before = sent(
      settled,
      { do: 'observer', rolls: { reedfolk: 8, kilnfolk: 3 } },
      { do: 'weather', roll: 5 },
    );
    const own = sent(before, { do: 'next' });
    expect(turnsOf(before, own)).toEqual([{ glass: blueGlass, does: 'start' }]);
    // It stops with the phase, and what is played between two phases turns nothing.
    const ended = sent(own, { do: 'end' });
    expect(turnsOf(own, ended)).toEqual([{ glass: blueGlass, does: 'pause' }]);
    expect([turnsOf(before, before), turnsOf(ended, ended), turnsOf(own, own)]).toEqual([[], [], []]);
    const met = creaturesOn(
      own,
      'M12',
      { name: 'Two', attack: 1, defense: 0, health: 2, speed: 1 },
      { name: 'Three', attack: 1, defense: 0, health: 2, speed: 1 },
    );
    const fights = sent(met, { do: 'move', army: armyOf(met, 'reedfolk').id, path: ['M13', 'M12'] });
    expect(turnsOf(met, fights)).toContainEqual({ glass: blueGlass, does: 'pause' });
    const id = fights.battles[0]?.id ?? '';
    const over = sent(fights, { do: 'battle', id, command: { do: 'over', victor: null } });
    expect(turnsOf(fights, over)).toContainEqual({ glass: blueGlass, does: 'resume' });
    expect([before, own, fights, over].map(world => standsByRule(world, blueGlass))).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(lengthOf(blueGlass)).toBe(180_000);
    expect(
      turnsOf(
        { ...before, settings: { ...before.settings, sand: false } },
        { ...own, settings: { ...own.settings, sand: false } },
      ),
    ).toEqual([]);
  });

  it('BP-1, BP-6: each battle has a red minute that runs in phases of players alone', () => {
    const own = creaturesOn(
      commanding(),
      'M12',
      { name: 'A', attack: 1, defense: 0, health: 4, speed: 1 },
      { name: 'B', attack: 1, defense: 0, health: 4, speed: 1 },
    );
    const fights = sent(own, { do: 'move', army: armyOf(own, 'reedfolk').id, path: ['M13', 'M12'] });
    const id = fights.battles[0]?.id ?? '';
    const begun = sent(fights, { do: 'battle', id, command: { do: 'begin' } });
    expect(turnsOf(fights, begun)).toEqual([]);
    const acted = [1, 1].reduce(
      now =>
        sent(
          now,
          { do: 'battle', id, command: { do: 'npc', roll: 1 } },
          { do: 'battle', id, command: { do: 'done', works: false } },
        ),
      begun,
    );
    expect(turnsOf(begun, acted)).toEqual([{ glass: redGlassOf(id), does: 'start' }]);
    const ended = sent(acted, { do: 'battle', id, command: { do: 'phase' } });
    expect(turnsOf(acted, ended)).toEqual([{ glass: redGlassOf(id), does: 'pause' }]);
    expect([lengthOf(redGlassOf(id)), lengthOf(abilityGlass)]).toEqual([60_000, 30_000]);
    const gone = sent(
      ended,
      { do: 'battle', id, command: { do: 'over', victor: null } },
      { do: 'aftermath', id },
    );
    expect(turnsOf(ended, gone)).toContainEqual({ glass: redGlassOf(id), does: 'remove' });
  });

  it('WD-1, WD-2: the first event lies on the line, a later one waits in the hand; an event ends after its turns', () => {
    const drawn = sent(
      { ...settled, step: { at: 'weather' } },
      { do: 'weather', roll: 8 },
      { do: 'card', kind: 'event', name: 'Drought', lasts: 1 },
    );
    expect(drawn.timeline).toMatchObject([{ name: 'Drought', began: 1 }]);
    const later = sent(
      { ...drawn, step: { at: 'event', event: 'world', tile: null, card: null } },
      { do: 'card', kind: 'event', name: 'Fair', lasts: 2 },
    );
    expect(later.nations.find(({ id }) => id === later.observer)?.hand).toBe(1);
    const played = sent(later, { do: 'play', name: 'Fair', lasts: 2 });
    expect(played.timeline.map(({ name, began }) => [name, began])).toEqual([
      ['Drought', 1],
      ['Fair', null],
    ]);
    const next = sent({ ...played, step: { at: 'weather' } }, { do: 'weather', roll: 2 });
    expect(next.timeline).toMatchObject([{ name: 'Fair', began: 2 }]);
    expect(refusal(next, { do: 'play', name: 'Nothing' })).toEqual(['more', 'TH-4']);
  });

  it('WD-1: an artifact goes to an army, a disaster is played at once', () => {
    const at = { ...settled, step: { at: 'event', event: 'world', tile: null, card: null } } as const;
    const artifact = { id: 'x', name: 'Bell', magic: 'holy', points: 2, bearer: null } as const;
    const army = armyOf(settled, 'reedfolk').id;
    expect(
      armyOf(sent(at, { do: 'card', kind: 'artifact', name: 'Bell', artifact, army }), 'reedfolk').artifacts,
    ).toMatchObject([{ name: 'Bell', points: 2 }]);
    expect(sent(at, { do: 'card', kind: 'disaster', name: 'Flood' }).step).toEqual({ at: 'next' });
  });
});

describe('the map as it is laid', () => {
  it('LD-8: each lays 1, 2, 3, 4 lands in turns, then both settle with their providers', () => {
    let world = longGame(3, names);
    const laid: string[] = [];
    for (let asked = questionOf(world); asked?.ask === 'lay'; asked = questionOf(world)) {
      const tile = asked.hand.find(one => legalHexes(world, one).length > 0);
      if (tile) laid.push(asked.who);
      world = sent(world, tile ? { do: 'lay', tile, hex: legalHexes(world, tile)[0] ?? '' } : { do: 'pass' });
    }
    expect(laid.slice(0, 6)).toEqual([
      'reedfolk',
      'kilnfolk',
      'reedfolk',
      'reedfolk',
      'kilnfolk',
      'kilnfolk',
    ]);
    expect(questionOf(world)?.ask).toBe('settle');
    expect(Object.keys(world.lands)).toContain('M13');
    expect(Object.values(world.hands).flat()).toEqual([]);
    const both = sent(fresh(), { do: 'settle', hex: 'M13' }, { do: 'settle', hex: 'O13' });
    expect(both.armies.map(({ members }) => members[0]?.name).sort()).toEqual(['Kiln Digger', 'Reed Cutter']);
    expect(both.nations.map(({ bank }) => bank.gold)).toEqual([1, 1]);
  });

  it('LD-8: a hand of which a land fits is not put back, unless the bag lies on the table', () => {
    const world = longGame(3, names);
    const asked = questionOf(world);
    const hand = asked?.ask === 'lay' ? asked.hand : [];
    expect(hand.some(tile => legalHexes(world, tile).length > 0)).toBe(true);
    expect(refusal(world, { do: 'pass' })).toEqual(['fits', 'LD-8']);
    expect(refusal({ ...world, bag: null }, { do: 'pass' })).toEqual([]);
  });

  it('LD-8: a first village keeps ST-1', () => {
    expect(refusal(fresh(), { do: 'settle', hex: 'L14' })).toEqual(['ocean', 'ST-1']);
    expect(refusal(sent(fresh(), { do: 'settle', hex: 'M13' }), { do: 'settle', hex: 'M12' })).toEqual([
      'borders',
      'ST-1',
    ]);
  });

  it('LD-2: a landmark counts as its type: beside it an ordinary land of that type makes a group', () => {
    const world = fresh();
    expect(legalHexes(world, { type: 'plains', landmark: 'altar' })).not.toContain('P12');
    expect(legalHexes(world, { type: 'tundra', landmark: null }).length).toBeGreaterThan(0);
  });

  it('LD-9: as many lands are drawn as cells are empty; one is kept and entered, or one action is spent', () => {
    const own = commanding();
    const army = armyOf(own, 'reedfolk').id;
    const at = withArmy(own, { hex: 'K13' });
    const looks = sent(at, { do: 'discover', army });
    const asked = questionOf(looks);
    if (asked?.ask !== 'discover') throw new Error('Nothing was drawn');
    expect(asked.drawn.length).toBe(Math.min(4, own.bag?.length ?? 0));
    const fitting = asked.drawn.find(({ hexes }) => hexes.length > 0);
    if (!fitting) throw new Error('Nothing fits');
    const kept = sent(looks, { do: 'keep', army, tile: fitting.tile, hex: fitting.hexes[0] ?? '' });
    expect(armyOf(kept, 'reedfolk').hex).toBe(fitting.hexes[0]);
    expect((kept.bag?.length ?? 0) + 1).toBe(own.bag?.length);
    expect(refusal(looks, { do: 'leave', army })).toEqual(['fits', 'LD-8']);
    const none = sent({ ...looks, step: { at: 'discover', army, drawn: [] } }, { do: 'leave', army });
    expect(none.actions).toBe(looks.actions - 1);
    expect(refusal(withArmy(own, { hex: 'M13' }), { do: 'discover', army })).toEqual(['room', 'LD-9']);
  });

  it('LD-7: a land that is destroyed takes its settlement along, a landmark is never destroyed', () => {
    const own = commanding();
    const wasted = sent(own, {
      do: 'correct',
      correction: { what: 'land', hex: 'O13', tile: { type: 'wasteland', landmark: null } },
    });
    expect(wasted.settlements.O13).toBeUndefined();
    expect(
      refusal(own, {
        do: 'correct',
        correction: { what: 'land', hex: 'O12', tile: { type: 'wasteland', landmark: null } },
      }),
    ).toEqual(['never', 'LD-7']);
  });
});

describe('armies on the map', () => {
  const own = commanding();
  const army = armyOf(own, 'reedfolk').id;

  it('MV-1, MV-5, GA-1: an army goes, gathers and goes on, as far as its actions go', () => {
    const there = sent(own, { do: 'move', army, path: ['M13', 'M12', 'N12'] });
    expect([there.actions, armyOf(there, 'reedfolk').goods]).toEqual([3, goods({ grain: 2, wood: 1 })]);
    const on = sent(there, { do: 'move', army, path: ['N12', 'N13', 'N14'] });
    expect([on.actions, armyOf(on, 'reedfolk').goods]).toEqual([0, goods({ grain: 4, wood: 1, ore: 1 })]);
    expect(refusal(on, { do: 'move', army, path: ['N14', 'M13'] })).toEqual(['actions', 'WT-5']);
    expect(refusal(own, { do: 'move', army: armyOf(own, 'kilnfolk').id, path: ['O13', 'N13'] })).toEqual([
      'unknown',
      'MV-5',
    ]);
    expect(refusal(own, { do: 'move', army, path: ['M13', 'O12'] })).toEqual(['path', 'MV-1']);
    expect(refusal(own, { do: 'move', army, path: ['M13', 'L13', 'L14'] })).toEqual(['land', 'MV-2']);
  });

  it('MV-4, SA-5: armies exchange on bordering hexes, and none is left to machines alone', () => {
    const second = {
      ...armyOf(own, 'reedfolk'),
      id: 'second',
      hex: 'M12',
      members: [
        memberOf('m1', { name: 'Loom', kind: 'machine', attack: 1, defense: 0, health: 3, speed: 1 }),
        memberOf('m2', { name: 'Hand', attack: 1, defense: 0, health: 3, speed: 1 }),
      ],
      goods: goods({ wood: 3 }),
    };
    const two = { ...own, armies: [...own.armies, second] };
    const given = sent(two, {
      do: 'give',
      from: { army: 'second' },
      to: { army },
      goods: goods({ wood: 2 }),
    });
    expect(armyOf(given, 'reedfolk').goods.wood).toBe(2);
    expect(refusal(two, { do: 'give', from: { army: 'second' }, to: { army }, members: ['m2'] })).toEqual([
      'machines',
      'SA-5',
    ]);
    expect(
      sent(two, { do: 'give', from: { army: 'second' }, to: { army }, members: ['m1', 'm2'] }).armies,
    ).toHaveLength(2);
    const all = sent(two, { do: 'give', from: { army: 'second' }, to: { army }, members: ['m1', 'm2'] });
    expect(armyOf(all, 'reedfolk').goods.wood).toBe(armyOf(own, 'reedfolk').goods.wood + 3);
    const far = {
      ...two,
      armies: two.armies.map(one => (one.id === 'second' ? { ...one, hex: 'O13' } : one)),
    };
    expect(
      refusal(far, { do: 'give', from: { army: 'second' }, to: { army }, goods: goods({ wood: 1 }) }),
    ).toEqual(['apart', 'MV-4']);
  });

  it('GA-5, TH-4: army and bank exchange on an own settlement, banks at any time; never more than there is', () => {
    const rich = withArmy(own, { goods: goods({ ore: 4 }) });
    const banked = sent(rich, {
      do: 'give',
      from: { army },
      to: { bank: 'reedfolk' },
      goods: goods({ ore: 4 }),
    });
    expect(banked.nations[0]?.bank.ore).toBe(5);
    expect(
      refusal(withArmy(rich, { hex: 'M12' }), {
        do: 'give',
        from: { army },
        to: { bank: 'reedfolk' },
        goods: goods({ ore: 1 }),
      }),
    ).toEqual(['bank', 'GA-5']);
    expect(
      refusal(rich, { do: 'give', from: { army }, to: { bank: 'reedfolk' }, goods: goods({ ore: 5 }) }),
    ).toEqual(['more', 'TH-4']);
    const traded = sent(banked, {
      do: 'give',
      from: { bank: 'reedfolk' },
      to: { bank: 'kilnfolk' },
      goods: goods({ ore: 5 }),
    });
    expect(traded.nations.map(({ bank }) => bank.ore)).toEqual([0, 6]);
  });

  it('GA-6: what the table says is gained is booked', () => {
    expect(
      sent(own, { do: 'gain', to: { bank: 'kilnfolk' }, goods: goods({ steel: 3 }) }).nations[1]?.bank.steel,
    ).toBe(4);
  });

  it('GA-4: a settlement in a large desert brings a gold in the Observe Phase', () => {
    const lands = {
      ...own.lands,
      M13: { type: 'desert', landmark: null },
      M12: { type: 'desert', landmark: null },
      L13: { type: 'desert', landmark: null },
    } as const;
    const next = sent({ ...own, lands, step: { at: 'weather' } }, { do: 'weather', roll: 2 });
    expect(next.nations[0]?.bank.gold).toBe(2);
  });
});

describe('town hall', () => {
  const own = commanding();
  const pile = own.nations[0]?.piles[0];
  const rich = {
    ...own,
    nations: own.nations.map(one => ({
      ...one,
      bank: goods({ grain: 20, wood: 20, ore: 20, fish: 9, gems: 9, steel: 9, gold: 9 }),
    })),
  };

  it('TH-2: the top of a pile comes for its cost to an own settlement, a summon to the hand', () => {
    const card = memberOf('h', {
      name: 'Hand',
      attack: 1,
      defense: 0,
      health: 1,
      speed: 1,
      of: 'reedfolk',
      cost: goods({ gold: 1 }),
    });
    const above = (one: typeof card) => ({
      ...rich,
      nations: rich.nations.map((nation, i) =>
        i === 0 ? { ...nation, piles: [{ cards: [one], from: null }] } : nation,
      ),
    });
    const enlist = (hex: string, n = 0) => ({ do: 'enlist', nation: 'reedfolk', pile: n, hex }) as const;
    const after = sent(above(card), enlist('M13'));
    expect(armyOf(after, 'reedfolk').members.map(({ id }) => id)).toContain('h');
    expect(after.nations[0]?.bank.gold).toBe(8);
    expect(refusal(above(card), enlist('O13'))).toEqual(['place', 'TH-2']);
    expect(refusal(rich, enlist('M13', 7))).toEqual(['pile', 'TH-2']);
    expect(sent(above({ ...card, kind: 'summon' }), enlist('M13')).nations[0]).toMatchObject({
      hand: 1,
      bank: { gold: 9 },
    });
    expect(refusal(above({ ...card, cost: goods({ gold: 10 }) }), enlist('M13'))).toEqual(['cost', 'TH-2']);
    expect(refusal(above({ ...card, kind: 'machine' }), { ...enlist('M13') })).toEqual([]);
    const alone = above({ ...card, kind: 'machine' });
    expect(refusal({ ...alone, armies: [] }, enlist('M13'))).toEqual(['machines', 'SA-5']);
  });

  it('TH-3: cycling costs an action, and what it reveals waits for the next Nation Turn', () => {
    const cycled = sent(rich, { do: 'cycle', pile: 0 });
    expect([cycled.actions, cycled.nations[0]?.piles[0]?.cards.at(-1)?.id]).toEqual([4, pile?.cards[0]?.id]);
    expect(refusal(cycled, { do: 'enlist', nation: 'reedfolk', pile: 0, hex: 'M13' })).toEqual([
      'waits',
      'TH-3',
    ]);
    expect(
      refusal(
        { ...cycled, turn: cycled.turn + 1 },
        { do: 'enlist', nation: 'reedfolk', pile: 0, hex: 'M13' },
      ),
    ).toEqual([]);
  });

  it('TH-1, ST-2: a kingdom adds a pile, and a settlement that is lost takes one away', () => {
    const kingdom = sent(rich, { do: 'build', build: 'kingdom', hex: 'M13' });
    expect(kingdom.nations[0]?.piles).toHaveLength(2);
    expect(kingdom.nations[0]?.bank.steel).toBe(6);
    const lost = sent(kingdom, {
      do: 'correct',
      correction: { what: 'settlement', hex: 'M13', holding: null },
    });
    expect(lost.nations[0]?.piles).toHaveLength(1);
    expect(lost.nations[0]?.piles[0]?.cards).toHaveLength(pile?.cards.length ?? 0);
    const split = sent(kingdom, { do: 'split', nation: 'reedfolk', from: 0, to: 1, n: 2 });
    expect(split.nations[0]?.piles[1]?.cards).toHaveLength(
      (kingdom.nations[0]?.piles[1]?.cards.length ?? 0) + 2,
    );
  });

  it('TH-4: points change hands too, and a promise is no hand-over', () => {
    const scored = sent(rich, { do: 'points', nation: 'reedfolk', n: 3, from: 'trade' });
    const given = sent(scored, {
      do: 'give',
      from: { bank: 'reedfolk' },
      to: { bank: 'kilnfolk' },
      points: 2,
    });
    expect(given.nations.map(({ chits }) => chits)).toEqual([1, 2]);
    expect(
      refusal(scored, { do: 'give', from: { bank: 'reedfolk' }, to: { bank: 'kilnfolk' }, points: 4 }),
    ).toEqual(['more', 'TH-4']);
  });

  it('VP-3, VP-2: a quest counts to its goal and brings its points once, or again', () => {
    const quest = {
      name: 'Find the inn',
      colour: 'exploration',
      count: 0,
      goal: 2,
      points: 24,
      again: false,
    } as const;
    const asked = sent(
      rich,
      { do: 'quest', nation: 'reedfolk', quest },
      { do: 'count', nation: 'reedfolk', name: quest.name, n: 2 },
    );
    expect(asked.nations[0]?.chits).toBe(24);
    expect(refusal(asked, { do: 'count', nation: 'reedfolk', name: quest.name, n: 1 })).toEqual([
      'quest',
      'VP-3',
    ]);
    const won = sent(asked, { do: 'points', nation: 'reedfolk', n: 1, from: 'table' });
    expect(questionOf(won)).toEqual({ ask: 'won', winners: ['reedfolk'] });
    expect(questionOf(sent(won, { do: 'go-on' }))?.ask).toBe('command');
  });
});
