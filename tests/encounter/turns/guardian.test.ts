import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/encounter/model/command';
import type { Friend } from '../../../src/encounter/model/state';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import { helpToEscape } from '../../../src/encounter/turns/escape';
import type { AllyCard } from '../../../src/stage/company';
import type { Step } from '../../../src/stage/steps';
import { cards, encounterOf, fight, hero, setupOf } from '../support/least-fixture';

const ancient: AllyCard = {
  id: 'ancient',
  name: 'Ancient',
  defense: 3,
  might: { red: 1, yellow: 1 },
  moveCost: 1,
  moveHexes: 2,
  attackCost: 2,
  once: { id: 'x', text: '', cost: 1, effects: [{ effect: 'heal', hp: 1, on: 'self' }] },
};
/** The Grove Maiden is `a`, her Guardian stands next to her. */
function withGuardian(
  steps: readonly Step[] = [],
  tokens: Friend['tokens'] = {},
  at: readonly string[] = ['I8', 'A9', 'C9', 'Q9'],
) {
  const plain = setupOf();
  const now = fight({
    ...plain,
    encounter: encounterOf({ cards: cards(steps), placed: [{ enemy: 'boss', at: 'I5', facing: 'S' }] }),
    heroes: at.map((hex, n) =>
      hero('abcd'[n] ?? '', {
        at: hex,
        maxAnimus: 12,
        regen: 12,
        ...(n === 0 ? { class: 'grove-maiden', tokens } : {}),
      }),
    ),
    settings: { ...plain.settings, board: 'mirrored', company: 'full', windows: 'all' },
    guardian: ancient,
  });
  now.tap({ do: 'begin' });
  return now;
}
const of = (now: ReturnType<typeof withGuardian>, id: string): Friend => {
  const found = now.state.friends.find(one => one.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};
const gone: Command = { do: 'say', correction: { say: 'hp', who: 'guardian', hp: 0 } };
const stands = (who: string, at: string): Command => ({
  do: 'say',
  correction: { say: 'stands', who, at, facing: 'N' },
});
const token = (who: string, kind: string, count: number): Command => ({
  do: 'say',
  correction: { say: 'token', who, token: kind, count },
});

describe('the Ancient Guardian', () => {
  it('FT-1, SE-4: helps somebody caged next to it as an ally does', () => {
    const now = withGuardian();
    now.tap(stands('b', 'C5'), stands('guardian', 'C6'));
    expect(helpToEscape(now.state, of(now, 'b'))).toBe(2);
    now.tap(stands('c', 'C4'));
    expect(helpToEscape(now.state, of(now, 'b'))).toBe(4);
  });

  it('FT-1, AE-5: an enemy’s chain goes on to it', () => {
    const chain: readonly Step[] = [
      { do: 'target', rules: [{ rule: 'firstPlayer' }] },
      {
        do: 'attack',
        might: { white: 1 },
        range: 'any',
        noSight: true,
        area: { area: 'chain', range: 1, max: 3, ranged: true },
      },
    ];
    const now = withGuardian(chain);
    now.tap(stands('guardian', 'I9'), { do: 'endTurns' });
    const blow = now.changes.find(
      event => event.type === 'top' && event.frame.frame === 'blow' && event.frame.flow !== null,
    );
    expect(blow).toMatchObject({ frame: { targets: ['a', 'guardian'] } });
  });

  it('FT-1, UC-5: has its card’s own ability, once, and a cube stays on it when it comes back', () => {
    const now = withGuardian();
    const once: Command = { do: 'play', who: 'guardian', card: 'ancient', choice: 'x' };
    now.tap(once);
    expect(of(now, 'guardian').animus.available).toBe(1);
    expect(now.refused(once)).toBe('used');
    now.tap(gone, { do: 'rejuvenate', of: 'a', at: 'I9' });
    expect(now.refused(once)).toBe('used');
  });

  it('UC-1, EA-10: who falls to a hit regains no HP by what else that hit does', () => {
    const steps: readonly Step[] = [
      { do: 'target', rules: [{ rule: 'closest' }], among: 'company' },
      { do: 'attack', might: { black: 12 }, hit: [{ effect: 'heal', hp: 2 }] },
    ];
    const now = withGuardian(steps);
    now.tap(stands('guardian', 'I7'), { do: 'endTurns' });
    for (let i = 0; now.state.round === 1 && i < 12; i++)
      now.tap({
        do: 'answer',
        answer: questionOf(now.state)?.ask === 'defend' ? { answer: 'defend', with: [] } : { answer: 'go' },
      });
    const hp = now.events.flatMap(event =>
      event.type === 'hp' && event.who === 'guardian' ? [event.hp] : [],
    );
    expect([hp, of(now, 'guardian').presence]).toEqual([[0], 'gone']);
  });

  it('FT-1, UC-2: never takes the place of an unconscious Oathsworn', () => {
    const now = withGuardian();
    now.tap({ do: 'say', correction: { say: 'hp', who: 'b', hp: 0 } });
    expect(now.refused({ do: 'ally', who: 'b', ally: 'ancient', at: null })).toBe('no-such-ally');
    expect(now.refused({ do: 'ally', who: 'guardian', ally: 'ancient', at: null })).toBe('nobody');
  });

  it('GM-5, FT-12: swallowed it has not fallen, and is not brought back', () => {
    const now = withGuardian([{ do: 'consume', whom: { who: 'company' }, slot: 'core', each: [] }]);
    const swallowed = (one: Friend): Friend =>
      one.id === 'guardian'
        ? {
            ...one,
            presence: 'consumed',
            at: null,
            consumed: { enemy: 'boss', slot: 'core', lost: 0, each: [] },
          }
        : one;
    now.state = { ...now.state, friends: now.state.friends.map(swallowed) };
    expect(now.refused({ do: 'rejuvenate', of: 'a', at: 'I9' })).toBe('still-there');
    now.tap({ do: 'say', correction: { say: 'presence', who: 'guardian', presence: 'standing' } });
    expect(of(now, 'guardian')).toMatchObject({ presence: 'standing', consumed: null });
  });

  it('FT-2: keeps its combat tokens over a fall; status tokens and the crippling leave with the body', () => {
    const now = withGuardian();
    for (const kind of ['defense', 'redraw', 'bleed', 'crippled', 'poison'])
      now.tap(token('guardian', kind, 2));
    now.tap(gone);
    expect(of(now, 'guardian')).toMatchObject({
      presence: 'gone',
      tokens: { defense: 2, redraw: 2 },
      crippledFor: 0,
    });
    now.tap({ do: 'rejuvenate', of: 'a', at: 'I9' });
    expect(of(now, 'guardian')).toMatchObject({
      hp: 6,
      tokens: { defense: 2, redraw: 2 },
      animus: { available: 2 },
    });
  });

  it('FT-3, MT-11: what it spent of the Grove Maiden’s comes back to her, its own to it, and the new token to it', () => {
    const now = withGuardian([], { empowered: 2 });
    now.tap(token('guardian', 'empowered', 1), stands('guardian', 'I7'));
    now.tap({
      do: 'attack',
      who: 'guardian',
      strike: {
        targets: ['boss'],
        white: 0,
        tokens: { empowered: 3 },
        empowered: { black: 2 },
        range: 5,
        noSight: true,
      },
    });
    expect([of(now, 'a').tokens.empowered ?? 0, of(now, 'guardian').tokens.empowered ?? 0]).toEqual([0, 0]);
    now.tap({ do: 'answer', answer: { answer: 'might', command: { type: 'settle', said: 'missed' } } });
    now.tap({ do: 'answer', answer: { answer: 'pick', ids: ['defense'] } });
    expect(of(now, 'a').tokens).toEqual({ empowered: 2 });
    expect(of(now, 'guardian').tokens).toEqual({ empowered: 1, defense: 1 });
  });
});
