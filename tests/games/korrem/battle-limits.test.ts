import { describe, expect, it } from 'vitest';
import { battleKind, parseBattleCommand } from '../../../src/games/korrem/door/battle';
import type { Ability } from '../../../src/games/korrem/rules/battle/card';
import { decide } from '../../../src/games/korrem/rules/fight/decide';
import {
  type Battle,
  type Command,
  type Fighter,
  fighterOf,
} from '../../../src/games/korrem/rules/fight/model';
import { questionOf } from '../../../src/games/korrem/rules/fight/question';
import { battleOf } from '../../../src/games/korrem/sample/salt-road';
import { fighter } from './slow/reign';

const sent = (battle: Battle, ...commands: readonly Command[]): Battle =>
  commands.reduce((now, command) => {
    const decided = decide(now, command);
    if (!decided.ok) throw new Error(`${JSON.stringify(command)}: ${decided.error.code}`);
    return decided.state ?? now;
  }, battle);
const refusal = (battle: Battle, command: Command): string | undefined => {
  const decided = decide(battle, command);
  return decided.ok ? undefined : decided.error.code;
};
const many = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));

/** An NPC in the north, two of ours before it; ours acts. */
const three = [
  fighter('rok', 'npc', [0, 0], { health: 9 }),
  fighter('ann', 'ours', [0, 1]),
  fighter('bo', 'ours', [1, 1]),
];
const battle = (cards: readonly Fighter[] = three, change: Partial<Battle> = {}): Battle => ({
  ...battleOf({ npcArmy: [], ownArmy: [], name: 'Ours', npcName: 'Theirs', seed: 1 }),
  cards,
  step: 'own',
  acting: 'ours',
  phase: 2,
  ...change,
});
const setup = (cards: readonly Fighter[]): Battle => battle(cards, { step: 'setup', phase: 0 });
const npcTurn = (cards: readonly Fighter[] = three, change: Partial<Battle> = {}): Battle =>
  battle(cards, { step: 'npc', acting: 'npc', order: ['rok'], ...change });

describe('what is put on the table', () => {
  it('BG-2: a card of either army, on a free cell, and of no other army', () => {
    const place = (side: string, at: readonly [number, number]): Command => ({
      do: 'place',
      card: fighter('new', side, at),
    });
    const at = setup(three);
    for (const side of ['npc', 'ours'])
      expect(fighterOf(sent(at, place(side, [5, 5])), 'new')?.side).toBe(side);
    expect(refusal(at, place('kiln', [5, 5]))).toBe('card');
    expect(refusal(at, place('ours', [0, 0]))).toBe('taken');
    // Who is there already may be put elsewhere, on its own cell too.
    const again = sent(at, { do: 'place', card: { ...three[1]!, name: 'Anna' } });
    expect(again.cards.map(({ name }) => name).sort()).toEqual(['Anna', 'bo', 'rok']);
  });

  it('BG-2: no more than there are cards', () => {
    const of = (n: number): Battle => setup(many(n, i => fighter(`c${i}`, 'ours', [i, 1])));
    const next: Command = { do: 'place', card: fighter('new', 'ours', [-1, 1]) };
    expect(refusal(of(103), next)).toBeUndefined();
    expect(refusal(of(104), next)).toBe('card');
    expect(refusal(of(104), { do: 'place', card: fighter('c5', 'ours', [-1, 1]) })).toBeUndefined();
  });

  it('BG-2, BG-3: an army begins with somebody at its front; without positions with anybody', () => {
    const begin: Command = { do: 'begin' };
    expect(refusal(setup(three), begin)).toBeUndefined();
    expect(refusal(setup(three.slice(0, 2)), begin)).toBeUndefined();
    expect(refusal(setup(three.slice(0, 1)), begin)).toBe('empty');
    expect(refusal(setup(three.slice(1)), begin)).toBe('empty');
    const away = three.map(card => (card.id === 'rok' ? { ...card, at: [9, -7] as const } : card));
    expect(refusal(setup(away), begin)).toBe('frontline');
    const light = { ...setup(away), light: true };
    expect(refusal(light, begin)).toBeUndefined();
    expect(refusal({ ...light, cards: away.slice(1) }, begin)).toBe('empty');
    expect(refusal(battle(), begin)).toBe('phase');
    // TE-1.
    const unsure = three.map(card => (card.id === 'bo' ? { ...card, unsure: ['health'] as const } : card));
    expect(refusal(setup(unsure), begin)).toBe('health');
    const speed = three.map(card => (card.id === 'bo' ? { ...card, unsure: ['speed'] as const } : card));
    expect(refusal(setup(speed), begin)).toBeUndefined();
  });
});

