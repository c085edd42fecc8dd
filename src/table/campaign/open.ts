import { ok, type Refusal, type Result } from '../../basics/result';
import type { Said } from '../../basics/said';
import { apply } from '../../campaign/apply';
import type { Command } from '../../campaign/command';
import { decide } from '../../campaign/decide';
import { parseCommand } from '../../campaign/door';
import { BLANK } from '../../campaign/state';
import { registerKind } from '../../play/kinds';
import { watchPauses } from '../../session/pauses';
import { openSession } from '../../session/session';
import { knownKind } from '../../storage/known';
import { unfit } from '../../storage/pen';
import { savesStore } from '../saves/saves';
import { beforeListing } from './companies';
import { type Company, playOn } from './company';
import { campaignKind } from './kind';

registerKind(knownKind(campaignKind));
beforeListing(closeCompany);

/** A new company, saved from its founding on; its id is where it is opened. */
export async function foundCompany(
  command: Extract<Command, { do: 'found' }>,
): Promise<Result<string, Refusal>> {
  const parsed = parseCommand(command);
  if (!parsed.ok) return unfit(parsed.error);
  const founded = decide(BLANK, command);
  if (!founded.ok) return founded;
  const store = await savesStore();
  const state = founded.value.reduce(apply, BLANK);
  return store.create(campaignKind, { name: state.name, state });
}

let open: { readonly company: Company; readonly leave: () => void } | undefined;

/** One company is open at a time; going back to it finds it as it is. `say` words the titles of its marks. */
export async function openCompany(
  id: string,
  say: (said: Said) => string,
  takeOver = false,
): Promise<Result<Company, Refusal>> {
  if (open?.company.id === id && !takeOver) return ok(open.company);
  await closeCompany();
  const session = await openSession({ store: await savesStore(), kind: campaignKind, id, takeOver });
  if (!session.ok) return session;
  const company = playOn(session.value, say);
  const leave = watchPauses(document, () => {
    session.value.pause().catch(console.error);
  });
  open = { company, leave };
  return ok(company);
}

/** Lets other tabs have it; what the list tells of it is fresh then. */
export async function closeCompany(): Promise<void> {
  const last = open;
  open = undefined;
  last?.leave();
  await last?.company.close();
}
