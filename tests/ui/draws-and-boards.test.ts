import { describe, expect, it } from 'vitest';
import type { Sentence } from '../../src/basics/said';
import { boardFrom } from '../../src/board/text/setup';
import { say as hexSay } from '../../src/hex/says';
import { say as historySay } from '../../src/history/says';
import { newAttack } from '../../src/might/attack';
import { decideAttack } from '../../src/might/attack-decide';
import { attackSetup } from '../../src/might/attack-setup';
import { counts, NONE } from '../../src/might/cards';
import type { AttackCommand } from '../../src/might/commands';
import { freshDecks } from '../../src/might/decks';
import { say as mightSay } from '../../src/might/says';
import { say as tableSay } from '../../src/table/says';
import { boardSaid, hexSaid } from '../../src/ui/words/said/fight/board';
import { mightSaid } from '../../src/ui/words/said/fight/might';
import { tableSaid } from '../../src/ui/words/said/fight/table';
import { historySaid } from '../../src/ui/words/said/shared/history';
import { unworded } from '../encounter/support/worded';
import { say } from '../support/words';

/** The data and the sentence that a person reads. */
const cases: readonly (readonly [Sentence, string])[] = [
  [mightSay('might.no-such-face', { color: 'red', face: '5*' }), 'There is no red 5*.'],
  [
    mightSay('might.face-not-left', { color: 'white', face: '0' }),
    "By the app's count no white blank is left. Take it anyway, or correct the deck.",
  ],
  [mightSay('might.none-awaited', { color: 'black', kind: 'dice' }), 'No more black dice are awaited.'],
  [mightSay('might.none-awaited', { color: 'black', kind: 'cards' }), 'No more black cards are awaited.'],
  [mightSay('might.at-most-white', { limit: 1 }), 'At most 1 white card.'],
  [historySay('history.nothing-to-redo'), 'There is nothing to redo.'],
  [hexSay('hex.columns', { most: 52 }), 'The number of columns is a whole number from 1 to 52.'],
  [tableSay('table.minions-by-box', { name: 'Rats' }), 'Rats: they act by their box.'],
];

describe('what draws, boards and the way back have to say', () => {
  it.each(cases)('%j is worded', (said, text) => {
    expect(say(said)).toBe(text);
  });

  it('every sentence into which nothing goes is known', () => {
    for (const catalogue of [mightSaid, boardSaid, hexSaid, historySaid, tableSaid])
      for (const [key, word] of Object.entries(catalogue))
        if (typeof word === 'string') expect(say({ say: key })).toBe(word);
  });

  it('a refused draw says why in words', () => {
    const attack = newAttack(attackSetup({ might: counts({ white: 3, red: 1 }) }));
    const choose = (change: Partial<Extract<AttackCommand, { type: 'choose' }>>): AttackCommand => ({
      type: 'choose',
      cubes: NONE,
      white: 0,
      ...change,
    });
    const refused: readonly (readonly [AttackCommand, string])[] = [
      [choose({}), 'Choose at least one card or die.'],
      [choose({ white: -1 }), 'Counts are whole numbers from 0.'],
      [choose({ cubes: counts({ red: 2 }) }), 'The might track holds fewer cubes of that colour.'],
      [
        choose({ cubes: counts({ white: 2 }), empowered: counts({ red: 2 }) }),
        'That takes 4 steps of Empower; there are fewer.',
      ],
      [{ type: 'decline' }, 'There is no open critical.'],
      [{ type: 'settle', said: { damage: 1.5 } }, 'Damage is a whole number from 0.'],
    ];
    for (const [command, text] of refused) {
      const decided = decideAttack(attack, freshDecks(1, 'oathsworn'), command);
      expect(decided.ok ? null : say(decided.error.message)).toBe(text);
    }
  });

  it('a board that cannot be says all of it in words', () => {
    const opened = boardFrom({
      obstacles: [{ id: 'tree', hexes: ['A1'] }, { id: 'tree', hexes: [] }, 7],
      tiles: {},
      characters: [
        { id: 'wolf', side: 'enemy', at: 'A1', facing: 'up', hp: -1, mob: 'yes', size: { hexes: [['N']] } },
        { id: 'rat', side: 'vermin', at: 'Z99' },
        { id: 'root', side: 'sentinel', at: 'A1', size: 'flower' },
        { id: 'bear', side: 'enemy', at: 'A1' },
      ],
    });
    const problems = opened.ok ? [] : opened.error;
    expect(problems.map(one => unworded(one.message))).toEqual(problems.map(() => null));
    expect(problems.map(one => say(one.message))).toEqual(
      expect.arrayContaining([
        'bear cannot be on A1: obstacle tree is.',
        'A side is one of oathsworn, ally, friendly, sentinel, enemy.',
        'A facing is one of N, NE, SE, S, SW, NW.',
        'Z99 is no hex of this board.',
        'root does not fit on the board there.',
      ]),
    );
  });
});
