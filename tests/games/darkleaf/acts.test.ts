import { describe, expect, it } from 'vitest';
import { asks, type Board, book, type Fields, player, stand, unit, units } from './ask';

const act = (position: Board, roll: number, action: Fields): Fields =>
  asks('act', position, { roll, action });
const refusal = (refused: string): Fields => ({ ok: false, refused });
const on = (south: Fields, north: Fields, list: readonly Fields[], more: Fields = {}): Board => ({
  ...{ south, north, units: list },
  ...more,
});
const with_ = (at: string, kind: string, more: Fields): Fields => unit(at, 'south', kind, more);
const rival = (at: string, kind: string, more: Fields): Fields => unit(at, 'north', kind, more);

describe('Huldra', () => {
  const huldra = (...list: readonly (string | Fields)[]): Board =>
    on(player('huldra'), player('hexen'), units(...list));
  const hunts = (position: Board, roll: number): string[] =>
    (asks('deeds', position, { roll, bone: 6 }).deeds as { unit: string; targets: string[] }[]).map(
      ({ unit: from, targets }) => `${from} ${targets.join()}`,
    );

  it('HU-3, HU-4: exactly so far, nothing between; pawns do not hinder a knight', () => {
    const list = ['knight a1', 'pawn c1', '-pawn a2', '-sage a3', '-sage c3', '-rook d1'] as const;
    expect(hunts(huldra(...list), 2)).toEqual(['a1 a3', 'a1 c3', 'c1 a3', 'c1 c3']);
  });

  it('HU-5: Long Bow adds a square and the diagonals', () => {
    const narrow = player('huldra', { book: book({ pawn: { deed: [1] } }) });
    const list = units(with_('d1', 'pawn', { auras: ['longBow'] }), '-pawn d4', '-pawn f3', '-pawn a4');
    expect(hunts(on(narrow, player('hexen'), list), 2)).toEqual(['d1 a4', 'd1 d4', 'd1 f3']);
  });

  it('HU-1: the third hit ends the game, the first two mark', () => {
    const hit = { do: 'deed', unit: 'a1', targets: ['a3'] };
    expect(act(huldra('pawn a1', rival('a3', 'queen', { marks: 1 })), 2, hit)).toMatchObject({
      ...{ winner: null, vanquished: [], units: [{ at: 'a1' }, { at: 'a3', marks: 2 }] },
    });
    expect(act(huldra('pawn a1', rival('a3', 'queen', { marks: 2 })), 2, hit)).toMatchObject({
      ...{ winner: 'south', vanquished: [{ at: 'a3', side: 'north', kind: 'queen' }] },
    });
  });

  it('HU-2, HU-6: Pivot goes a part of the way and Hunts with the rest', () => {
    const position = huldra(with_('a1', 'sage', { auras: ['pivot'] }), 'sage h1', '-pawn c2', '-pawn a5');
    const pivot = { do: 'journey', unit: 'a1', to: 'a2', hunt: 'c2' };
    expect(stand(act(position, 3, pivot))).toEqual({ a2: 'sage', a5: '-pawn', h1: 'sage' });
    expect(act(position, 3, { ...pivot, to: 'a4' })).toEqual(refusal('distance'));
    expect(act(position, 3, { ...pivot, to: 'b3' })).toEqual(refusal('direction'));
    expect(act(position, 3, { ...pivot, hunt: 'a5' })).toEqual(refusal('target'));
    expect(act(position, 3, { ...pivot, unit: 'h1' })).toEqual(refusal('pivot'));
    expect(act(position, 3, { ...pivot, unit: 'b1' })).toEqual(refusal('noUnit'));
  });

  it('HU-7: the queen leaps to her rooks from afar', () => {
    const leap = { do: 'leap', unit: 'a1', to: 'e5' };
    expect(stand(act(huldra('queen a1', 'rook e4'), 1, leap))).toEqual({ e4: 'rook', e5: 'queen' });
    expect(act(huldra('queen a1', 'rook e4'), 1, { ...leap, to: 'f5' })).toEqual(refusal('place'));
    expect(act(huldra('queen a1', 'rook b2'), 1, leap)).toEqual(refusal('leap'));
    expect(act(huldra('queen a1'), 1, leap)).toEqual(refusal('leap'));
    expect(act(huldra('pawn a1'), 1, { do: 'swap', unit: 'a1', to: 'a2' })).toEqual(refusal('action'));
  });
});

