import { describe, expect, it } from 'vitest';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import { say } from '../../support/words';
import { findInHand, gain, inCombat, one, others, tasksOf } from '../support/company';
import { cards, encounterOf, fight, hero, setupOf } from '../support/least-fixture';

const attackPhase = encounterOf({ cards: cards([{ do: 'target', rules: [] }, { do: 'attack' }]) });
const pick = (...ids: string[]) => ({ do: 'answer', answer: { answer: 'pick', ids } }) as const;

describe('turns and cards of the Oathsworn', () => {
  it('OP-1: a turn has one move and one card in either order, and both may be left out', () => {
    for (const moveFirst of [true, false]) {
      const now = inCombat({ cards: [gain('two', 2, 0)] });
      const walk = { do: 'move', who: 'a', to: null, animus: 1 } as const;
      const card = { do: 'play', who: 'a', card: 'two', choice: 'two-1' } as const;
      // Without a board there is no place to leave: any walk to a hex counts.
      const steps = moveFirst ? [{ ...walk, to: 'C3' }, card] : [card, { ...walk, to: 'C3' }];
      now.tap(...steps);
      expect(now.state.turn).toEqual({ who: 'a', moved: true, played: true });
      now.tap({ ...walk, to: 'C4' });
      expect(now.state.turn).toEqual({ who: 'a', moved: true, played: false });
      now.tap({ do: 'pass', who: 'a' });
      expect(now.state.turn).toBeNull();
    }
    inCombat({}).tap({ do: 'pass', who: 'a' }, { do: 'endTurns' });
  });

  it('OP-2, IT-1: items and tokens come in any number and order, and use up neither move nor card', () => {
    const items = ['x', 'y', 'z'].map(id => one(id, { cost: 0 }));
    const now = inCombat({ cards: [gain('two', 2, 0)], items, tokens: { animus: 2 } });
    now.tap({ do: 'play', who: 'a', card: 'x', choice: 'x-1' });
    expect(now.state.turn?.played ?? false).toBe(false);
    now.tap(
      { do: 'spend', who: 'a', token: 'animus' },
      { do: 'play', who: 'a', card: 'two', choice: 'two-1' },
      { do: 'play', who: 'a', card: 'y', choice: 'y-1' },
      { do: 'play', who: 'a', card: 'z', choice: 'z-1' },
      { do: 'spend', who: 'a', token: 'animus' },
    );
    expect(now.state.turn).toEqual({ who: 'a', moved: false, played: true });
    expect(now.state.friends[0]?.cards.spent).toEqual(['x', 'y', 'z']);
  });

  it('OP-4: a card moves up to its printed number for its printed cost', () => {
    const card = gain('stride', 1, 3, { effects: [{ effect: 'move', hexes: 4 }] });
    const now = inCombat({ cards: [card] });
    now.tap({ do: 'play', who: 'a', card: 'stride', choice: 'stride-1' });
    expect(tasksOf(now)).toContain('a may move up to 4.');
    expect(now.state.friends[0]?.animus).toEqual({ available: 1, reserve: 5 });
    now.tap({ do: 'move', who: 'a', to: 'C3', animus: 0 });
    expect(now.state.friends[0]).toMatchObject({ at: 'C3', animus: { available: 1 } });
  });

  it('OP-5: turning is free in a turn, but not while an effect is being resolved', () => {
    const now = inCombat({}, { encounter: attackPhase });
    for (const facing of ['NE', 'S', 'NW', 'N'] as const) {
      now.tap({ do: 'turn', who: 'a', facing });
      expect(now.state.friends[0]).toMatchObject({ facing, animus: { available: 4 } });
    }
    expect(now.state.turn).toBeNull();
    now.tap({ do: 'attack', who: 'a', strike: { targets: ['boss'] } });
    expect(now.refused({ do: 'turn', who: 'a', facing: 'S' })).toBe('not-now');
    now.tap({ do: 'answer', answer: { answer: 'total', damage: 0 } }, pick('core'), { do: 'endTurns' });
    expect(now.refused({ do: 'turn', who: 'a', facing: 'S' })).toBe('not-now');
  });

  it('AB-2: each play of a card gives one of its effects, never two', () => {
    const choices = [
      { id: 'left', text: '', cost: 0, effects: [{ effect: 'gain', token: 'redraw', count: 1, on: 'self' }] },
      { id: 'right', text: '', cost: 0, effects: [{ effect: 'heal', hp: 2, on: 'self' }] },
    ] as const;
    for (const [choice, hp, redraws] of [
      ['left', 3, 1],
      ['right', 5, undefined],
    ] as const) {
      const now = inCombat({ hp: 3, cards: [gain('either', 3, 0, { choices })] });
      now.tap({ do: 'play', who: 'a', card: 'either', choice });
      expect(now.state.friends[0]?.hp).toBe(hp);
      expect(now.state.friends[0]?.tokens.redraw).toBe(redraws);
      for (const other of ['left', 'right'])
        expect(now.refused({ do: 'play', who: 'a', card: 'either', choice: other })).toBe('no-such-card');
    }
  });

  it('AB-10: interrupts come in other turns and in the encounter phase, as often as they can be paid', () => {
    const quick = ['q1', 'q2', 'q3'].map((id, i) =>
      gain(id, (i + 1) as 1 | 2 | 3, 2, {
        choices: [
          {
            id: `${id}-1`,
            text: '',
            cost: 2,
            interrupt: 'anytime',
            effects: [{ effect: 'gain', token: 'redraw', count: 1, on: 'self' }],
          },
        ],
      }),
    );
    const now = inCombat({ cards: [...quick, gain('slow', 2, 0)] }, { encounter: attackPhase });
    now.tap({ do: 'move', who: 'b', to: 'C3', animus: 1 });
    now.tap({ do: 'play', who: 'a', card: 'q1', choice: 'q1-1' });
    expect(now.state.turn).toEqual({ who: 'b', moved: true, played: false });
    now.tap({ do: 'endTurns' });
    expect(questionOf(now.state)?.ask).toBe('pick');
    expect(now.refused({ do: 'play', who: 'a', card: 'slow', choice: 'slow-1' })).toBe('no-interrupt');
    const asked = questionOf(now.state);
    now.tap({ do: 'play', who: 'a', card: 'q2', choice: 'q2-1' });
    expect(questionOf(now.state)).toEqual(asked);
    expect(now.state.friends[0]).toMatchObject({ tokens: { redraw: 2 }, animus: { available: 0 } });
    expect(now.refused({ do: 'play', who: 'a', card: 'q3', choice: 'q3-1' })).toBe('no-animus');
  });

  it('AB-11: however often cards are played, the cards around the board stay the seven chosen', () => {
    const seven = ([0, 1, 1, 2, 2, 3, 3] as const).map((cooldown, i) => gain(`k${i}`, cooldown, 0));
    const now = inCombat({ cards: seven });
    for (let i = 0; i < 40; i++) {
      const card = findInHand(now, 'a')[i % Math.max(1, findInHand(now, 'a').length)];
      if (card) now.tap({ do: 'play', who: 'a', card, choice: `${card}-1` });
      const { hand, cooldown, spent } = now.state.friends[0]!.cards;
      expect([...hand, ...cooldown.flat(), ...spent].sort()).toEqual(seven.map(it => it.id));
    }
  });

  it('IT-4: an item on cooldown or face down still gives its might, range and defense', () => {
    const bow = {
      ...one('bow', { cost: 0 }),
      kind: 'weapon',
      might: { red: 1 },
      range: 4,
      cooldown: 2,
    } as const;
    const charm = { ...one('charm', { cost: 0 }), defense: 3, might: { yellow: 1 } };
    const now = fight(
      setupOf({
        settings: { ...setupOf().settings, company: 'full' },
        heroes: [
          { id: 'a', name: 'a', class: 'a', kind: 'full', maxAnimus: 6, regen: 4, items: [bow, charm] },
          ...others,
        ],
      }),
    );
    now.tap(
      { do: 'begin' },
      { do: 'play', who: 'a', card: 'bow', choice: 'bow-1' },
      { do: 'play', who: 'a', card: 'charm', choice: 'charm-1' },
    );
    expect(now.state.friends[0]).toMatchObject({
      cards: { cooldown: [[], [], ['bow'], []], spent: ['charm'] },
      defense: 3,
      range: 4,
      might: { red: 1, yellow: 1 },
    });
    now.tap({ do: 'attack', who: 'a', strike: { targets: ['boss'], white: 0 } });
    const drew = now.events.find(event => event.type === 'might' && event.event.type === 'pool-chosen');
    expect(drew).toMatchObject({ event: { pool: { cards: { red: 1, yellow: 1 } } } });
  });

  it('ST-4: the crippled may play cards, but what needs moving is not done', () => {
    const choices = [
      {
        id: 'dash',
        text: '',
        cost: 0,
        effects: [
          { effect: 'move', hexes: 3 },
          { effect: 'gain', token: 'redraw', count: 1, on: 'self' },
        ],
      },
    ] as const;
    const now = inCombat({ tokens: { crippled: 1 }, cards: [gain('dash', 1, 0, { choices })] });
    expect(now.refused({ do: 'move', who: 'a', to: 'C3', animus: 1 })).toBe('crippled');
    now.tap({ do: 'play', who: 'a', card: 'dash', choice: 'dash' });
    expect(tasksOf(now)).not.toContain('a may move up to 3.');
    expect(now.state.friends[0]?.tokens.redraw).toBe(1);
  });

  it('TK-2: a +2 Animus token moves two from the reserve, at any time of the encounter, and never more than lie there', () => {
    const now = inCombat({ tokens: { animus: 3 }, maxAnimus: 7, regen: 2 }, { encounter: attackPhase });
    now.tap({ do: 'spend', who: 'a', token: 'animus' });
    expect(now.state.friends[0]).toMatchObject({
      animus: { available: 4, reserve: 3 },
      tokens: { animus: 2 },
    });
    now.tap({ do: 'endTurns' });
    expect(now.state.phase).toBe('encounter');
    now.tap({ do: 'spend', who: 'a', token: 'animus' }, { do: 'spend', who: 'a', token: 'animus' });
    expect(now.state.friends[0]).toMatchObject({ animus: { available: 7, reserve: 0 }, tokens: {} });
    expect(now.refused({ do: 'spend', who: 'a', token: 'animus' })).toBe('no-token');
  });
});

