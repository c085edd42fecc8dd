import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/encounter/model/command';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import { SIDES, worth } from '../../../src/might/cards';
import { inCombat } from '../support/company';
import { ability, asked, course, foe, go, hits, nobody, of } from '../support/scripted-fight';

const shows = (piece: number, face: '0' | '3' | '2' | '4*'): Command => ({
  do: 'answer',
  answer: { answer: 'might', command: { type: 'shows', piece, face } },
});

describe('another stage card lies face up than the app believes', () => {
  it('OWN-201: the two change places, and no other card moves', () => {
    const one = course([]);
    const { deck, discard, stage } = one.state.stage;
    const [top = '', second = '', third = ''] = deck;
    one.tap({ do: 'say', correction: { say: 'faceUp', card: third } });
    expect(one.state.stage).toMatchObject({
      deck: [third, second, top, ...deck.slice(3)],
      discard,
      stage,
    });
    expect(one.refused({ do: 'say', correction: { say: 'faceUp', card: third } })).toBe('taken');
  });
});

describe('a card shows something else on the table', () => {
  it('OWN-166: an attack of the company counts what the table says', () => {
    const now = inCombat({ might: { red: 2 }, tokens: { redraw: 1 } }, { seed: 5 });
    now.tap({
      do: 'attack',
      who: 'a',
      strike: { targets: ['boss'], die: 'core', white: 0, cubes: { red: 2 } },
    });
    const flow = () => {
      const top = now.state.frames.at(-1);
      return top?.frame === 'strike' ? top.flow : null;
    };
    const before = foe(now, 'boss').dice.reduce((sum, die) => sum + die.hp, 0);
    for (const piece of flow()?.pieces ?? []) now.tap(shows(piece.id, '3'));
    expect(questionOf(now.state)?.ask).toBe('drawn');
    expect(flow()?.pieces.map(piece => piece.face)).toEqual(['3', '3']);
    now.tap({ do: 'answer', answer: { answer: 'might', command: { type: 'settle' } } });
    expect(foe(now, 'boss').dice.reduce((sum, die) => sum + die.hp, 0)).toBe(before - 3);
  });

  it('OWN-166: so does an attack of the enemy, from its reveal until the damage is taken', () => {
    const one = course([{ do: 'target', rules: [] }, { do: 'attack' }], {
      a: { tokens: { defense: 1 }, cards: [ability('parry', [], undefined, 4)] },
    });
    one.tap({ do: 'endTurns' });
    expect(asked(one).ask).toBe('defend');
    expect(one.refused(shows(1, '0'))).toBe('not-now');
    one.tap(nobody);
    expect(asked(one).ask).toBe('soak');
    const top = one.state.frames.at(-1);
    const pieces = top?.frame === 'blow' ? (top.flow?.pieces ?? []) : [];
    expect(pieces.length).toBeGreaterThan(0);
    for (const piece of pieces) {
      const best = SIDES[piece.color].reduce((a, b) => (worth(a) > worth(b) ? a : b));
      expect(best).toBe('4*');
      one.tap(shows(piece.id, '4*'));
    }
    one.tap(go);
    expect(hits(one)[0]?.damage).toBe(4 * pieces.length);
    expect(of(one, hits(one)[0]?.target ?? '').hp).toBeLessThan(6);
  });
});
