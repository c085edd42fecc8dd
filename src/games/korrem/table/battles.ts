import type { ReadonlySignal } from '@preact/signals';
import { defineDocument } from '../../../play/define-document';
import { documentList } from '../../../play/documents';
import type { InPlay, Refused } from '../../../play/history-in-play';
import type { AtTable } from '../../../play/playing';
import type { Rules } from '../../../play/rules';
import { type ClockTable, clocksOf } from '../../../session/clocks';
import { battleKind, parseBattleCommand } from '../door/battle';
import type { Edge } from '../rules/battle/setup';
import { decide, reveals } from '../rules/fight/decide';
import type { Army, Battle, Command, Event, Fighter } from '../rules/fight/model';
import { type Question, questionOf } from '../rules/fight/question';
import { titleOf } from '../rules/fight/title';

const rules: Rules<Battle, Command, Event, Question> = {
  command: parseBattleCommand,
  decide,
  questionOf,
  titleOf,
  revealedBy: reveals,
  sharing: async () => (await import('./sharing')).battleSharing,
};

/** BP-1: a minute of red sand for each Attack Phase. */
const redGlass = 'red';
const minute = 60_000;

/** What a screen of a battle needs: a battle by itself, or one of several in a whole game. */
export interface BattleTable
  extends AtTable,
    Pick<InPlay<Battle, Command, Event, Question>, 'state' | 'question' | 'send'> {
  readonly refusal: ReadonlySignal<Refused<unknown> | null>;
  /** WT-7: clocks lie beside the log, and no undo turns one back. */
  readonly glasses: ClockTable;
  /** BP-1: the name of its own glass. */
  readonly red: string;
  /** In a whole game: who stands by. */
  readonly joiners?: Joiners;
  /** BE-2: where there is a map a D8 tells how far an army flees. */
  readonly flees?: (side: string, roll: number) => boolean;
}

/** BG-3: the armies that may join, with their cards as they come from a side. */
export interface Joiners {
  readonly armies: ReadonlySignal<readonly Army[]>;
  readonly cards: (army: string, from: Edge) => readonly Fighter[];
}

export const battleDocument = defineDocument({ kind: battleKind, rules }, (play, session, say) => {
  const glasses = clocksOf(session.id);
  glasses.add(redGlass, minute);
  return { ...play(session, say), glasses, red: redGlass };
});

/** One line of the list of battles. */
export interface BattleLine {
  readonly id: string;
  readonly name: string;
  readonly phase: number;
  readonly end: string;
}

export const battles = documentList(
  battleKind.name,
  ({ id, name, about }): BattleLine => ({
    id,
    name,
    phase: Number(about.phase ?? 0),
    end: String(about.end ?? ''),
  }),
);

export const beginBattle = battleDocument.create;
