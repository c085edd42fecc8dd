import { isDeepStrictEqual } from 'node:util';
import { describe, test } from 'vitest';
import { questions } from '../../scripts/scenario/oathsworn/board';
import { type Kind, randomCase } from '../support/boards';
import { samples, seed } from '../support/samples';
import { answer } from '../support/slow/answer';
import type { CaseJson } from '../support/slow/case';
import { reduced } from '../support/slow/reduce';

/** The rules that an answer hangs on, what is asked, and how often in `npm test`. */
const asked: [string, Kind, number][] = [
  ['HX-2, HX-3, HX-4', 'distance', 5],
  ['LS-1, LS-2', 'sight', 55],
  ['MV-1, MV-2, MV-3, MV-4, TG-1', 'reach', 65],
  [
    'HX-5, LS-3, MV-1, MV-2, MV-3, MV-4, MV-5, MV-6, PS-1, PS-2, PS-6, TG-1, TG-2, TG-3, TG-4, TG-5, TG-6, TG-7, TG-8',
    'activate',
    170,
  ],
  ['MV-11, TG-5, TG-7', 'minions', 15],
  ['MV-2, MV-6, MV-7, MV-8, MV-9', 'compass', 55],
  ['MV-8, MV-9, MV-10', 'away', 30],
  ['PS-1, PS-3, PS-5, PS-6', 'knockback', 45],
  ['AR-1, AE-1, AE-2, AE-3, AE-4', 'area', 25],
  ['AR-2, LS-3, DM-2', 'strike', 25],
  ['AE-5', 'chain', 10],
];

function engine(given: CaseJson): object {
  const result = questions[given.do]!({ ...given }, 'case');
  return result.ok ? { id: given.id, ...result.value } : { id: given.id, refused: result.error };
}

const agree = (given: CaseJson): boolean => isDeepStrictEqual(engine(given), answer(given));

/** Both answers and the smallest case that shows the difference, as a file for `npm run scenario`. */
function report(given: CaseJson): string {
  const smallest = reduced(given, smaller => !('refused' in engine(smaller)) && !agree(smaller));
  return [
    `The engine and the slow implementation differ on case ${given.id}. Smallest case:`,
    JSON.stringify({ cases: [smallest] }),
    `engine: ${JSON.stringify(engine(smallest))}`,
    `slow:   ${JSON.stringify(answer(smallest))}`,
    `As found: ${JSON.stringify(given)}`,
  ].join('\n');
}

describe('the engine answers as the slow implementation on random boards', () => {
  test.each(asked)(
    '%s: %s on %i boards, four hundred times as many in soak',
    (_, kind, count) => {
      for (let n = 0; n < samples(count, count * 400); n++) {
        const given = randomCase(seed, n, kind);
        if (!agree(given)) throw new Error(report(given));
      }
    },
    samples(60_000, 3_600_000),
  );
});
