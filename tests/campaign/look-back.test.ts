import { expect, test } from 'vitest';
import { chaptersPast, deedsOf, foldedPast, scoreOf } from '../../src/campaign/facts/look-back';
import { type Campaign, chapterOf } from '../../src/campaign/model/state';
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

test('OWN-146: chapters on paper are told as done, in one line where nothing tells them apart, with their ticks', () => {
  let state = founded({ chapter: 5, start: 'paper' });
  state = play(
    state,
    { set: 'tick', chapter: 4, words: 'on paper', count: 3 },
    { set: 'playedAt', chapter: 2, difficulty: 'grim' },
  );
  state = through(state, { fallen: [four(state)[0]] });
  const past = chaptersPast(state);
  expect(past.map(one => [one.chapter, one.onPaper, one.attempts, one.ticks])).toEqual([
    [1, true, 0, 0],
    [2, true, 0, 0],
    [3, true, 0, 0],
    [4, true, 0, 3],
    [5, false, 1, 1],
  ]);
  expect(foldedPast(past).map(row => [row.from, row.one.chapter, row.ticks])).toEqual([
    [1, 1, 0],
    [2, 2, 0],
    [3, 4, 3],
    [5, 5, 1],
  ]);
  expect(scoreOf(state)).toMatchObject({ ticks: 4, chapters: 5, won: 1 });
  // Begun on paper and saved between story and encounter: only the story's box is ticked.
  const half = play(founded({ chapter: 2, start: 'paper' }), {
    set: 'box',
    chapter: 2,
    box: 'story',
    on: true,
  });
  expect(chaptersPast(half).at(-1)).toMatchObject({ chapter: 2, onPaper: false, outcome: null });
});

test('OWN-149: the score is the number of ticks, those taken back do not count', () => {
  const state = play(founded(), { set: 'tick', chapter: 1, words: 'by hand', count: 5 });
  const first = state.ticks[0]?.id ?? '';
  expect(scoreOf(play(state, { set: 'untick', tick: first })).ticks).toBe(4);
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
