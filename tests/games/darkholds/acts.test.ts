import { describe, expect, test } from 'vitest';
import { streamOf } from '../../../src/basics/random';
import { warriorOf } from '../../../src/games/darkholds/rules/board';
import { boardOf } from '../../../src/games/darkholds/rules/play/board-of';
import { kitOf, moreOf, noKit } from '../../../src/games/darkholds/rules/play/kit';
import type { Command, TypeData } from '../../../src/games/darkholds/rules/play/model';
import { remindersFor, remindersOf } from '../../../src/games/darkholds/rules/play/reminders';
import { say } from '../../../src/ui/words/say';
import { foe, laid, one, refusedBy, sent, thing, told, who } from './at-level';

const bow = { min: 1, max: 5, dice: 1, hit: 8, damage: 1 };

describe('doors, webs, rockfalls and equipment', () => {
  const axe = { range: 1, dice: 2, hit: 9, damage: 1 };
  const near = laid({
    figures: [one('ann', 'B2', { combat: [axe], shot: [bow] })],
    features: { C2: 'door', A1: 'doorweb', F3: 'door' },
  });

  test('MK-12: every die at a door hits and does its damage, with noise and for one vigour, until it goes', () => {
    const bash: Command = { do: 'bash', id: 'ann', at: 'C2', by: 'combat', weapon: 0 };
    const once = sent(near, bash);
    expect([moreOf(once).hurt, once.features.C2, once.noise, who(once, 'ann').vigour]).toEqual([
      { C2: 2 },
      'door',
      { B2: 1 },
      3,
    ]);
    const twice = sent(once, bash);
    expect([moreOf(twice).hurt, twice.features.C2]).toEqual([{}, undefined]);
    expect(refusedBy(twice, bash)).toBe('no-such');
  });

  test('MK-12: a door is shot at, a doorweb only attacked; out of range and without the weapon nothing happens', () => {
    expect(moreOf(sent(near, { do: 'bash', id: 'ann', at: 'F3', by: 'shot', weapon: 0 })).hurt).toEqual({
      F3: 1,
    });
    expect(refusedBy(near, { do: 'bash', id: 'ann', at: 'A1', by: 'shot', weapon: 0 })).toBe('not-by-shot');
    expect(refusedBy(near, { do: 'bash', id: 'ann', at: 'F3', by: 'combat', weapon: 0 })).toBe(
      'out-of-reach',
    );
    expect(refusedBy(near, { do: 'bash', id: 'ann', at: 'C2', by: 'cast', weapon: 0 })).toBe('no-weapon');
    // Two dice at constitution 2: the web goes at once.
    expect(
      sent(near, { do: 'bash', id: 'ann', at: 'A1', by: 'combat', weapon: 0 }).features.A1,
    ).toBeUndefined();
  });

  test('MK-12, HA-6: an invocation reaches a doorweb, and whoever invokes takes a wound token', () => {
    const casts = [{ name: 'Bolt', kind: 'invocation' as const, price: 2, shot: bow }];
    const play = laid({ figures: [one('ann', 'C1', {}, { casts })], features: { A1: 'doorweb' } });
    const cast = sent(play, { do: 'bash', id: 'ann', at: 'A1', by: 'cast', weapon: 0 });
    expect([moreOf(cast).hurt, who(cast, 'ann').wounds, who(cast, 'ann').vigour]).toEqual([{ A1: 1 }, 1, 2]);
  });

  test('MK-13: clearing costs whoever stands beside it one vigour', () => {
    const play = laid({ figures: [one('ann', 'B2')], rocks: { C2: 2, F1: 1 } });
    const cleared = sent(play, { do: 'clear', at: 'C2', id: 'ann' }, { do: 'clear', at: 'C2', id: 'ann' });
    expect([cleared.rocks, who(cleared, 'ann').vigour]).toEqual([{ F1: 1 }, 2]);
    expect(refusedBy(play, { do: 'clear', at: 'F1', id: 'ann' })).toBe('not-adjacent');
  });

  test('MK-15, WR-4: an equipment marker goes when it is empty, what a dead enemy carried lies under one', () => {
    const play = laid({
      figures: [one('ann', 'B2'), foe('imp1', 'C2', { con: 1 }, { items: ['ring', 'claw'] })],
      more: { items: { ring: thing('Ring'), claw: thing('Claw', { own: true }) } },
    });
    const slain = sent(play, { do: 'strike', id: 'ann', target: 'imp1', rolls: [9, 9] });
    expect([moreOf(slain).ground, slain.features.C2]).toEqual([{ C2: ['ring'] }, 'equipment']);
    expect(told(slain)[0]).toBe('Put an equipment marker on C2: Imp1 carried Ring.');
    const taken = sent(slain, { do: 'acquire', id: 'ann', from: { square: 'C2' }, items: ['ring'] });
    expect([moreOf(taken).ground, taken.features.C2, kitOf(who(taken, 'ann')).items]).toEqual([
      {},
      undefined,
      ['ring'],
    ]);
  });
});