describe('The Murg', () => {
  const murg = (...list: readonly (string | Fields)[]): Board =>
    on(player('murg', { book: book({ king: { deed: [] } }) }), player('erde'), units(...list), {
      reclaimed: ['d4'],
    });

  it('MU-2: the unit follows its target, unless the square is Reclaimed or the plating holds', () => {
    const strike = (target: string): Fields => ({ do: 'deed', unit: 'd3', targets: [target] });
    expect(stand(act(murg('pawn d3', '-pawn e4'), 3, strike('e4')))).toEqual({ e4: 'pawn' });
    expect(stand(act(murg('pawn d3', '-pawn d4'), 3, strike('d4')))).toEqual({ d3: 'pawn' });
    expect(act(murg('pawn d3', '-pawn e4'), 2, strike('e4'))).toMatchObject({
      ok: true,
      failed: true,
      vanquished: [],
    });
    expect(act(murg('pawn d3', '-rook e4'), 3, strike('e4'))).toEqual(refusal('target'));
    expect(act(murg('pawn d3', '-pawn e4'), 3, { ...strike('e4'), into: 'd4' })).toEqual(refusal('place'));
  });

  it('MU-1: a royal needs six, five under the law', () => {
    const against = (law: boolean): Board =>
      on(player('murg', { law }), player('ferrymen'), units('pawn d3', '-king e4'));
    const strike = { do: 'deed', unit: 'd3', targets: ['e4'] };
    expect(act(against(false), 5, strike)).toMatchObject({ failed: true, winner: null });
    expect(act(against(false), 6, strike)).toMatchObject({ winner: 'south' });
    expect(act(against(true), 5, strike)).toMatchObject({ winner: 'south' });
  });

  it('MU-3: Target Lock needs four for two, and enters either square', () => {
    const position = murg('knight d3', '-pawn c4', '-pawn e4');
    const both = { do: 'deed', unit: 'd3', targets: ['e4', 'c4'] };
    expect(asks('deeds', position, { roll: 1, bone: 6 }).deeds).toEqual([
      { unit: 'd3', targets: ['c4'], need: 3, chance: '2/3' },
      { unit: 'd3', targets: ['e4'], need: 3, chance: '2/3' },
      { unit: 'd3', targets: ['c4', 'e4'], need: 4, chance: '1/2' },
    ]);
    expect(act(position, 3, both)).toMatchObject({ failed: true });
    expect(stand(act(position, 4, both))).toEqual({ c4: 'knight' });
    expect(stand(act(position, 4, { ...both, into: 'e4' }))).toEqual({ e4: 'knight' });
  });

  it('MU-4: a sage lands upon whom it ambushes; on a royal only as Assassin', () => {
    const ambush = { do: 'journey', unit: 'd3', to: 'd5' };
    expect(stand(act(murg('sage d3', '-pawn d5'), 2, ambush))).toEqual({ d5: 'sage' });
    const royal = (auras: readonly string[]): Board =>
      on(player('murg'), player('ferrymen'), units(with_('d3', 'sage', { auras }), '-king d5'));
    expect(act(royal([]), 2, ambush)).toEqual(refusal('royal'));
    expect(act(royal(['assassin']), 2, ambush)).toMatchObject({ winner: 'south' });
    expect(act(murg('sage d3', '-rook d5'), 2, ambush)).toEqual(refusal('invulnerable'));
  });

  it('MU-5: the king strikes beside a rook', () => {
    const strike = { do: 'deed', unit: 'd2', targets: ['d3'] };
    expect(act(murg('king d2', '-pawn d3'), 6, strike)).toEqual(refusal('target'));
    expect(stand(act(murg('king d2', 'rook c1', '-pawn d3'), 6, strike))).toEqual({ c1: 'rook', d3: 'king' });
  });
});

