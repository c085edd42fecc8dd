import { describe, expect, it } from 'vitest';
import { pair as pairDocument, solo as soloDocument } from '../../../src/games/harrow/headless';
import { applyBox, decideBox, emptyBox, readyMap } from '../../../src/games/harrow/rules/box/box';
import type { BoxCommand, OwnBox } from '../../../src/games/harrow/rules/box/model';
import { freshWitchTurn } from '../../../src/games/harrow/rules/hester/model';
import type { PairCommand } from '../../../src/games/harrow/rules/pair/commands';
import type { Counted, PairGame } from '../../../src/games/harrow/rules/pair/model';
import type { SoloGame } from '../../../src/games/harrow/rules/solo/model';
import { countedOdds } from '../../../src/games/harrow/rules/state/odds';
import { toldIn } from '../../../src/games/harrow/rules/told';
import { hollowFork } from '../../../src/games/harrow/sample/hollow-fork';
import { samplePair } from '../../../src/games/harrow/sample/pair';
import { sampleSolo } from '../../../src/games/harrow/sample/solo';
import { ask, unit } from './ask';
import { treeAnswer } from './slow/numbers';
import { follows } from './slow/referee';
import { scoresRightly } from './slow/told-scores';

const pair = (more: Partial<Parameters<typeof samplePair>[0]> = {}): PairGame =>
  samplePair({
    ...{ seed: 1, sides: ['protectors', 'family'], first: 'protectors', hester: false },
    ...{ positions: 'mirrored', training: false, tree: 'app' },
    ...more,
  });

/** Each command is done, and everything that it tells holds. */
const does = (game: PairGame, ...commands: readonly PairCommand[]): PairGame =>
  commands.reduce((now, command) => {
    const decided = pairDocument.typed.decide(now, command);
    if (!decided.ok || !decided.state) throw new Error(decided.ok ? 'no state' : decided.error.code);
    follows(now, command, decided.value, decided.state);
    const lines = decided.value.flatMap(one => (one.type === 'told' ? [one.line] : []));
    scoresRightly(now, lines, decided.state);
    return decided.state;
  }, game);

describe('a map of one’s own', () => {
  const told = (box: OwnBox, command: BoxCommand): OwnBox | undefined => {
    const decided = decideBox(box, command);
    return decided.ok ? decided.value.reduce(applyBox, box) : undefined;
  };

  it.each([
    [3, [3], true],
    [2, [3], false],
    [20, [20], true],
    [21, [20], false],
    [5, [2], false],
    [5, [21], false],
    [5, [], false],
    [5, [6, 5], true],
    [5, [5, 6], true],
    [5, [5, 7], false],
    [5, [21, 20], false],
  ])('HX-1: %i columns of %j hexes are a shape: %s', (columns, rows, fits) => {
    const box = told(emptyBox, { do: 'shape', columns, rows });
    expect(box !== undefined).toBe(fits);
    if (box) expect(box.map.shape).toEqual({ columns, rows });
  });

  it.each([
    ['m', false, true],
    ['x', false, false],
    ['.', false, false],
    ['w', true, true],
  ] as const)(
    'HX-2, CR-4: a hex that becomes %j keeps its home: %s, its Storm: %s',
    (letter, home, storm) => {
      const box: OwnBox = { ...emptyBox, map: { ...hollowFork, storms: ['E2', 'C6'] } };
      const painted = told(box, { do: 'paint', hexes: ['E2'], letter });
      expect(painted?.map.homes).toEqual(home ? ['E2', 'E8'] : ['E8']);
      expect(painted?.map.storms).toEqual(storm ? ['E2', 'C6'] : ['C6']);
      // Nothing else is painted.
      expect(painted?.map.columns.with(4, '')).toEqual(hollowFork.columns.with(4, ''));
    },
  );
});

it('HX-2: a map that is ready to be played on is the one that was painted, name and all', () => {
  expect(readyMap({ ...emptyBox, map: hollowFork })).toEqual({ map: hollowFork });
});

describe('what a scenario leaves out', () => {
  it('AT-2: a Bonfire of which nothing is said has no token', () => {
    const board = { units: [unit('E3', 'family', 1)], bonfires: [{ at: 'E4' }] };
    const { pairs } = ask('aims', { side: 'family', board }) as {
      pairs: { against: string; defenders: number }[];
    };
    expect(pairs.filter(({ against }) => against === 'bonfire').map(({ defenders }) => defenders)).toEqual([
      0,
    ]);
  });
});