describe('the turn', () => {
  const two = laid({
    figures: [
      one('ann', 'A1', {}, { player: 'Ida' }),
      one('bob', 'C1', {}, { player: 'Jo' }),
      one('cid', 'E1', { side: 'henchman' }, { leader: 'ann' }),
    ],
    more: { players: ['Ida', 'Jo'] },
  });

  test('TU-2: whoever acts spends its vigour in one go; the next one ends it, and what is left is lost', () => {
    const play = laid({ figures: [one('ann', 'A1'), one('bob', 'C1')] });
    const acted = sent(play, { do: 'move', id: 'ann', to: 'A2' }, { do: 'move', id: 'bob', to: 'C2' });
    expect([who(acted, 'ann').vigour, acted.done, moreOf(acted).active]).toEqual([0, ['ann'], 'bob']);
    expect(refusedBy(acted, { do: 'move', id: 'ann', to: 'A3' })).toBe('was-activated');
    const rested = sent(acted, { do: 'rest', id: 'bob' });
    expect([who(rested, 'bob').vigour, moreOf(rested).active]).toEqual([0, null]);
  });

  test('TU-2, IN-2: nobody else activates until the initiative is passed; a henchman goes with its hero’s player', () => {
    const begun = sent(two, { do: 'begins', player: 'Ida' });
    expect(refusedBy(begun, { do: 'activate', id: 'bob' })).toBe('not-initiative');
    const passed = sent(begun, { do: 'activate', id: 'cid' }, { do: 'pass' });
    expect([moreOf(passed).initiative, passed.done]).toEqual([1, ['cid']]);
    expect(refusedBy(passed, { do: 'activate', id: 'ann' })).toBe('not-initiative');
    const back = sent(passed, { do: 'activate', id: 'bob' }, { do: 'pass' });
    // Jo has nobody lively left, Ida has Ann.
    expect(moreOf(back).initiative).toBe(0);
    expect(refusedBy(back, { do: 'pass', to: 'Jo' })).toBe('nobody-lively');
    expect(refusedBy(two, { do: 'pass' })).toBe('not-now');
  });

  test('TU-2: without agreement the app rolls who begins; with nobody named it cannot', () => {
    const rolled = sent(two, { do: 'begins' });
    expect([0, 1]).toContain(moreOf(rolled).initiative);
    expect(rolled.stream).not.toEqual(two.stream);
    expect(refusedBy(laid({ figures: [one('ann', 'A1')] }), { do: 'begins' })).toBe('no-players');
    expect(refusedBy(two, { do: 'begins', player: 'Zoe' })).toBe('no-such');
  });

  test('TU-4: the enemy player’s marker moves on each turn, or stays', () => {
    const late = { ...two, phase: 'reinforcement' as const };
    expect(moreOf(sent(late, { do: 'newTurn' })).enemyPlayer).toBe(1);
    expect(moreOf(sent(late, { do: 'newTurn', keep: true })).enemyPlayer).toBe(0);
    const last = sent(late, { do: 'players', players: ['Ida', 'Jo'], enemyPlayer: 1 }, { do: 'newTurn' });
    expect(moreOf(last).enemyPlayer).toBe(0);
    expect(refusedBy(late, { do: 'players', players: ['Ida'], enemyPlayer: 1 })).toBe('no-such');
  });

  test('TU-5: blessings, prayers and invocations end with the turn, unless they are indefinite; webs stay', () => {
    const spell = (name: string, until: 'turn' | 'level') => ({ name, kind: 'prayer' as const, until });
    const kit = {
      ...noKit,
      blessed: true,
      web: 1,
      aim: 1,
      spells: [spell('Brief', 'turn'), spell('Long', 'level')],
    };
    const play = laid({ figures: [one('ann', 'A1', { vigour: 0 }, kit)], play: { phase: 'reinforcement' } });
    const next = who(sent(play, { do: 'newTurn' }), 'ann');
    expect(kitOf(next)).toMatchObject({ blessed: false, web: 1, aim: 0, spells: [spell('Long', 'level')] });
    expect(next.vigour).toBe(4);
  });

  test('TU-1: where all lie it ends with the hero phase, or at once by the table’s word', () => {
    const lying = laid({
      figures: [one('ann', 'A1', { con: 1 }), foe('imp1', 'B1')],
      settings: { count: false },
    });
    const down = sent(lying, { do: 'correct', id: 'ann', change: { wounds: 1 } });
    expect([down.phase, who(down, 'ann').prone]).toEqual(['heroes', true]);
    expect(sent(down, { do: 'end', end: 'lost' })).toMatchObject({ phase: 'over', end: 'lost' });
    expect(sent(down, { do: 'enemies' })).toMatchObject({ phase: 'over', end: 'lost' });
    expect(sent({ ...down, left: ['bob'] }, { do: 'enemies' })).toMatchObject({ phase: 'over', end: 'won' });
  });

  test('WR-3: an action that costs more than there is costs nothing', () => {
    const weary = laid({ figures: [one('ann', 'A1', { vigour: 0 }), foe('imp1', 'B1')] });
    expect(refusedBy(weary, { do: 'strike', id: 'ann', target: 'imp1' })).toBe('no-vigour');
    expect(refusedBy(weary, { do: 'aim', id: 'ann' })).toBe('no-vigour');
  });
});

