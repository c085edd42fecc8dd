import type { Ahead } from '../rules/solo/ahead';
import type { SoloGame } from '../rules/solo/model';

/** A worker that answers once; a new question is a new one, and what is stopped is heard no more. */
export function askAhead(game: SoloGame, onAnswer: (ahead: Ahead) => void): { readonly stop: () => void } {
  const worker = new Worker(new URL('./ahead.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', (message: MessageEvent<Ahead>) => {
    onAnswer(message.data);
    worker.terminate();
  });
  worker.postMessage(game);
  return { stop: () => worker.terminate() };
}
