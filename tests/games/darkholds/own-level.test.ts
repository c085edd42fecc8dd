import { describe, expect, test } from 'vitest';
import { playKind } from '../../../src/games/darkholds/door/play';
import { apply } from '../../../src/games/darkholds/rules/play/apply';
import { armed, freeSquare, freeSquares } from '../../../src/games/darkholds/rules/play/board-of';
import { decide, titleOf } from '../../../src/games/darkholds/rules/play/decide';
import type { Command, Event, Figure, Play, TypeData } from '../../../src/games/darkholds/rules/play/model';
import { emptyLevel } from '../../../src/games/darkholds/rules/play/new-level';
import { underColdMere } from '../../../src/games/darkholds/sample/under-cold-mere';
import '../../../src/games/darkholds/words/learn';
import { say } from '../../../src/ui/words/say';
import { one, thing } from './at-level';

const imp: TypeData = {
  ...{ type: 'imp', name: 'Imp', rank: 2, models: 2, con: 1, full: 3, width: 1, height: 1 },
  ...{ agility: null, parry: null, tough: null, traits: [], shootLimit: 0, shot: [] },
  combat: [{ range: 1, dice: 1, hit: 6, damage: 1 }],
};
const ann: Figure = {
  ...underColdMere(1).figures[0]!,
  ...{ id: 'ann', name: 'Ann', type: 'ann', at: 'B2' },
};

interface Drawn {
  readonly play: Play;
  readonly events: readonly Event[];
}

/** One command after the other; every event passes the door of the save. */
function sent(start: Play, ...commands: readonly Command[]): Drawn {
  const events: Event[] = [];
  let play = start;
  for (const command of commands) {
    const decided = decide(play, command);
    if (!decided.ok) throw new Error(`${command.do}: ${say(decided.error.message)}`);
    expect(say(titleOf(play, command))).not.toContain('darkholds.');
    events.push(...decided.value);
    play = decided.state ?? play;
  }
  const again = events.reduce((now, event) => {
    const read = playKind.event(JSON.parse(JSON.stringify(event)));
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    return apply(now, read.value);
  }, start);
  expect(again).toEqual(play);
  expect(playKind.state(JSON.parse(JSON.stringify(play))).ok).toBe(true);
  return { play, events };
}
const refusedBy = (play: Play, command: Command): string | undefined => {
  const decided = decide(play, command);
  return decided.ok ? undefined : decided.error.code;
};

const empty = emptyLevel('Ours', 7, 8, 6);
const tile = (letter: string, from: readonly [number, number], to: readonly [number, number]): Command => ({
  do: 'paint',
  from,
  to,
  tile: letter,
});
const rooms = sent(empty, tile('a', [1, 1], [3, 3]), tile('b', [6, 3], [4, 1])).play;

