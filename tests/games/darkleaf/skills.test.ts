import { describe, expect, it } from 'vitest';
import { asks, type Board, book, type Fields, player, stand, unit, units } from './ask';

const on = (south: string, north: string, list: readonly (string | Fields)[], more: Fields = {}): Board => ({
  ...{ south: player(south), north: player(north), units: units(...list) },
  ...more,
});
const use = (position: Board, skill: string, more: Fields = {}): Fields =>
  asks('skill', position, { skill, ...more });
const refusal = (refused: string): Fields => ({ ok: false, refused });
const rival = (at: string, kind: string, more: Fields): Fields => unit(at, 'north', kind, more);

describe('what power does at once', () => {
  it('FM-8: Big Wave pushes everybody around, and whoever leaves the board is settled', () => {
    const position = on('ferrymen', 'murg', ['pawn d7', '-pawn d8', '-pawn e7', '-pawn c6', '-pawn b5']);
    expect(stand(use(position, 'bigWave', { unit: 'd7' }))).toEqual({
      ...{ b5: '-pawn', c6: '-pawn', d7: 'pawn', f7: '-pawn' },
    });
    expect(use(position, 'bigWave', { unit: 'a1' })).toEqual(refusal('noUnit'));
  });

  it('FM-8: Master the Current moves the further one first', () => {
    const position = on('ferrymen', 'murg', ['pawn d3', '-pawn d4', 'pawn d8', 'pawn h8']);
    const go = (...two: readonly string[]): Fields =>
      use(position, 'masterTheCurrent', { units: two, dir: 1 });
    expect(stand(go('d3', 'd4'))).toMatchObject({ d4: 'pawn', d5: '-pawn' });
    expect(go('d8', 'h8')).toEqual(refusal('flow'));
    expect(go('d3', 'd3')).toEqual(refusal('target'));
  });

  it('FM-8: Eddy changes two pawns', () => {
    const position = on('ferrymen', 'erde', ['pawn d3', '-pawn d4', '-pawn e5', '-rook e4'], {
      reclaimed: ['d4'],
    });
    const swap = (target: string): Fields => use(position, 'eddy', { unit: 'd3', target });
    expect(stand(swap('e5'))).toMatchObject({ d3: '-pawn', e5: 'pawn' });
    expect(swap('d4')).toEqual(refusal('reclaimed'));
    expect(swap('e4')).toEqual(refusal('target'));
  });

  it('FM-8, UN-5: Unrelenting Tide slides the royal until it is stopped, and holds it', () => {
    const position = on('ferrymen', 'murg', ['pawn a1', '-king d4', '-pawn d8']);
    expect(use(position, 'unrelentingTide', { dir: 1 })).toMatchObject({
      units: [{ at: 'a1' }, { at: 'd7', held: true }, { at: 'd8' }],
    });
    const blocked = on('ferrymen', 'murg', ['-king d4', '-pawn d5']);
    expect(use(blocked, 'unrelentingTide', { dir: 1 })).toEqual(refusal('blocked'));
    const rooted = on('ferrymen', 'wibo', ['-queen d4']);
    expect(stand(use(rooted, 'unrelentingTide', { dir: 1 }))).toEqual({ d5: '-queen' });
  });

  it('ER-6, VQ-6: Sink spares nobody but the invulnerable and a royal that the rival hunts', () => {
    const position = on('erde', 'murg', ['pawn a1', 'king b1', 'rook c1', '-king d8']);
    expect(stand(use(position, 'sink', { target: 'a1' }))).not.toHaveProperty('a1');
    expect(use(position, 'sink', { target: 'b1' })).toEqual(refusal('royal'));
    expect(use(position, 'sink', { target: 'c1' })).toEqual(refusal('invulnerable'));
    expect(use(position, 'sink', { target: 'e4' })).toEqual(refusal('target'));
    expect(use(position, 'sink', { target: 'd8' })).toMatchObject({ ok: true, winner: null });
  });

  it('ER-6: a pawn comes back beside a rook', () => {
    const position = on('erde', 'murg', ['rook a1']);
    expect(stand(use(position, 'rekindlePawn', { to: 'b2' }))).toEqual({ a1: 'rook', b2: 'pawn' });
    expect(use(position, 'rekindlePawn', { to: 'c3' })).toEqual(refusal('place'));
    expect(use(on('erde', 'murg', []), 'rekindlePawn', { to: 'b2' })).toEqual(refusal('none'));
  });

  it('ER-6, WB-7: Banish empties the centre of rivals; the Wibo queen goes one square', () => {
    const position = on('erde', 'wibo', ['pawn d4', '-pawn e4', '-queen e5']);
    expect(stand(use(position, 'banish'))).toEqual({ a2: '-pawn', d4: 'pawn', d6: '-queen' });
    expect(use(position, 'banish', { places: { e5: 'a2' } })).toEqual(refusal('place'));
    expect(use(on('erde', 'wibo', ['pawn d4']), 'banish')).toEqual(refusal('none'));
  });

  it('WB-8: spores move any pawn, regrowth holds, scatter takes an aura', () => {
    const plated = rival('d4', 'pawn', { auras: ['ironPlating'] });
    const position = on('wibo', 'murg', ['rook a1', plated, '-sage e4']);
    expect(stand(use(position, 'spores', { unit: 'd4', to: 'h8' }))).toMatchObject({ h8: '-pawn' });
    expect(use(position, 'spores', { unit: 'e4', to: 'h8' })).toEqual(refusal('target'));
    expect(use(position, 'rivalRegrowth', { to: 'a2' })).toMatchObject({
      units: [{ at: 'a1' }, { at: 'a2', side: 'north', held: true }, { at: 'd4' }, { at: 'e4' }],
    });
    expect(use(position, 'scatter', { target: 'd4', aura: 'assassin' })).toEqual(refusal('target'));
    expect((use(position, 'scatter', { target: 'd4', aura: 'ironPlating' }).units as Fields[])[1]).toEqual({
      ...{ at: 'd4', side: 'north', kind: 'pawn' },
    });
  });

  it('HX-7, WB-7, WB-9: Hoc Vult moves anybody; a pawn that comes into stasis loses its ladder', () => {
    const laddered = rival('d4', 'pawn', { ladder: 2 });
    const position: Board = {
      ...on('hexen', 'wibo', [laddered, '-queen e4']),
      north: player('wibo', { law: true }),
    };
    expect(use(position, 'hocVult', { unit: 'd4', to: 'd8' }).units).toEqual([
      { at: 'd8', side: 'north', kind: 'pawn' },
      { at: 'e4', side: 'north', kind: 'queen' },
    ]);
    expect(use(position, 'hocVult', { unit: 'e4', to: 'e6' })).toEqual(refusal('rooted'));
    expect(use(position, 'sink', { target: 'd4' })).toEqual(refusal('skill'));
  });
});

