import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ask, card, type Fields, refusedAt } from './ask';

type Cell = readonly [number, number];
const place = (...cells: readonly Cell[]): Fields[] => cells.map((at, i) => ({ id: `c${i}`, at }));
const bonds = (...all: readonly (readonly [string, string])[]): Fields => ({
  bonds: all.map(([type, other]) => ({ type, with: other })),
});

describe('setting up', () => {
  it.each<readonly [string, string, readonly Cell[], readonly Cell[] | undefined, readonly string[]]>([
    [
      'BG-1, BG-2: the Defender north of the line',
      'N',
      [
        [0, 0],
        [0, -1],
        [1, -1],
      ],
      undefined,
      [],
    ],
    ['BG-1, BG-2: the Attacker south of it', 'S', [[4, 1]], undefined, []],
    ['BG-2: nobody', 'N', [], undefined, ['empty']],
    [
      'BG-2: two in a cell count as one',
      'N',
      [
        [0, 0],
        [0, 0],
        [0, -1],
      ],
      undefined,
      ['shared'],
    ],
    [
      'BG-2: across',
      'S',
      [
        [0, 1],
        [0, 0],
      ],
      undefined,
      ['across'],
    ],
    ['BG-2: nobody at the front', 'E', [[2, 0]], undefined, ['frontline']],
    [
      'BG-2: diagonal is not touching',
      'W',
      [
        [0, 0],
        [-1, 1],
      ],
      undefined,
      ['loose'],
    ],
    [
      'BG-2: all at once',
      'N',
      [
        [0, 1],
        [0, 1],
        [3, 4],
      ],
      undefined,
      ['shared', 'across', 'frontline', 'loose'],
    ],
    [
      'BG-3: beyond the box of the others',
      'E',
      [[4, 9]],
      [
        [0, 0],
        [3, 3],
      ],
      [],
    ],
    [
      'BG-3: within their box',
      'E',
      [[3, 0]],
      [
        [0, 0],
        [3, 3],
      ],
      ['across', 'frontline'],
    ],
    [
      'BG-3: on one of the others',
      'N',
      [[0, 0]],
      [
        [0, 0],
        [3, 3],
      ],
      ['shared', 'across', 'frontline'],
    ],
  ])('%s', (_, from, cells, others, problems) => {
    const asked = { from, place: place(...cells), ...(others && { others }) };
    expect(ask('setup', asked)).toEqual({ legal: problems.length === 0, problems });
  });
});