describe('what the table counts itself', () => {
  const game: PairGame = { ...pair({ positions: 'off' }), ground: { red: 4, blue: 2, teal: 2 } };
  it.each<readonly [Counted, number, number]>([
    [{ against: 'units', defender: 'family', attackers: 3, defenders: 2, brambles: false }, 2, 2],
    [{ against: 'units', defender: 'family', attackers: 3, defenders: 2, brambles: true }, 1, 2],
    [{ against: 'bonfire', defender: 'hester', attackers: 3, defenders: 3, brambles: false }, 1, 3],
    [{ against: 'hester', defender: 'hester', attackers: 3, defenders: 3, brambles: false }, 2, 1],
  ])('TR-4, TR-5, TR-6: the odds of %j', (counted, price, targets) => {
    const told = countedOdds(game, 'protectors', counted);
    const cubes = counted.defender === 'hester' ? 2 : (game.ground.blue ?? 0);
    const should = treeAnswer({
      ...{ seen: [], attacker: { dropped: 4, inside: 0 }, defender: { dropped: cubes, inside: 0 } },
      ...{ price, targets, against: counted.against === 'bonfire' ? 'bonfire' : 'units' },
      known: { fresh: 2 / 3, lodged: 1 / 3 },
    });
    if (!('success' in should)) throw new Error('no attack');
    expect(told.success).toBeCloseTo(should.success, 9);
    expect([...told.hits].map(n => n.toFixed(9))).toEqual(should.hits.map(n => n.toFixed(9)));
  });

  it.each([
    [2, 0],
    [0, 2],
    [0, 1],
    [0, -1],
    [3, 2],
  ])('DL-1: %i kills and %i points are told, and what brought them', (kills, points) => {
    const start = { ...game, scores: { ...game.scores, family: { points: 3, dial: { at: 2, plate: 1 } } } };
    does(start, { do: 'point', side: 'family', kills, points });
  });
});

describe('the end of a round', () => {
  const turn = { action: 'wild', free: false, tiles: 0 } as const;
  const last = (red: number, blue: number, holder: 'protectors' | 'family'): PairGame => {
    const start = pair();
    const sides = [holder, holder === 'family' ? 'protectors' : 'family'] as const;
    const turns = [...sides, ...sides, sides[0]].map(side => ({ ...turn, side }));
    const dial = { at: 1, plate: 0 };
    return {
      ...start,
      rounds: { ...start.rounds, holder, began: holder, turns },
      scores: { protectors: { points: red, dial }, family: { points: blue, dial } },
    };
  };
  it.each([
    [7, 7, 'family', 'family', 'token'],
    [7, 7, 'protectors', 'protectors', 'token'],
    [8, 7, 'family', 'protectors', 'points'],
    [5, 9, 'protectors', 'family', 'points'],
  ] as const)('EN-1: %i to %i, the token with the %s: the %s win by %s', (red, blue, holder, winner, why) => {
    const ended = does(last(red, blue, holder), { do: 'tableSays', fix: { what: 'go', to: 'round' } });
    expect(ended.step).toEqual({ at: 'over', ending: { winner, why } });
  });
  it('EN-1, RD-4: six points are no end, and the seventh comes from the Brambles', () => {
    const go = { do: 'tableSays', fix: { what: 'go', to: 'round' } } as const;
    const start = last(6, 6, 'family');
    expect(does(start, go).step.at).toBe('goals');
    const units = [{ at: 'E5', side: 'protectors', haints: 1, infected: 0, legends: 0 }] as const;
    const there = does({ ...start, board: { ...start.board, units } }, go);
    expect(there.step).toEqual({ at: 'over', ending: { winner: 'protectors', why: 'points' } });
    expect(there.scores.protectors?.points).toBe(7);
  });
});

describe('a new Bonfire', () => {
  it('HE-10, HX-4: what must make room may go to every open hex beside, North then West', () => {
    const start = sampleSolo(3);
    const game: SoloGame = {
      ...start,
      ground: { green: 3 },
      board: {
        ...start.board,
        units: [
          { at: 'D4', side: 'protectors', haints: 1, infected: 1, legends: 0 },
          { at: 'D5', side: 'family', haints: 3, infected: 3, legends: 0 },
        ],
        townsfolk: ['E5'],
      },
      step: { at: 'witch', turn: { ...freshWitchTurn, stage: 'top' } },
    };
    const move = {
      do: 'move',
      who: 'protectors',
      from: 'D4',
      to: 'D5',
      pay: { green: 1 },
      space: 'family',
    } as const;
    const decided = soloDocument.typed.decide(game, move);
    if (!decided.ok || !decided.state) throw new Error('refused');
    follows(game, move, decided.value, decided.state);
    const asked = soloDocument.typed.question(decided.state);
    // A Townsfolk is closed to the Family; D4 is empty by now.
    expect(asked.ask === 'witch' && asked.aside?.sites).toEqual(['D4', 'C4', 'E4', 'C5', 'D6']);
    const aside = { do: 'aside', to: 'C5' } as const;
    const put = soloDocument.typed.decide(decided.state, aside);
    if (!put.ok || !put.state) throw new Error('refused');
    follows(decided.state, aside, put.value, put.state);
  });
});

describe('what is read back', () => {
  it.each([
    [1, true],
    [0, false],
    [undefined, false],
  ])('SO-21: looked ahead is kept as %s', (foreseen, said) => {
    const about = {
      scored: '1 2 0 0/0 4 1 0',
      classes: '',
      luck: 0.5,
      ...(foreseen === undefined ? {} : { foreseen }),
    };
    expect(toldIn(about)).toMatchObject({
      foreseen: said,
      luck: 0.5,
      scored: [
        { attacks: 1, goals: 2, brambles: 0, table: 0 },
        { attacks: 0, goals: 4, brambles: 1, table: 0 },
      ],
    });
  });
});