describe('Hexen', () => {
  it('HX-2, HX-3, HX-4: who casts what on whom', () => {
    const list = [
      'sage d4',
      'queen a1',
      'rook c3',
      '-pawn f6',
      rival('b2', 'pawn', { quarry: true }),
      '-king e3',
    ];
    const position = on('hexen', 'murg', list);
    expect(asks('hexes', position, { unit: 'd4', journeyed: false })).toEqual({
      ...{ garden: true, counts: [3], ladder: ['e3', 'f6'], twice: false },
    });
    expect(asks('hexes', position, { unit: 'd4', journeyed: true })).toMatchObject({ twice: true });
    expect(asks('hexes', position, { unit: 'a1', journeyed: false })).toEqual({
      ...{ garden: false, counts: [], ladder: [], twice: false },
    });
    expect(asks('hexes', position, { unit: 'a1', journeyed: true })).toMatchObject({ counts: [2, 3] });
    const thick = on('hexen', 'erde', ['sage d4', '-king e5']);
    expect(asks('hexes', thick, { unit: 'd4', journeyed: true })).toMatchObject({ ladder: [] });
  });

  it('HX-5, HX-6, VQ-3: plating keeps its bearer, and the ladder goes on to another', () => {
    const bearer = rival('d4', 'pawn', { ladder: 1, auras: ['ironPlating'] });
    const position = on('hexen', 'murg', [bearer, 'pawn d5', 'queen e5', '-rook c3']);
    expect(asks('upkeep', position, { restarts: { d4: 'd5' } })).toMatchObject({
      ...{ vanquished: [], units: [{ at: 'c3' }, { at: 'd4' }, { at: 'd5', ladder: 2 }, { at: 'e5' }] },
    });
    expect(asks('upkeep', position, { restarts: { d4: 'e5' } })).toEqual(refusal('restart'));
    expect(asks('upkeep', position, { order: [] })).toEqual(refusal('order'));
    expect(use(position, 'waxingMoon', { order: ['ladder d4'] })).toMatchObject({ ok: true });
  });

  it('HX-6: an invulnerable bearer ends its ladder', () => {
    const position = on('hexen', 'murg', [rival('d4', 'rook', { ladder: 1 }), 'pawn d5']);
    expect(asks('upkeep', position, { restarts: { d4: 'd5' } }).units).toEqual([
      { at: 'd4', side: 'north', kind: 'rook' },
      { at: 'd5', side: 'south', kind: 'pawn' },
    ]);
  });

  it('HX-1, VQ-4: the second Quarry ends the game, whoever brings it about', () => {
    const quarry = rival('d4', 'pawn', { quarry: true, ladder: 1 });
    const position: Board = { ...on('hexen', 'murg', [quarry]), south: player('hexen', { quarryDown: 1 }) };
    expect(asks('upkeep', position)).toMatchObject({ winner: 'south' });
    const own: Board = {
      south: player('erde'),
      north: player('hexen', { quarryDown: 1 }),
      units: units(unit('d4', 'south', 'pawn', { quarry: true })),
    };
    expect(use(own, 'sink', { target: 'd4' })).toMatchObject({ winner: 'north' });
  });
});