describe('moves that are counted', () => {
  test('HA-1: a drag costs the cheapest way, a traced one step by step, and what cannot be reached stays', () => {
    const play = laid({ figures: [one('ann', 'A1'), foe('imp1', 'B2', { vigour: 1 })] });
    // Out of the imp's reach costs one more (MV-8).
    const moved = sent(play, { do: 'move', id: 'ann', to: 'A3' });
    expect(who(moved, 'ann').vigour).toBe(2);
    expect(refusedBy(play, { do: 'move', id: 'ann', to: 'F3' })).toBe('too-far');
    const traced = sent(play, { do: 'trace', id: 'ann', path: ['B1', 'C1', 'D1'] });
    expect([who(traced, 'ann').vigour, who(traced, 'ann').at]).toEqual([0, 'D1']);
    expect(refusedBy(play, { do: 'trace', id: 'ann', path: ['B2'] })).toBe('walk-blocked');
    expect(refusedBy(play, { do: 'trace', id: 'ann', path: ['C1'] })).toBe('walk-noStep');
  });

  test('MV-5: the swift keep their half from drag to drag, and lose it by anything else', () => {
    const swift = one('ann', 'A1', { traits: ['swift'], shot: [bow] });
    const play = laid({ figures: [swift] });
    const first = sent(play, { do: 'move', id: 'ann', to: 'B1' });
    expect([who(first, 'ann').vigour, kitOf(who(first, 'ann')).half]).toEqual([3, true]);
    const second = sent(first, { do: 'move', id: 'ann', to: 'C1' });
    expect([who(second, 'ann').vigour, kitOf(who(second, 'ann')).half]).toEqual([3, false]);
    const aimed = sent(first, { do: 'aim', id: 'ann' });
    expect(kitOf(who(aimed, 'ann')).half).toBe(false);
  });

  test('MV-7: a leap costs its vigour, and on a miss it stays', () => {
    const play = laid({
      figures: [one('ann', 'A1', { agility: 5 })],
      features: { B1: 'gap', B2: 'gap', B3: 'gap' },
    });
    const leap = (roll: number) => who(sent(play, { do: 'leap', id: 'ann', to: 'C1', rolls: [roll] }), 'ann');
    expect([leap(5).at, leap(5).vigour, leap(4).at, leap(4).vigour]).toEqual(['C1', 3, 'A1', 3]);
    // Whoever misses has moved too: it aims no more.
    const aims = laid({
      figures: [one('ann', 'A1', { agility: 5 }, { aim: 2 })],
      features: { B1: 'gap', B2: 'gap', B3: 'gap' },
    });
    for (const roll of [5, 4])
      expect(kitOf(who(sent(aims, { do: 'leap', id: 'ann', to: 'C1', rolls: [roll] }), 'ann')).aim).toBe(0);
    expect(refusedBy(play, { do: 'leap', id: 'ann', to: 'D1' })).toBe('no-leap');
    expect(refusedBy(play, { do: 'leap', id: 'ann', to: 'C1', rolls: [] })).toBe('digits');
    const weary = laid({ figures: [one('ann', 'A1', { agility: 5, vigour: 0 })], features: { B1: 'gap' } });
    expect(refusedBy(weary, { do: 'leap', id: 'ann', to: 'C1' })).toBe('no-leap');
  });

  test('MK-9, HA-1: whoever reaches the exit leaves with all that he carries', () => {
    const play = laid({
      figures: [one('ann', 'A1', {}, { items: ['ring'], silver: 7 }), one('bob', 'C1')],
      features: { B1: 'exit' },
      more: { items: { ring: thing('Ring') } },
    });
    const left = sent(play, { do: 'trace', id: 'ann', path: ['B1'] });
    expect(left.left).toEqual(['ann']);
    expect(kitOf(left.away![0]!)).toMatchObject({ items: ['ring'], silver: 7 });
  });
});

describe('attacks and shots of heroes', () => {
  const imps = [foe('imp1', 'B1', { con: 2 }), foe('imp2', 'B2', { con: 2 })];
  const play = laid({
    figures: [one('ann', 'A1', { combat: [{ range: 1, dice: 3, hit: 5, damage: 1 }], shot: [bow] }), ...imps],
  });
  const split = (...dice: readonly (readonly [string, number])[]): Command => ({
    do: 'split',
    id: 'ann',
    shares: dice.map(([target, count]) => ({ target, dice: count })),
    rolls: [9, 9, 0],
  });

  test('AT-5: a hero splits the dice of one attack among foes, at the price of one', () => {
    const struck = sent(play, split(['imp1', 2], ['imp2', 1]));
    expect(struck.figures.map(({ id, wounds }) => `${id} ${wounds}`)).toEqual(['ann 0', 'imp2 0']);
    expect(who(struck, 'ann').vigour).toBe(3);
    expect(struck.noise).toEqual({ A1: 1 });
  });

  test.each([
    [
      'more dice than the weapon has',
      [
        ['imp1', 2],
        ['imp2', 2],
      ],
      'bad-split',
    ],
    [
      'one foe twice',
      [
        ['imp1', 1],
        ['imp1', 1],
      ],
      'bad-split',
    ],
    [
      'no die for one',
      [
        ['imp1', 3],
        ['imp2', 0],
      ],
      'bad-split',
    ],
    [
      'a friend',
      [
        ['imp1', 1],
        ['ann', 1],
      ],
      'no-such',
    ],
  ] as const)('AT-5: it is not split with %s', (_, dice, code) => {
    expect(refusedBy(play, split(...dice))).toBe(code);
  });

  test('AT-5: enemies do not split', () => {
    const led = laid({
      figures: [one('ann', 'A1'), one('bob', 'A2'), foe('imp1', 'B1')],
      settings: { overlord: true },
      play: { phase: 'enemies' },
    });
    const shares = [
      { target: 'ann', dice: 1 },
      { target: 'bob', dice: 1 },
    ];
    expect(refusedBy(led, { do: 'split', id: 'imp1', shares })).toBe('bad-split');
  });

  test('AT-5: Aims add up until a shot’s end of vigour or the next move; a shot is one vigour and noise', () => {
    const far = laid({ figures: [one('ann', 'A1', { shot: [bow] }), foe('imp1', 'E1', { con: 1 })] });
    const shot: Command = { do: 'shoot', id: 'ann', target: 'imp1', rolls: [6] };
    expect(sent(far, shot).figures.length).toBe(2);
    const aimed = sent(far, { do: 'aim', id: 'ann' }, { do: 'aim', id: 'ann' });
    expect(kitOf(who(aimed, 'ann')).aim).toBe(2);
    const fired = sent(aimed, shot);
    expect([fired.figures.length, fired.noise]).toEqual([1, { A1: 1 }]);
    expect(kitOf(who(sent(aimed, { do: 'move', id: 'ann', to: 'A2' }), 'ann')).aim).toBe(0);
    const weary = sent(aimed, { do: 'aim', id: 'ann' }, { do: 'aim', id: 'ann' });
    expect([who(weary, 'ann').vigour, kitOf(who(weary, 'ann')).aim]).toEqual([0, 0]);
  });

  test('HA-2, LS-6: a shot wants a weapon, its range and a clear line', () => {
    expect(refusedBy(play, { do: 'shoot', id: 'ann', target: 'imp1', weapon: 1 })).toBe('out-of-reach');
    const behind = laid({
      figures: [one('ann', 'A1', { shot: [bow] }), foe('imp1', 'C1')],
      features: { B1: 'column', B2: 'column' },
      rows: ['aaa', '.a.'],
    });
    expect(refusedBy(behind, { do: 'shoot', id: 'ann', target: 'imp1' })).toBe('out-of-reach');
    const bare = laid({ figures: [one('ann', 'A1'), foe('imp1', 'C1')] });
    expect(refusedBy(bare, { do: 'shoot', id: 'ann', target: 'imp1' })).toBe('no-weapon');
    expect(refusedBy(bare, { do: 'aim', id: 'ann' })).toBe('no-weapon');
  });
});

