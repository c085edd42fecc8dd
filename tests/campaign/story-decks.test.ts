import { describe, expect, it } from 'vitest';
import { type DrawnCard, leftIn } from '../../src/campaign/kinds/story-decks';
import { type Color, cardsOf, type Face } from '../../src/might/cards';
import { sizeOf } from '../../src/might/remaining';
import { founded, play, refusal } from './company';

const cards = (color: Color, ...faces: readonly Face[]): readonly DrawnCard[] =>
  faces.map(face => ({ color, face }));
const inStory = () => play(founded(), { do: 'beginChapter' });

describe('the decks of the story', () => {
  it('MT-2, OWN-148: what came up is gone from its deck, and from no other', () => {
    const left = leftIn([cards('white', '0', '2*'), cards('red', '4*'), cards('white', '0')]);
    expect(left.white).toEqual({ blanks: 4, plain: [1, 1, 1, 1, 1, 1, 2, 2, 2], criticals: [2, 2] });
    expect(sizeOf(left.red)).toBe(17);
    expect([sizeOf(left.yellow), sizeOf(left.black)]).toEqual([18, 18]);
  });

  it('MT-2: a deck that ran out comes back without the cards that lie on the table', () => {
    const whole = cards('white', ...cardsOf('white'));
    expect(sizeOf(leftIn([whole]).white)).toBe(18);
    const middle = leftIn([whole.slice(0, 16), [...whole.slice(16), ...cards('white', '0')]]);
    // Two were on the table when it was refilled, a third is drawn from what came back.
    expect(sizeOf(middle.white)).toBe(15);
  });

  it('OWN-148: a card that cannot be there any more tells that the table has shuffled', () => {
    const three = cards('black', '5*', '5*', '5*');
    expect(leftIn([three]).black.criticals).toEqual([]);
    expect(leftIn([three, cards('black', '5*')]).black.criticals).toEqual([5, 5]);
  });

  it('MT-10: they are whole again when the story is over, or when the table says so', () => {
    const drawn = play(inStory(), { do: 'drew', cards: cards('white', '0', '1') });
    expect(drawn.course.draws).toHaveLength(1);
    expect(play(drawn, { do: 'drew', cards: [] }).course.draws).toEqual([]);
    expect(play(drawn, { do: 'endStory' }).course.draws).toEqual([]);
    expect(refusal(play(drawn, { do: 'endStory' }), { do: 'drew', cards: cards('white', '0') })).toEqual({
      code: 'breaks-rule',
      rule: 'MT-12',
    });
  });
});
