import type { Pack } from '../../../packs/pack';
import { Art } from '../../oathsworn/faces/Art';
import { Icon } from '../../parts/frame/Icon';
import { swords } from '../../parts/frame/icons-home.gen';

/** The picture of an encounter, or of its first enemy that has one; else two swords. */
export function Emblem({ pack, encounter, large }: { pack: Pack; encounter: string; large?: boolean }) {
  const kinds = pack.encounters.find(one => one.id === encounter)?.enemies ?? [];
  const names = [encounter, ...kinds.map(one => one.id)];
  const picture = names.flatMap(name => pack.pictures.filter(one => one.of === name))[0];
  if (picture) return <Art of={picture} {...(large ? { large } : {})} />;
  return large ? null : <Icon of={swords} />;
}