describe('what is carried', () => {
  const items = {
    ring: thing('Ring'),
    sword: thing('Sword', { takes: { combat: 1 }, combat: { range: 2, dice: 4, hit: 3, damage: 2 } }),
    maul: thing('Maul', { takes: { combat: 2 } }),
    mail: thing('Mail', { takes: { body: 1 }, parry: 2 }),
    coat: thing('Coat', { takes: { body: 1 } }),
    own: thing('Own blade', { own: true, takes: { combat: 1 } }),
  };
  const on = (...list: Parameters<typeof one>[]) => list.map(args => one(...args));
  const play = laid({
    figures: [
      ...on(['ann', 'B2', {}, { items: ['own', 'coat'], silver: 40 }]),
      ...on(['bob', 'B3', {}, { silver: 70, items: ['mail'] }]),
      ...on(['cid', 'C3', { prone: true }, { items: ['ring', 'own'] }]),
    ],
    features: { A1: 'equipment', C1: 'pile' },
    more: {
      items,
      ground: { A1: ['sword', 'maul'] },
      equipment: { order: ['ring2', 'mail2'], stream: streamOf(1, 'e') },
    },
  });
  const stocked = {
    ...play,
    more: {
      ...moreOf(play),
      items: { ...items, ring2: thing('Ring'), mail2: thing('Mail', { takes: { body: 1 } }) },
    },
  };

  test('HA-3: items of a marker beside, or of one who lies there, are taken for one vigour', () => {
    const armed = sent(stocked, { do: 'acquire', id: 'ann', from: { square: 'A1' }, items: ['sword'] });
    expect([kitOf(who(armed, 'ann')).items, moreOf(armed).ground]).toEqual([
      ['own', 'coat', 'sword'],
      { A1: ['maul'] },
    ]);
    // IN-1, WR-2: what is carried strikes.
    expect(warriorOf(boardOf(armed), 'ann')?.combat.length).toBe(2);
    const robbed = sent(stocked, { do: 'acquire', id: 'ann', from: { body: 'cid' }, items: ['ring'] });
    expect([kitOf(who(robbed, 'ann')).items.at(-1), kitOf(who(robbed, 'cid')).items]).toEqual([
      'ring',
      ['own'],
    ]);
  });

  test.each([
    ['a profile item', { from: { body: 'cid' }, items: ['own'] }, 'own-item'],
    ['more weapons than there is room for', { from: { square: 'A1' }, items: ['sword', 'maul'] }, 'no-room'],
    ['what is not there', { from: { square: 'A1' }, items: ['ring'] }, 'no-such'],
    ['from one who stands', { from: { body: 'bob' }, items: ['mail'] }, 'no-such'],
    ['from too far', { from: { square: 'E1' }, items: ['ring'] }, 'not-adjacent'],
  ] as const)('HA-3, IN-1: not %s', (_, what, code) => {
    expect(refusedBy(stocked, { do: 'acquire', id: 'ann', ...what })).toBe(code);
  });

  test('HA-3: what is put down goes freely with taking, or under a new marker on a free square beside', () => {
    const swapped = sent(stocked, {
      do: 'acquire',
      id: 'ann',
      from: { square: 'A1' },
      items: ['sword'],
      leave: ['coat'],
    });
    expect(moreOf(swapped).ground).toEqual({ A1: ['maul', 'coat'] });
    const put = sent(stocked, { do: 'discard', id: 'ann', at: 'A2', items: ['coat'] });
    expect([moreOf(put).ground.A2, put.features.A2, kitOf(who(put, 'ann')).items]).toEqual([
      ['coat'],
      'equipment',
      ['own'],
    ]);
    const both = sent(stocked, {
      do: 'discard',
      id: 'ann',
      at: 'A2',
      items: ['coat'],
      take: { from: { square: 'A1' }, items: ['sword'] },
    });
    expect(kitOf(who(both, 'ann')).items).toEqual(['own', 'sword']);
    expect(refusedBy(stocked, { do: 'discard', id: 'ann', at: 'B3', items: ['coat'] })).toBe('not-free');
    expect(refusedBy(stocked, { do: 'discard', id: 'ann', at: 'C1', items: ['coat'] })).toBe('not-free');
    expect(refusedBy(stocked, { do: 'discard', id: 'ann', at: 'A2', items: ['own'] })).toBe('own-item');
  });

  test('HA-4, MK-15: rummaging draws a card, kept or put down freely in the pile, which stays and counts', () => {
    const found = sent(stocked, { do: 'rummage', id: 'ann', at: 'C1' });
    expect([kitOf(who(found, 'ann')).items.at(-1), moreOf(found).rummaged, found.features.C1]).toEqual([
      'ring2',
      { C1: 1 },
      'pile',
    ]);
    const down = sent(found, { do: 'putDown' });
    expect([moreOf(down).ground.C1, down.features.C1, who(down, 'ann').vigour]).toEqual([
      ['ring2'],
      'pile',
      3,
    ]);
    expect(moreOf(found).found).toEqual({ id: 'ann', item: 'ring2', at: 'C1' });
    expect(moreOf(down).found).toBeNull();
    expect(refusedBy(down, { do: 'putDown' })).toBe('no-such');
    // Ann wears a coat: the mail finds no room, and the deck is empty then.
    const full = sent(found, { do: 'rummage', id: 'ann', at: 'C1' }, { do: 'rummage', id: 'ann', at: 'C1' });
    expect([moreOf(full).ground.C1, moreOf(full).rummaged]).toEqual([['mail2'], { C1: 3 }]);
    expect(told(full).at(-1)).toBe('Ann finds nothing on C1: the deck is empty.');
  });

  test('HA-4, DK-1: a card of the table’s own deck is taught as it is found', () => {
    const found = sent(stocked, { do: 'rummage', id: 'ann', at: 'C1', card: thing('Horn') });
    const id = kitOf(who(found, 'ann')).items.at(-1)!;
    expect([moreOf(found).items[id]?.name, moreOf(found).equipment.order.length]).toEqual(['Horn', 2]);
  });

  test('HA-5, RM-4: one item each way or one, for hacksilver or as a gift, where the receiver has room', () => {
    const trade = (more: object): Command =>
      ({ do: 'trade', id: 'ann', with: 'bob', silver: 0, ...more }) as Command;
    const paid = sent(stocked, trade({ get: 'mail', give: 'coat', silver: 15 }));
    expect([kitOf(who(paid, 'ann')), kitOf(who(paid, 'bob'))]).toMatchObject([
      { items: ['own', 'mail'], silver: 25 },
      { items: ['coat'], silver: 85 },
    ]);
    // AT-3: the mail comes off the parry value.
    expect(warriorOf(boardOf(paid), 'ann')?.parry).toBe(8);
    expect(kitOf(who(sent(stocked, trade({ silver: 20 })), 'ann')).silver).toBe(20);
    expect(refusedBy(stocked, trade({ silver: 41 }))).toBe('silver');
    expect(refusedBy(stocked, trade({ silver: 31 }))).toBe('silver');
    expect(refusedBy(stocked, trade({ silver: -5 }))).toBe('no-such');
    expect(refusedBy(stocked, trade({ get: 'mail' }))).toBe('no-room');
    expect(refusedBy(stocked, trade({ give: 'own' }))).toBe('own-item');
    expect(refusedBy(stocked, trade({}))).toBe('no-such');
    expect(refusedBy(stocked, { do: 'trade', id: 'ann', with: 'cid', give: 'coat', silver: 0 })).toBe(
      'no-such',
    );
  });

  test('IN-1: a profile may allow more, and an item may take several slots', () => {
    const wide = sent(stocked, { do: 'kit', id: 'ann', change: { room: { combat: 1 } } });
    const armed = sent(wide, { do: 'acquire', id: 'ann', from: { square: 'A1' }, items: ['maul'] });
    expect(kitOf(who(armed, 'ann')).items).toContain('maul');
    expect(refusedBy(armed, { do: 'acquire', id: 'ann', from: { square: 'A1' }, items: ['sword'] })).toBe(
      'no-room',
    );
  });

  test('IN-2: a henchman belongs to one hero of the same kindred; a sell-sword takes any', () => {
    const band = laid({
      figures: [
        one('ann', 'A1', {}, { kindred: 'hill' }),
        one('hob', 'B1', { side: 'henchman' }, { kindred: 'fen' }),
      ],
    });
    expect(refusedBy(band, { do: 'kit', id: 'hob', change: { leader: 'ann' } })).toBe('kindred');
    const sold = sent(band, { do: 'kit', id: 'hob', change: { leader: 'ann', callings: ['sellsword'] } });
    expect(kitOf(who(sold, 'hob')).leader).toBe('ann');
    expect(refusedBy(band, { do: 'kit', id: 'ann', change: { leader: 'hob' } })).toBe('no-such');
  });
});