describe('what each step lets be done', () => {
  const commands: Readonly<Record<string, Command>> = {
    begin: { do: 'begin' },
    npc: { do: 'npc', roll: 3 },
    done: { do: 'done' },
    strike: { do: 'strike', on: 'rok', by: ['ann'] },
    phase: { do: 'phase' },
    regroup: { do: 'regroup' },
    d8: { do: 'd8', roll: 3 },
    retreat: { do: 'retreat', side: 'ours' },
  };
  const able = (at: Battle): string[] =>
    Object.keys(commands).filter(name => refusal(at, commands[name]!) === undefined);

  it('BP-1: each step has its own commands, and an ended battle none', () => {
    expect(able(setup(three))).toEqual(['begin']);
    expect(able(battle())).toEqual(['strike', 'phase', 'd8', 'retreat']);
    expect(able(npcTurn())).toEqual(['npc']);
    expect(able(sent(npcTurn(), { do: 'npc', roll: 3 }))).toEqual(['done']);
    expect(able(battle(three, { step: 'regroup', slides: [] }))).toEqual(['regroup']);
    const over = sent(battle(), { do: 'over', victor: 'ours' });
    expect([able(over), refusal(over, commands.phase!)]).toEqual([[], 'over']);
  });

  it('BE-2: an army leaves in its own phase, the first of all aside, and is told by its name', () => {
    const leave: Command = { do: 'retreat', side: 'ours' };
    expect(refusal(battle(three, { phase: 1 }), leave)).toBe('retreat');
    expect(refusal(battle(), { do: 'retreat', side: 'npc' })).toBe('retreat');
    expect(refusal(npcTurn(), leave)).toBe('retreat');
    for (const state of ['disabled', 'frozen'] as const) {
      const held = three.map(card => (card.id === 'bo' ? { ...card, states: [state] } : card));
      expect(refusal(battle(held), leave)).toBe('retreat');
    }
    const decided = decide(battle(), leave);
    const entries = decided.ok
      ? decided.value.flatMap(event => (event.type === 'logged' ? [event.entry] : []))
      : [];
    expect(entries).toContainEqual(
      expect.objectContaining({
        rule: 'BE-2',
        fact: { type: 'retreated', army: 'Ours' },
      }),
    );
  });

  it('NA-1: a D8 shows 1 to 8, and only who is in the order rolls', () => {
    const roll = (n: number): Command => ({ do: 'npc', roll: n });
    for (const n of [0, 9, 2.5, -1]) expect(refusal(npcTurn(), roll(n))).toBe('roll');
    for (const n of [1, 8]) expect(refusal(npcTurn(), roll(n))).toBeUndefined();
    expect(refusal(npcTurn(), { do: 'npc', id: 'ann', roll: 3 })).toBe('card');
    expect(refusal(npcTurn(three, { order: [] }), roll(3))).toBe('card');
    for (const n of [0, 9]) expect(refusal(battle(), { do: 'd8', roll: n })).toBe('roll');
    for (const n of [1, 8]) expect(refusal(battle(), { do: 'd8', roll: n })).toBeUndefined();
  });

  it('NF-2: an NPC that falls before its turn acts no more, and where it was the last the phase ends', () => {
    const two = [...three, fighter('oak', 'npc', [1, 0])];
    const falls: Command = { do: 'sum', on: 'rok', damage: 99, piercing: true };
    const next = sent(npcTurn(two, { order: ['rok', 'oak'] }), falls);
    expect([next.step, next.order]).toEqual(['npc', ['oak']]);
    expect(sent(npcTurn(two, { order: ['rok'] }), falls).step).toBe('own');
  });

  it('RG-2, RG-3: who slides goes to a cell that is equally near, and to no other', () => {
    const slide = {
      id: 'bo',
      from: [5, 1],
      to: [1, 1],
      options: [
        [1, 1],
        [0, 2],
      ],
    } as const;
    const loose = three.map(card => (card.id === 'bo' ? { ...card, at: [5, 1] as const } : card));
    const at = battle(loose, { step: 'regroup', slides: [slide] });
    const to = (cell?: readonly [number, number]): Command => ({
      do: 'regroup',
      ...(cell && { cells: { bo: cell } }),
    });
    expect(fighterOf(sent(at, to()), 'bo')?.at).toEqual([1, 1]);
    expect(fighterOf(sent(at, to([0, 2])), 'bo')?.at).toEqual([0, 2]);
    for (const cell of [
      [2, 2],
      [0, 1],
    ] as const)
      expect(refusal(at, to(cell))).toBe('slide');
  });

  it('DM-3, NM-7: the table puts numbers right within what a card can have', () => {
    const put = (change: Extract<Command, { do: 'correct' }>['change']): Command => ({
      do: 'correct',
      id: 'rok',
      change,
    });
    for (const change of [{ damage: -1 }, { health: 0 }, { health: 1000 }])
      expect(refusal(battle(), put(change))).toBe('value');
    for (const change of [{ damage: 0 }, { health: 999 }, { damage: 8 }]) {
      const now = fighterOf(sent(battle(), put(change)), 'rok');
      expect(now).toMatchObject(change);
    }
    expect(refusal(battle(), put({ at: [0, 1] }))).toBe('taken');
    expect(refusal(battle(), { do: 'correct', id: 'nobody', change: { damage: 1 } })).toBe('card');
    // As much damage as health: it falls, but not while armies are set up.
    expect(fighterOf(sent(battle(), put({ damage: 9 })), 'rok')).toBeUndefined();
    expect(fighterOf(sent(setup(three), put({ damage: 9 })), 'rok')?.damage).toBe(9);
  });

  it('SA-2, SA-4: who is held does not walk in its own phase; the table may put anybody anywhere else', () => {
    for (const which of ['disabled', 'frozen'] as const) {
      const held = three.map(card => ({ ...card, states: [which] }));
      const walk = (id: string): Command => ({ do: 'walk', id, to: [5, 5] });
      expect(refusal(battle(held), walk('ann'))).toBe('held');
      expect(refusal(battle(held), walk('rok'))).toBeUndefined();
      expect(refusal(npcTurn(held), walk('rok'))).toBeUndefined();
      expect(refusal(battle(), walk('ann'))).toBeUndefined();
    }
  });

  it('AT-3, AT-5: a charmer has several romances, and each stands on both', () => {
    const charmer = { attraction: { type: 'charisma', score: 9 } } as const;
    const cards = [
      three[0]!,
      { ...three[1]!, ...charmer, bonds: [{ type: 'romance', with: 'gone' }] as const },
      { ...three[2]!, attraction: { type: 'romance', score: 2 } as const },
    ];
    const tied = sent(battle(cards), { do: 'attract', by: 'ann', on: 'bo', hearts: 2 });
    expect(fighterOf(tied, 'ann')?.bonds.map(bond => bond.with)).toEqual(['gone', 'bo']);
    expect(fighterOf(tied, 'bo')?.bonds).toEqual([{ type: 'romance', with: 'ann' }]);
  });

  it('SA-2, SA-1: a state is put on once and taken away alone', () => {
    const state = (which: 'disabled' | 'frozen', on: boolean): Command => ({
      ...{ do: 'state', id: 'rok' },
      ...{ state: which, on },
    });
    const both = sent(battle(), state('disabled', true), state('frozen', true), state('disabled', true));
    expect([...fighterOf(both, 'rok')!.states].sort()).toEqual(['disabled', 'frozen']);
    expect(both.began.rok).toBe('ours');
    expect(fighterOf(sent(both, state('disabled', false)), 'rok')?.states).toEqual(['frozen']);
    expect(refusal(battle(), { ...state('frozen', true), id: 'nobody' } as Command)).toBe('card');
  });
});

