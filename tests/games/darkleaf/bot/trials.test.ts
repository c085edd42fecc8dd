import { describe, expect, test } from 'vitest';
import { draw, streamFrom } from '../../../../src/basics/random';
import type { Clan } from '../../../../src/games/darkleaf/rules/board/position';
import { choose, think } from '../../../../src/games/darkleaf/rules/bot/choose';
import { type Mind, minds, type Trials } from '../../../../src/games/darkleaf/rules/bot/minds';
import { type Glance, type Rated, Trying } from '../../../../src/games/darkleaf/rules/bot/trials';
import type { Command } from '../../../../src/games/darkleaf/rules/duel/commands/commands';
import type { Duel } from '../../../../src/games/darkleaf/rules/duel/model';
import { choicesOf } from '../../../../src/games/darkleaf/rules/duel/queries/choices';
import { samples } from '../../../support/samples';
import { plainUnit } from '../cases';
import { begun, sent } from '../duel-of';

const trials = (more: Partial<Trials> = {}): Trials => ({
  ...{ among: 4, within: 2, games: 2, rounds: 2, turns: 1, boards: 1e9 },
  ...more,
});
/** Nobody plays on: a duel stands as it does right after the command. */
const stays: Glance = () => ({ command: undefined, boards: 1 });
const rolled = (): Duel => sent(begun('murg', 'ferrymen'), { do: 'roll', bone: 6, value: 3 });
const equal = (duel: Duel): Rated[] => choicesOf(duel).map(command => ({ command, rate: 0 }));
const tried = (duel: Duel, of: readonly Rated[], how: Trials, glance = stays) => {
  const trying = new Trying(duel, how, glance);
  return { best: trying.best(of), boards: trying.boards };
};

describe('commands are tried by playing on', () => {
  test('after each round the worse half drops out', () => {
    const duel = rolled();
    const all = equal(duel);
    expect(all.length).toBeGreaterThan(4);
    // Four twice, then the better two twice more.
    expect(tried(duel, all, trials()).boards).toBe(12);
    expect(tried(duel, all, trials({ rounds: 3 })).boards).toBe(12);
    expect(tried(duel, all, trials({ rounds: 1 })).boards).toBe(8);
    expect(tried(duel, all, trials({ among: 3, rounds: 1 })).best).toHaveLength(3);
  });

  test('what lies too far behind is not tried, nor where one alone is near or wins', () => {
    const duel = rolled();
    const [a, b, c] = equal(duel) as [Rated, Rated, Rated];
    const list = [
      { ...a, rate: 0.5 },
      { ...b, rate: 0.3 },
      { ...c, rate: 0.1 },
    ] as const;
    expect(tried(duel, list, trials({ within: 0.3 })).best.map(one => one.command)).not.toContain(c.command);
    for (const some of [list.slice(0, 1), [{ ...a, rate: 1 }, b]])
      expect(tried(duel, some, trials())).toEqual({ best: some, boards: 0 });
    expect(tried(duel, list, trials({ within: 0.1 }))).toEqual({ best: list, boards: 0 });
  });

  test('no trial is begun beyond a number of boards', () => {
    const duel = rolled();
    expect(tried(duel, equal(duel), trials({ boards: 1 })).boards).toBe(4);
    const none = tried(duel, equal(duel), trials({ boards: 0 }));
    expect([none.boards, none.best.every(({ rate }) => rate === 0)]).toEqual([0, true]);
  });

  test('TU-9: what wins is found, and counts as much as what was thought of it', () => {
    const declared = sent(
      begun('murg', 'ferrymen'),
      { do: 'put', at: 'e7', unit: plainUnit('south', 'pawn') as Duel['units'][string] },
      { do: 'declare', intent: 'deed', unit: 'e7', targets: ['d8'] },
      { do: 'roll', bone: 6, value: 6 },
    );
    const wins: Command = { do: 'act', action: { do: 'deed', unit: 'e7', targets: ['d8'] } };
    const list: Rated[] = [
      { command: { do: 'pass' }, rate: 0.2 },
      { command: wins, rate: 0 },
    ];
    const [best, other] = tried(declared, list, trials()).best;
    expect(best).toEqual({ command: wins, rate: 0.5 });
    expect(other!.rate).toBeLessThan(0.5);
  });

  test('TU-9: a duel that the rival wins on the way counts as lost, one without a winner as even', () => {
    const duel = rolled();
    const [a, b] = equal(duel) as [Rated, Rated];
    const over =
      (winner: 'north' | null): Glance =>
      () => ({ command: { do: 'over', winner }, boards: 1 });
    expect(tried(duel, [a, b], trials(), over('north')).best.map(({ rate }) => rate)).toEqual([-0.5, -0.5]);
    expect(tried(duel, [a, b], trials(), over(null)).best.map(({ rate }) => rate)).toEqual([0, 0]);
  });

  test('it is played on for so many turns, and no more', () => {
    const duel = sent(rolled(), { do: 'pass' });
    const counts: number[] = [];
    const passes: Glance = now => {
      counts.push(now.count);
      return { command: choicesOf(now)[0], boards: 1 };
    };
    tried(duel, equal(duel).slice(0, 2), trials({ turns: 3, games: 1, rounds: 1 }), passes);
    expect(Math.max(...counts) - Math.min(...counts)).toBe(2);
  });
});

describe('FO-1: dice that lie ahead are nobody’s to know', () => {
  const hurried: Mind = {
    ...minds.oldWood,
    width: 4,
    sight: { widths: [1], boards: 300 },
    trials: trials({ turns: 2 }),
  };
  const pairs: readonly (readonly [Clan, Clan])[] = [
    ['murg', 'ferrymen'],
    ['erde', 'wibo'],
    ['hexen', 'huldra'],
  ];
  test.each(pairs.slice(0, samples(1, 3)))('%s and %s', (a, b) => {
    let duel = begun(a, b, { dice: 'app' });
    const seen = new Set<string>();
    for (let tap = 0; tap < 14 && !duel.end; tap++) {
      const chosen = choose(duel, 'oldWood', hurried);
      expect(choose({ ...duel, stream: streamFrom(tap) }, 'oldWood', hurried)).toEqual(chosen);
      seen.add(chosen!.do);
      duel = sent(duel, chosen!);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['roll', 'act', 'slot']));
  });

  test('a whim of Seedling tells nothing of the next roll', () => {
    const duel = sent(begun('murg', 'ferrymen', { dice: 'app' }), { do: 'roll', bone: 6, value: 3 });
    const sober = think(duel, 'seedling').command;
    const faces = (sides: number, whim: boolean): number =>
      new Set(
        Array.from({ length: 600 }, (_, seed) => streamFrom(seed)).flatMap(stream => {
          const chosen = choose({ ...duel, stream }, 'seedling');
          return (JSON.stringify(chosen) !== JSON.stringify(sober)) === whim
            ? [draw(stream, 1, sides)[0]]
            : [];
        }),
      ).size;
    for (const sides of [4, 6, 8, 10])
      expect([faces(sides, true), faces(sides, false)]).toEqual([sides, sides]);
  });
});