describe('damage', () => {
  const cards = [
    card('caster', 'red', [0, 1], { attack: 5 }),
    card('pupil', 'red', [1, 1]),
    card('wolf', 'npc', [0, 0], { defense: 1 }),
    card('bear', 'npc', [4, 0], { health: 9, damage: 2 }),
  ];
  const strikes = (hits: readonly Fields[], more: Fields = {}): unknown =>
    ask('strikes', { cards, hits, ...more }).hits;
  const blow = (lost: number, left: number, dies = false, problem: string | null = null): Fields => ({
    ...{ problem, lost, left, dies },
  });

  it('DM-1, DM-3: defense once; who has no health left is gone', () => {
    const hit = { by: 'pupil', on: 'wolf' };
    expect(strikes([{ by: 'caster', on: 'wolf' }, hit, { ...hit, ability: true }])).toEqual([
      blow(4, 1),
      blow(1, 0, true),
      blow(0, 0, false, 'gone'),
    ]);
  });

  it('DM-2: piercing passes defense and leaves it whole', () => {
    const ability = { ability: true, ranged: true };
    const pierce = { by: 'caster', on: 'wolf', damage: 2, piercing: true, ...ability };
    expect(strikes([pierce, { by: 'pupil', on: 'wolf', damage: 2 }])).toEqual([blow(2, 3), blow(1, 2)]);
  });

  it.each<readonly [string, Fields, string]>([
    ['unknown', { by: 'nobody', on: 'wolf' }, 'gone'],
    ['itself', { by: 'wolf', on: 'wolf' }, 'own'],
    ['the same side', { by: 'caster', on: 'pupil' }, 'own'],
    ['too far', { by: 'caster', on: 'bear' }, 'far'],
  ])('DM-4: refuses %s', (_, hit, problem) => {
    expect(strikes([hit])).toMatchObject([{ problem, lost: 0, dies: false }]);
  });

  it.each<readonly [string, Fields, Fields, string]>([
    ['disabled', { states: ['disabled'] }, {}, 'held'],
    ['frozen before undead', { states: ['undead', 'frozen'] }, { ability: true }, 'held'],
    ['an ability of the undead', { states: ['undead'] }, { ability: true }, 'undead'],
    ['a companion', bonds(['companionship', 'wolf']), {}, 'friends'],
  ])('DM-4, SA-1, SA-2, SA-4: refuses %s', (_, state, hit, problem) => {
    const some = [
      card('ann', 'red', [0, 1], state),
      card('wolf', 'npc', [0, 0], bonds(['companionship', 'ann'])),
    ];
    const both = state.bonds ? some : [some[0], card('wolf', 'npc', [0, 0])];
    expect(ask('strikes', { cards: both, hits: [{ by: 'ann', on: 'wolf', ...hit }] }).hits).toEqual([
      blow(0, 5, false, problem),
    ]);
  });

  it('DM-4: only a base attack that counted makes the next one a second', () => {
    const hit = { by: 'caster', on: 'wolf', damage: 1 };
    expect(strikes([{ by: 'caster', on: 'bear' }, { ...hit, ability: true }, hit, hit])).toMatchObject([
      { problem: 'far' },
      { problem: null, lost: 0 },
      { problem: null, lost: 1 },
      { problem: 'twice', left: 4 },
    ]);
  });

  it('DM-5: nobody takes damage on Crystal Cove', () => {
    expect(strikes([{ by: 'caster', on: 'wolf' }], { unharmed: true })).toEqual([blow(0, 5)]);
  });

  it('DM-1: the order of hits changes no total', () => {
    const damages = fc.array(fc.nat(5), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(damages, fc.nat(6), (list, defense) => {
        const target = card('wolf', 'npc', [0, 0], { defense, health: 100 });
        const lost = (order: readonly number[]): number => {
          const hits = order.map(damage => ({ by: 'a', on: 'wolf', damage, ability: true }));
          const told = ask('strikes', { cards: [target, card('a', 'red', [0, 1])], hits }).hits;
          return (told as { lost: number }[]).reduce((all, hit) => all + hit.lost, 0);
        };
        const sum = list.reduce((all, n) => all + n, 0);
        expect(lost(list)).toBe(Math.max(0, sum - defense));
        expect(lost(list.toReversed())).toBe(lost(list));
      }),
      { seed: 31, numRuns: 60 },
    );
  });

  it.each([
    [0, []],
    [3, [2, 1]],
    [5, [4, 1]],
    [7, [5, 2]],
    [8, [4, 4]],
    [9, [5, 4]],
    [17, [10, 5, 2]],
    [26, [10, 10, 4, 2]],
  ])('DM-6: the chits for %i are %j', (damage, chits) => {
    expect(ask('chits', { damage })).toEqual({ chits });
    expect(chits.reduce((all: number, n) => all + n, 0)).toBe(damage);
  });

  it.each([
    [5, 1, [{ damage: 5 }, { damage: 1 }], '1/1', '5/1'],
    [5, 1, [{ damage: 5, works: 4 }, { damage: 1 }], '1/2', '5/2'],
    [
      4,
      0,
      [
        { damage: 3, works: 4 },
        { damage: 3, works: 2 },
      ],
      '1/8',
      '2/1',
    ],
    [4, 9, [{ damage: 3 }], '0/1', '0/1'],
    [1, 0, [], '0/1', '0/1'],
  ])(
    'OD-2: %i health behind %i is killed by %j in %s of all cases',
    (health, defense, hits, kills, expected) => {
      expect(ask('killOdds', { health, defense, hits })).toEqual({ kills, expected });
    },
  );
});

