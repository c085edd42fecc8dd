import { describe, expect, it } from 'vitest';
import { decide } from '../../../src/games/korrem/rules/fight/decide';
import {
  type Battle,
  type Command,
  type Fighter,
  fighterOf,
} from '../../../src/games/korrem/rules/fight/model';
import { questionOf } from '../../../src/games/korrem/rules/fight/question';
import { addOn } from '../../../src/games/korrem/rules/play/war/fighters';
import { battleOf } from '../../../src/games/korrem/sample/salt-road';
import { fighter } from './slow/reign';

const sent = (battle: Battle, ...commands: readonly Command[]): Battle =>
  commands.reduce((now, command) => {
    const decided = decide(now, command);
    if (!decided.ok) throw new Error(`${JSON.stringify(command)}: ${decided.error.code}`);
    return decided.state ?? now;
  }, battle);
const refusal = (battle: Battle, command: Command): readonly (string | undefined)[] => {
  const decided = decide(battle, command);
  return decided.ok ? [] : [decided.error.code, decided.error.rule];
};

const dodger = {
  name: 'Slip',
  on: [],
  target: 'D',
  ranged: false,
  damage: 0,
  works: 8,
  ready: true,
  last: null,
} as const;
/** An NPC in the north, two of ours before it; ours acts. */
const battle = (cards: readonly Fighter[], change: Partial<Battle> = {}): Battle => ({
  ...battleOf({ npcArmy: [], ownArmy: [], name: 'Ours', npcName: 'Theirs', seed: 1 }),
  cards,
  step: 'own',
  acting: 'ours',
  phase: 2,
  ...change,
});
const three = [
  fighter('rok', 'npc', [0, 0], { health: 9 }),
  fighter('ann', 'ours', [0, 1]),
  fighter('bo', 'ours', [1, 1]),
];

describe('answers to damage', () => {
  const quick = three.map(card =>
    card.id === 'rok' ? { ...card, abilities: [dodger, { ...dodger, name: 'Veil' }] } : card,
  );

  it('NA-7, DM-1: a sum that the table names is answered too, a blow of 1 as well, one of nothing is not', () => {
    const sum = (damage: number) => sent(battle(quick), { do: 'sum', on: 'rok', damage, piercing: false });
    for (const damage of [1, 4]) {
      const asked = sum(damage);
      expect(questionOf(asked)).toMatchObject({ ask: 'dodge', dodging: { damage } });
      expect(asked.cards.find(({ id }) => id === 'rok')?.damage).toBe(0);
    }
    expect(sum(0).dodging ?? null).toBe(null);
    // Nobody answers: it falls, and the battle goes on.
    const bare = battle(three.map(card => (card.id === 'rok' ? { ...card, health: 1 } : card)));
    const over = sent(bare, { do: 'sum', on: 'rok', damage: 9, piercing: true });
    expect([over.cards.some(({ id }) => id === 'rok'), over.end !== null]).toEqual([false, true]);
  });

  it('NA-7: an NPC answers every blow with each ready D in printed order, and what is saved does not fall', () => {
    const asked = sent(battle(quick), { do: 'strike', on: 'rok', by: ['ann', 'bo'] });
    expect(questionOf(asked)).toMatchObject({
      ask: 'dodge',
      dodging: { damage: 2, abilities: ['Slip', 'Veil'], rest: ['bo'] },
    });
    expect(refusal(asked, { do: 'phase' })).toEqual(['dodging', 'NA-7']);
    const second = sent(asked, { do: 'dodged', saved: 1 });
    expect(questionOf(second)).toMatchObject({ dodging: { damage: 1, abilities: ['Veil'] } });
    const next = sent(second, { do: 'dodged', saved: 0 });
    expect([fighterOf(next, 'rok')?.damage, questionOf(next)?.ask]).toEqual([1, 'dodge']);
    // All of Bo's blow is saved by the first answer.
    const done = sent(next, { do: 'dodged', saved: 2 });
    expect([fighterOf(done, 'rok')?.damage, questionOf(done)?.ask]).toEqual([1, 'own']);
  });

  it('NA-7: what is used up, disabled or undead answers nothing', () => {
    for (const change of [
      { abilities: [{ ...dodger, ready: false }] },
      { states: ['disabled'] },
      { states: ['undead'] },
    ] as const) {
      const cards = quick.map(card => (card.id === 'rok' ? { ...card, ...change } : card));
      expect(fighterOf(sent(battle(cards), { do: 'strike', on: 'rok', by: ['ann'] }), 'rok')?.damage).toBe(2);
    }
  });
});

