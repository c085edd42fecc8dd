import { never } from '../../basics/never';
import { err, type Refusal } from '../../basics/result';
import { COLORS } from '../../might/cards';
import { refreshDecks } from '../../might/decks';
import { stackOfPaper } from '../../stage/deck';
import { correct } from '../corrections/correct';
import type { Command } from '../model/command';
import type { Event } from '../model/event';
import type { State } from '../model/state';
import { namesUnknown } from '../run/learn-card';
import { no, type Refused, Run } from '../run/run';
import { logOf } from '../run/stack';
import { teach } from '../run/teach';
import { because } from '../says/refusals';
import { advance } from '../stack/advance';
import { answerQuestion } from '../stack/dispatch';
import { ally } from '../turns/allies';
import { attack } from '../turns/attack';
import { injury, play } from '../turns/cards';
import { count } from '../turns/count';
import { escapeCage } from '../turns/escape';
import { falcon } from '../turns/falcons';
import { rejuvenate, sentinel } from '../turns/maiden';
import { isOpen, mayInterrupt } from '../turns/may-act';
import { walk } from '../turns/move';
import { passes, shiftsAnimus, taunts, turns } from '../turns/plain';
import { hadTurns, nextRound, stopsFromNow } from '../turns/stops';
import { tell } from '../turns/tell-card';
import { pickUp, throwItem } from '../turns/throwing';
import { spend } from '../turns/tokens';
import { begin } from './begin';
import { recount } from './recount-defense';

/**
 * What happens by one tap; `state` is what `apply` makes of these events. `changes` are the events with each change of
 * the stack between them, for whoever checks how they came about.
 */
export type Decided =
  | {
      readonly ok: true;
      readonly value: readonly Event[];
      readonly changes: readonly Event[];
      readonly state: State;
    }
  | { readonly ok: false; readonly error: Refusal };

/** One tap: its events, with their outcomes, up to the next question or open phase; or a refusal. */
export function decide(state: State, command: Command): Decided {
  const run = new Run(state);
  if (state.phase === 'over' && !afterTheEnd.includes(command.do))
    return err({ code: 'over', message: because('refuse.fight-over') });
  const refused = carryOut(run, command);
  if (refused) return err(refused);
  recount(run, state);
  advance(run);
  return { ok: true, value: logOf(run, state), changes: run.events, state: run.state };
}

const afterTheEnd: readonly Command['do'][] = ['teach', 'tick', 'seen', 'check'];

function carryOut(run: Run, command: Command): Refused {
  const { state } = run;
  switch (command.do) {
    case 'begin':
      return begin(run, command.stops);
    case 'answer':
      return answerQuestion(run, command.answer);
    case 'endTurns':
      if (!isOpen(state)) return no('not-now', because('refuse.phase-not-open'));
      stopsFromNow(run, command.stops);
      run.emit({ type: 'turn', turn: null });
      run.emit({ type: 'phase', phase: 'oathsworn', step: 'end', round: state.round });
      return null;
    case 'nextRound':
      return nextRound(run);
    case 'hadTurns':
      return hadTurns(run, command);
    case 'attack':
      return attack(run, command.who, command.strike, command.anyway);
    case 'move':
      return walk(run, command);
    case 'turn':
      return turns(run, command);
    case 'pass':
      return passes(run, command.who);
    case 'play':
      return play(run, command);
    case 'injury':
      return injury(run, command);
    case 'spend':
      return spend(run, command);
    case 'animus':
      return shiftsAnimus(run, command);
    case 'refresh':
      if (!mayInterrupt(state)) return no('not-now', because('refuse.no-refresh-now'));
      if (command.colors.length === 0 || !command.colors.every(color => COLORS.includes(color)))
        return no('no-such-color', because('refuse.say-colours'));
      for (const event of refreshDecks(state.might.oathsworn, [...new Set(command.colors)]))
        run.emit({ type: 'might', side: 'oathsworn', event });
      return null;
    case 'taunt':
      return taunts(run, command);
    case 'throw':
      return throwItem(run, command);
    case 'pickUp':
      return pickUp(run, command);
    case 'escape':
      return escapeCage(run, command);
    case 'ally':
      return ally(run, command);
    case 'sentinel':
      return sentinel(run, command);
    case 'rejuvenate':
      return rejuvenate(run, command);
    case 'falcon':
      return falcon(run, command);
    case 'say':
      return correct(run, command.correction);
    case 'settings':
      return settings(run, command.settings);
    case 'teach': {
      const unknown = namesUnknown(state, command.card);
      if (!unknown) teach(run, command.card);
      return unknown;
    }
    case 'tell':
      return tell(run, command);
    case 'count':
      return count(run, command);
    case 'remind':
      run.emit({ type: 'reminder', reminder: command.reminder, gone: false });
      return null;
    case 'forget': {
      const reminder = state.reminders.find(one => one.id === command.reminder);
      if (!reminder) return no('no-such-reminder', because('refuse.no-such-reminder'));
      run.emit({ type: 'reminder', reminder, gone: true });
      return null;
    }
    case 'seen':
      run.emit({ type: 'due', due: state.due.filter(id => !command.reminders.includes(id)) });
      return null;
    case 'tick':
      run.emit({ type: 'ticked', tasks: command.tasks });
      return null;
    case 'check':
      if (!state.checklist[command.item]) return no('no-such-item', because('refuse.no-such-item'));
      run.emit({ type: 'checked', item: command.item, done: command.done });
      return null;
    case 'giveUp':
      run.emit({ type: 'over', outcome: 'givenUp' });
      return null;
    default:
      return never(command);
  }
}

/** How much the app does may change at any time; a stage deck that turns into paper becomes counts. */
function settings(run: Run, wanted: Extract<Command, { do: 'settings' }>['settings']): Refused {
  const { stage, settings: now } = run.state;
  if (wanted.stage === 'app' && stage.paper) return no('paper', because('refuse.stage-deck-on-table'));
  run.emit({ type: 'settings', settings: wanted });
  if (wanted.stage !== 'app' && now.stage === 'app') {
    const count = (s: 1 | 2 | 3): number => stage.deck.filter(id => stage.stages[id] === s).length;
    const { deck } = stackOfPaper([count(1), count(2), count(3)], stage.stream);
    const [first] = stage.deck;
    const left = stage.up && first !== undefined ? [first, ...deck.slice(1)] : deck;
    run.emit({
      type: 'stage',
      event: { type: 'corrected', deck: left, discard: stage.discard, stage: stage.stage, paper: true },
    });
  }
  return null;
}