describe('a phase begins', () => {
  it('BP-3, BP-4, SA-3: endings, then losses, then gains', () => {
    const cards = [
      card('a', 'red', [0, 0], { states: ['disabled', 'poisoned'] }),
      card('b', 'npc', [1, 0], { states: ['disabled', 'frozen'] }),
      card('c', 'red', [2, 0], { states: ['frozen', 'poisoned'], damage: 4 }),
      card('d', 'red', [3, 0], { states: ['undead', 'poisoned'] }),
      card('e', 'red', [4, 0], { states: ['undead'] }),
      card('f', 'red', [5, 0], { states: ['disabled'] }),
      card('g', 'red', [6, 0], { states: ['undead', 'frozen', 'poisoned'], damage: 3 }),
    ];
    const began = { a: 'red', b: 'red', f: 'npc' };
    expect(ask('begin', { cards, side: 'red', began })).toEqual({
      ended: ['a', 'b'],
      lost: { a: 1, c: 1, d: 1, g: 2 },
      dead: ['c', 'g'],
      regained: ['d'],
    });
    expect(ask('begin', { cards, side: 'red', unharmed: true })).toEqual({
      ...{ ended: [], lost: {}, dead: [], regained: ['g'] },
    });
  });
});

describe('regrouping', () => {
  it('RG-2, RG-3: the nearest loose card slides; the first of equal cells', () => {
    const cards = [card('a', 'red', [0, 0]), card('b', 'npc', [1, 0]), card('c', 'red', [3, 1])];
    expect(ask('regroup', { cards })).toEqual({
      moves: [
        {
          id: 'c',
          from: [3, 1],
          to: [2, 0],
          options: [
            [2, 0],
            [1, 1],
          ],
        },
      ],
    });
  });

  it('RG-1: add-ons are the body, however few, and need not come together', () => {
    const cards = [
      card('gate', 'red', [9, 9], { kind: 'wall' }),
      card('keep', 'red', [0, 9], { kind: 'tower' }),
      card('a', 'red', [0, 0]),
      card('b', 'npc', [1, 0]),
    ];
    expect(ask('regroup', { cards })).toMatchObject({
      moves: [
        { id: 'a', to: [0, 8] },
        { id: 'b', to: [0, 7] },
      ],
    });
  });

  it('RG-1: of two groups of one size the northernmost is the body, then the westernmost', () => {
    const cards = [card('a', 'red', [5, 0]), card('b', 'npc', [0, 0])];
    expect(ask('regroup', { cards })).toMatchObject({ moves: [{ id: 'a', to: [1, 0] }] });
  });

  it('RG-1: all come together, and regrouping twice is regrouping once', () => {
    const cells = fc.uniqueArray(fc.tuple(fc.nat(7), fc.nat(7)), {
      selector: String,
      minLength: 2,
      maxLength: 9,
    });
    fc.assert(
      fc.property(cells, list => {
        const cards = list.map((at, i) => card(`c${i}`, 'red', at));
        const { moves } = ask('regroup', { cards }) as { moves: { id: string; to: Cell }[] };
        const after = cards.map(one => ({
          ...one,
          at: moves.findLast(({ id }) => id === one.id)?.to ?? one.at,
        }));
        expect(moves.every(({ id }, i) => moves.findIndex(move => move.id === id) === i)).toBe(true);
        expect(ask('regroup', { cards: after })).toEqual({ moves: [] });
        expect(new Set(after.map(({ at }) => String(at))).size).toBe(cards.length);
      }),
      { seed: 32, numRuns: 100 },
    );
  });
});

