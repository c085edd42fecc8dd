import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Id, State } from '../encounter/state';
import type { Foreseen, Request, ToWorker } from './foreseen';

export interface Foresight {
  /** Nothing while it is off, not yet worked out for this mark, or out of order. */
  readonly now: ReadonlySignal<Foreseen | undefined>;
  readonly stop: () => void;
}

interface Wishes {
  readonly state: ReadonlySignal<State>;
  readonly mark: ReadonlySignal<number>;
  readonly wanted: ReadonlySignal<boolean>;
  /** Whose model is in hand, or was last: its threat map comes first. */
  readonly inHand: ReadonlySignal<Id | undefined>;
}

/** Somebody who works out requests elsewhere. */
interface Seer {
  readonly ask: (what: ToWorker) => void;
  readonly stop: () => void;
}
type Answer = (foreseen: Foreseen) => void;

function workerSeer(onAnswer: Answer, onFail: () => void): Seer {
  const worker = new Worker(new URL('./foresight.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', (message: MessageEvent<Foreseen>) => onAnswer(message.data));
  worker.addEventListener('error', onFail);
  worker.addEventListener('messageerror', onFail);
  return { ask: what => worker.postMessage(what), stop: () => worker.terminate() };
}

/** Handing a state over costs the page a little: the tap is painted first, where anything is painted at all. */
const afterTheFrame = (work: () => void): void => {
  if (typeof requestAnimationFrame === 'function') requestAnimationFrame(() => setTimeout(work));
  else setTimeout(work);
};

/**
 * Asks the worker anew at each mark of the company's own phase. Until the first map is there, one request is worked
 * on at a time and only the newest waits; then a new one ends what is left of it. An answer for another mark is
 * dropped. A worker that fails hides foresight and nothing else.
 */
export function foresee(
  { state, mark, wanted, inHand }: Wishes,
  make = workerSeer,
  later = afterTheFrame,
): Foresight {
  const answer = signal<Foreseen | undefined>(undefined);
  let seer: Seer | undefined;
  let failed = false;
  let busy = false;
  let waiting: Request | undefined;

  const fail = (): void => {
    failed = true;
    seer?.stop();
    seer = undefined;
    answer.value = undefined;
  };

  const ask = (): void => {
    const request = waiting;
    if (!request || busy || failed) return;
    waiting = undefined;
    try {
      busy = true;
      seer ??= make(arrived, fail);
      seer.ask({ ask: 'foresee', inHand: inHand.peek(), ...request });
    } catch {
      fail();
    }
  };

  const arrived = (foreseen: Foreseen): void => {
    busy = foreseen.more && foreseen.threat === null;
    answer.value = foreseen;
    ask();
  };

  const stopAsking = effect(() => {
    const now = state.value;
    const at = mark.value;
    if (!wanted.value || failed || now.settings.board !== 'mirrored') return;
    if (now.phase !== 'oathsworn' || now.frames.length > 0) return;
    waiting = { mark: at, state: now };
    later(ask);
  });

  const stopLooking = effect(() => {
    const who = inHand.value;
    if (who !== undefined && answer.peek()?.more !== false) seer?.ask({ ask: 'look', inHand: who });
  });

  return {
    now: computed(() => (wanted.value && answer.value?.mark === mark.value ? answer.value : undefined)),
    stop: () => {
      stopAsking();
      stopLooking();
      seer?.stop();
    },
  };
}
