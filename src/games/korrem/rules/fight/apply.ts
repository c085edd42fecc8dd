import { never } from '../../../../basics/never';
import { LOG_LENGTH } from './log-entry';
import type { Battle, Event } from './model';

/** Total: whatever has happened fits into every state. */
export function apply(battle: Battle, event: Event): Battle {
  switch (event.type) {
    case 'card':
      return {
        ...battle,
        cards: battle.cards.map(card => (card.id === event.id ? { ...card, ...event.change } : card)),
      };
    case 'came':
      return { ...battle, cards: [...battle.cards.filter(({ id }) => id !== event.card.id), event.card] };
    case 'fell':
      return {
        ...battle,
        cards: battle.cards.filter(({ id }) => id !== event.id),
        graveyard: [...battle.graveyard, ...battle.cards.filter(({ id }) => id === event.id)],
      };
    case 'gone':
      return { ...battle, cards: battle.cards.filter(({ id }) => id !== event.id) };
    case 'defects':
      return {
        ...battle,
        cards: battle.cards.map(card => (card.id === event.id ? { ...card, side: event.to } : card)),
      };
    case 'now':
      return { ...battle, ...event.change };
    case 'logged':
      return { ...battle, log: [...battle.log, event.entry].slice(-LOG_LENGTH) };
    case 'rolled':
      return { ...battle, stream: event.stream };
    case 'set':
      return { ...battle, ...event.change };
    case 'ended':
      return { ...battle, step: 'over', end: event.end, doing: null };
    default:
      return never(event);
  }
}