describe('attraction', () => {
  const pair = (own: Fields, theirs: Fields, at: Cell = [0, 1]): Fields => ({
    cards: [card('a', 'red', [0, 0], own), card('b', 'npc', at, theirs)],
    initiator: 'a',
    target: 'b',
  });
  const attraction = (type: string, score: number): Fields => ({ attraction: { type, score } });
  const none = { bond: null, hearts: null, odds: '0/1' };

  it.each<readonly [string, Fields, Fields, string, number, string]>([
    ['charisma over romance', attraction('charisma', 7), attraction('romance', 6), 'romance', 2, '1/4'],
    ['charisma over intimacy', attraction('charisma', 7), attraction('intimacy', 6), 'intimacy', 2, '1/4'],
    ['romance', attraction('romance', 4), attraction('romance', 4), 'romance', 2, '1/4'],
    ['intimacy', attraction('intimacy', 4), attraction('intimacy', 4), 'intimacy', 1, '3/4'],
    [
      'one of them companionship',
      attraction('romance', 4),
      attraction('companionship', 4),
      'companionship',
      1,
      '3/4',
    ],
    [
      'the frozen may be attracted',
      attraction('romance', 4),
      { ...attraction('romance', 4), states: ['frozen', 'disabled'] },
      'romance',
      2,
      '1/4',
    ],
  ])('AT-2, AT-4, SA-4: %s', (_, own, theirs, bond, hearts, odds) => {
    expect(ask('attract', pair(own, theirs))).toEqual({ problem: null, bond, hearts, odds });
  });

  it.each<readonly [string, Fields, Fields, string]>([
    ['an add-on', { kind: 'wall' }, { kind: 'machine' }, 'addon'],
    ['a machine', { states: ['undead'] }, { kind: 'machine' }, 'machine'],
    ['the undead', {}, { states: ['undead'] }, 'undead'],
    ['the frozen one itself', { states: ['frozen'] }, {}, 'frozen'],
    ['nothing to attract', attraction('romance', 4), {}, 'none'],
    ['charisma', attraction('charisma', 9), attraction('charisma', 4), 'charisma'],
    ['charisma that is not higher', attraction('charisma', 4), attraction('romance', 4), 'score'],
    ['other scores', attraction('romance', 5), attraction('intimacy', 4), 'score'],
    ['other types', attraction('romance', 4), attraction('intimacy', 4), 'type'],
    [
      'a second romance',
      { ...attraction('romance', 4), ...bonds(['romance', 'gone']) },
      attraction('romance', 4),
      'bonded',
    ],
    [
      'one who has a romance',
      attraction('charisma', 5),
      { ...attraction('romance', 4), ...bonds(['romance', 'gone']) },
      'bonded',
    ],
  ])('AT-3, SA-5: refuses %s', (_, own, theirs, problem) => {
    expect(ask('attract', pair(own, theirs))).toEqual({ problem, ...none });
  });

  it('AT-1: refuses two that do not touch', () => {
    const romance = attraction('romance', 4);
    expect(ask('attract', pair(romance, romance, [1, 1]))).toMatchObject({ problem: 'apart' });
  });

  it('AT-2, AT-3, AT-5: a companion who has left, several intimacies and a charmer’s own bonds bar nothing', () => {
    const gone = bonds(['companionship', 'gone']);
    const one = (type: string, more: Fields): Fields => ({ ...attraction(type, 4), ...more });
    expect(ask('attract', pair(one('companionship', gone), one('companionship', gone)))).toMatchObject({
      bond: 'companionship',
    });
    const close = bonds(['intimacy', 'gone']);
    expect(ask('attract', pair(one('intimacy', close), one('intimacy', close)))).toMatchObject({
      problem: null,
    });
    const charmer = { ...attraction('charisma', 9), ...bonds(['romance', 'gone']) };
    expect(ask('attract', pair(charmer, attraction('romance', 4)))).toMatchObject({ problem: null });
  });

  it('AT-4: the faces that the table teaches', () => {
    const romance = attraction('romance', 4);
    const asked = { ...pair(romance, romance), faces: [2, 0, 0] };
    expect(ask('attract', asked)).toMatchObject({ odds: '5/9' });
    expect(refusedAt('attract', { ...asked, faces: [] })).toEqual(['no-faces cases[0].faces']);
  });
});

