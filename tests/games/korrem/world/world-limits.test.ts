import { describe, expect, it } from 'vitest';
import { worldKind } from '../../../../src/games/korrem/door/world';
import { goods, nothing } from '../../../../src/games/korrem/rules/goods';
import type { Army, World } from '../../../../src/games/korrem/rules/play/model';
import { questionOf } from '../../../../src/games/korrem/rules/play/question';
import { apply } from '../../../../src/games/korrem/rules/play/turn/apply';
import { beginWorld } from '../../../../src/games/korrem/rules/play/turn/begin';
import type { Command } from '../../../../src/games/korrem/rules/play/turn/commands';
import { fightersFrom, joinersOf } from '../../../../src/games/korrem/rules/play/turn/joining';
import { creatureHexes } from '../../../../src/games/korrem/rules/play/turn/turns';
import { addOn, memberOf as newMember } from '../../../../src/games/korrem/rules/play/war/fighters';
import {
  bagOfLands,
  creatureDeck,
  memberOf,
  seatOf,
  usualSettings,
} from '../../../../src/games/korrem/sample/short-game';
import { factsOf } from '../../../support/results';
import { armyOf, commanding, creaturesOn, fighter, fresh, refusal, sent, withArmy } from '../slow/reign';

const plain = { attack: 1, defense: 0, health: 3, speed: 2 };
const own = commanding();
const army = armyOf(own, 'reedfolk').id;
const code = (world: World, command: Command): string | undefined => refusal(world, command)[0];
type Correction = Extract<Command, { readonly do: 'correct' }>['correction'];
const corrected = (world: World, correction: Correction): World => sent(world, { do: 'correct', correction });
const takes = (world: World): boolean => worldKind.state(JSON.parse(JSON.stringify(world))).ok;

