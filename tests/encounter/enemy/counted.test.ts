import { describe, expect, it } from 'vitest';
import { weakened } from '../../../src/encounter/enemy-attack/weakened';
import type { Command, Strikes } from '../../../src/encounter/model/command';
import { counts } from '../../../src/might/cards';
import { asked, course, die, type Fight, go, nobody, of, struckWith } from '../support/scripted-fight';

const strikes = (said: Partial<Strikes>): Command => ({
  do: 'answer',
  answer: { answer: 'strikes', attackers: ['boss'], targets: ['a'], ...said },
});
const rats = [
  { enemy: 'boss', at: 'I5', facing: 'S' as const },
  { enemy: 'rat', at: 'A3', number: 1 },
];
/** The app counts the cards only; the beast is about to act. */
function counting(board: 'mirrored' | 'off' = 'off'): Fight {
  const one = course([], {}, { cards: [], placed: rats }, { stage: 'count', company: 'light', board });
  one.tap({ do: 'endTurns' });
  return one;
}
const flow = (one: Fight) => {
  const top = one.state.frames.at(-1);
  return top?.frame === 'blow' ? top.flow : null;
};

describe('a stage card that the app only counts', () => {
  it('OWN-202: who attacks whom is asked for, and “done” puts the card away', () => {
    const one = counting();
    expect(asked(one)).toMatchObject({
      ask: 'count',
      attackers: [
        { id: 'boss', boss: true },
        { id: 'rat1', boss: false },
      ],
      targets: [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }],
    });
    one.tap(go);
    expect(one.state.stage.discard).toEqual(['?1']);
  });

  it('OWN-202, UC-1: nobody is offered who is off the board', () => {
    const one = counting();
    one.tap({ do: 'say', correction: { say: 'hp', who: 'b', hp: 0 } });
    expect(asked(one)).toMatchObject({ ask: 'count', targets: [{ id: 'a' }, { id: 'c' }, { id: 'd' }] });
  });

  it.each(['mirrored', 'off'] as const)('OWN-202, EA-2: it draws, divides and takes off, board %s', board => {
    const one = counting(board);
    const before = of(one, 'c').hp;
    one.tap(strikes({ targets: ['c'] }), nobody);
    while (asked(one).ask !== 'count') one.tap({ do: 'answer', answer: { answer: 'go' } });
    const drawn = struckWith(one).at(-1) ?? [];
    expect(drawn).toHaveLength(2);
    const damage = drawn.reduce((sum, piece) => sum + Number(piece.face[0]), 0);
    expect(before - of(one, 'c').hp).toBe(Math.min(before, Math.floor(damage / 2)));
  });

  it('OWN-202, SE-19: a hit knocks back on the board and brings its tokens, as the table says', () => {
    const one = counting('mirrored');
    const before = of(one, 'a');
    const hit = [
      { effect: 'knockback', hexes: 1 },
      { effect: 'token', token: 'bleed', count: 1 },
    ] as const;
    one.tap(strikes({ targets: ['a'], hit }), nobody);
    while (asked(one).ask !== 'count') one.tap({ do: 'answer', answer: { answer: 'go' } });
    expect(of(one, 'a').tokens).toMatchObject({ bleed: 1 });
    expect(of(one, 'a').at).not.toBe(before.at);
    expect(of(one, 'a').at).not.toBeNull();
  });

  it('OWN-202, MT-8: a part that the card bears and that is broken takes one of the strongest away', () => {
    const one = counting();
    one.tap(
      {
        do: 'say',
        correction: { say: 'die', enemy: 'boss', die: die(one, 'front'), hp: 0, quiet: true },
      },
      strikes({ breaks: ['front', 'rear'], add: { white: 1 } }),
    );
    expect(flow(one)?.pool.cards).toEqual(counts({ white: 1, red: 1 }));
    const frame = one.state.frames.at(-1);
    expect(frame?.frame === 'blow' && weakened(one.state, frame)).toEqual({
      parts: ['front'],
      lost: [{ color: 'red', count: 1 }],
    });
  });

  it('OWN-202: several attack several together, with might of its own where the card has some', () => {
    const one = counting();
    one.tap(strikes({ attackers: ['boss', 'rat1'], targets: ['a', 'b'] }));
    expect(flow(one)?.setup).toMatchObject({ pool: counts({ red: 2, yellow: 2 }), broken: 0 });
    expect(flow(one)?.setup.targets.map(target => target.id)).toEqual(['a', 'b']);
    const other = counting();
    other.tap(strikes({ might: { black: 1 } }));
    expect(flow(other)?.setup.pool).toEqual(counts({ black: 1 }));
    const whole = other.state.frames.at(-1);
    expect(whole?.frame === 'blow' && weakened(other.state, whole)).toBeNull();
  });

  it.each([
    { attackers: [] },
    { attackers: ['nobody'] },
    { attackers: ['boss', 'boss'] },
    { targets: [] },
    { targets: ['boss'] },
  ])('OWN-202: %j is refused', said => {
    expect(counting().refused(strikes(said))).toBe('nobody');
  });
});
