import { expect, test } from 'vitest';
import { chaptersPast, deedsOf, scoreOf } from '../../src/campaign/look-back';
import { type Campaign, chapterOf } from '../../src/campaign/state';
import { fightOf, founded, four, play, through, toFight } from './company';

function twoChapters(): Campaign {
  let state = play(founded({ difficulty: 'pilgrim' }), { set: 'minutes', chapter: 1, minutes: 45 });
  const [a, b] = four(state);
  state = play(state, ...toFight);
  const lost = fightOf(state, { fallen: four(state), outcome: 'lost' });
  const strong = lost.heroes.map(hero => (hero.id === b ? { ...hero, dealt: 20, best: 9 } : hero));
  state = play(state, { do: 'endFight', result: { ...lost, heroes: strong } }, { do: 'replay' });
  state = play(state, { do: 'beginFight', anyway: true });
  state = play(state, { do: 'endFight', result: fightOf(state, { fallen: [a] }) }, { do: 'tally' });
  state = play(state, { do: 'nextChapter', anyway: true }, { do: 'difficulty', difficulty: 'free' });
  return through(state, { fallen: [a, b] });
}

test('CP-7: each chapter with its difficulty, attempts, ticks so far, fallen and time', () => {
  const state = twoChapters();
  const [a, b] = four(state);
  expect(chaptersPast(state)).toMatchObject([
    {
      chapter: 1,
      difficulty: 'pilgrim',
      attempts: 2,
      outcome: 'won',
      ticks: 5,
      ticksSoFar: 5,
      fallen: [a],
      minutes: 165,
      rounds: 8,
    },
    {
      chapter: 2,
      difficulty: 'free',
      attempts: 1,
      outcome: 'won',
      ticks: 2,
      ticksSoFar: 7,
      fallen: [a, b],
      minutes: 60,
      rounds: 4,
    },
  ]);
});

test('who struck the hardest in all comes first, with every attempt counted', () => {
  const state = twoChapters();
  const [a, b] = four(state);
  const deeds = deedsOf(state);
  expect(deeds[0]).toMatchObject({ who: { id: b }, fights: 3, dealt: 30, best: 9, lost: 6, fallen: 2 });
  expect(deeds.find(d => d.who.id === a)).toMatchObject({ dealt: 15, best: 3, fallen: 3 });
  expect(deeds.map(d => d.dealt)).toEqual([30, 15, 15, 15]);
});

test('the score of a campaign, also of one that has not been played', () => {
  expect(scoreOf(twoChapters())).toEqual({
    ticks: 7,
    chapters: 2,
    won: 2,
    replays: 1,
    minutes: 225,
    dead: 0,
  });
  expect(scoreOf(founded())).toEqual({ ticks: 0, chapters: 0, won: 0, replays: 0, minutes: 0, dead: 0 });
  expect(deedsOf(founded())).toEqual([]);
  expect(chapterOf(founded(), 99).fights).toEqual([]);
});
