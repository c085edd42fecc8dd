import { describe, expect, it } from 'vitest';
import {
  type Composed,
  composedOf,
  nothingComposed,
  stepsOf as steps,
} from '../../../src/table/setup/compose';

const stepsOf = (card: Composed) => steps(card, 'As it stands there');

describe('a card composed at the table', () => {
  it('closest, move 4, attack, knockback 2', () => {
    expect(stepsOf({ ...nothingComposed, move: 4, attack: true, knockback: 2 })).toEqual([
      { do: 'target', rules: [] },
      { do: 'move', way: 'toward', hexes: 4 },
      { do: 'attack', range: 1, hit: [{ effect: 'knockback', hexes: 2 }] },
    ]);
  });

  it('nothing tapped is no steps', () => {
    expect(stepsOf(nothingComposed)).toEqual([]);
  });

  it('away from the most wounded, without an attack', () => {
    expect(stepsOf({ ...nothingComposed, target: 'mostWounded', move: 2, way: 'away' })).toEqual([
      { do: 'target', rules: [{ rule: 'mostWounded' }] },
      { do: 'move', way: 'away', hexes: 2 },
    ]);
  });

  it('a charge turns first and does not move besides', () => {
    expect(stepsOf({ ...nothingComposed, attack: true, move: 3, area: 'charge', size: 4 })).toEqual([
      { do: 'target', rules: [] },
      { do: 'turn', to: 'target' },
      { do: 'attack', range: 1, area: { area: 'charge', hexes: 4 } },
    ]);
  });

  it('tokens, animus, might on top, minions and words', () => {
    const told = stepsOf({
      ...nothingComposed,
      attack: true,
      extra: { white: 0, yellow: 1, red: 0, black: 0 },
      tokens: ['poison'],
      loseAnimus: 2,
      minions: true,
      text: ' The fog spreads. ',
      lasts: true,
    });
    expect(told).toEqual([
      { do: 'target', rules: [] },
      {
        do: 'attack',
        range: 1,
        add: { white: 0, yellow: 1, red: 0, black: 0 },
        hit: [
          { effect: 'token', token: 'poison', count: 1 },
          { effect: 'animus', by: -2 },
        ],
      },
      { do: 'minions' },
      { do: 'text', text: 'The fog spreads.' },
      { do: 'lasting', until: 'endOfRound', text: 'The fog spreads.' },
    ]);
  });

  it('what lasts without words of its own takes those that it is given, and is found again by them', () => {
    const card = { ...nothingComposed, lasts: true };
    expect(stepsOf(card)).toEqual([{ do: 'lasting', until: 'endOfRound', text: 'As it stands there' }]);
    expect(composedOf(stepsOf(card), 'As it stands there')).toEqual(card);
    expect(composedOf(stepsOf(card), 'In other words')).toBeUndefined();
  });
});