describe('summons, artifacts, walls', () => {
  const light = fighter('light', 'ours', [-1, 1], { kind: 'summon' });

  it('BG-4: nobody summons in the Engagement, the Attacker from its second phase on, the Defender from its first', () => {
    const summon: Command = { do: 'summon', card: light, by: 'ann' };
    const at = (change: Partial<Battle>) => battle(three, change);
    expect(refusal(at({ phase: 1, defender: 'ours', had: { ours: 1 } }), summon)).toEqual(['summon', 'BG-4']);
    expect(refusal(at({ defender: 'npc', had: { ours: 1 } }), summon)).toEqual(['summon', 'BG-4']);
    expect(refusal(at({ defender: 'npc', had: { ours: 2 } }), summon)).toEqual([]);
    expect(refusal(at({ defender: 'ours', had: { ours: 1 } }), summon)).toEqual([]);
    expect(
      refusal(at({ defender: 'ours' }), { do: 'summon', card: { ...light, at: [3, 3] }, by: 'ann' }),
    ).toEqual(['summon-far', 'BG-4']);
  });

  it('BG-4: a summon that is dispelled goes with all that it had, and its bonds end', () => {
    const bond = { type: 'companionship', with: 'light' } as const;
    const cards = [
      ...three.map(card => (card.id === 'ann' ? { ...card, bonds: [bond] } : card)),
      { ...light, bonds: [{ ...bond, with: 'ann' }] },
    ];
    const gone = sent(battle(cards), { do: 'dispel', id: 'light' });
    expect([fighterOf(gone, 'light'), fighterOf(gone, 'ann')?.bonds]).toEqual([undefined, []]);
  });

  it('AR-2: an artifact is used once or passed once in a phase, not both', () => {
    const cards = three.map(card =>
      card.id === 'ann' ? { ...card, artifacts: 2, bears: ['bell', 'lamp'] } : card,
    );
    const passed = sent(battle(cards), { do: 'artifact', id: 'ann', to: 'bo' });
    expect([fighterOf(passed, 'ann')?.bears, fighterOf(passed, 'bo')?.bears]).toEqual([['bell'], ['lamp']]);
    expect(refusal(passed, { do: 'artifact', id: 'ann', to: null })).toEqual(['artifact', 'AR-2']);
    const machine = cards.map(card => (card.id === 'ann' ? { ...card, kind: 'machine' as const } : card));
    expect(refusal(battle(machine), { do: 'artifact', id: 'ann', to: null })).toEqual(['machine', 'SA-5']);
  });

  it('BG-6: a tower hits from afar for 4 once in a phase; walls stand, and are in no state', () => {
    const stones = [
      addOn('tower-1', 'Tower', 'ours', 'tower', [4, 4]),
      addOn('wall-1', 'Wall', 'ours', 'wall', [3, 4]),
    ];
    const at = battle([...three, ...stones]);
    const shot = sent(at, { do: 'strike', on: 'rok', by: ['tower-1'] });
    expect(fighterOf(shot, 'rok')?.damage).toBe(4);
    expect(refusal(shot, { do: 'strike', on: 'rok', by: ['tower-1'] })).toEqual(['twice', 'BP-2']);
    expect(refusal(at, { do: 'walk', id: 'wall-1', to: [5, 5] })).toEqual(['stationary', 'BG-6']);
    expect(refusal(at, { do: 'state', id: 'wall-1', state: 'frozen', on: true })).toEqual(['addon', 'BG-6']);
  });

  it('BP-5: an 8 of a player thaws all that player’s frozen characters here, and no other', () => {
    const cards = three.map(card => ({ ...card, states: ['frozen'] as const }));
    const thawed = sent(battle(cards), { do: 'd8', roll: 8 });
    expect(thawed.cards.map(({ states }) => states)).toEqual([['frozen'], [], []]);
    expect(sent(battle(cards), { do: 'd8', roll: 7 }).cards.every(({ states }) => states.length === 1)).toBe(
      true,
    );
  });

  it('DM-5: on Crystal Cove nobody is hurt', () => {
    const safe = sent(battle(three, { unharmed: true }), { do: 'strike', on: 'rok', by: ['ann'] });
    expect(fighterOf(safe, 'rok')?.damage).toBe(0);
  });
});

describe('what is done is logged', () => {
  const facts = (from: Battle, command: Command): readonly unknown[] => {
    const decided = decide(from, command);
    if (!decided.ok) throw new Error(decided.error.code);
    return decided.value.flatMap(event =>
      event.type === 'logged' && 'fact' in event.entry ? [event.entry.fact] : [],
    );
  };

  it('DM-1: a blow with what it takes and leaves', () => {
    expect(facts(battle(three), { do: 'strike', on: 'rok', by: ['ann'] })).toContainEqual(
      expect.objectContaining({ type: 'hit', who: 'ann', target: 'rok', lost: 2, left: 7 }),
    );
  });

  it.each([
    [2, 'romance'],
    [1, null],
  ])('AT-4: %i hearts, and what bond they bring', (shown, bond) => {
    const loving = battle(
      three.map(card => ({ ...card, attraction: { type: 'romance', score: 2 } as const })),
    );
    expect(facts(loving, { do: 'attract', by: 'ann', on: 'bo', hearts: shown })).toContainEqual(
      expect.objectContaining({ type: 'attracted', who: 'ann', target: 'bo', hearts: shown, bond }),
    );
  });
});

