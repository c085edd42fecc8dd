import { apply } from '../../campaign/deeds/apply';
import { cutCampaign, cutEvent, parseCampaign, parseEvent } from '../../campaign/door/door';
import type { Event } from '../../campaign/model/event';
import { activeOf, type Campaign } from '../../campaign/model/state';
import type { Kind } from '../../storage/kinds';
import { saidAsData } from '../saves/said-as-data';
import { campaignKindName } from './companies';

/** A company's sheets as the store keeps them. */
export const campaignKind: Kind<Campaign, Event> = {
  name: campaignKindName,
  version: 2,
  migrations: [saidAsData],
  state: parseCampaign,
  event: parseEvent,
  cutting: { state: cutCampaign, event: cutEvent },
  apply,
  about: state => ({
    chapter: state.chapter,
    phase: state.course.phase,
    classes: activeOf(state)
      .map(c => c.class)
      .join(' '),
  }),
};
