import { apply as applyLevel } from '../play/apply';
import type { Campaign, Event } from './model';

/** Total: whatever has happened fits into every state. */
export function apply(campaign: Campaign, event: Event): Campaign {
  switch (event.type) {
    case 'campaign':
      return { ...campaign, ...event.change };
    case 'opened':
      return { ...campaign, level: event.level };
    case 'level':
      return campaign.level ? { ...campaign, level: applyLevel(campaign.level, event.event) } : campaign;
  }
}