describe('attraction at the table', () => {
  const hearts = (type: 'romance' | 'intimacy' | 'companionship', score = 2) =>
    three.map(card => ({ ...card, attraction: { type, score } }));

  it('AT-1, AT-4, AT-5: once in a phase, with hearts enough, the bond stands on both', () => {
    const tied = sent(battle(hearts('romance')), { do: 'attract', by: 'ann', on: 'bo', hearts: 2 });
    expect(fighterOf(tied, 'bo')?.bonds).toEqual([{ type: 'romance', with: 'ann' }]);
    expect(refusal(tied, { do: 'attract', by: 'ann', on: 'rok', hearts: 2 })).toEqual(['attracted', 'AT-1']);
    const failed = sent(battle(hearts('romance')), { do: 'attract', by: 'ann', on: 'bo', hearts: 1 });
    expect(fighterOf(failed, 'bo')?.bonds).toEqual([]);
    expect(refusal(battle(three), { do: 'attract', by: 'ann', on: 'bo', hearts: 2 })).toEqual([
      'none',
      'AT-2',
    ]);
  });

  it('AT-5, BE-1: a side whose every card is in companionship with the other goes over', () => {
    const won = sent(battle(hearts('companionship')), { do: 'attract', by: 'ann', on: 'rok', hearts: 1 });
    expect(won.end).toMatchObject({ victor: 'ours', why: 'companions', defect: [{ id: 'rok', to: 'ours' }] });
  });

  it('AT-5: intimacy in as many turns running as its score becomes a romance', () => {
    const first = sent(battle(hearts('intimacy')), { do: 'attract', by: 'ann', on: 'bo', hearts: 1 });
    expect([fighterOf(first, 'ann')?.states, fighterOf(first, 'ann')?.bonds]).toEqual([['disabled'], []]);
    const free = { ...first, phase: 4, marks: { attracted: [], artifact: [] } };
    expect(fighterOf(sent(free, { do: 'attract', by: 'ann', on: 'bo', hearts: 1 }), 'bo')?.bonds).toEqual([
      { type: 'romance', with: 'ann' },
    ]);
    const late = { ...free, phase: 6 };
    expect(fighterOf(sent(late, { do: 'attract', by: 'ann', on: 'bo', hearts: 1 }), 'bo')?.bonds).toEqual([]);
  });
});

describe('several armies', () => {
  const third: Command = {
    do: 'join',
    army: { id: 'kiln', name: 'Kiln', npc: false },
    from: 'W',
    cards: [fighter('kim', 'kiln', [-1, 1]), fighter('engine', 'kiln', [-2, 1], { kind: 'machine' })],
  };

  it('BG-3: an army that joins stands beyond the box, and the next phase is its own', () => {
    const joined = sent(battle(three), third);
    expect(joined.armies.map(({ id }) => id)).toEqual(['npc', 'ours', 'kiln']);
    expect(sent(joined, { do: 'phase' }).acting).toBe('kiln');
    expect(refusal(battle(three), { ...third, from: 'E' })).toEqual(['across', 'BG-1']);
    // In the phase of the first army the newcomer comes between both.
    const early = sent(battle(three, { step: 'npc', acting: 'npc', order: ['rok'] }), third);
    expect(early.armies.map(({ id }) => id)).toEqual(['npc', 'kiln', 'ours']);
  });

  it('BE-5: whoever is defeated or retreats drops out, and the last is the victor', () => {
    const joined = sent(battle(three), third, { do: 'phase' });
    const left = sent(joined, { do: 'retreat', side: 'kiln' });
    expect([left.out, left.end, left.away?.map(({ id }) => id)]).toEqual([['kiln'], null, ['kim', 'engine']]);
    expect(sent(left, { do: 'correct', id: 'rok', change: { damage: 9 } }).end).toMatchObject({
      victor: 'ours',
    });
  });

  it('BE-5: machines that nobody leads go to the side whose phase it is', () => {
    const joined = { ...sent(battle(three), third, { do: 'phase' }), acting: 'ours' };
    const killed = sent(joined, { do: 'correct', id: 'kim', change: { damage: 5 } });
    expect([fighterOf(killed, 'engine')?.side, killed.out]).toEqual(['ours', ['kiln']]);
  });
});

