import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/encounter/model/command';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import type { Effect, Step } from '../../../src/stage/steps';
import { say } from '../../support/words';
import { gain, inCombat, one } from '../support/company';
import { cards, encounterOf, hit, setupOf } from '../support/least-fixture';

const pick = (...ids: string[]): Command => ({ do: 'answer', answer: { answer: 'pick', ids } });
const dice = (now: ReturnType<typeof inCombat>) =>
  Object.fromEntries(now.state.enemies[0]!.dice.map(die => [die.id, die.hp]));
const withRats = (steps: readonly Step[] = []) =>
  encounterOf({
    placed: [
      { enemy: 'boss', at: 'I5', facing: 'N' },
      { enemy: 'rat', at: 'C3' },
      { enemy: 'rat', at: 'C7' },
    ],
    cards: cards(steps),
  });
const onBoard = { ...setupOf().settings, board: 'mirrored' } as const;
const byHand = { ...setupOf().settings, might: 'physical' } as const;
const strikes = (effects: readonly Effect[]) =>
  gain('cut', 1, 0, { effects: [{ effect: 'attack', hit: effects }] });

describe('attacks of the company', () => {
  it('AT-6: target, pool, draw, criticals and redraws, the die, the loss come in that order', () => {
    const now = inCombat({ tokens: { redraw: 1 } });
    expect(now.refused({ do: 'attack', who: 'a', strike: { targets: [] } })).toBe('no-target');
    now.tap({ do: 'attack', who: 'a', strike: { targets: ['boss'] } });
    expect(questionOf(now.state)?.ask).toBe('pool');
    const might = (command: Extract<Command, { do: 'answer' }>['answer']): Command => ({
      do: 'answer',
      answer: command,
    });
    const early = might({ answer: 'might', command: { type: 'redraw', piece: 1, by: 'token' } });
    expect(now.refused(early)).not.toBe('taken');
    const cubes = { white: 0, yellow: 0, red: 1, black: 0 };
    const pool = might({ answer: 'might', command: { type: 'choose', cubes, white: 1 } });
    now.tap(pool);
    expect(questionOf(now.state)?.ask).toBe('drawn');
    expect(now.refused(pool)).toBe('chosen');
    const open = () => now.state.enemies[0]!.dice.every(die => die.hp === 6);
    expect(open()).toBe(true);
    now.tap(might({ answer: 'might', command: { type: 'settle', said: { damage: 4 } } }));
    expect(questionOf(now.state)).toMatchObject({ ask: 'pick', topic: 'aim' });
    expect(open()).toBe(true);
    now.tap(pick('core'));
    expect(dice(now).core).toBe(4);
  });

  it('DM-2: the die that was chosen is off meanwhile: another one is chosen, and loses the HP', () => {
    const now = inCombat({});
    now.tap({ do: 'attack', who: 'a', strike: { targets: ['boss'], die: 'left' } }, hit('b', 99, 'left'));
    now.tap({ do: 'answer', answer: { answer: 'total', damage: 4 } });
    expect(questionOf(now.state)).toMatchObject({ ask: 'pick', topic: 'aim' });
    expect(now.refused(pick('left'))).not.toBe('taken');
    now.tap(pick('core'));
    expect(dice(now)).toMatchObject({ left: 0, core: 4 });
  });

  it('AT-1, TK-4: a pool of cubes or tokens that the attacker has not is refused, and nothing is paid', () => {
    const now = inCombat({ might: { red: 1 }, kind: 'companion' });
    const strike = (change: object): Command => ({
      do: 'attack',
      who: 'a',
      strike: { targets: ['boss'], white: 0, ...change },
    });
    expect(now.refused(strike({ tokens: { empowered: 1 } }))).toBe('no-token');
    expect(now.refused(strike({ cubes: { red: 2 } }))).toBe('not-your-might');
    expect(now.refused(strike({ empowered: { black: 1 } }))).toBe('too-many-steps');
    expect(now.state.friends[0]?.animus.available).toBe(2);
    now.tap(strike({ cubes: { red: 1 }, white: 5 }));
    const pool = now.events.find(it => it.type === 'might' && it.event.type === 'pool-chosen');
    expect(pool).toMatchObject({ event: { pool: { cards: { white: 5, yellow: 0, red: 1, black: 0 } } } });
  });

  it('TK-4, TK-6, MT-11: tokens of a draw that the table made by itself are spent by a hit, kept by a miss', () => {
    const said = (damage: { damage: number } | 'missed', tokens: object): Command => ({
      do: 'attack',
      who: 'a',
      strike: { targets: ['boss'], die: 'core', said: damage, tokens },
    });
    const hits = inCombat({ tokens: { empowered: 2, lethality: 1 } });
    expect(hits.refused(said({ damage: 2 }, { empowered: 3 }))).toBe('no-token');
    expect(hits.refused(said('missed', { lethality: 2 }))).toBe('no-token');
    hits.tap(said({ damage: 2 }, { empowered: 1, lethality: 1 }));
    expect(hits.state.friends[0]?.tokens).toEqual({ empowered: 1 });
    hits.tap(said('missed', { empowered: 1 }), pick('redraw'));
    expect(hits.state.friends[0]?.tokens).toEqual({ empowered: 1, redraw: 1 });
  });

  it('AT-7: a miss costs no HP and does nothing else; a hit does both', () => {
    const bleed = [{ effect: 'token', token: 'bleed', count: 1 }] as const;
    for (const damage of [null, 4]) {
      const now = inCombat({ cards: [strikes(bleed)] });
      now.tap(
        { do: 'play', who: 'a', card: 'cut', choice: 'cut-1' },
        pick('boss'),
        { do: 'answer', answer: { answer: 'total', damage } },
        damage === null ? pick('redraw') : pick('front'),
      );
      expect(dice(now).front).toBe(damage === null ? 6 : 4);
      expect(now.state.enemies[0]?.tokens).toEqual(damage === null ? {} : { bleed: 1 });
    }
  });

  it('AT-8: the damage is the sum of all cards drawn', () => {
    const now = inCombat({ might: { red: 2 } }, { settings: byHand });
    now.tap(
      { do: 'attack', who: 'a', strike: { targets: ['boss'], white: 1, die: 'core' } },
      {
        do: 'answer',
        answer: {
          answer: 'might',
          command: {
            type: 'tap',
            pieces: [
              { color: 'red', face: '3' },
              { color: 'red', face: '2' },
              { color: 'white', face: '1' },
            ],
          },
        },
      },
    );
    if (questionOf(now.state)?.ask === 'drawn')
      now.tap({ do: 'answer', answer: { answer: 'might', command: { type: 'settle' } } });
    expect(dice(now)).toEqual({ front: 6, core: 3, rear: 6, left: 6, right: 6 });
  });

  it('AT-9, IT-5: several targets share one draw, and an item’s bonus counts against each', () => {
    for (const [bonus, core, ratsLeft] of [
      [0, 5, 2],
      [1, 5, 2],
      [2, 4, 2],
    ] as const) {
      const tough = withRats();
      const enemies = tough.enemies.map(it => (it.id === 'rat' ? { ...it, hp: 9 } : it));
      const now = inCombat({}, { encounter: { ...tough, enemies } });
      now.tap({
        do: 'attack',
        who: 'a',
        strike: { targets: ['boss', 'rat1', 'rat2'], fixed: 2, bonus, die: 'core' },
      });
      expect(dice(now).core).toBe(core);
      expect(now.state.enemies.slice(1).map(it => it.dice[0]?.hp)).toEqual(
        Array.from({ length: ratsLeft }, () => 9 - (6 - core)),
      );
    }
    const drawn = inCombat({}, { encounter: withRats() });
    drawn.tap({ do: 'attack', who: 'a', strike: { targets: ['rat1', 'rat2'], white: 0 } });
    const draws = drawn.events.filter(it => it.type === 'might' && it.event.type === 'pool-chosen');
    expect(draws).toHaveLength(1);
  });

  it('AT-10: each point of loss is one of the die that was hit; below 1 it is removed, and the rest is gone', () => {
    const now = inCombat({});
    now.tap(hit('a', 7, 'front'));
    expect(dice(now)).toEqual({ front: 3, core: 6, rear: 6, left: 6, right: 6 });
    now.tap(hit('b', 60, 'front'));
    expect(dice(now)).toEqual({ front: 0, core: 6, rear: 6, left: 6, right: 6 });
    expect(now.refused(hit('b', 2, 'front'))).toBe('no-such-die');
  });

  it('AT-11: what is better against a location stays so when another die is hit for it', () => {
    // From the north it aims at the front, which is broken: the next die takes the whole of it.
    const now = inCombat({ at: 'I3' }, { settings: onBoard });
    now.tap({ do: 'say', correction: { say: 'die', enemy: 'boss', die: 'front', hp: 0, quiet: true } });
    const before = dice(now);
    now.tap({ do: 'attack', who: 'a', strike: { targets: ['boss'], fixed: 2, bonus: 4 } });
    const asked = questionOf(now.state);
    if (asked?.ask === 'pick') now.tap(pick(asked.options[0]!.id));
    const after = dice(now);
    const lost = Object.keys(before).map(id => before[id]! - after[id]!);
    expect(after.front).toBe(0);
    expect(lost.filter(hp => hp > 0)).toEqual([3]);
  });

  it('ST-1: a status token lies with its bearer: the boss, a minion, one of the company', () => {
    const bleed = [{ effect: 'token', token: 'bleed', count: 2 }] as const;
    const now = inCombat({ cards: [strikes(bleed)] }, { encounter: withRats() });
    now.tap(
      { do: 'play', who: 'a', card: 'cut', choice: 'cut-1' },
      pick('boss'),
      { do: 'answer', answer: { answer: 'total', damage: 2 } },
      pick('core'),
      { do: 'say', correction: { say: 'token', who: 'rat2', token: 'poison', count: 1 } },
      { do: 'say', correction: { say: 'token', who: 'c', token: 'crippled', count: 1 } },
    );
    expect(now.state.enemies.map(it => it.tokens)).toEqual([{ bleed: 2 }, {}, { poison: 1 }]);
    expect(now.state.friends.map(it => it.tokens)).toEqual([{}, {}, { crippled: 1 }, {}]);
  });

  it('ST-2: poison does nothing by itself; what the encounter says of it comes up when it is due', () => {
    const words = { id: 'poison', text: 'Poison: as the board says.', time: { at: 'endOfRound' } } as const;
    const now = inCombat({ tokens: { poison: 3 } }, { encounter: encounterOf({ reminders: [words] }) });
    expect(now.state.due).toEqual([]);
    now.tap({ do: 'endTurns' });
    expect(now.state.round).toBe(2);
    expect(now.state.due).toEqual(['poison']);
    expect(now.state.friends[0]).toMatchObject({ hp: 6, tokens: { poison: 3 } });
  });

  it('ST-3: bleed costs its bearer HP when a card triggers it, on either side', () => {
    const bleeds = [{ effect: 'bleeds', hp: 1 }] as const;
    const encounter = encounterOf({
      cards: cards([{ do: 'effect', on: { who: 'oathsworn' }, effects: bleeds }]),
    });
    const now = inCombat({ tokens: { bleed: 2 }, cards: [strikes(bleeds)] }, { encounter });
    now.tap(
      { do: 'say', correction: { say: 'token', who: 'boss', token: 'bleed', count: 2 } },
      { do: 'play', who: 'a', card: 'cut', choice: 'cut-1' },
      pick('boss'),
      { do: 'answer', answer: { answer: 'total', damage: 0 } },
      pick('core'),
    );
    if (questionOf(now.state)?.ask === 'pick') now.tap(pick('core'));
    expect(dice(now).core).toBe(4);
    expect(now.state.friends.map(it => it.hp)).toEqual([6, 6, 6, 6]);
    now.tap({ do: 'endTurns' });
    expect(now.state.friends.map(it => it.hp)).toEqual([4, 6, 6, 6]);
  });
});

