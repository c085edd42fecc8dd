import { describe, expect, test } from 'vitest';
import { boutsOf, ladder, played, type Result, told, verdictOn } from '../../../../scripts/play/strengths';
import { clans } from '../../../../src/games/darkleaf/rules/board/position';
import { strengths } from '../../../../src/games/darkleaf/rules/duel/model';
import { patience } from '../../../support/samples';

const results = (won: number, lost: number, drawn = 0): Result[] => [
  ...Array.from({ length: won }, () => 'won' as const),
  ...Array.from({ length: lost }, () => 'lost' as const),
  ...Array.from({ length: drawn }, () => 'drawn' as const),
];

describe('each strength of the wood against the one below', () => {
  test('every strength but the first is on the ladder, above the one before it', () => {
    expect(ladder.map(([above, below]) => [below, above])).toEqual(
      strengths.slice(1).map((above, i) => [strengths[i], above]),
    );
  });

  test('either strength plays either clan of every pair as often, and no seed comes twice', () => {
    const bouts = boutsOf(3);
    expect(new Set(bouts.map(({ seed }) => seed)).size).toBe(bouts.length);
    for (const strong of clans)
      for (const weak of clans) {
        const some = bouts.filter(bout => bout.strong === strong && bout.weak === weak);
        expect(some).toHaveLength(strong === weak ? 0 : 3);
      }
  });

  test.each([
    ['65 of 100: too few to be sure', results(65, 35), false],
    ['260 of 400', results(260, 140), true],
    ['259 of 400: less than 65 %', results(259, 141), false],
    ['260 of 400, the rest drawn', results(260, 0, 140), true],
    ['all of 400', results(400, 0), true],
    ['none at all', [], false],
  ] as const)('%s', (_, some, enough) => {
    expect(verdictOn(some).enough).toBe(enough);
  });

  test('SU-1: of two that are equal, whoever is called the stronger, the same clan wins the same duel', () => {
    const same = (strong: 'murg' | 'erde', weak: 'murg' | 'erde', seed: number): Result =>
      played({ strong, weak, seed }, 'seedling', 'seedling');
    const other: Readonly<Record<Result, Result>> = { won: 'lost', lost: 'won', drawn: 'drawn' };
    for (const seed of [1, 2, 3]) expect(same('murg', 'erde', seed)).toBe(other[same('erde', 'murg', seed)]);
  });

  // 840 duels: `npm run soak` alone plays them.
  if (process.env.SOAK === '1')
    test.each(ladder)(
      '%s wins at least 65 %% of 420 against %s, and surely more than 60 %%',
      (above, below) => {
        const verdict = verdictOn(boutsOf(14).map(bout => played(bout, above, below)));
        console.log(`${above} beats ${below} in ${told(verdict)}`);
        expect(verdict.enough).toBe(true);
      },
      patience,
    );
});
