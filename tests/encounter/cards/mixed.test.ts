import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/encounter/model/command';
import { decide } from '../../../src/encounter/round/decide';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import { titleOf } from '../../../src/encounter/title/title';
import { SIDES } from '../../../src/might/cards';
import type { Piece } from '../../../src/might/pieces';
import { say } from '../../support/words';
import { inCombat } from '../support/company';
import { setupOf } from '../support/least-fixture';

type Now = ReturnType<typeof inCombat>;
const physical = { ...setupOf().settings, might: 'physical' } as const;
const might = (
  command: Extract<Extract<Command, { do: 'answer' }>['answer'], { answer: 'might' }>['command'],
) => ({ do: 'answer', answer: { answer: 'might', command } }) as const satisfies Command;
const strike = (more: object, die = 'core'): Command => ({
  do: 'attack',
  who: 'a',
  strike: { targets: ['boss'], die, ...more },
});
const drawn = (now: Now): readonly Piece[] =>
  now.events.flatMap(it => (it.type === 'might' && it.event.type === 'drew' ? it.event.pieces : []));
const deckOf = (now: Now, color: 'white' | 'red') => now.state.might.oathsworn.cards[color];

describe('cards and dice in one pool', () => {
  it('MT-9: each colour is drawn as it was chosen, cards from their decks, dice from none', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const now = inCombat({ might: { red: 2 } }, { seed });
      now.tap(strike({ white: 3, dice: { white: 2, red: 1 } }));
      const pool = drawn(now).filter(piece => piece.part === 'pool');
      const shape = pool.map(piece => `${piece.color} ${piece.from}`).sort();
      expect(shape).toEqual(['red deck', 'red die', 'white deck', 'white die', 'white die']);
      for (const piece of drawn(now)) expect(SIDES[piece.color]).toContain(piece.face);
      const extra = drawn(now).filter(piece => piece.part === 'extra');
      const taken = (color: 'white' | 'red') =>
        drawn(now).filter(piece => piece.from === 'deck' && piece.color === color).length;
      expect(18 - deckOf(now, 'red').deck.length).toBe(taken('red'));
      expect(18 - deckOf(now, 'white').deck.length).toBe(taken('white'));
      expect(extra).toEqual([]);
    }
  });

  it('MT-9: more dice than the pool holds are refused before anything is paid, also after Empower', () => {
    const now = inCombat({ might: { red: 1 }, kind: 'companion', tokens: { empowered: 1 } });
    expect(now.refused(strike({ white: 1, dice: { white: 2 } }))).toBe('too-many-dice');
    expect(now.refused(strike({ white: 0, dice: { yellow: 1 } }))).toBe('too-many-dice');
    const up = { white: 1, tokens: { empowered: 1 }, empowered: { white: 0, black: 1, red: 1 } };
    expect(now.refused(strike({ ...up, dice: { white: 1 } }))).toBe('too-many-dice');
    expect(now.state.friends[0]).toMatchObject({ animus: { available: 2 }, tokens: { empowered: 1 } });
    now.tap(strike({ ...up, dice: { black: 1 } }));
    expect(
      drawn(now)
        .filter(piece => piece.part === 'pool')
        .map(piece => `${piece.color} ${piece.from}`)
        .sort(),
    ).toEqual(['black die', 'red deck']);
  });

  it('MT-9, MT-4, OWN-40: a redraw rolls a die again and draws a card for a card; criticals bring their own kind', () => {
    let [dice, cards, rolled, brought] = [0, 0, 0, 0];
    for (let seed = 1; seed <= 30; seed++) {
      const now = inCombat({ might: {}, tokens: { redraw: 4 } }, { seed });
      now.tap(strike({ white: 4, dice: { white: 2 } }));
      for (let turn = 0; turn < 4 && questionOf(now.state)?.ask === 'drawn'; turn++) {
        const frame = now.state.frames.at(-1);
        const flow = frame?.frame === 'strike' ? frame.flow : null;
        const [first] = flow?.pieces ?? [];
        if (!first || (now.state.friends[0]?.tokens.redraw ?? 0) === 0) break;
        const before = drawn(now).length;
        now.tap(might({ type: 'redraw', piece: first.id, by: 'token' }));
        const came = drawn(now)[before];
        expect([came?.from, came?.color, came?.part]).toEqual([first.from, first.color, first.part]);
        if (first.from === 'die') dice++;
        else cards++;
      }
      const frame = now.state.frames.at(-1);
      const flow = frame?.frame === 'strike' && questionOf(now.state)?.ask === 'drawn' ? frame.flow : null;
      const open = flow?.pieces.find(piece => piece.face.endsWith('*') && !flow.answered.includes(piece.id));
      if (!open) continue;
      const before = drawn(now).length;
      now.tap(might({ type: 'critical', piece: open.id }));
      const came = drawn(now)[before];
      expect(came).toMatchObject({ from: open.from, color: open.color, part: 'extra', of: open.id });
      if (open.from === 'die') rolled++;
      else brought++;
    }
    expect(Math.min(dice, cards, rolled, brought)).toBeGreaterThan(0);
  });

  it('MT-9: with real cards and dice each piece is tapped in as what it is', () => {
    const now = inCombat({ might: { red: 1 } }, { settings: physical });
    now.tap(strike({ white: 1, dice: { white: 1 } }));
    const red = { color: 'red', face: '3' } as const;
    const die = { color: 'white', face: '2*', die: true } as const;
    // The white one is a die and the red one a card: the other way round nothing is awaited.
    expect(now.refused(might({ type: 'tap', pieces: [{ color: 'white', face: '1' }] }))).toBe('not-in-pool');
    expect(now.refused(might({ type: 'tap', pieces: [{ ...red, die: true }] }))).toBe('not-in-pool');
    now.tap(might({ type: 'tap', pieces: [red, die] }));
    const critical = drawn(now).find(piece => piece.face === '2*');
    expect(critical?.from).toBe('die');
    now.tap(might({ type: 'critical', piece: critical?.id ?? 0, face: '1' }));
    expect(now.state.enemies[0]?.dice.find(it => it.id === 'core')?.hp).toBe(3);
  });

  it('MT-9, MT-11: two blanks miss whatever they are of, and the tokens come back', () => {
    const now = inCombat({ might: {}, tokens: { redraw: 1 } }, { settings: physical });
    now.tap(strike({ white: 2, dice: { white: 1 } }));
    now.tap(
      might({
        type: 'tap',
        pieces: [
          { color: 'white', face: '0' },
          { color: 'white', face: '1', die: true },
        ],
      }),
      might({ type: 'redraw', piece: 2, by: 'token', face: '0' }),
    );
    if (questionOf(now.state)?.ask === 'drawn') now.tap(might({ type: 'settle' }));
    expect(questionOf(now.state)).toMatchObject({ ask: 'pick', topic: 'token' });
    now.tap({ do: 'answer', answer: { answer: 'pick', ids: ['defense'] } });
    expect(now.state.friends[0]?.tokens).toEqual({ redraw: 1, defense: 1 });
    expect(now.state.enemies[0]?.dice.every(it => it.hp === 6)).toBe(true);
  });

  it('MT-9: the same tap gives the same cards and the same dice', () => {
    const now = inCombat({ might: { red: 1 } });
    const command = strike({ white: 3, dice: { white: 2, red: 1 } });
    expect(decide(now.state, command)).toEqual(decide(now.state, command));
  });

  it('MT-9: the log tells what was drawn and what was rolled', () => {
    const now = inCombat({ might: { red: 1 } });
    const told = (dice: object): string => {
      const command = strike({ white: 2, dice });
      const decided = decide(now.state, command);
      return decided.ok ? say(titleOf(now.state, command, decided.value)) : decided.error.code;
    };
    expect(told({})).toContain('a draws 1 red, 2 white.');
    expect(told({ white: 1 })).toContain('a draws 1 red, 1 white, rolls 1 white.');
    expect(told({ red: 1, white: 2 })).toContain('a rolls 1 red, 2 white.');
  });
});