describe('Ferrymen', () => {
  const plated = (at: string): Fields => rival(at, 'pawn', { auras: ['ironPlating'] });
  const ferry = (...list: readonly (string | Fields)[]): Board =>
    on(player('ferrymen'), player('murg'), units(...list));
  const go = (unit_: string, to: string, more: Fields = {}): Fields => ({
    do: 'journey',
    unit: unit_,
    to,
    ...more,
  });

  it('FL-2, FL-3: whoever is ahead is pushed, if it can be', () => {
    expect(stand(act(ferry('pawn d2', '-pawn d5'), 2, go('d2', 'd4')))).toEqual({ d4: 'pawn', d6: '-pawn' });
    expect(stand(act(ferry('pawn d2', '-pawn d5', '-pawn d6'), 2, go('d2', 'd4')))).toEqual({
      ...{ d4: 'pawn', d5: '-pawn', d6: '-pawn' },
    });
  });

  it('FL-4: Ripple Effect takes the one behind along, Barbaric goes two', () => {
    const both = with_('d2', 'pawn', { auras: ['barbaric', 'ripple'] });
    const position = ferry(both, '-pawn d5', '-pawn d6');
    expect(asks('flows', position, { roll: 2, unit: 'd2', to: 'd4' }).options).toEqual([
      { target: 'd5', dir: 1, steps: 1, units: 2 },
      { target: 'd5', dir: 1, steps: 2, units: 2 },
    ]);
    const flow = { dir: 1, steps: 2, units: 2 };
    expect(stand(act(position, 2, go('d2', 'd4', { flow })))).toEqual({
      d4: 'pawn',
      d7: '-pawn',
      d8: '-pawn',
    });
    expect(act(position, 2, go('d2', 'd4', { flow: { dir: 1 } }))).toEqual(refusal('flow'));
  });

  it('FL-6: plating brings back, a royal returns to the Seat, others are vanquished', () => {
    expect(act(ferry('pawn d6', '-pawn d8'), 1, go('d6', 'd7'))).toMatchObject({
      vanquished: [{ at: 'd8' }],
    });
    expect(act(ferry('pawn d6', plated('d8')), 1, go('d6', 'd7'))).toMatchObject({
      ...{ vanquished: [], units: [{ at: 'd7' }, { at: 'd8', kind: 'pawn' }] },
    });
    const upon = go('d6', 'd8', { flow: { dir: 1 } });
    expect(stand(act(ferry('pawn d6', plated('d8')), 2, upon))).toEqual({ c8: '-pawn', d8: 'pawn' });
    expect(stand(act(ferry('pawn d6', plated('d8')), 2, { ...upon, place: 'e8' }))).toMatchObject({
      e8: '-pawn',
    });
    expect(act(ferry('pawn d6', plated('d8')), 2, { ...upon, place: 'f8' })).toEqual(refusal('place'));
    expect(act(ferry('pawn d6', '-king d8', 'pawn a1'), 1, go('d6', 'd7'))).toMatchObject({
      ...{ winner: null, units: [{ at: 'a1' }, { at: 'b1', kind: 'king', marks: 1 }, { at: 'd7' }] },
    });
    expect(act(ferry('pawn d6', rival('d8', 'king', { marks: 1 })), 1, go('d6', 'd7'))).toMatchObject({
      winner: 'south',
    });
  });

  it('FL-5, WB-7: the Wibo queen is never pushed by two', () => {
    const barbaric = with_('d2', 'pawn', { auras: ['barbaric'] });
    const position = on(player('ferrymen'), player('wibo'), units(barbaric, '-queen d5'));
    expect(asks('flows', position, { roll: 2, unit: 'd2', to: 'd4' }).options).toEqual([
      { target: 'd5', dir: 1, steps: 1, units: 1 },
    ]);
  });

  it('FM-3: the king takes an own unit along beside him', () => {
    const position = ferry('king d2', 'pawn e3', 'pawn a8');
    const told = (belay: Fields): Fields => act(position, 1, go('d2', 'd3', { belay }));
    expect(stand(told({ unit: 'e3', to: 'c4' }))).toMatchObject({ c4: 'pawn', d3: 'king' });
    expect(told({ unit: 'a8', to: 'c4' })).toEqual(refusal('belay'));
    expect(told({ unit: 'e3', to: 'e5' })).toEqual(refusal('belay'));
  });

  it('FM-7: crossing gives an aura that is lacked', () => {
    const auras = (more: Fields): unknown =>
      (act(ferry('pawn d7'), 2, go('d7', 'd1', more)).units as Fields[])[0]?.auras;
    expect([auras({}), auras({ aura: 'ripple' })]).toEqual([['barbaric'], ['ripple']]);
    expect(act(ferry('pawn d5'), 2, go('d5', 'd7', { aura: 'ripple' }))).toEqual(refusal('aura'));
  });

  it('JO-7, FM-5: of two ways the shorter is gone, unless the other is named', () => {
    const less = player('ferrymen', { book: book({ pawn: { less: true } }) });
    const position = on(less, player('murg'), units('pawn a6'));
    const auras = (more: Fields): unknown =>
      (act(position, 6, go('a6', 'a4', more)).units as Fields[])[0]?.auras;
    expect(auras({})).toBeUndefined();
    expect(auras({ dir: 5 })).toBeUndefined();
    expect(auras({ dir: 1 })).toEqual(['barbaric']);
  });

  it('FM-9: a unit that goes nowhere may push, if it will', () => {
    const position = on(player('ferrymen', { law: true }), player('murg'), units('pawn d4', '-pawn e5'));
    expect(stand(act(position, 1, go('d4', 'd4')))).toEqual({ d4: 'pawn', e5: '-pawn' });
    expect(stand(act(position, 1, go('d4', 'd4', { flow: { dir: 2 } })))).toEqual({
      d4: 'pawn',
      f6: '-pawn',
    });
    expect(act(position, 1, go('d4', 'd5'))).toEqual(refusal('distance'));
  });
});

