import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/encounter/model/command';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import type { HeroEffect } from '../../../src/stage/company';
import type { Step } from '../../../src/stage/steps';
import {
  ability,
  asked,
  course,
  type Fight,
  go,
  of,
  pick,
  picked,
  place,
  play,
} from '../support/scripted-fight';

const faints = (who: string): Command => ({
  do: 'say',
  correction: { say: 'presence', who, presence: 'unconscious' },
});
const drawn = (one: Fight): boolean =>
  one.events.some(event => event.type === 'might' && event.event.type === 'pool-chosen');
const strike: Command = { do: 'attack', who: 'a', strike: { targets: ['boss'] } };
const codes = (one: Fight): readonly string[] =>
  one.events.flatMap(event => (event.type === 'note' ? [event.code] : []));

describe('somebody falls in the middle of an own attack or card', () => {
  it('OWN-248, FT-5, FT-11: an attacker that falls before its draw does not strike', () => {
    const one = course([]);
    one.tap(strike);
    expect(asked(one).ask).toBe('pool');
    one.tap(faints('a'));
    expect([questionOf(one.state), drawn(one), codes(one).includes('fallsAway')]).toEqual([
      null,
      false,
      true,
    ]);
  });

  describe.each(['mirrored', 'off'] as const)('Sentinels that have left before the draw, board %s', board => {
    const places = ['H7', 'J7', 'H8'];
    const strikes = (leave: number) => {
      const one = course([], { a: { class: 'grove-maiden', maxAnimus: 12, regen: 12 } }, {}, { board });
      for (const at of places)
        one.tap({ do: 'sentinel', of: 'a', at: board === 'off' ? null : at, anyway: true });
      const sentinels = one.state.friends.filter(it => it.role === 'sentinel');
      one.tap({
        do: 'attack',
        who: 'a',
        strike: { targets: ['boss'], sentinels: 3, range: 9 },
        anyway: true,
      });
      expect(asked(one).ask).toBe('pool');
      for (const it of sentinels.slice(0, leave))
        one.tap({ do: 'say', correction: { say: 'presence', who: it.id, presence: 'gone' } });
      return one;
    };
    const cards = (count: number): Command => ({
      do: 'answer',
      answer: {
        answer: 'might',
        command: { type: 'choose', cubes: { white: 0, yellow: 0, red: count, black: 0 }, white: 0 },
      },
    });

    it.each([
      [0, 3],
      [1, 2],
      [2, 1],
    ])('FT-5, GM-10: %d gone: no more cards than those who are left', (leave, left) => {
      const one = strikes(leave);
      for (const count of [1, 2, 3, 4])
        expect([count, one.refused(cards(count)) === 'taken']).toEqual([count, count <= left]);
      one.tap(cards(left));
      const drew = one.events.flatMap(it =>
        it.type === 'might' && it.event.type === 'drew' ? [it.event.pieces.length] : [],
      );
      expect(drew[0]).toBe(left);
    });

    it('FT-5, GM-10: all gone: the attack falls away, and the log says why', () => {
      const one = strikes(3);
      expect([questionOf(one.state), drawn(one), codes(one).includes('fallsAway')]).toEqual([
        null,
        false,
        true,
      ]);
    });
  });

  it('FT-5: an attack whose only target leaves before the draw falls away, and one of several does not', () => {
    const rats = {
      placed: [
        { enemy: 'boss', at: 'C3' },
        { enemy: 'rat', at: 'I6', number: 1 },
        { enemy: 'rat', at: 'H7', number: 2 },
      ],
    };
    const gone = (who: string): Command => ({ do: 'say', correction: { say: 'enemyGone', who } });
    const one = course([], {}, rats);
    one.tap({ do: 'attack', who: 'a', strike: { targets: ['rat1'] } }, gone('rat1'));
    expect([questionOf(one.state), drawn(one)]).toEqual([null, false]);
    const two = course([], {}, rats);
    two.tap({ do: 'attack', who: 'a', strike: { targets: ['rat1', 'rat2'] }, anyway: true }, gone('rat1'));
    expect(asked(two).ask).toBe('pool');
  });

  const circle: HeroEffect = { effect: 'attack', area: 'circle', range: 1 };
  /** `a` strikes a circle that lies over itself too, and falls to it; then its card would go on. */
  const over = (then: readonly HeroEffect[]): Fight => {
    const one = course([], {
      a: { at: 'I7', hp: 1, defense: 1, cards: [ability('sweep', [circle, ...then])] },
      b: { at: 'I8', hp: 2 },
    });
    one.tap(
      { do: 'say', correction: { say: 'animus', who: 'a', available: 5, reserve: 0 } },
      play('a', 'sweep'),
    );
    for (let i = 0; questionOf(one.state) && i < 12; i++) {
      const question = asked(one);
      if (question.ask === 'pick' && question.topic === 'area')
        one.tap(
          pick(question.options.find(it => it.hit?.includes('a') && it.hit.includes('boss'))?.id ?? ''),
        );
      else if (question.ask === 'pool' || question.ask === 'tap')
        one.tap({ do: 'answer', answer: { answer: 'total', damage: 2 } });
      else if (question.ask === 'pick') one.tap(pick(...picked(question).slice(0, 1)));
      else if (question.ask === 'place') one.tap(place(question.hexes?.[0] ?? null));
      else one.tap(go);
    }
    expect(of(one, 'a').presence).toBe('unconscious');
    return one;
  };

  it('OWN-248, FT-11, AE-1: whoever falls over its own card does nothing more of it, and the card is put away', () => {
    const attacks = (one: Fight): number => one.events.filter(event => event.type === 'attacked').length;
    expect(attacks(over([{ effect: 'attack', range: 9, noSight: true }]))).toBe(1);
    const gifted = over([{ effect: 'gain', token: 'redraw', count: 1, on: 'friend' }]);
    expect(gifted.state.friends.filter(it => it.tokens.redraw)).toEqual([]);
    expect(
      over([{ effect: 'gain', token: 'redraw', count: 1, on: 'self' }]).state.friends[0]?.tokens,
    ).toEqual({});
    expect(of(over([{ effect: 'taunt' }]), 'a').cards.cooldown[3]).toEqual(['sweep']);
    expect(over([{ effect: 'taunt' }]).state.taunt).toBeNull();
  });

  it('FT-11: a card that waits for the table’s word is not played by one who has fallen meanwhile', () => {
    const card = ability('oath', [{ effect: 'heal', hp: 1, on: 'self' }]);
    const asks = {
      ...card,
      choices: card.choices.map(choice => ({ ...choice, needs: [{ need: 'text' as const, text: 'sworn' }] })),
    };
    const one = course([], { a: { cards: [asks] } });
    const before = of(one, 'a').animus;
    one.tap(play('a', 'oath'));
    expect(asked(one)).toMatchObject({ ask: 'pick', topic: 'condition' });
    one.tap(faints('a'), pick('yes'));
    expect([of(one, 'a').animus, of(one, 'a').cards.hand]).toEqual([before, ['oath']]);
  });

  it('FT-11: nobody is asked where to put one who has left the board', () => {
    const put: Step = { do: 'place', whom: { who: 'oathsworn' }, at: { place: 'players' } };
    const one = course([put]);
    one.tap({ do: 'endTurns' });
    const first = asked(one);
    if (first.ask !== 'place') throw new Error('no place is asked');
    const others = one.state.friends.map(it => it.id).filter(id => id !== first.who);
    one.tap(...others.map(faints), place('C5'));
    expect(one.state.frames.filter(frame => frame.frame === 'place')).toEqual([]);
  });
});
