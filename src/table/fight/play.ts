import { computed, signal } from '@preact/signals';
import type { Refusal, Result } from '../../basics/result';
import type { Said } from '../../basics/said';
import type { Command, Correction } from '../../encounter/model/command';
import type { Event } from '../../encounter/model/event';
import type { State } from '../../encounter/model/state';
import { atStop } from '../../encounter/turns/stops';
import { type History, headOf } from '../../history/history';
import { markOf, stateAt } from '../../history/states';
import type { Face } from '../../might/cards';
import type { Session } from '../../session/session';
import { foresee } from '../foresight/foresight';
import { say as sayOnShelf } from '../packs/says';
import { untaught } from '../packs/untaught';
import { saveHelp } from '../saves/save-help';
import { aimOf } from './aim';
import { anywayOf } from './anyway';
import type { Engine } from './engine';
import type { Fight, Refused, Saving } from './fight';
import { fightKind } from './fight-kind';
import { againstOf, playingOf } from './hand';
import { happenedIn, nothingHappened, type Walked } from './happened';
import { lookBack, whysLately, whysOf } from './look-back';
import { movedLately } from './moved';
import { reachOf } from './reach';
import { asShown, drewOnce } from './shown';
import { publicView } from './view';

/** Ways stay drawn until hands have followed them: back over the last marks while tasks are open. */
function walkedLately(history: History<State, Event>): readonly Walked[] {
  const open = history.state.tasks.length > 0;
  const ways = new Map<string, Walked>();
  for (let i = history.at; i > 0 && i > history.at - 15; i--) {
    const mark = markOf(history.entries, history.line[i] ?? 0);
    const { walked } = mark ? happenedIn(mark.events) : nothingHappened;
    for (const one of walked) if (one.path.length > 1 && !ways.has(one.who)) ways.set(one.who, one);
    if (
      !open ||
      mark?.events.some(
        event => event.type === 'phase' && event.phase === 'encounter' && event.step === 'start',
      )
    )
      break;
  }
  return [...ways.values()];
}

/** What the table taught goes into the group's own pack, whatever becomes of this fight. */
function remember(fight: string, state: State, events: readonly Event[], word: (said: Said) => string): void {
  const { encounter } = state;
  import('../packs/taught')
    .then(({ keepTaught }) => keepTaught(fight, encounter, events, word))
    .catch(() => {
      const cards = events.flatMap(event => (event.type === 'taught' ? [event.card.label] : []));
      const again = () => remember(fight, state, events, word);
      untaught.value = { cards, why: sayOnShelf('shelf.not-loaded'), again };
    });
}

