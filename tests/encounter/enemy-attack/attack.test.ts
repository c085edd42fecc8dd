import { describe, expect, it } from 'vitest';
import type { Settings } from '../../../src/encounter/model/settings';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import type { Encounter, Placed } from '../../../src/stage/encounter';
import type { Effect, Step } from '../../../src/stage/steps';
import { cards, encounterOf, fight, flowerSlots, hero, hit, setupOf } from '../support/least-fixture';

const board = (change: Partial<Settings> = {}): Settings => ({
  ...setupOf().settings,
  board: 'mirrored',
  might: 'physical',
  ...change,
});
const lose = (hp: number): Effect => ({ effect: 'lose', hp });
const onCard = (...steps: Step[]): Partial<Encounter> => ({ cards: cards(steps) });
const boss: Placed = { enemy: 'boss', at: 'I5', facing: 'S' };
/** A company of four at the foot of the board, and wherever else a test wants one of them. */
const at = (...places: string[]) =>
  ['a', 'b', 'c', 'd'].map((id, i) => hero(id, { at: places[i] ?? `${'ACEG'[i]}9` }));

const begun = (change: Partial<Encounter>, heroes = at(), settings = board()) => {
  const one = fight(setupOf({ encounter: encounterOf(change), heroes, settings }));
  one.tap({ do: 'begin' });
  return one;
};
type Fight = ReturnType<typeof begun>;
const hp = (one: Fight) => one.state.friends.map(it => it.hp);
const nobody = { do: 'answer', answer: { answer: 'defend', with: [] } } as const;
const total = (damage: number | null) => ({ do: 'answer', answer: { answer: 'total', damage } }) as const;
const blow = (one: Fight) => {
  const frame = one.state.frames.at(-1);
  if (frame?.frame !== 'blow') throw new Error(`no attack but ${JSON.stringify(questionOf(one.state))}`);
  return frame;
};
const of = (one: Fight, id: string) => one.state.friends.find(it => it.id === id);
const foe = (one: Fight, id: string) => one.state.enemies.find(it => it.id === id);

describe('moves of the enemy', () => {
  it('EM-1: a random direction is rolled, and the enemy moves and faces that way', () => {
    const one = begun({
      ...onCard({ do: 'move', way: 'random', hexes: 1 }),
      placed: [{ enemy: 'boss', at: 'I5' }],
    });
    one.tap({ do: 'endTurns' });
    const rolled = one.events.find(event => event.type === 'rolled');
    expect(rolled).toMatchObject({ what: 'direction' });
    expect(foe(one, 'boss')?.facing).toBe(rolled?.type === 'rolled' && rolled.result);
    expect(foe(one, 'boss')?.at).not.toBe('I5');
  });

  it('EM-2: a tile that it moves through acts, though the move ends elsewhere', () => {
    const one = begun({
      ...onCard({ do: 'move', way: 'N', hexes: 2 }),
      placed: [{ enemy: 'boss', at: 'I6' }],
      tiles: [{ kind: 'blood', hexes: ['I4'] }],
      tileKinds: [{ id: 'blood', name: 'Blood', text: 'it gains a bleed token.' }],
    });
    one.tap({ do: 'endTurns' });
    expect(one.events.some(event => event.type === 'note' && event.code === 'tile')).toBe(true);
    const water = begun({
      ...onCard({ do: 'move', way: 'N', hexes: 2 }),
      placed: [{ enemy: 'boss', at: 'I6' }],
      tiles: [{ kind: 'water', hexes: ['I4'] }],
    });
    water.tap({ do: 'endTurns' });
    expect([foe(one, 'boss')?.at, foe(water, 'boss')?.at]).toEqual(['I4', 'I5']);
  });

  it('EM-3: the table may say that a model went elsewhere; its target and all else stay', () => {
    const one = begun(
      onCard(
        { do: 'target', rules: [] },
        { do: 'move', way: 'toward', hexes: 1 },
        { do: 'attack', range: 9 },
      ),
      at('I9'),
    );
    one.tap({ do: 'endTurns' });
    const before = one.state.scene?.scopes;
    one.tap({
      do: 'say',
      correction: { say: 'stands', who: 'boss', at: 'H5', facing: 'S' },
    });
    expect(foe(one, 'boss')).toMatchObject({ at: 'H5', facing: 'S' });
    expect(one.state.scene?.scopes).toEqual(before);
    one.tap(nobody, total(4));
    expect(of(one, 'a')?.hp).toBe(4);
  });

  it('TL-4: what another tile does is said in the words of the rules board', () => {
    const text = 'Whoever enters gains a bleed token.';
    const one = begun({
      ...onCard({ do: 'move', way: 'N', hexes: 1 }),
      tiles: [{ kind: 'blood', hexes: ['I3'] }],
      tileKinds: [{ id: 'blood', name: 'Blood', text }],
    });
    one.tap({ do: 'endTurns' });
    const note = one.events.find(event => event.type === 'note' && event.code === 'tile');
    expect(note).toMatchObject({ text: { say: 'tell.enters', tile: 'Blood', text } });
  });
});