describe('the end of a battle', () => {
  const end = (cards: readonly Fields[], more: Fields = {}): Fields =>
    ask('end', { cards, sides: ['red', 'npc'], acting: 'red', ...more });
  const ann = (more: Fields = {}): Fields => card('ann', 'red', [0, 0], more);
  const wolf = (more: Fields = {}): Fields => card('wolf', 'npc', [0, 1], more);
  const cart = (id: string, side: string, x: number): Fields => card(id, side, [x, 5], { kind: 'machine' });
  const open = { over: false, victor: null, why: null };

  it('BE-1: nobody has won yet', () => {
    expect(end([ann(), wolf()])).toEqual({ ...open, defect: [] });
  });

  it('BE-1, SA-5: machines alone go over to whoever can lead them', () => {
    expect(end([ann(), cart('cart', 'npc', 1)])).toEqual({
      ...{ over: true, victor: 'red', why: 'defeated', defect: [{ id: 'cart', to: 'red' }] },
    });
    const gate = card('gate', 'npc', [3, 3], { kind: 'wall' });
    expect(end([ann(), cart('cart', 'npc', 1), gate])).toEqual({
      ...open,
      defect: [{ id: 'cart', to: 'red' }],
    });
    expect(end([cart('a', 'red', 0), cart('b', 'npc', 1)])).toEqual({
      ...{ over: true, victor: null, why: 'machines', defect: [] },
    });
  });

  it('BE-1: a side without a card, and both', () => {
    expect(end([wolf()])).toMatchObject({ over: true, victor: 'npc', why: 'defeated' });
    expect(end([])).toMatchObject({ over: true, victor: null, why: 'both-defeated' });
  });

  it('BE-1, BE-3: companions of the other side are defeated and defect', () => {
    const friends = [ann(bonds(['companionship', 'wolf'])), wolf(bonds(['companionship', 'ann']))];
    const bear = card('bear', 'npc', [1, 1]);
    expect(end([...friends, bear])).toEqual({
      ...{ over: true, victor: 'npc', why: 'companions', defect: [{ id: 'ann', to: 'npc' }] },
    });
    expect(end(friends)).toMatchObject({ victor: 'red', defect: [{ id: 'wolf', to: 'red' }] });
    const gate = card('gate', 'red', [3, 3], { kind: 'wall' });
    expect(end([...friends, bear, gate])).toEqual({ ...open, defect: [] });
  });

  it('BE-2, BE-3: from who retreats the loved ones go, the companions do not', () => {
    const cards = [
      ann(bonds(['companionship', 'wolf'])),
      card('bo', 'red', [1, 0], bonds(['romance', 'bear'])),
      wolf(bonds(['companionship', 'ann'])),
      card('bear', 'npc', [1, 1], bonds(['romance', 'bo'])),
    ];
    expect(end(cards, { retreats: 'red' })).toEqual({
      ...{ over: true, victor: 'npc', why: 'retreat', defect: [{ id: 'bo', to: 'npc' }] },
    });
  });

  it('BE-1: refuses a third side and a bond on one card alone', () => {
    const stray = card('stray', 'blue', [7, 7]);
    expect(refusedAt('end', { cards: [stray], sides: ['red', 'npc'], acting: 'red' })).toEqual([
      'two-sides cases[0].cards',
    ]);
    const cards = [ann(bonds(['romance', 'wolf'])), wolf()];
    expect(refusedAt('end', { cards, sides: ['red', 'npc'], acting: 'red' })).toEqual([
      'one-sided cases[0].cards[0].bonds[0]',
    ]);
  });
});
