import { computed, signal } from '@preact/signals';
import type { Said } from '../../basics/said';
import type { Command, Correction } from '../../encounter/model/command';
import type { Event } from '../../encounter/model/event';
import type { State } from '../../encounter/model/state';
import { type History, headOf } from '../../history/history';
import { markOf } from '../../history/states';
import type { Face } from '../../might/cards';
import { playDocument } from '../../play/playing';
import type { Session } from '../../session/session';
import { foresee } from '../foresight/foresight';
import { say as sayOnShelf } from '../packs/says';
import { untaught } from '../packs/untaught';
import { aimOf, helpOf } from './aim';
import { anywayOf } from './anyway';
import type { Engine } from './engine';
import type { Fight } from './fight';
import { fightKind } from './fight-kind';
import { againstOf, playingOf } from './hand';
import { happenedIn, nothingHappened, type Walked } from './happened';
import { leftOutOf } from './left-out';
import { lookBack, whysLately, whysOf } from './look-back';
import { movedBy, phaseEvents } from './moved';
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

/** Cards taught at the table go into the group's own pack, whatever becomes of this fight. */
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
  const playing = playDocument(session, fightKind, engine, say);
  /** The command that the table may repeat with "anyway", kept as long as its refusal. */
  const anyway = signal<{ readonly of: object; readonly command: Command } | undefined>(undefined);
  /** The last tap, until another one follows. */
  const last = signal<{ readonly mark: number; readonly command: Command } | undefined>(undefined);
  const head = () => headOf(session.history.value);

  /** Branches that were undone are dropped at the end of the fight; the played line stays. */
  const ended = (before: State): void => {
    if (before.phase !== 'over' && session.state.value.phase === 'over') session.compact();
  };

  const send = (command: Command): boolean => {
    const [state, from] = [session.state.value, head()];
    if (!playing.send(command)) {
      const again = anywayOf(engine, state, command);
      const of = playing.refusal.value;
      anyway.value = again && of?.command ? { of, command: again } : undefined;
      return false;
    }
    const mark = head() === from ? undefined : markOf(session.history.value.entries, head());
    if (!mark) return true;
    last.value = { mark: mark.id, command };
    if (mark.events.some(event => event.type === 'taught')) remember(session.id, state, mark.events, say);
    ended(state);
    return true;
  };

  playing.door.landed = before => {
    const mark = markOf(session.history.value.entries, head());
    if (mark?.events.some(event => event.type === 'taught')) remember(session.id, before, mark.events, say);
    ended(before);
  };

  const sayAll = (corrections: readonly Correction[], title: string): boolean => {
    const before = session.state.value;
    const said = playing.sendAs(
      title,
      corrections.map(correction => ({ do: 'say', correction }) as const),
    );
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
    const before = playing.at(line[at - 1] ?? 0);
    if (!mayShow.value || !tap || !before) return false;
    const shown = asShown(engine, before, tap.command, { piece, face });
    if (!shown.ok) return playing.refuse(shown.error);
    const title = say(engine.titleOf(shown.value.before, shown.value.said, shown.value.events));
    return playing.commitInstead({ title, events: shown.value.events, revealed: true });
  };

  const gather = phaseEvents();
  const phase = computed(() => gather(session.history.value));
  const wanted = signal(true);
  const inHand = signal<string | undefined>(undefined);
  const foresight = foresee({
    state: session.state,
    mark: computed(head),
    wanted,
    inHand,
  });

  return {
    ...playing,
    forecast: foresight.forecast,
    threat: foresight.threat,
    foresight: wanted,
    inHand,
    view: computed(() => publicView(session.state.value)),
    refusal: computed(() => {
      const refused = playing.refusal.value;
      const again = anyway.value;
      return refused && { message: refused.message, anyway: again?.of === refused ? again.command : null };
    }),
    happened: computed(() => {
      const history = session.history.value;
      const mark = markOf(history.entries, headOf(history));
      return mark ? happenedIn(mark.events) : nothingHappened;
    }),
    walked: computed(() => walkedLately(session.history.value)),
    moved: computed(() => movedBy(phase.value)),
    leftOut: computed(() => leftOutOf(phase.value)),
    send,
    mayShow,
    shows,
    sayAll,
    at: mark => {
      const state = playing.at(mark);
      return state && publicView(state);
    },
    whys: mark => whysOf(session.history.value, mark),
    whysLately: () => whysLately(session.history.value),
    lookBack: () => lookBack(session.history.value),
    reach: who => reachOf(session.state.value, who),
    playing: who => playingOf(session.state.value, who),
    against: who => againstOf(engine, session.state.value, who),
    aim: (who, strike) => aimOf(engine, session.state.value, who, strike),
    help: who => helpOf(session.state.value, who),
    preview: command => {
      const decided = engine.decide(session.state.value, command);
      if (!decided.ok) return undefined;
      const events = decided.value;
      if (events.some(event => event.type === 'rolled' && event.stream !== null)) return undefined;
      const why = events.findLast(event => event.type === 'why');
      const { walked, notes, changed } = happenedIn(events);
      const begins = events.find(event => event.type === 'phase' && event.phase === 'refresh');
      return {
        why: why?.type === 'why' ? why.why : null,
        walked,
        notes,
        changed,
        begins: begins?.type === 'phase' ? begins.round : null,
      };
    },
    close: () => {
      foresight.stop();
      return playing.close();
    },
  };
}