describe('without positions', () => {
  const light = battle(
    three.map(card => ({ ...card, at: [card.id.length * 9 + (card.id === 'ann' ? 1 : 0), 9] as const })),
    {
      light: true,
      step: 'npc',
      acting: 'npc',
      order: ['rok'],
    },
  );

  it('NM-3, NM-5: the table names who is beside an NPC, or who is closest; most health decides', () => {
    const asked = sent(light, { do: 'npc', roll: 3 });
    expect(questionOf(asked)).toMatchObject({ ask: 'name', among: ['ann', 'bo'], naming: { asks: 'near' } });
    const near = sent(asked, { do: 'name', ids: ['bo'] });
    expect(near.doing?.turn).toMatchObject({
      target: 'bo',
      acts: true,
      damage: 2,
      why: ['no-number', 'at-hand'],
    });
    const closest = sent(asked, { do: 'name', ids: [] });
    expect(questionOf(closest)).toMatchObject({ naming: { asks: 'closest' } });
    const hurt = {
      ...closest,
      cards: closest.cards.map(card => (card.id === 'ann' ? { ...card, damage: 1 } : card)),
    };
    const walks = sent(hurt, { do: 'name', ids: ['ann', 'bo'] });
    expect(walks.doing?.turn).toMatchObject({
      target: 'bo',
      why: ['no-number', 'walks', 'closest', 'health'],
    });
    expect(questionOf(walks)).toMatchObject({ ask: 'done', mayFail: true });
  });

  it('NM-2: from afar nothing of where anybody stands is asked', () => {
    const rocks = { ...dodger, name: 'Rocks', on: [5], target: 'E', ranged: true, damage: 4 } as const;
    const shoots = {
      ...light,
      cards: light.cards.map(card => (card.id === 'rok' ? { ...card, abilities: [rocks] } : card)),
    };
    expect(questionOf(sent(shoots, { do: 'npc', roll: 5 }))).toMatchObject({ ask: 'done' });
  });

  it('DM-1: a sum is told on anybody, wherever the cards lie', () => {
    const own = { ...light, step: 'own', acting: 'ours' } as const;
    expect(fighterOf(sent(own, { do: 'strike', on: 'rok', by: ['ann', 'bo'] }), 'rok')?.damage).toBe(4);
  });
});

describe('taps', () => {
  const npcs = [0, 1, 2, 3].map(i => fighter(`n${i}`, 'npc', [i, 0], { speed: 9 - i, attack: 1 }));
  const people = [0, 1, 2, 3, 4].map(i => fighter(`o${i}`, 'ours', [i, 1], { health: 9 }));
  const start = (light: boolean): Battle =>
    battle([...npcs, ...people], {
      light,
      step: 'npc',
      acting: 'npc',
      phase: 1,
      order: npcs.map(({ id }) => id),
    });

  it('NF-2: where the app rolls for all, the next NPC follows each that is done, and a phase rolls for itself alone', () => {
    const all = sent(start(false), { do: 'npc', all: true });
    expect(questionOf(all)).toMatchObject({ ask: 'done', doing: { id: 'n0' } });
    const done = npcs.reduce(now => sent(now, { do: 'done' }), all);
    expect([done.step, done.doing]).toEqual(['own', null]);
    const again = sent(done, { do: 'phase' });
    expect(questionOf(again)?.ask).toBe('roll');
  });

  it('a round of four NPCs against five is 23 taps at most on the grid, and 12 without positions', () => {
    // On the grid: all are rolled for; each is done; two taps a blow, one for the end and the regroup each.
    const grid = sent(start(false), { do: 'npc', all: true }, ...npcs.map(() => ({ do: 'done' }) as const));
    const struck = people.reduce((now, { id }, i) => {
      const on = now.cards.find(card => card.side === 'npc' && Math.abs(card.at[0] - i) <= 1)?.id ?? '';
      return sent(now, { do: 'strike', on, by: [id] });
    }, grid);
    expect(questionOf(struck)?.ask).toBe('own');
    expect(1 + npcs.length + 2 * people.length + 2).toBeLessThanOrEqual(23);
    // Without positions: all are rolled for; each is named and done; a target, its sum, the end.
    const light = npcs.reduce(
      now => sent(now, { do: 'name', ids: ['o1'] }, { do: 'done' }),
      sent(start(true), { do: 'npc', all: true }),
    );
    expect(light.step).toBe('own');
    const over = sent(light, { do: 'strike', on: 'n0', by: people.map(({ id }) => id) }, { do: 'phase' });
    expect(over.step).toBe('npc');
    expect(1 + 2 * npcs.length + 2 + 1).toBeLessThanOrEqual(12);
  });
});