describe('what is kept', () => {
  it('VP-1: of the longest game as much as its save takes, the newest', () => {
    let world = own;
    for (let turn = 0; turn < 450; turn++) {
      world = apply(world, {
        type: 'scored',
        scored: { turn, nation: 'reedfolk', points: 1, from: 'table' },
      });
      world = apply(world, { type: 'noted', lines: [{ turn, text: `line ${turn}` }], counts: [] });
      world = apply(world, { type: 'logged', entry: { text: `line ${turn}`, rule: 'VP-1' } });
    }
    expect(world.scores.at(-1)?.turn).toBe(449);
    expect(world.saga?.at(-1)?.turn).toBe(449);
    expect(world.log.at(-1)).toMatchObject({ text: 'line 449' });
    expect(takes(world)).toBe(true);
    // As much as fits: one more of any would not.
    const [score, line] = [world.scores[0]!, world.saga![0]!];
    expect(takes({ ...world, scores: [score, ...world.scores] })).toBe(false);
    expect(takes({ ...world, saga: [line, ...world.saga!] })).toBe(false);
  });

  it('GA-1: of anything from 0 to 9999', () => {
    const bank = (gold: number): World => ({
      ...own,
      nations: own.nations.map((one, i) => (i === 0 ? { ...one, bank: goods({ gold }) } : one)),
    });
    expect([0, 9999, 10000, -1, 0.5].map(gold => takes(bank(gold)))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('a game begins', () => {
  it.each([2, 3, 4, 5, 6])(
    'LD-8: %i players draw as many ordinary lands each, at most ten, and all else stays in the bag',
    players => {
      for (const bags of [1, 2, 4]) {
        const bag = Array.from({ length: bags }, bagOfLands).flat();
        const world = beginWorld({
          seats: Array.from({ length: players }, (_, i) => ({ ...seatOf('reedfolk', `P${i}`), id: `n${i}` })),
          settings: usualSettings,
          seed: 3,
          bag,
          creatures: creatureDeck(),
        });
        const hands = Object.values(world.hands);
        const plains = bag.filter(({ landmark }) => landmark === null).length;
        expect(hands).toHaveLength(players);
        for (const hand of hands) expect(hand).toHaveLength(Math.min(10, Math.floor(plains / players)));
        expect(hands.flat().every(({ landmark }) => landmark === null)).toBe(true);
        const names = (tiles: readonly object[]): string[] => tiles.map(tile => JSON.stringify(tile)).sort();
        expect(names([...hands.flat(), ...world.bag!])).toEqual(names(bag));
        expect(questionOf(world)).toMatchObject({ ask: 'lay', who: 'n0', left: 1 });
        for (const { bank, chits, hand } of world.nations)
          expect([Object.values(bank), chits, hand]).toEqual([Object.values(bank).map(() => 1), 0, 0]);
      }
    },
  );

  it('LD-8: where the bag lies on the table nobody holds a land, and without a bank nobody has anything', () => {
    const world = beginWorld({
      seats: [seatOf('reedfolk', 'A'), seatOf('kilnfolk', 'B')],
      settings: { ...usualSettings, bank: false },
      seed: 3,
      bag: null,
      creatures: null,
    });
    expect([world.bag, world.creatures, Object.values(world.hands)]).toEqual([null, null, [[], []]]);
    expect(world.nations.map(({ bank }) => bank)).toEqual([nothing, nothing]);
  });

  it('LD-8: the provider lies on top, and the rest of each deck is there, mixed', () => {
    const deck = seatOf('reedfolk', 'A').deck.map(({ id }) => id);
    const orders = new Set<string>();
    for (let seed = 0; seed < 6; seed++) {
      const cards = fresh(seed).nations[0]!.piles[0]!.cards.map(({ id }) => id);
      expect(cards[0]).toBe(deck[0]);
      expect([...cards].sort()).toEqual([...deck].sort());
      orders.add(cards.join());
    }
    expect(orders.size).toBeGreaterThan(1);
  });
});

describe('whose turn it is', () => {
  it('WT-2: after each Command Phase the next in the order is asked, and after the last the weather', () => {
    let world = sent(own, { do: 'end' });
    expect(own.order).toHaveLength(2);
    expect(questionOf(world)).toEqual({ ask: 'next', who: own.order[1] });
    world = sent(world, { do: 'next' });
    expect(questionOf(world)).toEqual({ ask: 'command', who: own.order[1] });
    world = sent(world, { do: 'end' });
    expect(questionOf(world)?.ask).toBe('weather');
    const rolled = sent(world, { do: 'weather', roll: 2 });
    expect(questionOf(rolled)).toEqual({ ask: 'next', who: rolled.order[0] });
    expect(sent(rolled, { do: 'next' })).toMatchObject({ actions: 2, current: 0 });
  });

  it('WT-5: what was done on the table costs actions, and no more than there are', () => {
    expect(own.actions).toBe(5);
    expect(sent(own, { do: 'spend', n: 5 }).actions).toBe(0);
    expect(code(own, { do: 'spend', n: 6 })).toBe('actions');
    expect(code(sent(own, { do: 'end' }), { do: 'spend', n: 0 })).toBe('step');
  });

  it('WD-2: what is played leaves the hand of whose Command Phase it is, and between them of the Observer', () => {
    const held = {
      ...own,
      nations: own.nations.map(one => ({ ...one, hand: 2 })),
    };
    const hands = (world: World): readonly number[] =>
      sent(world, { do: 'play', name: 'Fair' }).nations.map(({ hand }) => hand);
    const at = (id: string | undefined): readonly number[] =>
      held.nations.map(one => (one.id === id ? 1 : 2));
    expect(hands(held)).toEqual(at(held.order[0]));
    expect(hands(sent(held, { do: 'end' }, { do: 'next' }))).toEqual(at(held.order[1]));
    expect(hands(sent(held, { do: 'end' }))).toEqual(at(held.observer));
    const empty = { ...own, nations: own.nations.map(one => ({ ...one, hand: 0 })) };
    expect(code(empty, { do: 'play', name: 'Fair' })).toBe('more');
  });

  it('WT-1, WT-3: a D8 shows 1 to 8, whoever rolls it', () => {
    const weather = sent(sent(own, { do: 'end' }, { do: 'next' }), { do: 'end' });
    const met = sent(creaturesOn(withArmy(own, { hex: 'M12' }), 'M12', { ...plain, name: 'Hog' }), {
      ...{ do: 'meet', army },
    });
    const inn = withArmy(
      { ...own, lands: { ...own.lands, N12: { type: 'forest', landmark: 'treeview-tavern' } } },
      { hex: 'N12' },
    );
    for (const [world, make] of [
      [weather, (roll: number): Command => ({ do: 'weather', roll })],
      [met, (roll: number): Command => ({ do: 'engage', roll })],
      [inn, (roll: number): Command => ({ do: 'landmark', army, roll })],
    ] as const) {
      for (const roll of [0, 9, -1]) expect(code(world, make(roll))).toBe('roll');
      for (const roll of [1, 8]) expect(code(world, make(roll))).toBeUndefined();
    }
    expect(code(fresh(), { do: 'observer', rolls: {} })).toBe('step');
  });
});

describe('creatures', () => {
  const at = (card: Parameters<typeof memberOf>[1]): World => ({
    ...own,
    step: { at: 'event', event: 'creature', tile: null, card: memberOf('new', card) },
  });

  it('CR-1: one that fits nowhere goes under the deck, and that is told', () => {
    const { L14: _, ...dry } = own.lands;
    const gull = { ...plain, name: 'Gull', realm: 'ocean' } as const;
    const world = { ...at(gull), lands: dry };
    expect(creatureHexes(world, memberOf('new', gull))).toEqual([]);
    const under = sent(world, { do: 'creature', hex: null });
    expect(under.creatures?.map(({ id }) => id)).toEqual([...own.creatures!.map(({ id }) => id), 'new']);
    expect(under.log.at(-1)).toMatchObject({ rule: 'CR-1', fact: { type: 'cardPutUnder', card: 'Gull' } });
    expect(code(world, { do: 'creature', hex: 'M12' })).toBe('flags');
    expect(under.armies).toEqual(own.armies);
  });

  it('CR-1: one that is placed stands there alone under a flag of its own, and has left the deck', () => {
    const [hex] = creatureHexes(own, memberOf('new', { ...plain, name: 'Hog', realm: 'plains' }));
    const placed = sent(at({ ...plain, name: 'Hog', realm: 'plains' }), { do: 'creature', hex: hex! });
    const made = placed.armies.filter(one => !own.armies.some(({ id }) => id === one.id));
    expect(made).toMatchObject([
      { nation: null, name: 'Hog', hex, members: [{ id: 'new' }], goods: nothing },
    ]);
    expect(placed.creatures).toEqual(own.creatures);
  });

  it('EN-8, NF-3: who joins is told by the name of its card, and brings what lies with its flag', () => {
    const wild = creaturesOn(own, 'M12', { ...plain, name: 'Stray', nature: 'eager' });
    const named = withArmy(wild, { name: 'A flag', goods: goods({ wood: 2 }) }, null);
    const met = sent(named, { do: 'move', army, path: ['M13', 'M12'] });
    const had = armyOf(met, 'reedfolk');
    const joined = [1, 2, 3, 4, 5, 6, 7, 8].flatMap(roll => {
      const after = sent(met, { do: 'engage', roll });
      const joining = factsOf(after.log).find(({ type }) => type === 'creatureJoined');
      return joining ? [{ after, joining }] : [];
    });
    expect(joined.length).toBeGreaterThan(0);
    for (const { after, joining } of joined) {
      expect(joining).toMatchObject({ card: 'Stray', who: had.name });
      expect(armyOf(after, 'reedfolk').members).toHaveLength(had.members.length + 1);
      expect(armyOf(after, 'reedfolk').goods.wood).toBe(had.goods.wood + 2);
      expect(after.armies.some(({ nation }) => nation === null)).toBe(false);
    }
  });

  it('EN-7: nothing can be paid before the roll, and without a bank of the app the table pays', () => {
    const dear = { ...plain, name: 'Magpie', nature: 'conniving', cost: goods({ gold: 1 }) } as const;
    const met = sent(creaturesOn(withArmy(own, { hex: 'M12', goods: goods({ gold: 9 }) }), 'M12', dear), {
      ...{ do: 'meet', army },
    });
    expect(questionOf(met)).toMatchObject({ ask: 'meeting', answers: [], canPay: false });
    expect(code(met, { do: 'answer', answer: 'pay' })).toBe('meeting');
    const rolled = sent(met, { do: 'engage', roll: 4 });
    expect(questionOf(rolled)).toMatchObject({ answers: ['pay', 'decline'], canPay: true });
    const poor = withArmy(rolled, { goods: nothing });
    expect(questionOf(poor)).toMatchObject({ canPay: false });
    const table = { ...poor, settings: { ...poor.settings, bank: false } };
    expect(questionOf(table)).toMatchObject({ canPay: true });
    expect(armyOf(sent(table, { do: 'answer', answer: 'pay' }), 'reedfolk').members).toHaveLength(2);
  });

  it('BG-3: an army joins with all its own cards, each once, and nobody else’s', () => {
    const two = [memberOf('k1', { ...plain, name: 'K1' }), memberOf('k2', { ...plain, name: 'K2' })];
    const wild = creaturesOn(
      withArmy(own, { hex: 'M12', members: two }, 'kilnfolk'),
      'M12',
      ...[1, 2].map(n => ({ ...plain, name: `W${n}`, nature: 'aggressive' as const })),
    );
    const met = sent(
      wild,
      { do: 'ally', nations: ['reedfolk', 'kilnfolk'], on: true },
      { do: 'move', army, path: ['M13', 'M12'] },
    );
    const id = met.battles[0]!.id;
    const world = sent(met, { do: 'battle', id, command: { do: 'begin' } });
    const [here] = world.battles;
    const [kiln] = joinersOf(world, here!);
    const cards = fightersFrom(kiln!, here!, 'S');
    expect(cards.map(one => one.id)).toEqual(['k1', 'k2']);
    const join = (brought: typeof cards): Command => ({
      ...{ do: 'battle', id },
      command: { do: 'join', army: { id: kiln!.id, name: 'K', npc: false }, from: 'S', cards: brought },
    });
    expect(refusal(world, join(cards))).toEqual([]);
    expect(refusal(world, join(cards.slice(0, 1)))).not.toEqual([]);
    expect(refusal(world, join([cards[0]!, fighter('ghost', kiln!.id, [9, 9])]))).not.toEqual([]);
    const joined = sent(world, join(cards)).battles[0]!.battle.cards;
    expect(joined.filter(({ side }) => side === kiln!.id).map(one => one.id)).toEqual(['k1', 'k2']);
  });

  it('BG-4, VP-1: a card that came in a battle has its printed numbers and nothing of a creature', () => {
    const came = fighter('x', 'ours', [0, 0], {
      attack: 4,
      health: 7,
      damage: 3,
      states: ['undead'],
      bonds: [{ type: 'romance', with: 'y' }],
    });
    expect(newMember(came, 'reedfolk', nothing)).toEqual({
      ...memberOf('x', { name: 'x', attack: 4, defense: 0, health: 7, speed: 3, of: 'reedfolk' }),
    });
  });
});

describe('town hall', () => {
  const top = memberOf('top', { ...plain, name: 'Top', cost: goods({ gold: 1 }), of: 'reedfolk' });
  const at = (gold: number, bank = true): World => ({
    ...own,
    settings: { ...own.settings, bank },
    nations: own.nations.map((one, i) =>
      i === 0 ? { ...one, bank: goods({ gold }), piles: [{ cards: [top], from: null }] } : one,
    ),
  });
  const enlist: Command = { do: 'enlist', nation: 'reedfolk', pile: 0, hex: 'M13' };

  it('TH-2: who is enlisted is paid for and told; where the app keeps no bank the table pays', () => {
    expect(code(at(0), enlist)).toBe('cost');
    for (const world of [at(1), at(0, false)]) {
      const after = sent(world, enlist);
      expect(armyOf(after, 'reedfolk').members.map(({ id }) => id)).toContain('top');
      expect([after.nations[0]!.bank.gold, after.nations[0]!.piles[0]!.cards]).toEqual([0, []]);
      expect(after.log.at(-1)).toMatchObject({
        rule: 'TH-2',
        fact: { type: 'enlisted', who: 'Reedfolk', card: 'Top' },
      });
    }
    expect(code(sent(at(1), { do: 'end' }), enlist)).toBe('step');
    expect(code(at(1), { ...enlist, nation: 'kilnfolk' })).toBe('not-yours');
  });

  it('BG-6: a wall holds six blows and gives none, a tower gives four; neither goes anywhere', () => {
    const still = { defense: 0, health: 6, damage: 0, speed: 0, steps: 0, flying: false, artifacts: 0 };
    expect(addOn('w', 'Wall', 'ours', 'wall', [0, 0])).toMatchObject({ ...still, attack: 0 });
    expect(addOn('t', 'Tower', 'ours', 'tower', [0, 0])).toMatchObject({ ...still, attack: 4 });
  });
});

describe('landmarks', () => {
  const at = (landmark: 'treeview-tavern' | 'lodge' | 'goblin-mine' | 'bazaar', held = goods({})): World =>
    withArmy(
      { ...own, lands: { ...own.lands, N12: { type: 'forest', landmark } } },
      { hex: 'N12', goods: held },
    );
  const ids = (list: readonly { readonly id: string }[] | null): string[] => (list ?? []).map(({ id }) => id);

  it.each([
    ['treeview-tavern', 8],
    ['lodge', 4],
  ] as const)(
    'LM-2: the %s drafts the top creature for its cost from %i on, and it leaves the deck',
    (name, from) => {
      const rich = at(name, goods({ grain: 5, gems: 5 }));
      const [top] = rich.creatures!;
      for (let roll = 1; roll <= 8; roll++) {
        const after = sent(rich, { do: 'landmark', army, roll });
        const drafted = roll >= from;
        expect(ids(armyOf(after, 'reedfolk').members).includes(top!.id)).toBe(drafted);
        expect(ids(after.creatures)).toEqual(ids(rich.creatures).slice(drafted ? 1 : 0));
        expect(armyOf(after, 'reedfolk').goods.grain).toBe(drafted ? 5 - top!.cost.grain : 5);
      }
      const poor = sent(at(name), { do: 'landmark', army, roll: 8 });
      expect([ids(poor.creatures), armyOf(poor, 'reedfolk').members.length]).toEqual([
        ids(rich.creatures),
        1,
      ]);
    },
  );

  it('LM-2: a mine gives so many of one kind that it has, once for a roll', () => {
    const mine = at('goblin-mine');
    expect(code(mine, { do: 'mine', army, take: 'ore' })).toBe('no-landmark');
    expect(code(sent(mine, { do: 'landmark', army, roll: 7 }), { do: 'mine', army, take: 'ore' })).toBe(
      'no-landmark',
    );
    const rolled = sent(mine, { do: 'landmark', army, roll: 8 });
    for (const take of ['grain', 'wood', 'fish'] as const)
      expect(code(rolled, { do: 'mine', army, take })).toBe('rate');
    for (const take of ['ore', 'gems', 'steel', 'gold'] as const) {
      const after = sent(rolled, { do: 'mine', army, take });
      expect(armyOf(after, 'reedfolk').goods).toEqual(goods({ [take]: 3 }));
      expect(code(after, { do: 'mine', army, take })).toBe('no-landmark');
    }
  });

  it('LM-2: the Bazaar sells one artifact for its gold, once for each player in a game', () => {
    const rich = sent(at('bazaar', goods({ gold: 6 })), { do: 'landmark', army, roll: 8 });
    const buy: Command = { do: 'bazaar', army, name: 'Lamp', points: 2 };
    expect(code(withArmy(rich, { goods: goods({ gold: 5 }) }), buy)).toBe('rate');
    const bought = sent(rich, buy);
    expect(armyOf(bought, 'reedfolk')).toMatchObject({
      goods: nothing,
      artifacts: [{ name: 'Lamp', points: 2, bearer: null }],
    });
    expect(code(bought, buy)).toBe('no-landmark');
    const again = withArmy(bought, { rolled: false, goods: goods({ gold: 6 }) });
    expect(code(sent(again, { do: 'landmark', army, roll: 8 }), buy)).toBe('no-landmark');
  });
});

describe('the table says', () => {
  const two: World = {
    ...own,
    armies: [
      ...own.armies,
      {
        ...armyOf(own, 'reedfolk'),
        id: 'second',
        hex: 'O13',
        members: [memberOf('m2', { ...plain, name: 'M2' })],
      } satisfies Army,
    ],
  };

  it('MV-5: a card of an army is put right in its place, and a new one comes to it', () => {
    const [first] = armyOf(own, 'reedfolk').members;
    const put = (member: NonNullable<typeof first>): World =>
      corrected(own, { what: 'member', army, member });
    const healed = armyOf(put({ ...first!, health: 9 }), 'reedfolk').members;
    expect(healed.map(({ id, health }) => [id, health])).toEqual([[first!.id, 9]]);
    const more = armyOf(put(memberOf('m9', { ...plain, name: 'M9' })), 'reedfolk').members;
    expect(more.map(({ id }) => id).sort()).toEqual(['m9', first!.id].sort());
  });

  it('MV-5: a card that is gone leaves its artifacts, and the last one its army', () => {
    const bell = { id: 'bell', name: 'Bell', magic: 'holy', points: 3, bearer: 'm1' } as const;
    const members = [memberOf('m1', { ...plain, name: 'M1' }), memberOf('m2', { ...plain, name: 'M2' })];
    const at = withArmy(own, { members, artifacts: [bell, { ...bell, id: 'b2', bearer: 'm2' }] });
    const gone = (world: World, member: string): World =>
      corrected(world, { what: 'member-gone', army, member });
    expect(armyOf(gone(at, 'm1'), 'reedfolk')).toMatchObject({
      members: [{ id: 'm2' }],
      artifacts: [
        { id: 'bell', bearer: null },
        { id: 'b2', bearer: 'm2' },
      ],
    });
    expect(gone(gone(at, 'm1'), 'm2').armies.map(({ nation }) => nation)).toEqual(['kilnfolk']);
  });

  it.each<readonly [Correction, string | undefined]>([
    [{ what: 'observer', id: 'nobody' }, 'unknown'],
    [{ what: 'observer', id: 'kilnfolk' }, undefined],
    [{ what: 'points', nation: 'nobody', n: 3 }, 'unknown'],
    [{ what: 'goods', of: { bank: 'nobody' }, goods: nothing }, 'unknown'],
    [{ what: 'goods', of: { army: 'nobody' }, goods: nothing }, 'unknown'],
    [{ what: 'hex', army: 'nobody', hex: 'M13' }, 'unknown'],
    [{ what: 'hex', army, hex: 'A1' }, 'unknown'],
    [{ what: 'hex', army, hex: 'O12' }, undefined],
    [{ what: 'member', army: 'nobody', member: memberOf('x', { ...plain, name: 'X' }) }, 'unknown'],
    [{ what: 'member-gone', army: 'nobody', member: 'x' }, 'unknown'],
    [{ what: 'hand', nation: 'nobody', n: 1 }, 'unknown'],
    [{ what: 'note', nation: 'nobody', text: 'x' }, 'unknown'],
    [{ what: 'settlement', hex: 'A1', holding: null }, 'no-land'],
    [
      {
        what: 'settlement',
        hex: 'N12',
        holding: { owner: 'nobody', kind: 'village', occupier: null, walls: 0, towers: 0 },
      },
      'no-land',
    ],
    [
      {
        what: 'settlement',
        hex: 'N12',
        holding: { owner: 'kilnfolk', kind: 'village', occupier: null, walls: 0, towers: 0 },
      },
      undefined,
    ],
    [{ what: 'land', hex: 'ZZ99', tile: null }, 'off'],
  ])('MV-5: %j', (correction, expected) => {
    expect(code(own, { do: 'correct', correction })).toBe(expected);
  });

  it('MV-5: what it says is so, and nothing else', () => {
    expect(corrected(own, { what: 'observer', id: 'kilnfolk' }).observer).toBe('kilnfolk');
    expect(corrected(own, { what: 'actions', n: 7 }).actions).toBe(7);
    expect(
      corrected(own, { what: 'hand', nation: 'kilnfolk', n: 3 }).nations.map(({ hand }) => hand),
    ).toEqual([0, 3]);
    expect(
      corrected(own, { what: 'note', nation: 'reedfolk', text: 'x' }).nations.map(({ note }) => note),
    ).toEqual(['x', '']);
    expect(armyOf(corrected(own, { what: 'hex', army, hex: 'O12' }), 'reedfolk').hex).toBe('O12');
    const scored = corrected(corrected(own, { what: 'points', nation: 'reedfolk', n: 6 }), {
      ...{ what: 'points', nation: 'reedfolk', n: 4 },
    });
    expect(scored.nations.map(({ chits }) => chits)).toEqual([4, 0]);
    expect(scored.scores.map(({ points }) => points)).toEqual([6, -2]);
    expect(
      armyOf(corrected(own, { what: 'goods', of: { army }, goods: goods({ fish: 2 }) }), 'reedfolk').goods,
    ).toEqual(goods({ fish: 2 }));
  });

  it('MV-4: where no map is kept all armies are near, and every one is at home', () => {
    const without = { ...two, settings: { ...two.settings, map: false } };
    const rich = withArmy(without, { goods: goods({ ore: 2 }) });
    const some = { do: 'give', goods: goods({ ore: 1 }) } as const;
    const over: Command = { ...some, from: { army }, to: { army: 'second' } };
    expect(refusal(rich, over)).toEqual([]);
    expect(refusal({ ...rich, settings: two.settings }, over)).toEqual(['apart', 'MV-4']);
    const bank: Command = { ...some, from: { army: 'second' }, to: { bank: 'reedfolk' } };
    expect(refusal(rich, bank)).toEqual([]);
    expect(refusal({ ...rich, settings: two.settings }, bank)).toEqual(['bank', 'GA-5']);
  });
});
