import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hedgerow } from '../../src/games/darkleaf/sample/hedgerow';
import type { Asked, Told } from '../../src/games/darkleaf/table/wood.worker';
import { aheadOf } from '../../src/games/harrow/rules/solo/ahead';
import { sampleSolo } from '../../src/games/harrow/sample/solo';
import { begun, sent } from './darkleaf/duel-of';

/** What a worker hears and posts, in a place where there are no workers. */
let hears: ((message: { readonly data: unknown }) => void) | undefined;
let posted: unknown[] = [];
beforeEach(() => {
  posted = [];
  vi.stubGlobal('addEventListener', (_: string, heard: typeof hears) => {
    hears = heard;
  });
  vi.stubGlobal('postMessage', (data: unknown) => posted.push(data));
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

describe('the wood, off the page', () => {
  const asks = async (asked: Asked): Promise<readonly Told[]> => {
    await import('../../src/games/darkleaf/table/wood.worker');
    hears?.({ data: asked });
    return posted as Told[];
  };

  it('tells the findings of each state but the last as they come, and that there are none', async () => {
    const start = begun('murg', 'huldra');
    const states = [start, sent(start, { do: 'roll', bone: 6, value: 3 })];
    const counts = (told: readonly Told[]) =>
      told.map(one => (one.told === 'findings' ? [one.done, one.of] : one.told));
    expect(counts(await asks({ ask: 'findings', states }))).toEqual([[1, 1]]);
    posted = [];
    expect(counts(await asks({ ask: 'findings', states: [start] }))).toEqual([[0, 0]]);
    posted = [];
    expect(counts(await asks({ ask: 'findings', states: [] }))).toEqual([[0, 0]]);
  });

  it('tells of duels as they end, and no more than were asked for', async () => {
    const books = [hedgerow.murg, hedgerow.huldra] as const;
    const told = await asks({ ask: 'fights', books, games: 2, seed: 3 });
    expect(told.map(one => (one.told === 'fights' ? one.done : one.told))).toEqual([1, 2]);
    for (const one of told)
      if (one.told === 'fights')
        expect([one.won <= one.decided, one.decided <= one.done]).toEqual([true, true]);
    posted = [];
    expect(await asks({ ask: 'fights', books, games: 0, seed: 3 })).toEqual([]);
  });
});

it('SO-21: what lies ahead in Harrow is told for each question, off the page as on it', async () => {
  await import('../../src/games/harrow/table/ahead.worker');
  for (const seed of [1, 2]) hears?.({ data: sampleSolo(seed) });
  expect(posted).toEqual([1, 2].map(seed => aheadOf(sampleSolo(seed))));
});