describe('an NPC whose target the table chooses', () => {
  const mend: Ability = {
    name: 'Mend',
    on: [5],
    target: 'S',
    ranged: false,
    damage: 3,
    works: 8,
    ready: true,
    last: null,
  };
  const gaze: Ability = { ...mend, name: 'Gaze', on: [6], target: 'C', ranged: true, damage: 2 };
  const rock = fighter('oak', 'npc', [1, 0], { speed: 1 });
  const cards = [
    { ...three[0]!, abilities: [mend, gaze] },
    ...three.slice(1),
    rock,
    fighter('cy', 'ours', [9, 9]),
  ];
  const aimed = (roll: number, target: string, change: Partial<Battle> = {}): Battle =>
    sent(npcTurn(cards, change), { do: 'npc', roll }, { do: 'aim', target });

  it('NM-7, NA-6: who helps acts where it stands and hurts nobody', () => {
    const at = aimed(5, 'oak');
    expect(at.doing).toMatchObject({
      overruled: true,
      turn: { target: 'oak', acts: true, damage: 0, at: [0, 0], path: [[0, 0]] },
    });
    const done = sent(at, { do: 'done' });
    expect(fighterOf(done, 'oak')?.damage).toBe(0);
  });

  it('NM-7, NM-5: reach is worked out anew: beside it strikes, who is too far is only gone to', () => {
    expect(aimed(1, 'bo').doing?.turn).toMatchObject({ target: 'bo', acts: true, damage: 2 });
    const far = aimed(1, 'cy').doing?.turn;
    expect(far).toMatchObject({ target: 'cy', acts: false, damage: 0 });
    expect(far?.at).not.toEqual([9, 9]);
    expect(aimed(6, 'cy').doing?.turn).toMatchObject({ target: 'cy', acts: true, damage: 2, at: [0, 0] });
  });

  it('NM-7: without positions whomever the table names is reached', () => {
    const light = { light: true };
    const named = sent(npcTurn(cards, light), { do: 'npc', roll: 1 }, { do: 'name', ids: ['ann'] });
    expect(sent(named, { do: 'aim', target: 'cy' }).doing?.turn).toMatchObject({
      ...{ target: 'cy', acts: true, damage: 2 },
    });
  });

  it('NA-3: a C that has hit stays with its target; a failed one, or another ability, does not', () => {
    const last = (at: Battle): readonly (string | null)[] =>
      fighterOf(at, 'rok')!.abilities.map(one => one.last);
    expect(last(sent(aimed(6, 'bo'), { do: 'done' }))).toEqual([null, 'bo']);
    expect(last(sent(aimed(6, 'bo'), { do: 'done', works: false }))).toEqual([null, null]);
    expect(last(sent(aimed(1, 'bo'), { do: 'done' }))).toEqual([null, null]);
  });

  it('NM-7: a lot falls among two or more that are on the table', () => {
    const rolled = sent(npcTurn(cards), { do: 'npc', roll: 1 });
    expect(refusal(rolled, { do: 'lot', among: ['ann'] })).toBe('card');
    expect(refusal(rolled, { do: 'lot', among: ['ann', 'nobody'] })).toBe('card');
    const seen = new Set<string | null | undefined>();
    for (let at = rolled, n = 0; n < 30; n++) {
      at = sent(at, { do: 'lot', among: ['ann', 'bo'] });
      seen.add(at.doing?.turn.target);
    }
    expect([...seen].sort()).toEqual(['ann', 'bo']);
    expect(refusal(rolled, { do: 'aim', target: 'nobody' })).toBe('card');
    expect(refusal(npcTurn(cards), { do: 'aim', target: 'ann' })).toBe('card');
  });
});