describe('attacks of the enemy', () => {
  const strike: Step[] = [
    { do: 'target', rules: [] },
    { do: 'attack', breaks: ['jaws'] },
  ];

  it('EA-2: only an icon that a removed die has shown breaks the attack', () => {
    const slots = flowerSlots().map(slot => (slot.id === 'front' ? { ...slot, icon: 'jaws' } : slot));
    const kinds = encounterOf().enemies.map(kind => (kind.id === 'boss' ? { ...kind, slots } : kind));
    const red = (broken: string | null) => {
      const one = begun({ ...onCard(...strike), enemies: kinds, placed: [boss] }, at('I7'));
      if (broken)
        one.tap({ do: 'say', correction: { say: 'die', enemy: 'boss', die: broken, hp: 0, quiet: true } });
      one.tap({ do: 'endTurns' });
      return blow(one).flow?.pool.cards.red;
    };
    expect([red(null), red('rear'), red('front')]).toEqual([2, 2, 1]);
  });

  it('EA-5: a card for defense counts for its one draw only', () => {
    const one = begun({ ...onCard(...strike, { do: 'attack' }), placed: [boss] }, at('I7'));
    one.tap({ do: 'endTurns' });
    one.tap({ do: 'answer', answer: { answer: 'defend', with: [{ who: 'a', plus: 2 }] } }, total(4));
    expect(of(one, 'a')?.hp).toBe(5);
    one.tap(nobody, total(4));
    expect(of(one, 'a')?.hp).toBe(3);
  });

  it('EA-7, SE-2: an area is drawn once and counts against the own defense of each in it', () => {
    const heroes = at('I7', 'H7', 'J7').map((one, i) => ({ ...one, defense: i + 2 }));
    const one = begun({ ...onCard({ do: 'attack', area: { area: 'adjacent' } }), placed: [boss] }, heroes);
    one.tap({ do: 'endTurns' });
    expect([...blow(one).targets].sort()).toEqual(['a', 'b', 'c']);
    one.tap(nobody, total(12));
    expect(hp(one)).toEqual([0, 2, 3, 6]);
  });

  const ratsAt = (...places: string[]): Placed[] => places.map(it => ({ enemy: 'rat', at: it }));
  const ratsOf = (mob: boolean, acts?: readonly Step[]) =>
    encounterOf().enemies.map(kind =>
      kind.id === 'rat' ? { ...kind, mob, ...(acts ? { acts } : {}) } : kind,
    );

  it('EA-8, MN-6: Mob enemies on one target attack once with the sum of their might', () => {
    const pools = (mob: boolean) => {
      const one = begun(
        { enemies: ratsOf(mob), placed: [boss, ...ratsAt('A7', 'B8', 'C9')] },
        at('A9', 'Q9', 'Q8', 'Q7'),
      );
      one.tap({ do: 'endTurns' });
      const drawn: (number | undefined)[] = [];
      while (one.state.frames.length > 0) {
        drawn.push(blow(one).flow?.pool.cards.yellow);
        one.tap(nobody, total(0));
      }
      return drawn;
    };
    expect([pools(true), pools(false)]).toEqual([[6], [2, 2, 2]]);
  });

  it('SC-9: what a card does without an attack asks for no sight', () => {
    const one = begun(
      {
        ...onCard(
          { do: 'target', rules: [] },
          { do: 'move', way: 'toward', hexes: 1 },
          { do: 'effect', on: { who: 'target' }, effects: [lose(1)] },
        ),
        obstacles: [{ id: 'wall', kind: 'wall', hexes: ['H8', 'I8', 'J8'] }],
        placed: [boss],
      },
      at('I9', 'A9', 'A8', 'A7'),
    );
    one.tap({ do: 'endTurns' });
    expect(hp(one)).toEqual([5, 6, 6, 6]);
  });

  it('SC-8: a special ability by name is done as the rules board describes it', () => {
    const one = begun({
      ...onCard({ do: 'ability', ability: 'howl' }),
      abilities: [
        { id: 'howl', name: 'Howl', steps: [{ do: 'effect', on: { who: 'oathsworn' }, effects: [lose(2)] }] },
      ],
    });
    one.tap({ do: 'endTurns' });
    expect(hp(one)).toEqual([4, 4, 4, 4]);
  });

  it('SC-10: whoever the card names acts, and all bosses must fall', () => {
    const kinds = encounterOf().enemies;
    const second = { ...kinds[0]!, id: 'twin', name: 'Twin' };
    const one = begun({
      cards: cards([
        { do: 'effect', on: { who: 'self' }, effects: [{ effect: 'token', token: 'rage', count: 1 }] },
      ]).map(card => ({ ...card, actors: ['twin'] })),
      enemies: [...kinds, second],
      placed: [boss, { enemy: 'twin', at: 'D4' }],
    });
    one.tap({ do: 'endTurns' });
    expect([foe(one, 'boss')?.tokens, foe(one, 'twin')?.tokens]).toEqual([{}, { rage: 1 }]);
    const strikes = (target: string) =>
      ['front', 'core', 'rear', 'left', 'right'].map(die => hit('a', 99, die, target));
    one.tap(...strikes('boss'));
    expect(one.state.outcome).toBeNull();
    one.tap(...strikes('twin'));
    expect(one.state.outcome).toBe('victory');
  });

  it('SE-19: knockback moves those whom the attack hit, also one whom it kills, and only if it does not fall away', () => {
    const steps: Step[] = [
      { do: 'target', rules: [] },
      { do: 'attack', hit: [{ effect: 'knockback', hexes: 1 }] },
    ];
    const struck = (place: string, damage: number) => {
      const one = begun({ ...onCard(...steps), placed: [boss] }, at(place));
      one.tap({ do: 'endTurns' });
      if (one.state.frames.length > 0) one.tap(nobody, total(damage));
      return of(one, 'a');
    };
    expect(struck('I7', 1)).toMatchObject({ at: 'I8', hp: 6 });
    expect(struck('I9', 1)).toMatchObject({ at: 'I9', hp: 6 });
    // Killed, it still runs into the one behind it.
    const one = begun({ ...onCard(...steps), placed: [boss] }, at('I7', 'I8'));
    one.tap({ do: 'endTurns' }, nobody, total(99));
    expect([of(one, 'a')?.presence, of(one, 'b')?.hp]).toEqual(['unconscious', 5]);
  });

  it('OWN-80, PS-3: who has no HP left after a knockback falls', () => {
    const steps: Step[] = [
      { do: 'target', rules: [] },
      { do: 'attack', hit: [{ effect: 'knockback', hexes: 2 }] },
    ];
    const one = begun(
      {
        ...onCard(...steps),
        placed: [boss],
        obstacles: [{ id: 'wall', kind: 'wall', hexes: ['I8', 'H9', 'J9'] }],
      },
      at('I7').map((it, i) => (i === 0 ? { ...it, hp: 1 } : it)),
    );
    one.tap({ do: 'endTurns' }, nobody, total(0));
    expect(of(one, 'a')).toMatchObject({ hp: 0, presence: 'unconscious' });
  });

  it('OWN-37: a push by a card moves as a knockback does and costs no HP', () => {
    const one = begun(
      {
        ...onCard(
          { do: 'target', rules: [] },
          { do: 'effect', on: { who: 'target' }, effects: [{ effect: 'push', hexes: 3 }] },
        ),
        placed: [boss],
        obstacles: [{ id: 'wall', kind: 'wall', hexes: ['I9'] }],
      },
      at('I7'),
    );
    one.tap({ do: 'endTurns' });
    expect(of(one, 'a')).toMatchObject({ at: 'I8', hp: 6 });
  });
});

