export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Shown when something failed, and in a soak always. */
  readonly output: string;
  /** Lines that are always shown. */
  readonly notes?: readonly string[];
  /** User and system time of all processes that the stage started. */
  readonly cpuSeconds?: number;
}

export interface Stage {
  readonly name: string;
  /** Runs only after these, and not at all if one of them failed. */
  readonly after?: readonly string[];
  /** It keeps all cores busy by itself: nothing runs beside it. */
  readonly alone?: boolean;
  run(): Promise<Outcome>;
}

export const failure = (output: string): Outcome => ({ passed: 0, failed: 1, output });

export interface Finished {
  readonly stage: Stage;
  readonly outcome: Outcome;
  readonly seconds: number;
}

async function attempt(stage: Stage): Promise<Outcome> {
  try {
    return await stage.run();
  } catch (problem) {
    return failure(problem instanceof Error ? (problem.stack ?? problem.message) : String(problem));
  }
}

/**
 * Runs the stages, at most `atOnce` together, in the order given as far as they wait for each other. A stage that runs
 * alone waits for those before it, and those after it wait for its end.
 */
export async function runStages(
  stages: readonly Stage[],
  atOnce: number,
  report: (finished: Finished) => void,
): Promise<Finished[]> {
  const waiting = [...stages];
  const finished: Finished[] = [];
  const outcomeOf = (name: string): Outcome | undefined =>
    finished.find(({ stage }) => stage.name === name)?.outcome;

  const close = (stage: Stage, outcome: Outcome, started: number): void => {
    const one = { stage, outcome, seconds: (performance.now() - started) / 1000 };
    finished.push(one);
    report(one);
  };
  const ready = ({ after = [] }: Stage): boolean => after.every(name => outcomeOf(name) !== undefined);
  const bar = ({ after = [] }: Stage): string | undefined =>
    after.find(name => (outcomeOf(name)?.failed ?? 0) > 0);

  const running = new Set<Promise<void>>();
  let alone = false;
  while (waiting.length > 0 || running.size > 0) {
    const barrier = waiting.findIndex(stage => stage.alone);
    const startable = barrier < 0 || running.size === 0 ? waiting : waiting.slice(0, barrier);
    const at: number = running.size < atOnce && !alone ? startable.findIndex(ready) : -1;
    const [stage] = at >= 0 ? waiting.splice(at, 1) : [];
    if (!stage) {
      if (running.size === 0) throw new Error(`${waiting[0]?.name} waits for a stage that is not there`);
      await Promise.race(running);
      continue;
    }
    const started = performance.now();
    const barred = bar(stage);
    if (barred !== undefined) {
      close(stage, failure(`Could not run: "${barred}" failed.`), started);
      continue;
    }
    alone = stage.alone === true;
    const job = attempt(stage).then(outcome => {
      close(stage, outcome, started);
      running.delete(job);
      alone = false;
    });
    running.add(job);
  }
  return finished;
}
