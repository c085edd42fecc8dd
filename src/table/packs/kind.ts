import { hashOf } from '../../basics/hash';
import {
  applyEdit,
  cutEdit,
  cutKept,
  type Edit,
  type KeptPack,
  parseEdit,
  parseKept,
} from '../../packs/edit/edit';
import type { Kind } from '../../storage/kinds';

export const packKindName = 'pack';

/** The pack that this group writes and that its fights teach; there is one of it on a device. */
export const groupPackId = 'group-pack';

/** A pack as the store keeps it: a document with all its versions, told apart by the hash of what they say. */
export const packKind: Kind<KeptPack, Edit> = {
  name: packKindName,
  version: 1,
  migrations: [],
  state: parseKept,
  event: parseEdit,
  cutting: { state: cutKept, event: cutEdit },
  apply: applyEdit,
  about: ({ pack, origin }) => ({ pack: pack.id, version: hashOf(pack), origin }),
};
