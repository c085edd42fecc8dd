import { workerClient } from '../../../play/worker-client';
import type { Found } from '../rules/bot/analysis';
import type { Hint } from '../rules/bot/hint';
import type { Command } from '../rules/duel/commands/commands';
import type { Book, Duel, Strength } from '../rules/duel/model';
import type { Asked, Fights, Reason, Told } from './wood.worker';

export type { Reason } from './wood.worker';

export interface Stop {
  readonly stop: () => void;
}

const newWorker = (): Worker => new Worker(new URL('./wood.worker.ts', import.meta.url), { type: 'module' });

/** What a worker is told until it has told all; where it cannot run, nothing is heard of it but that. */
function asking(asked: Asked, onTold: (told: Told) => boolean, onFail: () => void): Stop {
  const client = workerClient<Asked, Told>(
    newWorker(),
    told => {
      if (onTold(told)) client.stop();
    },
    () => {
      client.stop();
      onFail();
    },
  );
  client.ask(asked);
  return { stop: client.stop };
}

/** What the wood does now, by its own strength. Where no worker can run, the page works it out. */
export const askChoice = (duel: Duel, onChoice: (command: Command | undefined) => void): Stop =>
  asking(
    { ask: 'choice', duel },
    told => {
      if (told.told === 'choice') onChoice(told.command);
      return true;
    },
    () => {
      import('../rules/bot/choose').then(({ choose }) => onChoice(choose(duel))).catch(console.error);
    },
  );

export const askHint = (
  duel: Duel,
  strength: Strength,
  onHint: (hint: Hint | undefined) => void,
  onFail: () => void,
): Stop =>
  asking(
    { ask: 'hint', duel, strength },
    told => {
      if (told.told === 'hint') onHint(told.hint);
      return true;
    },
    onFail,
  );

/** Why the wood played a turn as it did. */
export const askWhy = (
  states: readonly Duel[],
  onReasons: (reasons: readonly Reason[]) => void,
  onFail: () => void,
): Stop =>
  asking(
    { ask: 'why', states },
    told => {
      if (told.told === 'why') onReasons(told.reasons);
      return true;
    },
    onFail,
  );

export interface Progress {
  readonly findings: readonly Found[];
  readonly done: number;
  readonly of: number;
}

/** Luck and choice of a duel, shown as they come. */
export function askFindings(
  states: readonly Duel[],
  onProgress: (progress: Progress) => void,
  onFail: () => void,
): Stop {
  const findings: Found[] = [];
  return asking(
    { ask: 'findings', states },
    told => {
      if (told.told !== 'findings') return true;
      findings.push(...told.some);
      onProgress({ findings: [...findings], done: told.done, of: told.of });
      return told.done >= told.of;
    },
    onFail,
  );
}

/** Duels of two clan books by Seedling, told one by one. */
export const askFights = (
  books: readonly [Book, Book],
  { games, seed }: { readonly games: number; readonly seed: number },
  onFights: (fights: Fights) => void,
  onFail: () => void,
): Stop =>
  asking(
    { ask: 'fights', books, games, seed },
    told => {
      if (told.told !== 'fights') return true;
      onFights({ done: told.done, won: told.won, decided: told.decided });
      return told.done >= games;
    },
    onFail,
  );