describe('Erde', () => {
  const erde = (list: readonly (string | Fields)[], more: Fields = {}): Board =>
    on(player('erde'), player('huldra'), units(...list), more);

  it('ER-2: a square is Reclaimed for good, and the pawn goes to its king', () => {
    const reclaim = { do: 'deed', unit: 'd4', targets: ['d4'] };
    expect(act(erde(['pawn d4', 'king a1']), 5, reclaim)).toMatchObject({ failed: true, reclaimed: [] });
    expect(act(erde(['pawn d4', 'king a1']), 6, reclaim)).toMatchObject({
      ...{ reclaimed: ['d4'], units: [{ at: 'a1' }, { at: 'a2', kind: 'pawn' }] },
    });
    expect(act(erde(['pawn d4', 'king a1']), 6, { ...reclaim, to: 'h8' })).toEqual(refusal('place'));
    expect(stand(act(erde(['pawn d4']), 6, reclaim))).toEqual({ d4: 'pawn' });
    expect(act(erde(['pawn d4'], { reclaimed: ['d4'] }), 6, reclaim)).toEqual(refusal('target'));
  });

  it('ER-3: the parts of a journey add up, each by another unit', () => {
    const parts = [
      { unit: 'a1', to: 'a3', value: 2 },
      { unit: 'h1', to: 'h2', value: 1 },
    ];
    const split = (roll: number, told: readonly Fields[], more: Fields = {}): Fields =>
      act(erde(['pawn a1', 'sage h1']), roll, { do: 'journey', parts: told, ...more });
    expect(stand(split(3, parts))).toEqual({ a3: 'pawn', h2: 'sage' });
    expect(split(4, parts)).toEqual(refusal('split'));
    for (const [one, other] of [
      [1.5, 1.5],
      [3, 0],
      [4, -1],
    ]) {
      const odd = [
        { ...parts[0]!, value: one },
        { ...parts[1]!, value: other },
      ];
      expect(split(3, odd)).toEqual(refusal('split'));
    }
    expect(split(3, [parts[0]!, { unit: 'a3', to: 'a4', value: 1 }])).toEqual(refusal('split'));
    expect(split(3, [parts[0]!, { ...parts[1], to: 'h3' }])).toEqual(refusal('distance'));
    expect(split(4, [...parts, { unit: 'a3', to: 'a4', value: 1 }])).toEqual(refusal('split'));
    const third = [...parts, { unit: 'c1', to: 'c2', value: 1 }];
    const three = erde(['pawn a1', 'sage h1', 'pawn c1']);
    expect(act(three, 4, { do: 'journey', parts: third, metamorphic: true })).toMatchObject({ ok: true });
    const four = erde(['pawn a1', 'sage h1', 'pawn c1', 'pawn e1']);
    const fourth = [...third, { unit: 'e1', to: 'e2', value: 1 }];
    expect(act(four, 5, { do: 'journey', parts: fourth, metamorphic: true })).toEqual(refusal('split'));
  });

  it('ER-4: a knight shakes everybody around it, all at once', () => {
    const position = erde(['knight d1', 'pawn c3', '-pawn e3', '-pawn d4', 'pawn d5'], { reclaimed: ['b3'] });
    expect(stand(act(position, 2, { do: 'journey', unit: 'd1', to: 'd3' }))).toEqual({
      ...{ b3: 'pawn', d3: 'knight', d4: '-pawn', d5: 'pawn', f3: '-pawn' },
    });
  });

  it('ER-1, ER-7, JO-4: a rival does not enter a Reclaimed square', () => {
    const all = { reclaimed: ['d4', 'd5', 'e4', 'e5'] };
    expect(act(erde(['king d3'], all), 1, { do: 'journey', unit: 'd3', to: 'd4' })).toMatchObject({
      winner: 'south',
    });
    const hunter = on(player('huldra'), player('erde'), units('pawn d3'), all);
    expect(act(hunter, 1, { do: 'journey', unit: 'd3', to: 'd4' })).toEqual(refusal('reclaimed'));
  });
});

