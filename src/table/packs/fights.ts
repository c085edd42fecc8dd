import { deviceStore } from '../../play/store';
import { fightKindName } from '../saves/saves';

/** A fight as its encounter began: by its id, and by the hash of what it said. */
export interface FightBegun {
  readonly id: string;
  readonly name: string;
  readonly encounter: string;
  readonly origin: string;
}

export async function fightsBegun(): Promise<readonly FightBegun[]> {
  const saved = await (await deviceStore()).list(fightKindName);
  if (!saved.ok) return [];
  return saved.value
    .filter(one => one.deleted === null)
    .map(({ id, name, about }) => ({
      id,
      name,
      encounter: String(about.encounter ?? ''),
      origin: String(about.origin ?? ''),
    }));
}
