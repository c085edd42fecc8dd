import { type WorkerClient, workerClient } from '../../../play/worker-client';
import type { ThreatAsked, ThreatOn, ThreatTold } from '../rules/play/ahead';

export interface ThreatClient {
  /** A new question; what the one before brings is heard no more. */
  readonly ask: (
    asked: Omit<ThreatAsked, 'question'>,
    onAnswer: (threats: readonly ThreatOn[]) => void,
  ) => void;
  readonly forget: () => void;
  readonly stop: () => void;
}

/** FO-2: one worker for a level on the screen, so that what it has worked out of the level is worked out once. */
export function threatClient(): ThreatClient {
  let client: WorkerClient<ThreatAsked> | undefined;
  let question = 0;
  let heard: ((threats: readonly ThreatOn[]) => void) | undefined;
  const stop = (): void => {
    client?.stop();
    client = undefined;
    heard = undefined;
  };
  const begin = (): WorkerClient<ThreatAsked> =>
    workerClient<ThreatAsked, ThreatTold>(
      new Worker(new URL('./threat.worker.ts', import.meta.url), { type: 'module' }),
      told => {
        if (told.question === question) heard?.(told.threats);
      },
      stop,
    );
  return {
    ask: (asked, onAnswer) => {
      question++;
      heard = onAnswer;
      client ??= begin();
      client.ask({ ...asked, question });
    },
    forget: () => {
      heard = undefined;
    },
    stop,
  };
}