describe('powers', () => {
  const bolt = {
    name: 'Bolt',
    kind: 'invocation' as const,
    price: 2,
    shot: { ...bow, hit: 3 },
    text: 'Cold.',
  };
  const ward = { name: 'Ward', kind: 'prayer' as const, price: 1, stays: 'turn' as const };
  const raise = { name: 'Raise', kind: 'prayer' as const, price: 3, revives: true };
  const play = laid({
    figures: [
      one('ann', 'A1', { tough: 0 }, { casts: [bolt, ward, raise], callings: ['sorcerer', 'reviver'] }),
      one('bob', 'A2', { prone: true }),
      one('eve', 'A3'),
      foe('imp1', 'D1', { con: 1 }),
    ],
  });

  test('HA-6: a ranged invocation is played as a shot, and costs its price and a wound that nothing keeps off', () => {
    const cast = sent(play, { do: 'cast', id: 'ann', cast: 0, target: 'imp1', rolls: [5] });
    expect(cast.figures.some(({ id }) => id === 'imp1')).toBe(false);
    expect([who(cast, 'ann').vigour, who(cast, 'ann').wounds, cast.noise]).toEqual([2, 1, { A1: 1 }]);
    expect(refusedBy(play, { do: 'cast', id: 'ann', cast: 0, target: 'bob' })).toBe('no-such');
    expect(refusedBy(play, { do: 'cast', id: 'ann', cast: 0, target: 'imp1', rolls: [] })).toBe('digits');
  });

  test('HA-6, TU-5: a prayer lies on whom it is prayed for; it costs no wound', () => {
    const cast = sent(play, { do: 'cast', id: 'ann', cast: 1, target: 'eve' });
    expect(kitOf(who(cast, 'eve')).spells).toEqual([{ name: 'Ward', kind: 'prayer', until: 'turn' }]);
    expect(who(cast, 'ann').wounds).toBe(0);
  });

  test('HA-8: an unconscious friend has constitution 1 left, lively, or weary if it acted this turn', () => {
    const woken = who(sent(play, { do: 'revive', id: 'ann', whom: 'bob' }), 'bob');
    expect([woken.prone, woken.wounds, woken.vigour]).toEqual([false, 3, 4]);
    const prayed = sent({ ...play, done: ['bob'] }, { do: 'cast', id: 'ann', cast: 2, target: 'bob' });
    expect([who(prayed, 'bob').prone, who(prayed, 'bob').vigour, who(prayed, 'ann').vigour]).toEqual([
      false,
      0,
      1,
    ]);
    expect(refusedBy(play, { do: 'revive', id: 'ann', whom: 'eve' })).toBe('nobody-lies');
    expect(refusedBy(play, { do: 'revive', id: 'eve', whom: 'bob' })).toBe('not-called');
    expect(refusedBy(play, { do: 'cast', id: 'ann', cast: 2, target: 'imp1' })).toBe('nobody-lies');
  });

  test('HA-7: a sorcerer recovers at 1 or more, at 0 tough alone keeps the wound off', () => {
    const hurt = laid({
      figures: [one('ann', 'A1', { wounds: 2, tough: 5, parry: 0 }, { callings: ['sorcerer'] })],
    });
    const by = (...rolls: number[]) => who(sent(hurt, { do: 'recover', id: 'ann', rolls }), 'ann').wounds;
    expect([by(1), by(9), by(0, 4), by(0, 5)]).toEqual([1, 1, 3, 2]);
    expect(refusedBy(hurt, { do: 'recover', id: 'ann', rolls: [0] })).toBe('digits');
    expect(sent(hurt, { do: 'recover', id: 'ann', rolls: [3] }).noise).toEqual({ A1: 1 });
    expect(refusedBy(play, { do: 'recover', id: 'eve' })).toBe('not-called');
  });

  test('HA-10: a web token comes off for one vigour, an item is used as its card says', () => {
    const webbed = laid({
      figures: [one('ann', 'A1', {}, { web: 2, items: ['horn'] })],
      more: { items: { horn: thing('Horn', { text: 'It sounds.' }) } },
    });
    expect(kitOf(who(sent(webbed, { do: 'unweb', id: 'ann' }), 'ann')).web).toBe(1);
    expect(say(remindersFor(who(webbed, 'ann'))[0]!)).toMatch(/^Ann is webbed/);
    expect(told(sent(webbed, { do: 'use', id: 'ann', item: 'horn' }))).toEqual(['Ann uses Horn. It sounds.']);
    expect(refusedBy(webbed, { do: 'use', id: 'ann', item: 'ring' })).toBe('no-such');
    expect(refusedBy(play, { do: 'unweb', id: 'ann' })).toBe('no-such');
  });

  test.each([
    ['acquire', { do: 'acquire', id: 'imp1', from: { square: 'A1' }, items: ['x'] }],
    ['aim', { do: 'aim', id: 'imp1' }],
    ['discard', { do: 'discard', id: 'imp1', at: 'A1', items: ['x'] }],
    ['release', { do: 'release', id: 'imp1', at: 'A1' }],
    ['rummage', { do: 'rummage', id: 'imp1', at: 'A1' }],
    ['trade', { do: 'trade', id: 'imp1', with: 'ann', silver: 1 }],
  ] as const)('HA-11: no enemy may %s', (_, command) => {
    expect(refusedBy({ ...play, phase: 'enemies' }, command)).toBe('company-alone');
  });
});

