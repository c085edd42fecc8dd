import type { Catalogue } from '../../../../basics/said';
import type { CompanySays } from '../../../../table/campaign/says';
import { traitNames } from '../../campaign-names';
import { list } from '../../say';

/** What a company takes into a fight without anybody having written it. */
export const campaignFightSaid: Catalogue<CompanySays> = {
  'company.card-as-printed': 'Pay what the card says and do it.',
  'company.card-use': ({ move, attack, bonus }) =>
    list([
      ...(move > 0 ? [`Move ${move}`] : []),
      ...(attack ? [bonus > 0 ? `Attack +${bonus}` : 'Attack'] : []),
    ]),
  'company.card-first': 'The first ability of the card.',
  'company.card-second': 'The second ability of the card.',
  'company.guardian': 'Ancient Guardian',
  'company.comradery': ({ tokens }) =>
    `${traitNames.comradery}: each ally that comes in brings ${tokens} tokens, Redraw or Empowered x3 as their player likes; it is asked when the ally comes.`,
  'company.injuries': ({ who, injuries }) =>
    `${who} takes ${list(injuries)} into the hand, to be played first in a round's first turn.`,
};