describe('range and items of an attack', () => {
  it('AT-2, AT-3: the range of the card goes before that of the weapon, which counts for all other attacks', () => {
    // From two hexes south of the rear.
    const bow = { ...one('bow', { cost: 0 }), kind: 'weapon', range: 3 } as const;
    const tries = (range: number | undefined, weapon: boolean) => {
      const now = inCombat({ at: 'I9', ...(weapon ? { items: [bow] } : {}) }, { settings: onBoard });
      return now.refused({
        do: 'attack',
        who: 'a',
        strike: { targets: ['boss'], said: { damage: 2 }, ...(range === undefined ? {} : { range }) },
      });
    };
    expect(tries(undefined, true)).toBe('taken');
    expect(tries(3, false)).toBe('taken');
    expect(tries(undefined, false)).toBe('out-of-range');
    expect(tries(1, true)).toBe('out-of-range');
  });

  it('AT-3, AT-4, AT-5: out of the range that is told or without sight there is no attack, unless the table says so', () => {
    const wall = { id: 'wall', kind: 'wall', hexes: ['I7', 'H7', 'J7', 'H8', 'J8', 'I8'] };
    const strike = (at: string, range: number, obstacles: readonly (typeof wall)[], noSight = false) => {
      const rats = { ...withRats(), placed: [{ enemy: 'rat', at: 'I6' }], obstacles };
      const now = inCombat({ at }, { settings: onBoard, encounter: rats });
      const command: Command = {
        do: 'attack',
        who: 'a',
        strike: { targets: ['rat1'], range, said: { damage: 1 }, ...(noSight ? { noSight } : {}) },
      };
      const code = now.refused(command);
      now.tap({ ...command, anyway: true });
      return [
        code,
        now.events.flatMap(it => (it.type === 'note' && it.code === 'anyway' ? [say(it.text)] : [])),
      ];
    };
    expect(strike('I9', 2, [])).toEqual(['out-of-range', [expect.stringContaining('range is 2')]]);
    expect(strike('I9', 3, [])).toEqual(['taken', []]);
    expect(strike('I9', 3, [wall])).toEqual(['no-sight', [expect.stringContaining('needs sight')]]);
    expect(strike('I9', 3, [wall], true)).toEqual(['taken', []]);
    expect(strike('I7', 1, [])).toEqual(['taken', []]);
  });

  it('AT-4, AT-5: with the board off nothing is measured', () => {
    const now = inCombat({ at: 'A1' });
    const command = { do: 'attack', who: 'a', strike: { targets: ['boss'], said: { damage: 1 } } } as const;
    expect(now.refused(command)).toBe('taken');
  });
});
