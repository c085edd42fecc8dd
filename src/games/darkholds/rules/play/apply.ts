import { never } from '../../../../basics/never';
import { moreOf } from './kit';
import type { Event, Play } from './model';
import { taleAfter } from './tale';

function without<T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> {
  const { [key]: _, ...rest } = record;
  return rest;
}

/** Total: whatever has happened fits into every state, and the chronicle goes along. */
export function apply(play: Play, event: Event): Play {
  const tale = taleAfter(play, event);
  const after = applied(play, event);
  return tale === undefined || tale === after.tale ? after : { ...after, tale };
}

function applied(play: Play, event: Event): Play {
  switch (event.type) {
    case 'figure':
      return {
        ...play,
        figures: play.figures.map(one => (one.id === event.id ? { ...one, ...event.change } : one)),
      };
    case 'gone':
      return {
        ...play,
        figures: play.figures.filter(({ id }) => id !== event.id),
        left: event.left ? [...play.left, event.id] : play.left,
        ...(event.figure && event.left ? { away: [...(play.away ?? []), event.figure] } : {}),
        ...(event.figure && !event.left ? { dead: [...(play.dead ?? []), event.figure] } : {}),
      };
    case 'more':
      return { ...play, more: { ...moreOf(play), ...event.change } };
    case 'came':
      return { ...play, figures: [...play.figures, event.figure] };
    case 'noise':
      return {
        ...play,
        noise: event.tokens > 0 ? { ...play.noise, [event.at]: event.tokens } : without(play.noise, event.at),
      };
    case 'silent':
      return { ...play, noise: {} };
    case 'rock':
      return {
        ...play,
        rocks: event.left > 0 ? { ...play.rocks, [event.at]: event.left } : without(play.rocks, event.at),
      };
    case 'feature':
      return {
        ...play,
        features: event.feature
          ? { ...play.features, [event.at]: event.feature }
          : without(play.features, event.at),
      };
    case 'phase':
      return { ...play, phase: event.phase, turn: event.turn, done: [], waiting: null, told: [] };
    case 'done':
      return { ...play, done: [...play.done, event.id], waiting: null };
    case 'waits':
      return { ...play, waiting: event.waiting };
    case 'told':
      return { ...play, told: [...play.told, event.told] };
    case 'rolled':
      return { ...play, stream: event.stream };
    case 'deck':
      return { ...play, decks: { ...play.decks, [event.deck]: event.now } };
    case 'level':
      return { ...play, level: event.level };
    case 'type':
      return {
        ...play,
        types: play.types.filter(({ type }) => type !== event.of.type).concat(event.of),
      };
    case 'heroes':
      return { ...play, heroes: event.heroes };
    case 'dice':
      return { ...play, dice: event.dice };
    case 'ended':
      return { ...play, phase: 'over', end: event.end, waiting: null };
    default:
      return never(event);
  }
}