describe('a level of one’s own', () => {
  test('BD-8: the table may put a figure right, but never onto another one', () => {
    const play = underColdMere(1);
    const [first, other] = play.figures;
    if (!first || !other) throw new Error('nobody');
    expect(refusedBy(play, { do: 'correct', id: first.id, change: { at: other.at } })).toBe('cannot-stand');
    const there = sent(play, { do: 'correct', id: first.id, change: { at: first.at, vigour: 1 } }).play;
    expect(there.figures[0]).toMatchObject({ at: first.at, vigour: 1 });
  });

  test('BD-1, TA-1: a stroke paints a rectangle of one tile, a later one over it', () => {
    expect(rooms.level.floors[0]?.slice(0, 3)).toEqual(['........', '.aaabbb.', '.aaabbb.']);
    expect(sent(rooms, tile('.', [2, 2], [2, 2])).play.level.floors[0]?.[2]).toBe('.a.abbb.');
    expect(refusedBy(rooms, tile('a', [0, 0], [8, 0]))).toBe('bad-drawing');
    expect(refusedBy(rooms, tile('ab', [0, 0], [0, 0]))).toBe('bad-drawing');
  });

  test('BD-3: a wall comes and goes between two cells of which one is a square', () => {
    const walled = sent(rooms, { do: 'wall', a: 'E3', b: 'D3' }).play;
    expect(walled.level.walls).toEqual([['D3', 'E3']]);
    expect(sent(walled, { do: 'wall', a: 'D3', b: 'E3' }).play.level.walls).toEqual([]);
    expect(refusedBy(rooms, { do: 'wall', a: 'A1', b: 'B1' })).toBe('bad-drawing');
    expect(refusedBy(rooms, { do: 'wall', a: 'B2', b: 'C3' })).toBe('bad-drawing');
  });

  test('MK-8, MK-13: one marker lies on a square, guard and entry points beside it', () => {
    const laid = sent(
      rooms,
      { do: 'lay', at: 'B2', what: 'door' },
      { do: 'lay', at: 'B2', what: 'rockfall', vigour: 3 },
      { do: 'lay', at: 'B2', what: 'guard' },
      { do: 'lay', at: 'G4', what: 'entry' },
    ).play;
    expect([laid.features, laid.rocks, laid.level.guards]).toEqual([{}, { B2: 3 }, ['B2']]);
    expect(laid.level.entries).toEqual([{ id: 'G4', at: 'G4', tile: 'b' }]);
    const bare = sent(
      laid,
      { do: 'lay', at: 'B2', what: 'nothing' },
      { do: 'lay', at: 'G4', what: 'entry' },
    ).play;
    expect([bare.rocks, bare.level.guards, bare.level.entries]).toEqual([{}, [], []]);
    expect(refusedBy(rooms, { do: 'lay', at: 'A1', what: 'door' })).toBe('bad-drawing');
  });

  test('RE-3, MV-2: models stand where they can, no more than the box holds', () => {
    const two = sent(
      rooms,
      { do: 'teach', type: imp },
      { do: 'stand', type: 'imp', at: 'E2' },
      { do: 'stand', type: 'imp', at: 'F2' },
    ).play;
    expect(two.figures.map(({ id, at }) => `${id} ${at}`)).toEqual(['imp1 E2', 'imp2 F2']);
    expect(refusedBy(two, { do: 'stand', type: 'imp', at: 'G2' })).toBe('no-more-models');
    expect(refusedBy(two, { do: 'join', figure: { ...ann, at: 'E2' } })).toBe('cannot-stand');
    expect(refusedBy(two, { do: 'stand', type: 'elf', at: 'G2' })).toBe('bad-drawing');
  });

  test('BD-8: what lay or stood where a square is taken away goes with it', () => {
    const full = sent(
      rooms,
      { do: 'join', figure: ann },
      { do: 'lay', at: 'C2', what: 'door' },
      { do: 'lay', at: 'C3', what: 'guard' },
      { do: 'noise', at: 'B3', tokens: 2 },
      { do: 'wall', a: 'B2', b: 'C2' },
    ).play;
    const { figures, features, noise, level } = sent(full, tile('.', [1, 1], [3, 3])).play;
    expect([figures, features, noise, level.guards, level.walls]).toEqual([[], {}, {}, [], []]);
  });

  test('TA-1, DK-1: it begins with a hero, and cards of the table bring models one at a time', () => {
    expect(refusedBy(rooms, { do: 'begin' })).toBe('nobody-ready');
    expect(refusedBy(rooms, { do: 'enemies' })).toBe('not-now');
    const begun = sent(
      rooms,
      { do: 'lay', at: 'G4', what: 'entry' },
      { do: 'teach', type: imp },
      { do: 'stand', type: 'imp', at: 'F2' },
      { do: 'join', figure: { ...ann, at: 'F4' } },
      { do: 'begin' },
    ).play;
    expect([begun.phase, begun.heroes]).toEqual(['heroes', 1]);
    expect(refusedBy(begun, tile('c', [1, 1], [1, 1]))).toBe('not-now');
    const late = sent(
      begun,
      { do: 'noise', at: 'B2', tokens: 1 },
      { do: 'enemies' },
      { do: 'all' },
      { do: 'reinforce' },
    ).play;
    expect(late.told.map(({ text }) => say(text))).toEqual(['G4 draws 1 card of the table’s.']);
    const come = sent(late, { do: 'bring', type: 'imp', entry: 'G4' }).play;
    expect(come.figures.at(-1)).toMatchObject({ id: 'imp2', at: 'G4' });
    // It stands beside her and attacks at once.
    expect(say(come.told.at(-1)?.text ?? '')).toMatch(/^Imp 2 attacks Ann/);
    expect(refusedBy(come, { do: 'bring', type: 'imp', entry: 'G4' })).toBe('no-more-models');
    // RE-5: so it does where only one of several is beside it, and not where nobody is.
    const stand = (at: string) => sent(late, { do: 'correct', id: 'ann', change: { at } }).play;
    const bob = { ...ann, id: 'bob', name: 'Bob', at: 'B2' };
    const attacks = (from: Play): boolean => {
      const two = { ...from, figures: [...from.figures, bob] };
      const { told } = sent(two, { do: 'bring', type: 'imp', entry: 'G4' }).play;
      return told.slice(from.told.length).some(({ text }) => / attacks /.test(say(text)));
    };
    expect([attacks(late), attacks(stand('C2'))]).toEqual([true, false]);
  });

  test('MK-14, BD-1: a second floor has its own tiles, and a ladder joins squares of both', () => {
    const second = (letter: string): Command => ({
      do: 'paint',
      from: [1, 1],
      to: [2, 2],
      tile: letter,
      floor: 1,
    });
    expect(refusedBy(rooms, second('c'))).toBe('bad-drawing');
    const two = sent(rooms, { do: 'floor' });
    expect(refusedBy(two.play, second('a'))).toBe('bad-drawing');
    const drawn = sent(two.play, second('c'), { do: 'ladder', a: 'C3/2', b: 'B2' }).play;
    expect([drawn.level.floors[1]?.[1], drawn.level.ladders]).toEqual(['.cc.....', [['B2', 'C3/2']]]);
    expect(sent(drawn, { do: 'ladder', a: 'B2', b: 'C3/2' }).play.level.ladders).toEqual([]);
    // One floor, or void.
    expect(refusedBy(drawn, { do: 'ladder', a: 'B2', b: 'C2' })).toBe('bad-drawing');
    expect(refusedBy(drawn, { do: 'ladder', a: 'B2', b: 'A1/2' })).toBe('bad-drawing');
    // An end without a square takes the ladder with it.
    expect(sent(drawn, { ...second('.'), to: [2, 2] } as Command).play.level.ladders).toEqual([]);
    const climbed = sent(
      drawn,
      { do: 'join', figure: { ...ann, at: 'B2' } },
      { do: 'begin' },
      { do: 'agree', settings: { count: true } },
      { do: 'move', id: 'ann', to: 'C3/2' },
    ).play;
    // MV-9: a climb is two vigour.
    expect(climbed.figures[0]).toMatchObject({ at: 'C3/2', vigour: 3 });
  });

  test('BD-1: a level has room for so many guard points, and for no more', () => {
    const passes = (n: number): boolean =>
      playKind.event({
        type: 'level',
        level: { ...empty.level, guards: Array.from({ length: n }, () => 'A1') },
      }).ok;
    expect([passes(20_000), passes(20_001)]).toEqual([true, false]);
  });

  test('BD-1: a stroke may begin at any corner of its rectangle', () => {
    const corners = [1, 4].flatMap(x => [2, 3].map(y => [x, y] as const));
    for (const from of corners) {
      const to = [5 - from[0], 5 - from[1]] as const;
      const { level } = sent(empty, tile('a', from, to)).play;
      expect([from, level.floors[0]]).toEqual([
        from,
        ['........', '........', '.aaaa...', '.aaaa...', '........', '........'],
      ]);
    }
  });

  test('BD-1: the empty canvas is kept like any level', () => {
    expect(playKind.state(JSON.parse(JSON.stringify(empty))).ok).toBe(true);
    expect(playKind.about(empty)).toMatchObject({ phase: 'setup', level: 'Ours' });
  });
});

