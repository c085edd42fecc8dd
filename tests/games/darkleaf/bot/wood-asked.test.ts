import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Found } from '../../../../src/games/darkleaf/rules/bot/analysis';
import { choose } from '../../../../src/games/darkleaf/rules/bot/choose';
import { hedgerow } from '../../../../src/games/darkleaf/sample/hedgerow';
import {
  askChoice,
  askFights,
  askFindings,
  askHint,
  type Progress,
} from '../../../../src/games/darkleaf/table/wood';
import type { Asked, Told } from '../../../../src/games/darkleaf/table/wood.worker';
import { begun } from '../duel-of';

/** A browser's worker that is made by the page and answers when the test says so. */
class Far extends EventTarget {
  static made: Far[] = [];
  asked: Asked[] = [];
  ended = false;
  constructor() {
    super();
    Far.made.push(this);
  }
  postMessage(asked: Asked): void {
    this.asked.push(asked);
  }
  terminate(): void {
    this.ended = true;
  }
  tells(told: Told): void {
    this.dispatchEvent(new MessageEvent('message', { data: told }));
  }
}
const far = (): Far => Far.made.at(-1)!;
beforeEach(() => {
  Far.made = [];
  vi.stubGlobal('Worker', Far);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const duel = begun('murg', 'huldra', { wood: { player: 0, strength: 'seedling' } });
const luck = (from: number): Found => ({ is: 'luck', side: 'south', turn: from, value: 3, by: 1, from });
const noFail = (): void => {
  throw new Error('It has not failed.');
};

describe('asking the wood', () => {
  test('what it chooses is heard once, and it is let go', () => {
    const heard: unknown[] = [];
    askChoice(duel, command => heard.push(command));
    expect(far().asked).toEqual([{ ask: 'choice', duel }]);
    far().tells({ told: 'choice', command: { do: 'keep' } });
    far().tells({ told: 'choice', command: { do: 'pass' } });
    expect([heard, far().ended]).toEqual([[{ do: 'keep' }], true]);
  });

  test('where it cannot run, the page works the same choice out', async () => {
    const heard: unknown[] = [];
    askChoice(duel, command => heard.push(command));
    far().dispatchEvent(new Event('error'));
    await expect.poll(() => heard).toEqual([choose(duel)]);
    expect(far().ended).toBe(true);
  });

  test('a hint comes, or the failure is told', () => {
    const heard: unknown[] = [];
    const ask = () =>
      askHint(
        duel,
        'oldWood',
        hint => heard.push(hint?.command),
        () => heard.push('fails'),
      );
    ask();
    expect(far().asked).toEqual([{ ask: 'hint', duel, strength: 'oldWood' }]);
    far().tells({ told: 'hint', hint: { command: { do: 'keep' }, does: 'x', why: [] } });
    ask();
    far().dispatchEvent(new Event('error'));
    ask().stop();
    far().tells({ told: 'hint', hint: undefined });
    expect([heard, Far.made.map(({ ended }) => ended)]).toEqual([
      [{ do: 'keep' }, 'fails'],
      [true, true, true],
    ]);
  });

  test('findings are shown as they come, all so far, until the last state is looked at', () => {
    const shown: Progress[] = [];
    askFindings([duel, duel, duel, duel], progress => shown.push(progress), noFail);
    far().tells({ told: 'findings', some: [luck(0)], done: 1, of: 3 });
    far().tells({ told: 'findings', some: [], done: 2, of: 3 });
    expect(far().ended).toBe(false);
    far().tells({ told: 'findings', some: [luck(2)], done: 3, of: 3 });
    expect(far().ended).toBe(true);
    expect(shown).toEqual([
      { findings: [luck(0)], done: 1, of: 3 },
      { findings: [luck(0)], done: 2, of: 3 },
      { findings: [luck(0), luck(2)], done: 3, of: 3 },
    ]);
    // A duel of one state has nothing to look at.
    askFindings([duel], progress => shown.push(progress), noFail);
    far().tells({ told: 'findings', some: [], done: 0, of: 0 });
    expect([shown.at(-1), far().ended]).toEqual([{ findings: [], done: 0, of: 0 }, true]);
  });

  test('duels of two books are told one by one, until so many are over', () => {
    const told: unknown[] = [];
    askFights([hedgerow.murg, hedgerow.erde], { games: 2, seed: 5 }, fights => told.push(fights), noFail);
    expect(far().asked).toMatchObject([{ ask: 'fights', games: 2, seed: 5 }]);
    far().tells({ told: 'fights', done: 1, won: 0, decided: 0 });
    expect(far().ended).toBe(false);
    far().tells({ told: 'fights', done: 2, won: 1, decided: 1 });
    far().tells({ told: 'fights', done: 3, won: 1, decided: 1 });
    expect(told).toEqual([
      { done: 1, won: 0, decided: 0 },
      { done: 2, won: 1, decided: 1 },
    ]);
    expect(far().ended).toBe(true);
  });
});
