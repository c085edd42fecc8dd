import { describe, expect, it } from 'vitest';
import type { Answer, Command } from '../../../src/encounter/model/command';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import type { ItemCard } from '../../../src/stage/company';
import { gain, inCombat } from '../support/company';

const might = (command: Extract<Answer, { answer: 'might' }>['command']): Command => ({
  do: 'answer',
  answer: { answer: 'might', command },
});
const redraw = might({ type: 'redraw', piece: 1, by: 'token' });
const attack: Command = { do: 'attack', who: 'a', strike: { targets: ['boss'], white: 3, cubes: {} } };
const spend: Command = { do: 'spend', who: 'a', token: 'redraw' };
const redrawsHeld = (now: ReturnType<typeof inCombat>) =>
  now.state.friends.find(friend => friend.id === 'a')?.tokens.redraw ?? 0;
const redrawsAsked = (now: ReturnType<typeof inCombat>) => {
  const question = questionOf(now.state);
  return question?.ask === 'drawn' ? question.attack.setup.tokens.redraw : null;
};

const settle = might({ type: 'settle', said: { damage: 1 } });
const first = (now: ReturnType<typeof inCombat>): Command => {
  const question = questionOf(now.state);
  const ids = question?.ask === 'pick' ? question.options.slice(0, 1).map(({ id }) => id) : [];
  return { do: 'answer', answer: { answer: 'pick', ids } };
};

describe('the might of an attack', () => {
  it('AT-3: is that which a card gives it, also where the pool is told with the tap', () => {
    const drew = (strike: object) => {
      const one = inCombat({ might: { red: 1 } });
      one.tap({ do: 'attack', who: 'a', strike: { targets: ['boss'], white: 0, ...strike }, anyway: true });
      const frame = one.state.frames.at(-1);
      return frame?.frame === 'strike' ? frame.flow?.pool?.cards : undefined;
    };
    expect(drew({ might: { yellow: 2 } })).toMatchObject({ yellow: 2, red: 0 });
    // A card with a might of its own, and one without.
    const asked = (more: object) => {
      const card = gain('card', 1, 0, { effects: [{ effect: 'attack', ...more }] });
      const one = inCombat({ might: { red: 1 }, cards: [card] });
      one.tap(
        { do: 'play', who: 'a', card: 'card', choice: 'card-1' },
        { do: 'answer', answer: { answer: 'pick', ids: ['boss'] } },
      );
      const question = questionOf(one.state);
      return question?.ask === 'pool' ? question.attack.setup.might : undefined;
    };
    expect(asked({ might: { black: 2 } })).toMatchObject({ black: 2, red: 0 });
    expect(asked({})).toMatchObject({ black: 0, red: 1 });
    expect(drew({})).toMatchObject({ yellow: 0, red: 1 });
  });
});

describe('tokens that come and go while an attack lies there', () => {
  it('TK-3: a Redraw token that was spent on something else meanwhile redraws nothing', () => {
    const now = inCombat({ tokens: { redraw: 1 } });
    now.tap(attack, spend);
    expect(redrawsHeld(now)).toBe(0);
    expect(now.refused(redraw)).not.toBe('taken');
  });

  it('TK-3: two attacks of one character do not redraw with the same token', () => {
    const now = inCombat({ tokens: { redraw: 1 } });
    now.tap(attack, { do: 'attack', who: 'a', strike: { targets: ['boss'], white: 3, cubes: {} } });
    expect(redrawsAsked(now)).toBe(1);
    now.tap(redraw);
    expect(redrawsHeld(now)).toBe(0);
    while (now.state.frames.length > 1) now.tap(questionOf(now.state)?.ask === 'pick' ? first(now) : settle);
    expect(now.refused(redraw)).not.toBe('taken');
  });

  it('TK-3: a token that is gained during the attack serves it', () => {
    const charm: ItemCard = {
      id: 'charm',
      name: 'Charm',
      kind: 'gear',
      cooldown: 1,
      choices: [
        {
          id: 'use',
          text: '',
          cost: 0,
          interrupt: 'onAttack',
          effects: [{ effect: 'gain', token: 'redraw', count: 1, on: 'self' }],
        },
      ],
    };
    const now = inCombat({ items: [charm] });
    now.tap(attack, { do: 'play', who: 'a', card: 'charm', choice: 'use' });
    expect(redrawsAsked(now)).toBe(1);
    expect(now.refused(redraw)).toBe('taken');
  });

  it('TK-4: an Empowered token that was spent before the pool is chosen raises nothing', () => {
    const now = inCombat({ tokens: { empowered: 1 }, might: { red: 1 } });
    now.tap({ do: 'attack', who: 'a', strike: { targets: ['boss'] } });
    const cubes = { white: 0, yellow: 0, red: 1, black: 0 };
    const empowered = { white: 0, yellow: 0, red: 0, black: 1 };
    const raised = might({ type: 'choose', cubes, white: 0, empowered, tokens: { empowered: 1 } });
    expect(now.refused(raised)).toBe('taken');
    now.tap({ do: 'spend', who: 'a', token: 'empowered' });
    expect(now.refused(raised)).toBe('no-token');
  });
});