describe('where heroes of the sample come to stand', () => {
  const level = underColdMere(1);
  const all = freeSquares(level, Number.POSITIVE_INFINITY);
  test.each([0, 1, 4, 9])('%i of them: the first squares on which nobody and nothing stands', count => {
    expect(freeSquares(level, count)).toEqual(all.slice(0, count));
    expect(freeSquare(level)).toBe(all[0]);
  });

  test('none is taken, barred or no square, and each is named once', () => {
    expect(new Set(all).size).toBe(all.length);
    const stands = level.figures.map(({ at }) => at);
    for (const at of all) {
      expect([at, stands.includes(at), level.features[at], level.rocks[at]]).toEqual([
        at,
        false,
        undefined,
        undefined,
      ]);
    }
    const doors = Object.fromEntries(all.map(at => [at, 'door' as const]));
    const barred = { ...level, features: { ...level.features, ...doors } };
    expect([freeSquares(barred, 3), freeSquare(barred)]).toEqual([[], undefined]);
  });
});

describe('what a figure carries', () => {
  const combat = { range: 1, dice: 1, hit: 5, damage: 3 };
  const shot = { min: 2, max: 6, dice: 1, hit: 6, damage: 1 };
  const items = {
    axe: thing('Axe', { combat }),
    bow: thing('Bow', { shot }),
    coat: thing('Coat', { parry: 2 }),
    rope: thing('Rope'),
  };
  test.each([
    [[], 0, 0, null],
    [['axe'], 1, 0, null],
    [['bow'], 0, 1, null],
    [['coat'], 0, 0, 8],
    [['rope'], 0, 0, null],
    [['axe', 'bow', 'coat', 'coat', 'none'], 1, 1, 6],
  ] as const)(
    'IN-1, AT-3: with %j it has so many weapons and shots more, and that parry',
    (carried, blows, shots, parry) => {
      const bare = one('ann', 'A1', { shot: [], parry: null }, { items: [...carried] });
      const now = armed(items, bare);
      expect([now.combat.length - bare.combat.length, now.shot.length, now.parry]).toEqual([
        blows,
        shots,
        parry,
      ]);
      expect(armed(items, { ...bare, parry: 9 }).parry).toBe(parry === null ? 9 : 9 - (10 - parry));
    },
  );
});