describe('cocoons', () => {
  const gar: TypeData = {
    ...{ type: 'gar', name: 'Gar', rank: 6, models: 1, con: 2, full: 2, width: 1, height: 1 },
    ...{ agility: null, parry: null, tough: null, traits: [], shootLimit: 0, shot: [] },
    combat: [{ range: 1, dice: 1, hit: 5, damage: 1 }],
  };
  const hob = { ...gar, name: 'Hob', kindred: 'hill', sellsword: false, price: 20 };
  const { type: _, rank: __, models: ___, ...hireling } = hob;
  const play = laid({
    figures: [one('ann', 'A1', { parry: 6 }, { kindred: 'hill', silver: 98 })],
    features: { B1: 'cocoon' },
    more: { hirelings: [hireling] },
    play: { types: [gar] },
  });
  const open = (...rolls: number[]) => sent(play, { do: 'release', id: 'ann', at: 'B1', rolls });

  test('HA-9: the marker goes first; at 0 and 1 an enemy of rank 6 comes out and attacks at once', () => {
    const come = open(1, 7, 0);
    expect([come.features.B1, who(come, 'gar1').at, who(come, 'ann').wounds]).toEqual([undefined, 'B1', 1]);
    expect(who(open(0, 7, 9), 'ann').wounds).toBe(0);
  });

  test('HA-9, RE-3, RE-6: where no such model is free, a higher rank comes, else the lowest rank has more vigour', () => {
    const thain = { ...gar, type: 'thain', name: 'Thain', rank: 8 };
    const held = { ...play, figures: [...play.figures, foe('gar1', 'F3', { type: 'gar', rank: 6 })] };
    const higher = sent(
      { ...held, types: [gar, thain] },
      { do: 'release', id: 'ann', at: 'B1', rolls: [1, 0] },
    );
    expect(who(higher, 'thain1').at).toBe('B1');
    expect(who(sent(held, { do: 'release', id: 'ann', at: 'B1', rolls: [1] }), 'gar1').tokens).toBe(1);
  });

  test('HA-9: at 2 spiders, at 3 nothing, at 4 hacksilver up to the limit', () => {
    expect([who(open(2, 5), 'ann').wounds, who(open(2, 6), 'ann').wounds]).toEqual([1, 0]);
    expect(open(3).figures.length).toBe(1);
    expect(kitOf(who(open(4, 9), 'ann')).silver).toBe(100);
    expect(refusedBy(play, { do: 'release', id: 'ann', at: 'B1', rolls: [4] })).toBe('digits');
  });

  test('HA-9, IN-2: at 5 or more a henchman of her kindred joins her warband, weary or lively', () => {
    const [weary, lively] = [who(open(6), 'freed1'), who(open(7), 'freed1')];
    expect([weary.at, weary.vigour, kitOf(weary).leader, lively.vigour]).toEqual(['B1', 0, 'ann', 2]);
    const stranger = { ...play, more: { ...moreOf(play), hirelings: [{ ...hireling, kindred: 'fen' }] } };
    const nobody = sent(stranger, { do: 'release', id: 'ann', at: 'B1', rolls: [8] });
    expect(nobody.figures.length).toBe(1);
    const sold = {
      ...play,
      more: { ...moreOf(play), hirelings: [{ ...hireling, kindred: 'fen', sellsword: true }] },
    };
    expect(sent(sold, { do: 'release', id: 'ann', at: 'B1', rolls: [8] }).figures.length).toBe(2);
  });
});