describe('companions', () => {
  const archetype = {
    id: 'arc',
    name: 'Arc',
    choices: [
      {
        id: 'first',
        text: '',
        cost: 5,
        effects: [{ effect: 'gain', token: 'redraw', count: 1, on: 'self' }],
      },
      { id: 'second', text: '', cost: 5, effects: [{ effect: 'heal', hp: 1, on: 'self' }] },
      {
        id: 'leap',
        text: '',
        cost: 5,
        interrupt: 'anytime',
        effects: [{ effect: 'gain', token: 'defense', count: 1, on: 'self' }],
      },
    ],
  } as const;
  const first = { do: 'play', who: 'a', card: 'arc', choice: 'first' } as const;
  const miss = { do: 'attack', who: 'a', strike: { targets: ['boss'], said: 'missed' } } as const;

  it('CN-1, CN-2: a turn is a move and either an attack or an ability, each for 1 animus', () => {
    const now = inCombat({ kind: 'companion', archetype });
    now.tap({ do: 'move', who: 'a', to: 'C3', animus: 1 }, miss, pick('redraw'));
    expect(now.state.turn).toEqual({ who: 'a', moved: true, played: true });
    expect(now.state.friends[0]?.animus).toEqual({ available: 0, reserve: 2 });
    expect(now.refused(first)).toBe('no-animus');
    expect(now.refused(miss)).toBe('no-animus');
    const other = inCombat({ kind: 'companion', archetype });
    other.tap(first);
    expect(other.state.friends[0]?.animus).toEqual({ available: 1, reserve: 1 });
    other.tap(miss, pick('redraw'));
    // The attack is no part of the turn that had the ability: it began the next.
    expect(other.state.turn).toEqual({ who: 'a', moved: false, played: true });
  });

  it('CN-3: each ability of the archetype once per round', () => {
    const now = inCombat({ kind: 'companion', archetype });
    now.tap(first);
    expect(now.state.friends[0]?.cards.cubes).toEqual(['first']);
    expect(now.refused(first)).toBe('used');
    // The table may use it again, and its cube lies there once.
    const again = inCombat({ kind: 'companion', archetype });
    again.tap(first, { ...first, anyway: true });
    expect(again.state.friends[0]).toMatchObject({ tokens: { redraw: 2 }, cards: { cubes: ['first'] } });
    now.tap({ ...first, choice: 'second' });
    now.tap({ do: 'endTurns' });
    expect(now.state).toMatchObject({ round: 2, phase: 'oathsworn' });
    now.tap(first);
    expect(now.state.friends[0]?.tokens.redraw).toBe(2);
  });

  it('CN-4: a companion pays nothing for an interrupt', () => {
    const now = inCombat({ kind: 'companion', archetype });
    now.tap({ ...first, choice: 'leap' });
    expect(now.state.friends[0]).toMatchObject({ animus: { available: 2 }, tokens: { defense: 1 } });
  });

  it('CN-5: +2 Animus and Battleflow tokens buy a companion a move of 2, an attack or a refresh, in its turn', () => {
    const says = {
      move: 'a may move 2.',
      attack: 'without determination',
      refresh: 'refreshes the might decks',
    };
    for (const token of ['animus', 'battleflow'])
      for (const use of ['move', 'attack', 'refresh'] as const) {
        const now = inCombat({ kind: 'companion', tokens: { [token]: 1 } }, { encounter: attackPhase });
        expect(now.refused({ do: 'spend', who: 'a', token })).toBe('which-use');
        now.tap({ do: 'spend', who: 'a', token, use });
        const notes = now.events.flatMap(it => (it.type === 'note' ? [say(it.text)] : []));
        expect(notes.some(text => text.includes(says[use]))).toBe(true);
        if (use === 'move') expect(tasksOf(now)).toContain('a may move up to 2.');
        expect(now.state.friends[0]).toMatchObject({ animus: { available: 2 }, tokens: {} });
      }
    const now = inCombat({ kind: 'companion', tokens: { animus: 2 } }, { encounter: attackPhase });
    const bought = { ...miss, strike: { ...miss.strike, free: true } } as const;
    expect(now.refused(bought)).toBe('not-paid');
    now.tap(miss, pick('redraw'), { do: 'spend', who: 'a', token: 'animus', use: 'attack' }, bought);
    // No determination, no animus, and no second attack for the same token.
    expect(questionOf(now.state)).toBeNull();
    expect(now.state.friends[0]).toMatchObject({
      animus: { available: 1 },
      tokens: { redraw: 1, animus: 1 },
    });
    expect(now.state.turn).toEqual({ who: 'a', moved: false, played: true });
    expect(now.refused(bought)).toBe('not-paid');
    now.tap({ do: 'endTurns' });
    expect(now.refused({ do: 'spend', who: 'a', token: 'animus', use: 'move' })).toBe('not-now');
  });

  it('CN-5: bought with a token, a move of 2 is offered on the board and a refresh shuffles whole discards', () => {
    const settings = { ...setupOf().settings, board: 'mirrored' } as const;
    const now = inCombat(
      { kind: 'companion', at: 'C3', tokens: { animus: 1, battleflow: 1 } },
      { settings },
      [hero('b', { at: 'A9' }), hero('c', { at: 'B9' }), hero('d', { at: 'C9' })],
    );
    now.tap({ do: 'spend', who: 'a', token: 'animus', use: 'move' });
    const asked = questionOf(now.state);
    expect(asked?.ask === 'place' && asked.hexes?.includes('C5')).toBe(true);
    expect(asked?.ask === 'place' && asked.hexes?.includes('C6')).toBe(false);
    now.tap({ do: 'answer', answer: { answer: 'place', at: 'C5' } });
    expect(now.state.friends[0]).toMatchObject({ at: 'C5', animus: { available: 2 } });
    // The move action of the turn is still there.
    expect(now.state.turn?.moved ?? false).toBe(false);
    now.tap({ do: 'attack', who: 'b', strike: { targets: ['boss'], white: 4 }, anyway: true });
    if (questionOf(now.state)?.ask === 'drawn')
      now.tap({ do: 'answer', answer: { answer: 'might', command: { type: 'settle', said: 'missed' } } });
    const last = questionOf(now.state);
    if (last?.ask === 'pick') now.tap(pick(last.options[0]!.id));
    const white = now.state.might.oathsworn.cards.white;
    expect(white.discard.length).toBe(4);
    now.tap({ do: 'spend', who: 'a', token: 'battleflow', use: 'refresh' });
    expect(questionOf(now.state)).toMatchObject({ ask: 'pick', topic: 'colors' });
    now.tap(pick('white'));
    expect(now.state.might.oathsworn.cards.white.discard).toEqual([]);
    expect(now.state.might.oathsworn.cards.white.deck).toHaveLength(18);
    expect(now.state.friends[0]?.cards.cubes).toEqual([]);
  });

  it('CN-7: the effect that an item prints for companions takes the place of the others', () => {
    const item = {
      ...one('horn', { cost: 0 }),
      companion: {
        id: 'horn-c',
        text: '',
        cost: 0,
        effects: [{ effect: 'gain', token: 'empowered', count: 1, on: 'self' }],
      },
    } as const;
    const now = inCombat({ kind: 'companion', items: [item] });
    expect(now.refused({ do: 'play', who: 'a', card: 'horn', choice: 'horn-1' })).toBe('no-such-card');
    now.tap({ do: 'play', who: 'a', card: 'horn', choice: 'horn-c' });
    expect(now.state.friends[0]?.tokens).toEqual({ empowered: 1 });
    const full = inCombat({ items: [item] });
    expect(full.refused({ do: 'play', who: 'a', card: 'horn', choice: 'horn-c' })).toBe('no-such-card');
  });

  it('CN-9: a companion has no ability cards to play or to defend with', () => {
    const hand = [gain('two', 2, 0, { defense: 3 })];
    const now = inCombat({ kind: 'companion', cards: hand }, { encounter: attackPhase });
    expect(findInHand(now, 'a')).toEqual([]);
    expect(now.refused({ do: 'play', who: 'a', card: 'two', choice: 'two-1' })).toBe('no-such-card');
    now.tap({ do: 'endTurns' }, pick('a'));
    expect(questionOf(now.state)?.ask).not.toBe('defend');
    expect(now.state.friends[0]?.cards.cooldown).toEqual([[], [], [], []]);
  });

  it('UC-4, UC-5, UC-7, UC-8: allies come after a fall, pay as their card says, and are used up', () => {
    const guard = {
      id: 'guard',
      name: 'Guard',
      defense: 2,
      might: { yellow: 2 },
      moveCost: 1,
      moveHexes: 3,
      attackCost: 2,
      once: { id: 'cheer', text: '', cost: 0, effects: [{ effect: 'heal', hp: 1, on: 'self' }] },
    } as const;
    const now = inCombat({}, { allies: [guard] });
    expect(now.state.friends.map(it => it.role)).toEqual(['full', 'full', 'full', 'full']);
    now.tap(
      { do: 'say', correction: { say: 'presence', who: 'a', presence: 'unconscious' } },
      { do: 'ally', who: 'a', ally: 'guard', at: null },
    );
    const strike = { do: 'attack', who: 'guard', strike: { targets: ['boss'], said: 'missed' } } as const;
    now.tap(strike, pick('redraw'));
    expect(now.state.friends.at(-1)?.animus).toEqual({ available: 0, reserve: 2 });
    expect(now.refused(strike)).toBe('no-animus');
    const cheer = { do: 'play', who: 'guard', card: 'guard', choice: 'cheer' } as const;
    now.tap(cheer);
    expect(now.state.friends.at(-1)?.cards.cubes).toEqual(['cheer']);
    now.tap({ do: 'endTurns' });
    expect(now.state.friends.at(-1)?.animus).toEqual({ available: 2, reserve: 0 });
    expect(now.refused(cheer)).toBe('used');
    now.tap({ do: 'say', correction: { say: 'presence', who: 'guard', presence: 'dead' } });
    expect(now.refused({ do: 'ally', who: 'a', ally: 'guard', at: null })).toBe('no-such-ally');
    now.tap({ do: 'endTurns' });
    expect(now.state.phase).toBe('oathsworn');
  });

  it('UC-3: an ally comes in at an edge, on an empty hex', () => {
    const guard = { id: 'g', name: 'G', defense: 2, might: {}, moveCost: 1, moveHexes: 2, attackCost: 1 };
    const settings = { ...setupOf().settings, board: 'mirrored' } as const;
    const now = inCombat({ at: 'H9' }, { allies: [guard], settings }, [hero('b', { at: 'A1' })]);
    now.tap({ do: 'say', correction: { say: 'presence', who: 'a', presence: 'unconscious' } });
    expect(now.refused({ do: 'ally', who: 'a', ally: 'g', at: 'D5' })).toBe('not-the-edge');
    expect(now.refused({ do: 'ally', who: 'a', ally: 'g', at: 'A1' })).toBe('occupied');
    now.tap({ do: 'ally', who: 'a', ally: 'g', at: 'A2' });
    expect(now.state.friends.at(-1)).toMatchObject({ at: 'A2', hp: 6, animus: { available: 2 } });
  });

  it('UC-9: in hardcore 0 HP kills, else it leaves one unconscious', () => {
    for (const hardcore of [true, false]) {
      const now = inCombat({}, { hardcore });
      now.tap({ do: 'attack', who: 'b', strike: { targets: ['a'], said: { damage: 12 } } });
      expect(now.state.friends[0]).toMatchObject({ hp: 0, presence: hardcore ? 'dead' : 'unconscious' });
    }
  });
});
