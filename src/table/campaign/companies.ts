import { documentList } from '../../play/documents';

/** The list loads no campaign rules: the name of the kind is enough. */
export const campaignKindName = 'campaign';

/** Lets go of the company that is open, if the rules were ever loaded. */
let letGo: () => Promise<void> = () => Promise.resolve();
export const beforeListing = (close: () => Promise<void>): void => {
  letGo = close;
};

/** One company of the list. */
export interface SavedCompany {
  readonly id: string;
  readonly name: string;
  readonly played: number;
  readonly chapter: number;
  readonly phase: string;
  readonly classes: readonly string[];
}

/** The companies on this device. */
export const companies = documentList<SavedCompany>(campaignKindName, ({ id, name, played, about }) => ({
  id,
  name,
  played,
  chapter: Number(about.chapter ?? 1),
  phase: String(about.phase ?? ''),
  classes: String(about.classes ?? '')
    .split(' ')
    .filter(Boolean),
}));

/** The list shows the fresh state of the company that was open. */
export async function listCompanies(): Promise<void> {
  await letGo();
  await companies.read();
}
