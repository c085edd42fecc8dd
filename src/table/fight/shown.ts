import { ok, type Refusal, type Result, refuse } from '../../basics/result';
import type { Answer, Command } from '../../encounter/model/command';
import type { Event } from '../../encounter/model/event';
import type { Question } from '../../encounter/model/question';
import type { State } from '../../encounter/model/state';
import type { Face } from '../../might/cards';
import { say } from '../says';
import type { Engine } from './engine';

/** A tap that brought exactly one draw, so that it is certain which card is meant. */
export const drewOnce = (events: readonly Event[]): boolean =>
  events.filter(
    event => event.type === 'might' && (event.event.type === 'settled' || event.event.type === 'struck'),
  ).length === 1;

/** More windows than a fight can have before one draw. */
const most = 12;

/** The answer that closes an open window before the draw. */
const goesOn = (question: Question): Answer | null =>
  question.ask === 'go'
    ? { answer: 'go' }
    : question.ask === 'defend'
      ? { answer: 'defend', with: [] }
      : null;

const liesOpen = (question: Question | null): boolean =>
  question?.ask === 'drawn' || question?.ask === 'soak';

/**
 * OWN-166: the tap anew, but that its draw lies open and one card shows what the table says. For that every window is
 * asked in this one tap; the draw itself comes as before, for it is the decks' and not the tap's.
 */
export function asShown(
  engine: Engine,
  before: State,
  command: Command,
  { piece, face }: { readonly piece: number; readonly face: Face },
): Result<{ readonly events: readonly Event[]; readonly before: State; readonly said: Command }, Refusal> {
  const events: Event[] = [];
  let state = before;
  const tap = (what: Command): Refusal | null => {
    const decided = engine.decide(state, what);
    if (!decided.ok) return decided.error;
    events.push(...decided.value);
    state = decided.state;
    return null;
  };
  const { settings } = before;
  const all = settings.windows === 'all';
  const first =
    (all ? null : tap({ do: 'settings', settings: { ...settings, windows: 'all' } })) ?? tap(command);
  if (first) return { ok: false, error: first };
  for (let i = 0; i < most && !liesOpen(engine.questionOf(state)); i++) {
    const question = engine.questionOf(state);
    const answer = question && goesOn(question);
    const refused = answer ? tap({ do: 'answer', answer }) : refuse('not-now', say('table.draw-gone')).error;
    if (refused) return { ok: false, error: refused };
  }
  const said: Command = {
    do: 'answer',
    answer: { answer: 'might', command: { type: 'shows', piece, face } },
  };
  const open = state;
  const refused = tap(said) ?? (all ? null : tap({ do: 'settings', settings }));
  return refused ? { ok: false, error: refused } : ok({ events, before: open, said });
}
