import type { Refusal, Result } from '../../basics/result';
import { apply } from '../../campaign/deeds/apply';
import { decide } from '../../campaign/deeds/decide';
import { parseCommand } from '../../campaign/door/door';
import type { Command } from '../../campaign/model/command';
import type { Event } from '../../campaign/model/event';
import { BLANK, type Campaign } from '../../campaign/model/state';
import { registerKind } from '../../play/kinds';
import { sitting } from '../../play/sitting';
import { deviceStore } from '../../play/store';
import { knownKind } from '../../storage/known';
import { unfit } from '../../storage/pen';
import { beforeListing } from './companies';
import { type Company, playOn } from './company';
import { campaignKind } from './kind';

registerKind(knownKind(campaignKind));

/** A new company, saved from its founding on; its id is where it is opened. */
export async function foundCompany(
  command: Extract<Command, { do: 'found' }>,
): Promise<Result<string, Refusal>> {
  const parsed = parseCommand(command);
  if (!parsed.ok) return unfit(parsed.error);
  const founded = decide(BLANK, command);
  if (!founded.ok) return founded;
  const store = await deviceStore();
  const state = founded.value.reduce(apply, BLANK);
  return store.create(campaignKind, { name: state.name, state });
}

/** One company is open at a time. */
const table = sitting<Campaign, Event, Company>(campaignKind, playOn);

/** A company that is already open is given as it is. */
export const openCompany = table.open;

beforeListing(table.close);
