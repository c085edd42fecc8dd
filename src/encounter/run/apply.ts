import { never } from '../../basics/never';
import { applyAttack } from '../../might/attack';
import { applyDecks } from '../../might/decks';
import { applyEnemyAttack } from '../../might/enemy';
import type { MightEvent } from '../../might/event';
import type { StageCard } from '../../stage/card';
import { applyStage } from '../../stage/deck';
import type { Encounter } from '../../stage/encounter';
import type { Event } from '../model/event';
import type { Frame } from '../model/frame';
import type { State, Tally } from '../model/state';
import { applyCharacter } from './apply-character';
import { applyEncounter } from './apply-encounter';
import { changeStack } from './stack';

const mostTasks = 40;

/** The only maker of a new state. Total: an event about something that is not there changes nothing. */
export function apply(state: State, event: Event): State {
  switch (event.type) {
    case 'phase':
      return { ...state, phase: event.phase, step: event.step, round: event.round };
    case 'turn':
      return { ...state, turn: event.turn };
    case 'injuriesPlayed':
      return { ...state, injured: [...state.injured, event.who] };
    case 'roundBegins':
      return { ...state, injured: [], turn: null, ...(state.hadTurns ? { hadTurns: [] } : {}) };
    case 'hadTurns': {
      const others = (state.hadTurns ?? []).filter(id => id !== event.who);
      return { ...state, hadTurns: event.had ? [...others, event.who] : others };
    }
    case 'hp':
    case 'die':
    case 'token':
    case 'animus':
    case 'cards':
    case 'stands':
    case 'presence':
    case 'enemyGone':
    case 'friendCame':
    case 'enemyCame':
    case 'numbers':
    case 'acted':
    case 'caged':
    case 'consumed':
    case 'crippled':
    case 'thrown':
    case 'falcons':
      return applyCharacter(state, event);
    case 'obstacles':
      return { ...state, obstacles: event.obstacles };
    case 'tiles':
      return { ...state, tiles: event.tiles };
    case 'might':
      return {
        ...state,
        might: { ...state.might, [event.side]: applyDecks(state.might[event.side], event.event) },
        frames: inFlow(state.frames, event.side, event.event),
      };
    case 'stage':
      return { ...state, stage: applyStage(state.stage, event.event) };
    case 'diceLost':
      return { ...state, diceLost: event.count };
    case 'queued':
      return { ...state, agenda: [...state.agenda, event.job], count: Math.max(state.count, event.job.id) };
    case 'started':
      return { ...state, agenda: state.agenda.filter(job => job.id !== event.job.id) };
    case 'cancelled':
      return { ...state, agenda: withoutJobs(state, event.jobs) };
    case 'pushed':
    case 'popped':
    case 'top':
    case 'lost':
      return { ...state, frames: changeStack(state.frames, event) };
    case 'dropped':
      return {
        ...state,
        frames: changeStack(state.frames, event),
        agenda: withoutJobs(state, event.jobs ?? []),
      };
    // The changes before it are not in the log, so it alone says what is left on the stack.
    case 'stack':
      return { ...state, frames: event.frames };
    case 'scene':
      return { ...state, scene: event.scene };
    case 'scope':
      if (!state.scene) return state;
      return {
        ...state,
        scene: { ...state.scene, scopes: { ...state.scene.scopes, [event.scope.actor]: event.scope } },
      };
    case 'lasting':
      return { ...state, lasting: [...state.lasting, event.lasting], count: state.count + 1 };
    case 'lapsed':
      return { ...state, lasting: state.lasting.filter(one => one.id !== event.id) };
    case 'taunt':
      return { ...state, taunt: event.by === null ? null : { by: event.by, until: event.until } };
    case 'attacked':
      return { ...state, lastAttacker: event.by, tally: struck(state.tally, event.by, event.damage) };
    case 'settings':
      return { ...state, settings: event.settings };
    case 'taught':
      return { ...state, encounter: taught(state.encounter, event.card) };
    case 'reminder': {
      const others = state.reminders.filter(one => one.id !== event.reminder.id);
      return { ...state, reminders: event.gone ? others : [...others, event.reminder] };
    }
    case 'counted':
      return { ...state, counters: { ...state.counters, [event.counter]: event.count } };
    case 'encounter':
      return applyEncounter(state, event.change);
    case 'allyKnown':
      return { ...state, allies: [...state.allies, event.ally] };
    case 'due':
      return { ...state, due: event.due };
    case 'task': {
      // A table that never ticks anything off keeps the latest ones only.
      const kept = state.tasks.slice(-(mostTasks - 1));
      return {
        ...state,
        tasks: [
          ...kept,
          {
            id: state.count + 1,
            text: event.text,
            ...(event.who && { who: event.who }),
            ...(event.placement && { placement: true }),
          },
        ],
        count: state.count + 1,
      };
    }
    case 'ticked':
      return { ...state, tasks: state.tasks.filter(task => !event.tasks.includes(task.id)) };
    case 'checked':
      return {
        ...state,
        checklist: state.checklist.map((item, i) =>
          i === event.item ? { ...item, done: event.done } : item,
        ),
      };
    case 'why':
      return { ...state, why: event.why };
    case 'rolled':
      return event.stream === null ? state : { ...state, [event.what]: event.stream };
    case 'lead':
      return { ...state, lead: event.who };
    case 'allyTaken': {
      const ally = state.allies.find(one => one.id === event.ally);
      if (!ally) return state;
      return {
        ...state,
        // UC-7: with none left the company goes on with fewer
        allies: state.allies.filter(one => one.id !== event.ally),
        allyOf: { ...state.allyOf, [event.as]: ally },
      };
    }
    case 'ending':
      return { ...state, ending: true, ...(event.last ? { lastDrawn: event.last } : {}) };
    case 'over':
      return {
        ...state,
        phase: 'over',
        step: 'open',
        outcome: event.outcome,
        frames: [],
        agenda: [],
        scene: null,
      };
    case 'stepsBegin':
    case 'said':
    case 'note':
      return state;
    default:
      return never(event);
  }
}

const withoutJobs = ({ agenda }: State, jobs: readonly number[]): State['agenda'] =>
  agenda.filter(job => !jobs.includes(job.id));

/** The innermost flow of that side goes on with it. */
function inFlow(frames: readonly Frame[], side: 'oathsworn' | 'enemy', event: MightEvent): readonly Frame[] {
  const kind = side === 'enemy' ? 'blow' : 'strike';
  const at = frames.findLastIndex(frame => frame.frame === kind);
  const frame = frames[at];
  if (!frame) return frames;
  return [...frames.slice(0, at), onward(frame, event), ...frames.slice(at + 1)];
}

function onward(frame: Frame, event: MightEvent): Frame {
  if (frame.frame === 'blow')
    return frame.flow ? { ...frame, flow: applyEnemyAttack(frame.flow, event) } : frame;
  if (frame.frame === 'strike')
    return frame.flow ? { ...frame, flow: applyAttack(frame.flow, event) } : frame;
  return frame;
}

function taught(encounter: Encounter, card: StageCard): Encounter {
  const others = encounter.cards.filter(one => one.id !== card.id);
  return { ...encounter, cards: [...others, card] };
}

const struck = (tally: Tally, by: string, damage: number): Tally => ({
  ...tally,
  dealt: { ...tally.dealt, [by]: (tally.dealt[by] ?? 0) + damage },
  best: Math.max(tally.best, damage),
});
