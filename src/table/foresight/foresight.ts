import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Id, State } from '../../encounter/model/state';
import type { Forecast } from '../../foresight/forecast';
import type { ThreatMap } from '../../foresight/threat';
import { type WorkerClient, workerClient } from '../../play/worker-client';
import type { FromWorker, ToWorker } from './foreseen';

export interface Foresight {
  /** Undefined while it is off, not yet worked out for this mark, or out of order; null where nothing is foreseen. */
  readonly forecast: ReadonlySignal<Forecast | null | undefined>;
  /** The map of the character in hand comes first. */
  readonly threat: ReadonlySignal<ThreatMap | null>;
  readonly stop: () => void;
}

interface Wishes {
  readonly state: ReadonlySignal<State>;
  readonly mark: ReadonlySignal<number>;
  readonly wanted: ReadonlySignal<boolean>;
  /** Whose model is in hand, or was last: its threat map comes first. */
  readonly inHand: ReadonlySignal<Id | undefined>;
}

type Answer = (told: FromWorker) => void;

const foresightWorker = (onAnswer: Answer, onFail: () => void): WorkerClient<ToWorker> =>
  workerClient(
    new Worker(new URL('./foresight.worker.ts', import.meta.url), { type: 'module' }),
    onAnswer,
    onFail,
  );

/** The parts of a state that are others than before: most of a fight, its cards and sheets, never changes. */
function changesIn(now: State, before: State | undefined): Partial<State> {
  if (!before) return now;
  const was = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(now).filter(([part, value]) => was.get(part) !== value);
  const gone = [...was.keys()].filter(part => !(part in now)).map(part => [part, undefined]);
  return Object.fromEntries([...changed, ...gone]);
}

/** When a request is sent: once all changes of the task are made, or after the next frame. */
export type SendTime = 'task' | 'frame';

/**
 * The first request copies a whole state, so the tap is painted first. Later ones hold only what changed, which costs
 * next to nothing; they go out at once, so that the worker computes while the page draws.
 */
const scheduleSend = (work: () => void, when: SendTime): void => {
  if (when === 'task') queueMicrotask(work);
  else if (typeof requestAnimationFrame === 'function') requestAnimationFrame(() => setTimeout(work));
  else setTimeout(work);
};

/**
 * Asks the worker anew at each mark of the company's own phase. Until the first map is there, one request is worked
 * on at a time and only the newest waits; then a new one ends what is left of it. An answer for another mark is
 * dropped. A worker that fails hides foresight and nothing else.
 */
export function foresee(
  { state, mark, wanted, inHand }: Wishes,
  make = foresightWorker,
  later = scheduleSend,
): Foresight {
  const told = signal<Extract<FromWorker, { tells: 'forecast' }> | undefined>(undefined);
  const drawn = signal<Extract<FromWorker, { tells: 'threat' }> | undefined>(undefined);
  let worker: WorkerClient<ToWorker> | undefined;
  let failed = false;
  let busy = false;
  let waiting: { readonly mark: number; readonly state: State } | undefined;
  let known: State | undefined;

  const fail = (): void => {
    failed = true;
    worker?.stop();
    worker = undefined;
    told.value = undefined;
    drawn.value = undefined;
  };

  const ask = (): void => {
    if (!waiting || busy || failed) return;
    const { mark: at, state: now } = waiting;
    waiting = undefined;
    try {
      busy = true;
      worker ??= make(arrived, fail);
      worker.ask({ ask: 'foresee', mark: at, changed: changesIn(now, known), inHand: inHand.peek() });
      known = now;
    } catch {
      fail();
    }
  };

  const arrived = (what: FromWorker): void => {
    if (what.tells === 'forecast') {
      told.value = what;
      return;
    }
    drawn.value = what;
    busy = false;
    ask();
  };

  const stopAsking = effect(() => {
    const now = state.value;
    const at = mark.value;
    if (!wanted.value || failed || now.settings.board !== 'mirrored') return;
    if (now.phase !== 'oathsworn' || now.frames.length > 0) return;
    waiting = { mark: at, state: now };
    later(ask, known ? 'task' : 'frame');
  });

  const stopLooking = effect(() => {
    const who = inHand.value;
    if (who !== undefined && !drawn.peek()?.whole) worker?.ask({ ask: 'look', inHand: who });
  });

  return {
    forecast: computed(() =>
      wanted.value && told.value?.mark === mark.value ? told.value.forecast : undefined,
    ),
    threat: computed(() => (wanted.value && drawn.value?.mark === mark.value ? drawn.value.threat : null)),
    stop: () => {
      stopAsking();
      stopLooking();
      worker?.stop();
    },
  };
}