describe('the door of a battle', () => {
  const ids = (n: number): string[] => many(n, i => `c${i}`);
  const takes = (command: unknown): boolean => parseBattleCommand(JSON.parse(JSON.stringify(command))).ok;

  it.each([
    ['lot', (n: number) => ({ do: 'lot', among: ids(n) })],
    ['strike', (n: number) => ({ do: 'strike', on: 'rok', by: ids(n) })],
    ['name', (n: number) => ({ do: 'name', ids: ids(n) })],
  ])('BG-2: %s names as many as there are cards, and not one more', (_, make) => {
    expect([takes(make(0)), takes(make(104)), takes(make(105))]).toEqual([true, true, false]);
  });

  it('BG-3: an army that joins has at most half of the cards', () => {
    const join = (n: number) => ({
      ...{ do: 'join', from: 'W', army: { id: 'kiln', name: 'Kiln', npc: false } },
      cards: many(n, i => fighter(`k${i}`, 'kiln', [-1 - i, 1])),
    });
    expect([takes(join(52)), takes(join(53))]).toEqual([true, false]);
  });

  it('RG-3, NA-7: a state keeps as many cells and answers as may be', () => {
    const state = (change: Partial<Battle>): boolean =>
      battleKind.state(JSON.parse(JSON.stringify(battle(three, change)))).ok;
    const slides = (n: number): Battle['slides'] => [
      { id: 'bo', from: [1, 1], to: [0, 2], options: many(n, () => [0, 2] as const) },
    ];
    expect([state({ slides: slides(200) }), state({ slides: slides(201) })]).toEqual([true, false]);
    const hits = (n: number): Battle['hits'] =>
      many(n, () => ({ by: 'ann', on: 'rok', damage: 1, ability: true, ranged: false, piercing: false }));
    expect([state({ hits: hits(500) }), state({ hits: hits(501) })]).toEqual([true, false]);
    const dodging = (letters: number, n = 1): Partial<Battle> => ({
      dodging: {
        ...{ on: 'rok', by: 'ann', damage: 1, piercing: false, rest: [] },
        abilities: many(n, () => 'x'.repeat(letters)),
      },
    });
    expect([state(dodging(80)), state(dodging(81))]).toEqual([true, false]);
    expect([state(dodging(1, 12)), state(dodging(1, 13))]).toEqual([true, false]);
  });

  it('NF-2: what waits in a battle is asked for as it stands', () => {
    expect(questionOf(battle())).toMatchObject({ ask: 'own' });
    expect(questionOf(npcTurn())).toMatchObject({ ask: 'roll' });
  });
});
