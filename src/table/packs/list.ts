import { signal } from '@preact/signals';
import { hashOf } from '../../basics/hash';
import type { Refusal, Result } from '../../basics/result';
import type { Said } from '../../basics/said';
import { builtinPack } from '../../packs/builtin';
import { openPack, writePack } from '../../packs/door';
import type { Origin } from '../../packs/edit/edit';
import type { Pack } from '../../packs/pack';
import { registerKind } from '../../play/kinds';
import { deviceStore } from '../../play/store';
import { knownKind } from '../../storage/known';
import type { Store } from '../../storage/store';
import { onPacksChanged, packsChanged } from './changes';
import { type FightBegun, fightsBegun } from './fights';
import { groupPackId, packKind, packKindName } from './kind';
import { allDone, inTurn } from './turns';

registerKind(knownKind(packKind));

/** A fight that was begun from one of a pack's encounters. */
export interface UsedIn {
  readonly fight: string;
  readonly name: string;
  /** The encounter has been changed since: the fight keeps the one that it began with. */
  readonly older: boolean;
}

export interface ListedPack {
  /** Its document; the built-in one has none. */
  readonly id: string;
  readonly origin: Origin | 'builtin';
  readonly group: boolean;
  readonly pack: Pack;
  readonly version: string;
  readonly bytes: number;
  readonly problems: number;
  readonly warnings: number;
  readonly usedIn: readonly UsedIn[];
}

export interface RemovedPack {
  readonly id: string;
  readonly name: string;
}

/** Nothing until the list has been read. */
export const packs = signal<readonly ListedPack[] | undefined>(undefined);
export const removedPacks = signal<readonly RemovedPack[]>([]);
/** Why the list could not be read. */
export const packsRefused = signal<Said | undefined>(undefined);

/** The built-in packs are checked when the app is built, not at each reading of the list. */
const flawless = { problems: 0, warnings: 0 } as const;

function lookedAt(pack: Pack): Pick<ListedPack, 'problems' | 'warnings'> {
  const opened = openPack(pack);
  return opened.ok
    ? { problems: 0, warnings: opened.value.warnings.length }
    : { problems: opened.error.length, warnings: 0 };
}

function listed(
  pack: Pack,
  origin: ListedPack['origin'],
  id: string,
  fights: readonly FightBegun[],
): ListedPack {
  const found = origin === 'builtin' ? flawless : lookedAt(pack);
  return {
    id,
    origin,
    group: id === groupPackId,
    pack,
    version: hashOf(pack),
    bytes: new TextEncoder().encode(writePack(pack)).length,
    ...found,
    usedIn: fights.flatMap(fight => {
      const encounter = pack.encounters.find(one => one.id === fight.encounter);
      if (!encounter) return [];
      return [{ fight: fight.id, name: fight.name, older: hashOf(encounter) !== fight.origin }];
    }),
  };
}

let readings = 0;
let newest: Promise<void> = Promise.resolve();

/** Reads the list, and again whenever a pack changes from then on. */
export function listPacks(): Promise<void> {
  if (readings === 0)
    onPacksChanged(() => {
      listPacks().catch(console.error);
    });
  newest = read(++readings);
  return newest;
}

/** The list as the device has it: the list on screen may lag behind a change that is being written. */
export async function freshPack(shown: ListedPack): Promise<Pack> {
  if (shown.origin === 'builtin') return shown.pack;
  await listPacks();
  return packs.value?.find(one => one.id === shown.id)?.pack ?? shown.pack;
}

async function read(mine: number): Promise<void> {
  await allDone();
  const store = await deviceStore();
  const [kept, fights] = await Promise.all([store.list(packKindName), fightsBegun()]);
  const own: ListedPack[] = [];
  for (const { id, deleted } of kept.ok ? kept.value : []) {
    if (deleted !== null) continue;
    const loaded = await store.load(packKind, id);
    if (loaded.ok && loaded.value) own.push(listed(loaded.value.pack, loaded.value.origin, id, fights));
  }
  // A later reading is newer than this one.
  if (mine !== readings) return newest;
  packsRefused.value = kept.ok ? undefined : kept.error.message;
  own.sort((a, b) => Number(b.group) - Number(a.group));
  packs.value = [...own, listed(builtinPack, 'builtin', 'builtin', fights)];
  removedPacks.value = kept.ok ? kept.value.filter(one => one.deleted !== null) : [];
}

/** Moves a pack to the bin, from where it comes back for 30 days. */
export const removePack = (id: string): Promise<Result<void, Refusal>> =>
  changed(async store => store.remove(id));

export const bringBackPack = (id: string): Promise<Result<void, Refusal>> =>
  changed(async store => store.bringBack(id));

async function changed(
  work: (store: Store) => Promise<Result<void, Refusal>>,
): Promise<Result<void, Refusal>> {
  const done = await inTurn(async () => work(await deviceStore()));
  packsChanged();
  await listPacks();
  return done;
}
