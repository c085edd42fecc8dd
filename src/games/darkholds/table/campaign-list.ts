import { documentList } from '../../../play/documents';

/** One line of the list of campaigns; nothing of their rules is loaded for it. */
export interface CampaignLine {
  readonly id: string;
  readonly name: string;
  readonly at: number;
  readonly of: number;
  readonly end: string;
  readonly playing: boolean;
}

export const campaigns = documentList(
  'darkholds/campaign',
  ({ id, name, about }): CampaignLine => ({
    id,
    name,
    at: Number(about.at ?? 0),
    of: Number(about.of ?? 1),
    end: String(about.end ?? ''),
    playing: about.playing === 1,
  }),
);
