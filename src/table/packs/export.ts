import { writePack } from '../../packs/door';
import type { Pack } from '../../packs/pack';
import { handOut } from '../../storage/file/share';

/** By the share sheet or as a download; a plain JSON file that any editor opens. Call it from a tap. */
export const handOutPack = (pack: Pack) =>
  handOut(
    [{ name: `${pack.id.replace(/[^\w.-]+/g, '-')}.json`, bytes: new TextEncoder().encode(writePack(pack)) }],
    'application/json',
  );
