import { deviceStore } from '../../play/store';
import { fightKindName } from '../saves/saves';

/** The encounter that a fight began with: its id and the hash of its text. */
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