describe('a turn', () => {
  const row = (id: string, more: Fields = {}): Fields => ({ id, slots: ['*'], filled: [null], ...more });
  const play = (position: Board, board: Fields, commands: readonly Fields[]): Fields =>
    asks('turn', position, { boards: { south: { pool: [6, 8], rows: [], ...board } }, commands });
  const roll = (bone: number, value: number): Fields => ({ c: 'roll', bone, value });
  const pass = { c: 'pass' };

  it('TU-1, TU-2, TU-7: every phase in its turn', () => {
    const position = on('huldra', 'erde', ['pawn d2']);
    const act = { c: 'act', action: { do: 'journey', unit: 'd2', to: 'd5' } };
    const commands = [
      act,
      roll(4, 3),
      roll(6, 7),
      roll(6, 3),
      roll(6, 3),
      { c: 'keep' },
      act,
      { c: 'end' },
      { c: 'keep' },
      { c: 'end' },
      pass,
    ];
    expect(play(position, {}, commands)).toMatchObject({
      results: ['phase', 'bone', 'value', 'ok', 'phase', 'phase', 'ok', 'phase', 'ok', 'ok', 'phase'],
      ...{ phase: 'over', next: 'north', pool: [6, 8] },
    });
  });

  it('TU-3, TU-4, TU-6: The Murg do what they declared', () => {
    const position = on('murg', 'erde', ['pawn d2', '-pawn d3', '-pawn e3']);
    const deed = (target: string): Fields => ({ do: 'deed', unit: 'd2', targets: [target] });
    const declare = { c: 'declare', intent: 'deed', unit: 'd2', targets: ['d3'] };
    const journey = { c: 'act', action: { do: 'journey', unit: 'd2', to: 'a5' } };
    const told = [
      { ...declare, targets: ['h8'] },
      declare,
      declare,
      roll(6, 3),
      pass,
      journey,
      { c: 'act', action: deed('e3') },
      { c: 'act', action: deed('d3') },
    ];
    expect(play(position, {}, told).results).toEqual([
      'target',
      'ok',
      'phase',
      'ok',
      'intent',
      'intent',
      'intent',
      'ok',
    ]);
    expect(play(position, {}, [roll(6, 3), { c: 'act', action: deed('d3') }, journey]).results).toEqual([
      'ok',
      'intent',
      'ok',
    ]);
    const seen = [
      { c: 'spend', skill: 'predictiveModel' },
      { c: 'spend', skill: 'predictiveModel' },
      declare,
      roll(6, 3),
      { c: 'act', action: deed('d3') },
    ];
    expect(play(position, { rows: [row('predictiveModel', { tokens: 2 })] }, seen).results).toEqual([
      'ok',
      'already',
      'needless',
      'ok',
      'ok',
    ]);
  });

  it('TU-8, MU-8: the loop gives the same player another turn', () => {
    const commands = [
      { c: 'spend', skill: 'electromagneticLoop' },
      roll(6, 1),
      pass,
      { c: 'keep' },
      { c: 'end' },
    ];
    const board = { rows: [row('electromagneticLoop', { tokens: 1 })] };
    expect(play(on('murg', 'erde', []), board, commands)).toMatchObject({
      next: 'south',
      rows: [{ tokens: 0 }],
    });
  });

  it('HU-8, SK-2: Tweak rolls the same bone again', () => {
    const board = { rows: [row('tweak', { tokens: 1 })] };
    const tweak = { c: 'spend', skill: 'tweak' };
    const told = play(on('huldra', 'erde', []), board, [
      tweak,
      roll(6, 1),
      tweak,
      roll(8, 2),
      roll(6, 2),
      tweak,
      { c: 'spend', skill: 'sink' },
    ]);
    expect(told).toMatchObject({
      results: ['phase', 'ok', 'ok', 'bone', 'ok', 'tokens', 'skill'],
      phase: 'execute',
      pool: [8],
    });
  });

  it('SL-1 to SL-9, SK-1: a complete row gives its bones back and its aura to a unit', () => {
    const board = {
      rows: [
        row('longBow', { slots: ['E', 'O'], filled: [2, null], bones: [4, null] }),
        row('renewal', { slots: ['*', '*'], filled: [null, null] }),
      ],
    };
    const slot = (id: string, index: number, at?: string): Fields => ({
      c: 'slot',
      row: id,
      slot: index,
      ...(at && { on: at }),
    });
    const position = on('huldra', 'erde', ['pawn d2', 'sage e2']);
    const told = play(position, board, [
      roll(6, 3),
      pass,
      slot('tweak', 0),
      slot('longBow', 0),
      slot('renewal', 2),
      slot('longBow', 1),
      slot('longBow', 1, 'e2'),
      slot('longBow', 1, 'd2'),
    ]);
    expect(told).toMatchObject({
      results: ['ok', 'ok', 'noSlot', 'filled', 'noSlot', 'target', 'target', 'ok'],
      ...{ pool: [4, 6, 8], acquired: ['longBow'], units: [{ at: 'd2', auras: ['longBow'] }, { at: 'e2' }] },
      rows: [{ filled: [null, null], tokens: 0 }, { filled: [null, null] }],
    });
  });

  it('MU-7: with no sage in play a pawn becomes one, and a Quarry counts', () => {
    const pawn = unit('d2', 'south', 'pawn', { quarry: true, auras: ['ironPlating'] });
    const position: Board = {
      south: player('murg'),
      north: player('hexen', { quarryDown: 1 }),
      units: [pawn],
    };
    const told = play(position, { rows: [row('assassin')] }, [
      roll(6, 3),
      pass,
      { c: 'slot', row: 'assassin', slot: 0, on: 'd2' },
      { c: 'end' },
    ]);
    expect(told).toMatchObject({
      ...{ results: ['ok', 'ok', 'ok', 'over'], phase: 'end', next: null, winner: 'north' },
      units: [{ at: 'd2', side: 'south', kind: 'sage', auras: ['assassin'] }],
    });
  });

  it('MU-7: once per game; with a sage in play, never', () => {
    const slot = { c: 'slot', row: 'assassin', slot: 0 };
    const results = (list: readonly string[], more: Fields): unknown =>
      play(
        { south: player('murg', more), north: player('huldra'), units: units(...list) },
        { rows: [row('assassin')] },
        [roll(6, 3), pass, { ...slot, on: 'd2' }],
      ).results;
    expect([
      results(['pawn d2'], {}),
      results(['pawn d2'], { risen: true }),
      results(['pawn d2', 'sage a1'], {}),
    ]).toEqual([
      ['ok', 'ok', 'ok'],
      ['ok', 'ok', 'target'],
      ['ok', 'ok', 'target'],
    ]);
  });

  it('WB-1, WB-2: six pawns at home win when the turn ends', () => {
    const home = 'abcdef'.split('').map(file => `pawn ${file}1`);
    const told = play(on('wibo', 'murg', home), {}, [roll(6, 1), pass, { c: 'keep' }, { c: 'end' }]);
    expect(told).toMatchObject({ phase: 'over', winner: 'south' });
  });

  it('HX-2, HX-3, HX-4, UN-4: Hexen cast after the journey until the turn ends', () => {
    const position: Board = {
      south: player('hexen', { book: book() }),
      north: player('murg'),
      units: units('sage d4', 'pawn a1', 'rook b2', '-pawn c5', '-pawn e5'),
    };
    const board = { rows: [row('witchsLadder', { tokens: 1 }), row('poisonGarden', { tokens: 1 })] };
    const ladder = { c: 'spend', skill: 'witchsLadder', unit: 'd4', targets: ['c5', 'e5'] };
    const garden = { c: 'spend', skill: 'poisonGarden', unit: 'a1' };
    const act = { c: 'act', action: { do: 'journey', unit: 'a1', to: 'a3' } };
    const told = play(position, board, [
      ladder,
      roll(6, 1),
      act,
      ladder,
      { ...ladder, targets: ['c5'] },
      garden,
      { ...garden, unit: 'a3', count: 2 },
      { ...garden, unit: 'a3' },
      { c: 'done' },
      { c: 'keep' },
      { c: 'end' },
    ]);
    expect(told).toMatchObject({
      results: ['phase', 'ok', 'ok', 'hex', 'ok', 'noUnit', 'count', 'ok', 'ok', 'ok', 'ok'],
      gardens: [{ at: 'a3', count: 3 }],
    });
  });

  it('ER-3, SK-2: Metamorphic is spent before three go', () => {
    const position = on('erde', 'murg', ['pawn a1', 'pawn b1', 'pawn c1']);
    const parts = ['a', 'b', 'c'].map(file => ({ unit: `${file}1`, to: `${file}2`, value: 1 }));
    const act = { c: 'act', action: { do: 'journey', parts, metamorphic: true } };
    const spend = { c: 'spend', skill: 'metamorphic' };
    const board = { rows: [row('metamorphic', { tokens: 2 })] };
    expect(play(position, board, [roll(6, 3), act, spend, spend, act]).results).toEqual([
      'ok',
      'relic',
      'ok',
      'already',
      'ok',
    ]);
    expect(play(position, board, [roll(6, 2), spend]).results).toEqual(['ok', 'roll']);
  });

  it('UN-5: whoever is held is released when its owner’s turn ends', () => {
    const position = on('huldra', 'erde', [
      unit('d2', 'south', 'pawn', { held: true }),
      rival('e7', 'pawn', { held: true }),
    ]);
    expect(play(position, {}, [roll(6, 1), pass, { c: 'keep' }, { c: 'end' }]).units).toEqual([
      { at: 'd2', side: 'south', kind: 'pawn' },
      { at: 'e7', side: 'north', kind: 'pawn', held: true },
    ]);
  });
});
