import { parseWith } from '../../../basics/schema';
import type { Kind } from '../../../storage/kinds';
import { apply } from '../rules/campaign/apply';
import { questionOf } from '../rules/campaign/decide';
import {
  type Campaign,
  campaignCommandSchema,
  campaignEventSchema,
  campaignSchema,
  type Event,
  levelsOf,
} from '../rules/campaign/model';

/** How a campaign is stored, with the level in play. */
export const campaignKind: Kind<Campaign, Event> = {
  name: 'darkholds/campaign',
  version: 1,
  migrations: [],
  state: parseWith(campaignSchema),
  event: parseWith(campaignEventSchema),
  apply,
  look: questionOf,
  about: ({ at, course, end: how, party, level }) => ({
    at,
    of: levelsOf[course],
    end: how ?? '',
    heroes: party.filter(({ side }) => side === 'hero').length,
    playing: level ? 1 : 0,
  }),
};

/** Reads a command before the rules see it. */
export const parseCampaignCommand = parseWith(campaignCommandSchema);
