/** What works something out off the page's thread, and is asked by messages. */
export interface WorkerClient<Asked> {
  /** Throws where the message cannot be handed over. */
  readonly ask: (what: Asked) => void;
  /** Nothing is heard of it afterwards. */
  readonly stop: () => void;
}

/** The bundler wants to see `new Worker(new URL(...))` where the worker's file is named: it is made there. */
export function workerClient<Asked, Told>(
  worker: Worker,
  onTold: (told: Told) => void,
  onFail: () => void,
): WorkerClient<Asked> {
  let stopped = false;
  const unlessStopped = (heard: () => void): void => {
    if (!stopped) heard();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => unlessStopped(() => onTold(data)));
  worker.addEventListener('error', () => unlessStopped(onFail));
  worker.addEventListener('messageerror', () => unlessStopped(onFail));
  return {
    ask: what => worker.postMessage(what),
    stop: () => {
      stopped = true;
      worker.terminate();
    },
  };
}

/** One question, one answer; what is stopped before is heard no more. */
export function askOnce<Asked, Told>(
  worker: Worker,
  what: Asked,
  onTold: (told: Told) => void,
  onFail: () => void,
): { readonly stop: () => void } {
  const client = workerClient<Asked, Told>(
    worker,
    told => {
      client.stop();
      onTold(told);
    },
    () => {
      client.stop();
      onFail();
    },
  );
  client.ask(what);
  return { stop: client.stop };
}
