import type { Refusal, Result } from '../basics/result';
import type { Said } from '../basics/said';
import type { Session } from '../session/session';
import type { Kind } from '../storage/kinds';
import { knownKind } from '../storage/known';
import { registerKind } from './kinds';
import { type Playing, playDocument } from './playing';
import type { Rules } from './rules';
import { type Closing, type Sitting, sitting } from './sitting';
import { deviceStore, writing } from './store';

type Say = (said: Said) => string;

/** The documents of one kind, and the one of them that is open in this window. */
export interface DocumentType<State, Table> extends Sitting<Table> {
  readonly create: (name: string, state: State) => Promise<Result<string, Refusal>>;
  /**
   * Reads or changes a document, which is opened for that moment unless it is open already. Undefined where another
   * window has it open.
   */
  readonly visit: <T>(id: string, say: Say, work: (table: Table) => T) => Promise<T | undefined>;
}

/** What a screen is given of an open document. */
export type TableOf<Documents> = Documents extends DocumentType<infer _State, infer Table> ? Table : never;

/** A document that asks nothing and reveals nothing may leave out both. */
type RulesOf<State, Command, Event, Question> = Omit<
  Rules<State, Command, Event, Question>,
  'questionOf' | 'revealedBy'
> &
  Partial<Pick<Rules<State, Command, Event, Question>, 'questionOf' | 'revealedBy'>>;

interface Definition<State, Command, Event, Question> {
  readonly kind: Kind<State, Event>;
  readonly rules: RulesOf<State, Command, Event, Question>;
}

type Play<State, Command, Event, Question> = (
  session: Session<State, Event>,
  say: Say,
) => Playing<State, Command, Event, Question>;

/** Registers a kind of documents. `tableOf` adds what a screen of it needs beyond commands, history and saving. */
export function defineDocument<State, Command, Event, Question = never>(
  definition: Definition<State, Command, Event, Question>,
): DocumentType<State, Playing<State, Command, Event, Question>>;
export function defineDocument<State, Command, Event, Question, Table extends Closing>(
  definition: Definition<State, Command, Event, Question>,
  tableOf: (play: Play<State, Command, Event, Question>, session: Session<State, Event>, say: Say) => Table,
): DocumentType<State, Table>;
export function defineDocument<State, Command, Event, Question>(
  { kind, rules }: Definition<State, Command, Event, Question>,
  tableOf?: (
    play: Play<State, Command, Event, Question>,
    session: Session<State, Event>,
    say: Say,
  ) => Closing,
): DocumentType<State, Closing> {
  registerKind(knownKind(kind));
  const allRules = { questionOf: () => null, revealedBy: () => false, ...rules };
  const play: Play<State, Command, Event, Question> = (session, say) =>
    playDocument(session, kind, allRules, say);
  const table = sitting(kind, tableOf ? (session, say) => tableOf(play, session, say) : play);
  return {
    ...table,
    create: async (name, state) => (await deviceStore()).create(kind, { name, state }),
    visit: (id, say, work) => {
      const done = table.inTurn(async () => {
        const open = table.now.peek();
        const visited = open?.id === id ? open : await table.beside(id, say);
        if (!visited) return undefined;
        const found = work(visited);
        if (visited === open) table.pause();
        else await visited.close();
        return found;
      });
      writing(done);
      return done;
    },
  };
}
