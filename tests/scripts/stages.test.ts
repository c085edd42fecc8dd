import { describe, expect, it } from 'vitest';
import { onceMore } from '../../scripts/test/once-more';
import { failure, type Outcome, runStages, type Stage } from '../../scripts/test/stage';

const good: Outcome = { passed: 3, failed: 0, output: '' };
const stage = (name: string, outcome: Outcome = good, after?: readonly string[]): Stage => ({
  name,
  run: async () => outcome,
  ...(after ? { after } : {}),
});
const run = async (stages: readonly Stage[], atOnce = 2): Promise<string[]> =>
  (await runStages(stages, atOnce, () => {})).map(
    ({ stage: { name }, outcome }) => `${name} ${outcome.passed}/${outcome.failed}`,
  );

describe('running stages', () => {
  it('runs each once and reports each', async () => {
    expect((await run([stage('a'), stage('b'), stage('c', failure('no'))])).sort()).toEqual([
      'a 3/0',
      'b 3/0',
      'c 0/1',
    ]);
  });

  it('waits for what a stage needs, and counts it as failed where that failed', async () => {
    expect(await run([stage('b', good, ['a']), stage('a'), stage('c', good, ['a', 'b'])], 1)).toEqual([
      'a 3/0',
      'b 3/0',
      'c 3/0',
    ]);
    expect(await run([stage('a', failure('no')), stage('b', good, ['a']), stage('c', good, ['b'])])).toEqual([
      'a 0/1',
      'b 0/1',
      'c 0/1',
    ]);
  });

  it('counts a stage that throws as failed and goes on', async () => {
    const broken: Stage = {
      name: 'broken',
      run: () => Promise.reject(new Error('out of order')),
    };
    expect(await run([broken, stage('a')], 1)).toEqual(['broken 0/1', 'a 3/0']);
  });

  it('never runs more at once than it may', async () => {
    let running = 0;
    let most = 0;
    const busy = (name: string): Stage => ({
      name,
      run: async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise(done => setImmediate(done));
        running -= 1;
        return good;
      },
    });
    await run(['a', 'b', 'c', 'd', 'e'].map(busy), 2);
    expect(most).toBe(2);
  });

  it('runs a stage alone that is to be alone, after those before it and before those after it', async () => {
    const running = new Set<string>();
    const beside: Record<string, readonly string[]> = {};
    const busy = (name: string, alone = false): Stage => ({
      name,
      alone,
      run: async () => {
        running.add(name);
        await new Promise(done => setImmediate(done));
        beside[name] = [...running].filter(one => one !== name);
        running.delete(name);
        return good;
      },
    });
    await run([busy('a'), busy('b'), busy('c', true), busy('d'), busy('e')], 3);
    expect(Object.keys(beside).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(beside.c).toEqual([]);
    expect(Object.keys(beside).indexOf('c')).toBe(2);
  });

  it('says so when a stage waits for one that is not there', async () => {
    await expect(run([stage('a', good, ['nobody'])])).rejects.toThrow(
      'a waits for a stage that is not there',
    );
  });
});

describe('a page that failed', () => {
  const walked = (passed: number, failed: number, wrong: readonly string[]) => ({
    passed,
    failed,
    wrong,
    output: '',
    notes: wrong.map(file => `${file} > late`),
  });
  const files = (count: number) => Array.from({ length: count }, (_, i) => `${i}.test.ts`);
  const ask = async (first: ReturnType<typeof walked>, second: ReturnType<typeof walked>) => {
    const asked: (readonly string[])[] = [];
    const { passed, failed, notes } = await onceMore(async those => {
      asked.push(those);
      return second;
    }, first);
    return { asked, passed, failed, notes };
  };

  it('is walked once more by itself, and that it failed at first is said', async () => {
    expect(await ask(walked(8, 2, ['a.test.ts', 'a.test.ts']), walked(5, 0, []))).toEqual({
      asked: [['a.test.ts']],
      passed: 10,
      failed: 0,
      notes: ['at first: a.test.ts > late', 'at first: a.test.ts > late', 'once more: all passed'],
    });
  });

  it('has failed when it fails twice', async () => {
    const { passed, failed, notes } = await ask(walked(8, 2, ['a.test.ts']), walked(4, 1, ['a.test.ts']));
    expect([passed, failed, notes]).toEqual([
      9,
      1,
      ['at first: a.test.ts > late', 'once more: a.test.ts > late'],
    ]);
  });

  it('is not asked again where many failed, none did, or what was counted has no file', async () => {
    for (const first of [walked(8, 5, files(5)), walked(8, 0, []), walked(0, 1, [])]) {
      const { asked, failed } = await ask(first, walked(9, 0, []));
      expect([asked, failed]).toEqual([[], first.failed]);
    }
  });
});
