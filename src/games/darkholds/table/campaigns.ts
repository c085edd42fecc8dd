import { computed } from '@preact/signals';
import { defineDocument, type TableOf } from '../../../play/define-document';
import { campaignKind, parseCampaignCommand } from '../door/campaign';
import { decide, questionOf, reveals, titleOf } from '../rules/campaign/decide';
import type { Campaign } from '../rules/campaign/model';
import type { LevelTable } from './levels';

export const campaignDocument = defineDocument({
  kind: campaignKind,
  rules: {
    command: parseCampaignCommand,
    decide,
    questionOf,
    titleOf,
    revealedBy: reveals,
    sharing: async () => (await import('./sharing')).campaignSharing,
  },
});
export type CampaignTable = TableOf<typeof campaignDocument>;

export const beginCampaign = (state: Campaign) => campaignDocument.create(state.name, state);

const levels = new WeakMap<CampaignTable, LevelTable>();

/** The level of a campaign, as a table of its own; its taps are taps of the campaign. */
export function levelIn(table: CampaignTable): LevelTable {
  const known = levels.get(table);
  if (known) return known;
  const began = table.state.peek().level;
  if (!began) throw new Error('No level is open');
  let last = began;
  const level: LevelTable = {
    ...table,
    state: computed(() => {
      last = table.state.value.level ?? last;
      return last;
    }),
    send: (...commands) => table.send(...commands.map(command => ({ do: 'level', command }) as const)),
    at: mark => table.at(mark)?.level ?? undefined,
    finish: (on, minutes) => table.send({ do: 'finish', on, ...(minutes === undefined ? {} : { minutes }) }),
    get party() {
      return table.state.value.party;
    },
  };
  levels.set(table, level);
  return level;
}
