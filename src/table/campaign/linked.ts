import { ok, type Refusal, type Result, refuse } from '../../basics/result';
import { type Said, saidAll } from '../../basics/said';
import type { FightEntry } from '../../campaign/facts/fight';
import type { Fight } from '../../campaign/model/state';
import type { Setup } from '../../encounter/model/setup';
import { checkSetup } from '../../encounter/setup/check-setup';
import { markOf } from '../../history/states';
import { deviceStore } from '../../play/store';
import { openSession } from '../../session/session';
import { minutesPlayed } from '../fight/clock';
import { fightKind } from '../fight/fight-kind';
import { closeFight } from '../fight/open';
import { fightKindName } from '../saves/saves';
import { faceDown, resultOf, strongest } from './from-fight';
import { companyIn, type Detail } from './into-fight';
import type { KnownCards } from './known-cards';
import { linkedId } from './linked-id';

/** The fight of one attempt at a chapter, as far as it has come. */
export interface Linked {
  readonly id: string;
  readonly round: number;
  readonly over: boolean;
}

const idOf = (company: string, { chapter, attempt }: FightEntry): string =>
  linkedId(company, chapter, attempt);

export async function linkedFight(company: string, entry: FightEntry): Promise<Linked | undefined> {
  const store = await deviceStore();
  const listed = await store.list(fightKindName);
  const own = (listed.ok ? listed.value : []).filter(
    one => one.of === company && one.deleted === null && Number(one.about.chapter) === entry.chapter,
  );
  const id = idOf(company, entry);
  // A company from a file has new ids: the latest fight counts where the file holds more than were told of.
  const copied = own.length >= entry.attempt && own.every(one => !one.id.startsWith(company));
  const latest = own.toSorted((a, b) => b.created - a.created)[0];
  const row = own.find(one => one.id === id) ?? (copied ? latest : undefined);
  const found = row ? await store.load(fightKind, row.id) : undefined;
  if (!row || !found?.ok || !found.value) return undefined;
  return { id: row.id, round: found.value.round, over: found.value.outcome !== null };
}

/** What the attempt before this one was fought against, by its name. */
export async function lastEncounter(company: string, entry: FightEntry): Promise<string | undefined> {
  if (entry.attempt < 2) return undefined;
  const store = await deviceStore();
  const listed = await store.list(fightKindName);
  return (listed.ok ? listed.value : [])
    .filter(one => one.of === company && one.deleted === null && Number(one.about.chapter) === entry.chapter)
    .toSorted((a, b) => b.created - a.created)[0]?.name;
}

/** The company walks into an encounter; the fight belongs to it, and goes along in its export. `say` as of `companyIn`. */
export async function beginLinked(
  company: string,
  entry: FightEntry,
  base: Setup,
  say: (said: Said) => string,
  detail: Detail,
  known: KnownCards,
): Promise<Result<string, Refusal>> {
  const checked = checkSetup(companyIn(base, entry, say, detail, known));
  if (!checked.ok) return refuse('setup', saidAll(checked.error.map(one => one.message)));
  const store = await deviceStore();
  const { state } = checked.value;
  const name = base.encounter.name;
  return store.create(fightKind, { name, state, of: company, id: idOf(company, entry) });
}

/** A fight that is over, and which items lie face down after it. */
export interface Home {
  readonly fight: Fight;
  readonly faceDown: readonly string[];
}

/** What the linked fight brought, once it is over. */
export async function linkedResult(id: string): Promise<Result<Home | undefined, Refusal>> {
  await closeFight();
  const store = await deviceStore();
  const opened = await openSession({ store, kind: fightKind, id });
  if (!opened.ok) return opened;
  const history = opened.value.history.value;
  const events = history.line
    .slice(0, history.at + 1)
    .flatMap(mark => markOf(history.entries, mark)?.events ?? []);
  const fight = resultOf(history.state, minutesPlayed(id), strongest(events));
  await opened.value.close();
  return ok(fight && { fight, faceDown: faceDown(history.state) });
}