/** A saved fight in play: commands go through the rules into the history, everything else is read. */
export function playOn(session: Session<State, Event>, engine: Engine, say: (said: Said) => string): Fight {
  const refusal = signal<Refused | null>(null);
  const sawHidden = signal(false);
  /** The last tap as it was, as long as nothing came after it. */
  const last = signal<{ readonly mark: number; readonly command: Command } | undefined>(undefined);

  const done = (result: Result<unknown, Refusal>): boolean => {
    refusal.value = result.ok ? null : { message: result.error.message, anyway: null };
    return result.ok;
  };

  /** What was undone and left on the way is let go at the end of the fight; the line that was played stays. */
  const ended = (before: State): void => {
    if (before.phase !== 'over' && session.state.value.phase === 'over') session.compact();
  };

  const send = (command: Command): boolean => {
    sawHidden.value = false;
    const state = session.state.value;
    const decided = engine.decide(state, command);
    if (!decided.ok) {
      refusal.value = { message: decided.error.message, anyway: anywayOf(engine, state, command) };
      return false;
    }
    if (decided.value.length === 0) return done(decided);
    const events = decided.value;
    const title = say(engine.titleOf(state, command, events));
    const played = done(
      session.commit({ title, events, state: decided.state, revealed: engine.revealedBy(events) }),
    );
    if (played) last.value = { mark: headOf(session.history.value), command };
    if (played && events.some(event => event.type === 'taught')) remember(session.id, state, events, say);
    ended(state);
    return played;
  };

  const sayAll = (corrections: readonly Correction[], title: string): boolean => {
    sawHidden.value = false;
    let state = session.state.value;
    const events: Event[] = [];
    for (const correction of corrections) {
      const decided = engine.decide(state, { do: 'say', correction });
      if (!decided.ok) return done(decided);
      events.push(...decided.value);
      state = decided.state;
    }
    const before = session.state.value;
    const said = done(session.commit({ title, events, state, revealed: false }));
    ended(before);
    return said;
  };

  const mayShow = computed(() => {
    const history = session.history.value;
    const mark = markOf(history.entries, headOf(history));
    return mark !== undefined && last.value?.mark === mark.id && drewOnce(mark.events);
  });

  const shows = (piece: number, face: Face): boolean => {
    const { line, at } = session.history.value;
    const tap = last.value;
    const before = stateAt(fightKind, session.history.value, line[at - 1] ?? 0);
    if (!mayShow.value || !tap || !before) return false;
    const shown = asShown(engine, before, tap.command, { piece, face });
    if (!shown.ok) return done(shown);
    const title = say(engine.titleOf(shown.value.before, shown.value.said, shown.value.events));
    return (
      done(session.undo()) && done(session.commit({ title, events: shown.value.events, revealed: true }))
    );
  };

  const wanted = signal(true);
  const inHand = signal<string | undefined>(undefined);
  const foresight = foresee({
    state: session.state,
    mark: computed(() => headOf(session.history.value)),
    wanted,
    inHand,
  });

  return {
    id: session.id,
    forecast: foresight.forecast,
    threat: foresight.threat,
    foresight: wanted,
    inHand,
    view: computed(() => publicView(session.state.value)),
    question: computed(() => engine.questionOf(session.state.value)),
    refusal,
    sawHidden,
    happened: computed(() => {
      const history = session.history.value;
      const mark = markOf(history.entries, headOf(history));
      return mark ? happenedIn(mark.events) : nothingHappened;
    }),
    walked: computed(() => walkedLately(session.history.value)),
    moved: computed(() => movedLately(session.history.value)),
    marks: session.marks,
    undoTitle: session.undoTitle,
    redoTitle: session.redoTitle,
    saving: computed<Saving>(() => {
      const now = session.saving.value.kind;
      return now === 'writing' ? 'saved' : now;
    }),
    problem: computed(() => session.problem.value?.message),
    send,
    mayShow,
    shows,
    sayAll,
    undo: () => {
      const { line, at } = session.history.value;
      const before = line[at - 1];
      const seen = before !== undefined && session.seenSince(before);
      sawHidden.value = done(session.undo()) && seen;
    },
    redo: () => {
      sawHidden.value = false;
      done(session.redo());
    },
    jump: to => {
      if (to !== headOf(session.history.value)) done(session.jump(to));
    },
    at: mark => {
      const state = stateAt(fightKind, session.history.value, mark);
      return state && publicView(state);
    },
    whys: mark => whysOf(session.history.value, mark),
    whysLately: () => whysLately(session.history.value),
    lookBack: () => lookBack(session.history.value),
    reach: who => reachOf(session.state.value, who),
    playing: who => playingOf(session.state.value, who),
    against: who => againstOf(engine, session.state.value, who),
    aim: (who, strike) => aimOf(engine, session.state.value, who, strike),
    preview: command => {
      const decided = engine.decide(session.state.value, command);
      if (!decided.ok) return undefined;
      const events = decided.value;
      if (events.some(event => event.type === 'rolled' && event.stream !== null)) return undefined;
      const why = events.findLast(event => event.type === 'why');
      const { walked, notes, changed } = happenedIn(events);
      const after = events.reduce(fightKind.apply, session.state.value);
      return { why: why?.type === 'why' ? why.why : null, walked, notes, changed, stops: atStop(after) };
    },
    hush: () => {
      refusal.value = null;
    },
    retry: () => session.retry(),
    saveHelp: saveHelp(session),
    close: () => {
      foresight.stop();
      return session.close();
    },
  };
}
