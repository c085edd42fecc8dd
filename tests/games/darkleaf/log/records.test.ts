import { describe, expect, test } from 'vitest';
import { duelKind } from '../../../../src/games/darkleaf/door/duel';
import type { Clan } from '../../../../src/games/darkleaf/rules/board/position';
import type { Side } from '../../../../src/games/darkleaf/rules/board/square';
import { beginDuel } from '../../../../src/games/darkleaf/rules/duel/commands/begin';
import { endedIn } from '../../../../src/games/darkleaf/rules/records/list';
import {
  type Ended,
  lastLoser,
  ownWins,
  scoresOf,
} from '../../../../src/games/darkleaf/rules/records/records';
import { hedgerow } from '../../../../src/games/darkleaf/sample/hedgerow';

const over = (
  south: string,
  north: string,
  winner: Side | null,
  clans: readonly [Clan, Clan] = ['murg', 'huldra'],
): Ended => ({
  south: { name: south, clan: clans[0] },
  north: { name: north, clan: clans[1] },
  winner,
  will: 'blessings',
  wood: null,
});

describe('what is remembered of duels, the last one first', () => {
  test('a pair is one pair, whoever sat where', () => {
    const [score, ...others] = scoresOf([
      over('Ada', 'Bo', 'south'),
      over('Bo', 'Ada', 'north'),
      over('Ada', 'Bo', null),
      over('Ada', 'Bo', 'north'),
    ]);
    expect(others).toEqual([]);
    expect(score).toEqual({
      pair: ['Ada', 'Bo'],
      won: [2, 1],
      drawn: 1,
      streak: { name: 'Ada', won: 2 },
      last: ['Ada', 'Ada', null, 'Bo'],
    });
  });

  test('SU-3: whoever lost last chooses, a draw changes nothing, and nobody chooses before a duel', () => {
    const past = [over('Ada', 'Bo', null), over('Bo', 'Ada', 'south'), over('Ada', 'Cy', 'north')];
    expect(lastLoser(past, 'Ada', 'Bo')).toEqual({ name: 'Ada', mayAsk: false });
    expect(lastLoser(past, 'Cy', 'Ada')).toEqual({ name: 'Ada', mayAsk: false });
    expect(lastLoser(past, 'Bo', 'Cy')).toBeUndefined();
    expect(lastLoser(past, 'Ada', 'Ada')).toBeUndefined();
  });

  test('SU-5: three losses running, and bones before the game are offered', () => {
    const three = Array.from({ length: 3 }, () => over('Ada', 'Bo', 'south'));
    expect(lastLoser(three, 'Ada', 'Bo')).toEqual({ name: 'Bo', mayAsk: true });
    expect(lastLoser(three.slice(1), 'Ada', 'Bo')?.mayAsk).toBe(false);
  });

  test('a clan has won what it won on either side', () => {
    const past = [over('A', 'B', 'south'), over('A', 'B', 'south', ['huldra', 'murg']), over('A', 'B', null)];
    expect(ownWins(past, 'murg', 'huldra')).toEqual({ won: 1, of: 2 });
    expect(ownWins(past, 'huldra', 'murg')).toEqual({ won: 1, of: 2 });
    expect(ownWins(past, 'huldra', 'erde')).toEqual({ won: 0, of: 0 });
  });

  test('the list tells who played, and with which end; a duel under way or of the first version tells none', () => {
    const duel = beginDuel({
      players: [
        { name: 'Ada', book: hedgerow.huldra },
        { name: 'The wood', book: hedgerow.murg },
      ],
      help: 'open',
      dice: 'app',
      will: 'curses',
      seed: 3,
      wood: { player: 1, strength: 'thicket' },
    });
    expect(endedIn(duelKind.about(duel))).toBeUndefined();
    const end = { winner: 'north', how: 'path' } as const;
    expect(endedIn(duelKind.about({ ...duel, end }))).toEqual({
      south: { name: 'The wood', clan: 'murg' },
      north: { name: 'Ada', clan: 'huldra' },
      winner: 'north',
      will: 'curses',
      wood: { side: 'south', strength: 'thicket' },
    });
    expect(endedIn({ turns: 9, end: 'north', south: 'murg', north: 'huldra' })).toBeUndefined();
  });
});
