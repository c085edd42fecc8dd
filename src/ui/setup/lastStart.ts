import { type Draft, freshDraft } from '../../table/setup/draft';
import { readStart, type StoredStart } from '../../table/setup/stored-start';
import { lastCompany, rememberCompany } from './lastCompany';

const key = 'northwest.start';

/** How this table began its last fight: a convenience of this device, not a save. */
function lastStart(): StoredStart {
  try {
    return readStart(JSON.parse(localStorage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}

/** A new fight with the company and the ways of the last one, whose beast was another. */
export const likelyDraft = (): Draft => ({ ...freshDraft, ...lastStart(), heroes: lastCompany() });

export function rememberStart({ difficulty, hardcore, settings, allies, guardian, heroes }: Draft): void {
  rememberCompany(heroes);
  try {
    const start: StoredStart = { difficulty, hardcore, settings, allies, guardian };
    localStorage.setItem(key, JSON.stringify(start));
  } catch {
    // A full or forbidden store only means that it is chosen again.
  }
}
