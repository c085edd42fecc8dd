import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { State } from '../encounter/state';
import type { Forecast } from '../foresight/forecast';
import type { ThreatMap } from '../foresight/threat';

/** What the face-up card would do at one mark. */
export interface Foreseen {
  readonly mark: number;
  readonly forecast: Forecast | null;
  readonly threat: ThreatMap | null;
}

export interface Foresight {
  /** Nothing while it is off, not yet worked out for this mark, or out of order. */
  readonly now: ReadonlySignal<Foreseen | undefined>;
  readonly stop: () => void;
}

interface Wishes {
  readonly state: ReadonlySignal<State>;
  readonly mark: ReadonlySignal<number>;
  readonly wanted: ReadonlySignal<boolean>;
}

const makeWorker = (): Worker =>
  new Worker(new URL('./foresight.worker.ts', import.meta.url), { type: 'module' });

/**
 * Asks the worker anew at each mark of the company's own phase. It works on one request at a time and only the
 * newest waits; an answer for another mark is dropped. A worker that fails hides foresight and nothing else.
 */
export function foresee({ state, mark, wanted }: Wishes, make: () => Worker = makeWorker): Foresight {
  const answer = signal<Foreseen | undefined>(undefined);
  let worker: Worker | undefined;
  let failed = false;
  let busy = false;
  let waiting: { readonly mark: number; readonly state: State } | undefined;

  const fail = (): void => {
    failed = true;
    worker?.terminate();
    worker = undefined;
    answer.value = undefined;
  };

  const ask = (): void => {
    const request = waiting;
    if (!request || busy || failed) return;
    waiting = undefined;
    try {
      worker ??= started();
      worker.postMessage(request);
      busy = true;
    } catch {
      fail();
    }
  };

  const started = (): Worker => {
    const made = make();
    made.addEventListener('message', (message: MessageEvent<Foreseen>) => {
      busy = false;
      answer.value = message.data;
      ask();
    });
    made.addEventListener('error', fail);
    made.addEventListener('messageerror', fail);
    return made;
  };

  const stopAsking = effect(() => {
    const now = state.value;
    const at = mark.value;
    if (!wanted.value || failed || now.settings.board !== 'mirrored') return;
    if (now.phase !== 'oathsworn' || now.frames.length > 0) return;
    waiting = { mark: at, state: now };
    ask();
  });

  return {
    now: computed(() => (wanted.value && answer.value?.mark === mark.value ? answer.value : undefined)),
    stop: () => {
      stopAsking();
      worker?.terminate();
    },
  };
}
