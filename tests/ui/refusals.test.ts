import { describe, expect, it } from 'vitest';
import type { Sentence } from '../../src/basics/said';
import { done } from '../../src/encounter/says/deeds';
import { because } from '../../src/encounter/says/refusals';
import { setupSay } from '../../src/encounter/says/setup';
import { say } from '../support/words';

/** The data and the sentence that a person reads. */
const cases: readonly (readonly [Sentence, string])[] = [
  [because('refuse.nobody'), 'There is nobody of that name.'],
  [because('refuse.no-such-might-cards', { color: 'red' }), 'There are not that many red cards of a kind.'],
  [
    because('refuse.needs-token', { who: 'Ysolde', token: 'redraw', count: 1 }),
    'Ysolde needs 1 Redraw token.',
  ],
  [because('refuse.needs-token', { who: 'Ysolde', token: 'Iron', count: 2 }), 'Ysolde needs 2 Iron tokens.'],
  [because('refuse.needs-hp', { who: 'Bodo', hp: 2, than: 'most' }), 'Bodo needs at most 2 HP.'],
  [
    because('refuse.needs-near', { who: 'Bodo', whom: 'enemy', count: 2, hexes: 1 }),
    'Bodo needs 2 enemies within 1 hex.',
  ],
  [because('refuse.needs-falcons', { who: 'Wenna', on: 'self', count: 1 }), 'Wenna needs 1 falcon at home.'],
  [because('refuse.needs-arc', { who: 'Wenna', arc: 'rear' }), "Wenna stands in no enemy's rear arc."],
  [
    because('refuse.sentinels-out-of-range', { reaching: 0, target: 'the hill', range: 2 }),
    'No Sentinel has the hill in range 2 and in sight.',
  ],
  [
    done('done.overruled', { refusal: because('refuse.caged', { who: 'Perrin' }) }),
    'The table overrules: Perrin is caged.',
  ],
  [done('done.overruled', { refusal: 'Perrin is caged.' }), 'The table overrules: Perrin is caged.'],
  [done('done.spends-token', { who: 'Perrin', token: 'empowered' }), 'Perrin spends an Empowered token.'],
  [done('done.plays', { who: 'Perrin', card: 'Parry', text: '' }), 'Perrin plays Parry.'],
  [
    done('done.ally-comes', { who: 'Aldo', at: null }),
    'Aldo comes to an empty hex of the edge, with 2 animus.',
  ],
  [
    setupSay('setup.number-between', { who: 'Bodo', what: 'might', of: 'black', least: 0, most: 18 }),
    'Bodo: black might is a whole number from 0 to 18.',
  ],
  [
    setupSay('setup.locked-cards', { who: 'Bodo', cards: ['Parry', 'Riposte'] }),
    'Bodo has not unlocked Parry, Riposte yet.',
  ],
  [
    setupSay('setup.take-tokens-out', { board: 'sheet' }),
    'Each character takes the combat tokens out of its save bag; the special rules board lies as the sheet says.',
  ],
];

describe('what a fight refuses and what its setup asks for', () => {
  it.each(cases)('%j is worded', (said, text) => {
    expect(say(said)).toBe(text);
  });
});