describe('minions', () => {
  const ratsAct = (acts: readonly Step[], change: Partial<Encounter>, heroes = at()) => {
    const enemies = encounterOf().enemies.map(kind =>
      kind.id === 'rat' ? { ...kind, mob: false, acts } : kind,
    );
    return begun({ enemies, ...change }, heroes);
  };
  const bite: Step[] = [{ do: 'effect', on: { who: 'oathsworn' }, effects: [lose(1)] }];
  const one1: Placed[] = [boss, { enemy: 'rat', at: 'A1' }];

  it('MN-2: minions that the card has had act do not act again in that phase, but in the next', () => {
    const one = ratsAct(bite, { ...onCard({ do: 'minions' }), placed: one1 });
    one.tap({ do: 'endTurns' });
    expect(hp(one)).toEqual([5, 5, 5, 5]);
    one.tap({ do: 'endTurns' });
    expect(hp(one)).toEqual([4, 4, 4, 4]);
  });

  it('MN-3: in a reaction minions act only if the card says so, and do not go for the breaker', () => {
    const silent = ratsAct(bite, { placed: one1 });
    silent.tap(hit('a', 12, 'front'));
    expect(hp(silent)).toEqual([6, 6, 6, 6]);
    const loud = ratsAct(
      [
        { do: 'target', rules: [] },
        { do: 'move', way: 'toward', hexes: 9 },
      ],
      { ...onCard({ do: 'minions' }), placed: one1 },
      at('Q9', 'A5'),
    );
    loud.tap(hit('a', 12, 'front'));
    expect(loud.events.findLast(event => event.type === 'why')).toMatchObject({
      why: { actor: 'rat1', target: 'b' },
    });
  });

  it('MN-4, MN-5: all have moved, each toward its own target, before the first attacks', () => {
    const one = ratsAct(
      [{ do: 'move', way: 'toward', hexes: 3 }, { do: 'attack' }],
      { placed: [boss, { enemy: 'rat', at: 'A5' }, { enemy: 'rat', at: 'Q5' }] },
      at('A8', 'Q8', 'I9', 'I8'),
    );
    one.tap({ do: 'endTurns' });
    expect(blow(one).targets).toEqual(['a']);
    expect([foe(one, 'rat1')?.at, foe(one, 'rat2')?.at]).toEqual(['A7', 'Q7']);
    one.tap(nobody, total(2));
    expect(blow(one).targets).toEqual(['b']);
  });

  it('OWN-35: a mob of several kinds draws together, and what its hit does is that of the first to have moved', () => {
    const kinds = encounterOf().enemies;
    const mob = (id: string, token: string) => ({
      ...kinds[1]!,
      id,
      name: id,
      acts: [
        { do: 'move', way: 'toward', hexes: 3 },
        { do: 'attack', hit: [{ effect: 'token', token, count: 1 }] },
      ] as const,
    });
    const one = begun(
      {
        enemies: [kinds[0]!, mob('rat', 'poison'), { ...mob('bat', 'bleed'), might: { red: 1 } }],
        placed: [boss, { enemy: 'rat', at: 'A6' }, { enemy: 'bat', at: 'A8' }],
      },
      at('A9', 'Q9', 'Q8', 'Q7'),
    );
    one.tap({ do: 'endTurns' });
    expect(blow(one).flow?.pool.cards).toMatchObject({ yellow: 2, red: 1 });
    one.tap(nobody, total(4));
    expect(of(one, 'a')).toMatchObject({ hp: 4, tokens: { bleed: 1 } });
  });

  it('MN-6: a minion has the defense of its box', () => {
    const enemies = encounterOf().enemies.map(kind =>
      kind.id === 'rat' ? { ...kind, defense: 3, hp: 4 } : kind,
    );
    const one = begun({ enemies, placed: one1 });
    one.tap(hit('a', 8, 'hp', 'rat1'));
    expect(foe(one, 'rat1')?.dice[0]?.hp).toBe(2);
  });
});
