import { type Found, foundAfter } from '../rules/bot/analysis';
import { choose, think } from '../rules/bot/choose';
import { fight } from '../rules/bot/fight';
import { adviceOf, fact, type Hint, hintOf, whyOf } from '../rules/bot/hint';
import type { Command } from '../rules/duel/commands/commands';
import { decide } from '../rules/duel/commands/decide';
import { say } from '../rules/duel/log/says';
import type { Book, Duel, Strength } from '../rules/duel/model';

/** What is asked of whoever looks ahead, off the page. */
export type Asked =
  | { readonly ask: 'choice'; readonly duel: Duel }
  | { readonly ask: 'hint'; readonly duel: Duel; readonly strength: Strength }
  /** All states of a turn that the wood has played, in the order in which they stood. */
  | { readonly ask: 'why'; readonly states: readonly Duel[] }
  /** All states of a duel, in the order in which they stood. */
  | { readonly ask: 'findings'; readonly states: readonly Duel[] }
  /** Whole duels of two clan books. */
  | {
      readonly ask: 'fights';
      readonly books: readonly [Book, Book];
      readonly games: number;
      readonly seed: number;
    };

export type Told =
  | { readonly told: 'choice'; readonly command: Command | undefined }
  | { readonly told: 'hint'; readonly hint: Hint | undefined }
  | { readonly told: 'why'; readonly reasons: readonly Reason[] }
  | {
      readonly told: 'findings';
      readonly some: readonly Found[];
      readonly done: number;
      readonly of: number;
    }
  | ({ readonly told: 'fights' } & Fights);

/** A choice of the wood, and why it was made. */
export type Reason = Pick<Hint, 'does' | 'why'>;

/** How the duels so far went. */
export interface Fights {
  readonly done: number;
  /** By the first clan, of those that somebody won. */
  readonly won: number;
  readonly decided: number;
}

const kinds: readonly Command['do'][] = ['quarry', 'declare', 'act', 'spend', 'power', 'slot'];

/** The same duel gives the same choice: what the wood did is what it would do again. */
function reasonOf(before: Duel, after: Duel): Reason[] {
  const command = choose(before);
  if (!command || !kinds.includes(command.do)) return [];
  const decided = decide(before, command);
  if (!decided.ok || JSON.stringify(decided.state) !== JSON.stringify(after)) return [];
  const { rated } = think(before, before.wood?.strength ?? 'thicket');
  const same = rated.find(one => JSON.stringify(one.command) === JSON.stringify(command))?.command ?? command;
  const whim = rated.length > 1 && rated[0]?.command !== same;
  const why = [...(whim ? [fact(say('darkleaf.h-whim'))] : []), ...whyOf(before, same, rated)];
  return why.length > 0 ? [{ does: adviceOf(before, same), why }] : [];
}

const tell = (told: Told): void => postMessage(told);

/** Findings are told as they come. */
function find(states: readonly Duel[]): void {
  const of = Math.max(0, states.length - 1);
  if (of === 0) tell({ told: 'findings', some: [], done: 0, of });
  for (let i = 0; i < of; i++) tell({ told: 'findings', some: foundAfter(states, i), done: i + 1, of });
}

/** One duel after the other, told as they end. */
function play({ books, games, seed }: Extract<Asked, { ask: 'fights' }>): void {
  const [a, b] = books;
  let [won, decided] = [0, 0];
  for (let done = 1; done <= games; done++) {
    const { winner } = fight(
      { book: a, strength: 'seedling' },
      { book: b, strength: 'seedling' },
      seed + done,
    );
    if (winner !== undefined) decided += 1;
    if (winner === a.clan) won += 1;
    tell({ told: 'fights', done, won, decided });
  }
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  switch (data.ask) {
    case 'choice':
      return tell({ told: 'choice', command: choose(data.duel) });
    case 'hint':
      return tell({ told: 'hint', hint: hintOf(data.duel, data.strength) });
    case 'why':
      return tell({
        told: 'why',
        reasons: data.states.flatMap((before, i) => {
          const after = data.states[i + 1];
          return after ? reasonOf(before, after) : [];
        }),
      });
    case 'findings':
      return find(data.states);
    case 'fights':
      return play(data);
  }
});