describe('cards, an overlord and what the table is reminded of', () => {
  const imp: TypeData = {
    ...{ type: 'imp', name: 'Imp', rank: 2, models: 3, con: 2, full: 2, width: 1, height: 1 },
    ...{ agility: null, parry: null, tough: null, traits: [], shootLimit: 0, shot: [], combat: [] },
  };
  const level = laid({
    rows: ['aaaaaabb'],
    figures: [one('ann', 'A1'), foe('imp1', 'C1', { rank: 2 }), foe('elf1', 'F1', { type: 'elf', rank: 5 })],
    settings: { count: false },
    play: { types: [imp] },
  });
  const play = {
    ...level,
    level: { ...level.level, entries: [{ id: 'well', at: 'H1', tile: 'b' }] },
  };
  const phase = sent(play, { do: 'enemies' });

  test('DK-2: a card of the table has up to six effects out of a closed list', () => {
    const card = sent(phase, {
      do: 'card',
      label: 'Storm',
      also: [
        { do: 'place', type: 'imp', count: 1, entry: 'well' },
        { do: 'noise', tokens: 2 },
        { do: 'vigour', type: 'imp', tokens: 1 },
        { do: 'rockfall', at: 'D1', vigour: 2 },
        { do: 'wound', whom: 'company', wounds: 1 },
        { do: 'read', text: 'Hear it.' },
      ],
    });
    expect([card.noise, card.rocks, who(card, 'ann').wounds]).toEqual([{ A1: 2 }, { D1: 2 }, 1]);
    expect(
      card.figures.filter(({ type }) => type === 'imp').map(({ at, vigour }) => `${at} ${vigour}`),
    ).toEqual(['C1 5', 'H1 3']);
    expect(told(card)).toContain('Hear it.');
    expect(refusedBy(play, { do: 'card', label: 'Late', also: [] })).toBe('not-now');
  });

  test('DK-2, RE-1: a card may set another order, and block an entry point', () => {
    const order = (by: 'farthest' | 'highest' | 'lowest') => {
      const set = sent(phase, { do: 'card', label: 'Odd', also: [{ do: 'order', order: by }] });
      return sent(set, { do: 'next' }).done[0];
    };
    expect([order('farthest'), order('highest'), order('lowest')]).toEqual(['elf1', 'elf1', 'imp1']);
    const blocked = sent(phase, {
      do: 'card',
      label: 'Shut',
      also: [
        { do: 'block', entry: 'well', blocked: true },
        { do: 'noise', tokens: 1 },
      ],
    });
    expect(told(sent(blocked, { do: 'all' }, { do: 'reinforce' }))[0]).toBe(
      'No entry point hears any noise.',
    );
    expect(moreOf(sent(blocked, { do: 'block', entry: 'well', blocked: false })).blocked).toEqual([]);
  });

  test('DK-2: what names nothing on the level does nothing, and says so', () => {
    const card = sent(phase, { do: 'card', label: 'Odd', also: [{ do: 'rockfall', at: 'Z9', vigour: 1 }] });
    expect([card.rocks, told(card).at(-1)]).toEqual([{}, 'That names nothing on this level: no effect.']);
  });

  test('OV-1: an overlord moves the enemies, each spends its vigour in one go, and the app only counts', () => {
    const led = sent(play, { do: 'agree', settings: { overlord: true } }, { do: 'enemies' });
    expect(refusedBy(led, { do: 'next' })).toBe('overlord');
    expect(refusedBy(led, { do: 'all' })).toBe('overlord');
    const moved = sent(led, { do: 'move', id: 'imp1', to: 'B1' });
    expect(who(moved, 'imp1').vigour).toBe(3);
    const struck = sent(moved, { do: 'strike', id: 'imp1', target: 'ann', rolls: [9, 0] });
    expect([who(struck, 'ann').wounds, who(struck, 'imp1').vigour, struck.noise]).toEqual([1, 2, {}]);
    const other = sent(struck, { do: 'activate', id: 'elf1' });
    expect([other.done, who(other, 'imp1').vigour]).toEqual([['imp1'], 0]);
    expect(refusedBy(other, { do: 'move', id: 'imp1', to: 'C1' })).toBe('was-activated');
    expect(refusedBy(led, { do: 'reinforce' })).toBe('not-now');
    expect(sent(other, { do: 'rest' }, { do: 'reinforce' }).phase).toBe('reinforcement');
  });

  test('OV-1: without an overlord nobody acts for an enemy', () => {
    expect(refusedBy(phase, { do: 'strike', id: 'imp1', target: 'ann' })).toBe('out-of-reach');
    const near = laid({ figures: [one('ann', 'A1'), foe('imp1', 'B1')], play: { phase: 'enemies' } });
    expect(refusedBy(near, { do: 'strike', id: 'imp1', target: 'ann' })).toBe('not-now');
  });

  test('AN-13, RE-1, WR-4: what the group agrees on holds at once', () => {
    const near = laid({
      figures: [one('ann', 'A1'), one('hob', 'B2', { side: 'henchman', con: 1 }), foe('imp1', 'B1')],
      settings: { count: false, enemyNoise: true, henchmenDie: true },
      play: { phase: 'enemies' },
    });
    const acted = sent(near, { do: 'next' });
    expect(Object.keys(acted.noise)).toEqual(['B1']);
    const dead = sent(near, {
      do: 'card',
      label: 'Cold',
      also: [{ do: 'wound', whom: 'henchmen', wounds: 1 }],
    });
    expect(dead.figures.map(({ id }) => id)).toEqual(['ann', 'imp1']);
  });

  test('RM-1: beliefs and effects are shown with whoever acts or is struck', () => {
    const spells = [{ name: 'Frost', kind: 'invocation' as const, until: 'level' as const, text: 'Slow.' }];
    const ann = one('ann', 'A1', {}, { words: ['Hates water.'], blessed: true, aim: 1, spells });
    expect(remindersFor(ann).map(text => say(text))).toEqual([
      'Ann is blessed.',
      'Ann has aimed 1 times; a step loses it.',
      'Ann: Frost. Slow.',
      'Hates water.',
    ]);
    const acting = sent(laid({ figures: [ann] }), { do: 'activate', id: 'ann' });
    expect(remindersOf(acting).map(text => say(text))).toContain('Hates water.');
  });

  test('RM-2: the level’s rules stand at its start and in the phase that they name', () => {
    const words = [
      { phase: 'start' as const, text: 'Find the bell.' },
      { phase: 'enemies' as const, text: 'The bell rings.' },
    ];
    const set = sent(play, { do: 'words', words });
    expect(remindersOf(set)).toEqual(['Find the bell.']);
    expect(remindersOf(sent(set, { do: 'enemies' }))).toContain('The bell rings.');
    expect(remindersOf(sent(set, { do: 'enemies' }))).not.toContain('Find the bell.');
  });

  test('RM-3: the enemy player, the table’s darkhold card and too much hacksilver', () => {
    const rich = sent(
      play,
      { do: 'players', players: ['Ida', 'Jo'], enemyPlayer: 1 },
      { do: 'kit', id: 'ann', change: { silver: 120 } },
      { do: 'enemies' },
    );
    expect(remindersOf(rich).map(text => say(text))).toEqual([
      'Jo is the enemy player.',
      'Draw the darkhold card of the table, and tell what it does.',
      'Ann carries 120 hacksilver; the limit is 100.',
    ]);
  });

  test('TA-1: a reading of the table’s is pinned to its rule and taken off again', () => {
    const pinned = sent(play, { do: 'pin', rule: 'WR-4', text: `  ${'x'.repeat(200)}` });
    expect(moreOf(pinned).notes).toEqual({ 'WR-4': 'x'.repeat(140) });
    expect(moreOf(sent(pinned, { do: 'pin', rule: 'WR-4', text: ' ' })).notes).toEqual({});
  });
});