describe('Wildero Wibo', () => {
  const wibo = (list: readonly (string | Fields)[], more: Fields = {}): Board =>
    on(player('wibo', { book: book({ sage: { deed: [1] } }) }), player('murg'), units(...list), more);
  const morph = (unit_: string, ...targets: readonly string[]): Fields => ({
    do: 'deed',
    unit: unit_,
    targets,
  });

  it('WB-3: a pawn takes the place of who is morphed; a royal’s goes to the Seat; plating stays', () => {
    expect(stand(act(wibo(['pawn d4', '-sage d5']), 3, morph('d4', 'd5')))).toEqual({
      d4: 'pawn',
      d5: 'pawn',
    });
    expect(act(wibo(['pawn d4', '-sage d5']), 2, morph('d4', 'd5'))).toMatchObject({ failed: true });
    expect(stand(act(wibo(['pawn d4', '-king d5']), 3, morph('d4', 'd5')))).toEqual({
      a1: 'pawn',
      d4: 'pawn',
    });
    const plated = rival('d5', 'pawn', { auras: ['ironPlating'] });
    expect(act(wibo(['pawn d4', plated]), 3, morph('d4', 'd5'))).toMatchObject({ vanquished: [] });
    const full = 'abcdefgh'.split('').map(file => `pawn ${file}2`);
    expect(act(wibo([...full, '-sage d3']), 3, morph('d2', 'd3'))).toEqual(refusal('target'));
  });

  it('WB-4: two at once by a sage, one of them diagonal', () => {
    const position = wibo(['sage d4', '-pawn d5', '-pawn c3', '-knight e4']);
    expect(asks('deeds', position, { roll: 3, bone: 6, after: 'd4' }).deeds).toEqual([
      { unit: 'd4', targets: ['d5'], need: 3, chance: '2/3' },
      { unit: 'd4', targets: ['c3', 'd5'], need: 3, chance: '2/3' },
    ]);
    expect(stand(act(position, 3, morph('d4', 'd5', 'c3')))).toMatchObject({ c3: 'pawn', d5: 'pawn' });
  });

  it('WB-5, WB-6: the new pawn goes back, or the knight that takes it along', () => {
    const position = wibo(['knight d4', 'pawn d5']);
    expect(stand(act(position, 2, { do: 'retreat', unit: 'd5', to: 'b3' }))).toEqual({
      b3: 'pawn',
      d4: 'knight',
    });
    expect(act(position, 2, { do: 'retreat', unit: 'd5', to: 'd7' })).toEqual(refusal('direction'));
    expect(act(position, 2, { do: 'retreat', unit: 'd4', to: 'd2' })).toEqual(refusal('retreat'));
    const hasty = { do: 'retreat', unit: 'd4', to: 'd2', with: 'd5' };
    expect(stand(act(position, 2, hasty))).toEqual({ c2: 'pawn', d2: 'knight' });
    expect(stand(act(position, 2, { ...hasty, place: 'd3' }))).toEqual({ d2: 'knight', d3: 'pawn' });
    expect(act(position, 2, { ...hasty, place: 'e3' })).toEqual(refusal('place'));
  });

  it('WB-7: the queen changes places with a pawn beside her', () => {
    const swap = { do: 'swap', unit: 'd4', with: 'e5' };
    expect(stand(act(wibo(['queen d4', 'pawn e5']), 1, swap))).toEqual({ d4: 'pawn', e5: 'queen' });
    expect(act(wibo(['queen d4', 'sage e5']), 1, swap)).toEqual(refusal('swap'));
    expect(act(wibo(['queen d4', with_('e5', 'pawn', { held: true })]), 1, swap)).toEqual(refusal('swap'));
  });

  it('WB-8: a Starter Seed needs no roll, and one target', () => {
    const position = wibo(['sage d4', '-pawn d5', '-pawn c3']);
    expect(act(position, 1, { ...morph('d4', 'd5'), seed: true })).toMatchObject({
      vanquished: [{ at: 'd5' }],
    });
    expect(act(position, 1, { ...morph('d4', 'd5', 'c3'), seed: true })).toEqual(refusal('seed'));
  });
});
