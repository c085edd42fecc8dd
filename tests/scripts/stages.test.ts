import { describe, expect, it } from 'vitest';
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

  it('says so when a stage waits for one that is not there', async () => {
    await expect(run([stage('a', good, ['nobody'])])).rejects.toThrow(
      'a waits for a stage that is not there',
    );
  });
});
