import { useEffect, useState } from 'preact/hooks';
import type { Encounter } from '../../../stage/encounter';
import { type FightBegun, fightsBegun } from '../../../table/packs/fights';
import type { ListedPack, UsedIn } from '../../../table/packs/list';
import { presetId } from '../../../table/setup/draft';

/** The fights on this device, read again whenever `shown` is another; none until they are read. */
export function useFightsBegun(shown?: unknown): readonly FightBegun[] {
  const [fights, setFights] = useState<readonly FightBegun[]>([]);
  useEffect(() => {
    fightsBegun().then(setFights, console.error);
  }, [shown]);
  return fights;
}

/** A boss set up by hand is kept in the group's own pack by its name (OWN-160): its fights say that they had no pack. */
const byHand = (fight: FightBegun, { name }: Encounter): boolean =>
  fight.encounter === presetId && fight.name === name;

/** Somebody has begun a fight against it. */
export const wasMet = (fights: readonly FightBegun[], encounter: Encounter): boolean =>
  fights.some(fight => fight.encounter === encounter.id || byHand(fight, encounter));

/** The fights that a pack is in: those begun from it, and of the group's own those against what it was taught. */
export function usesOf(
  { group, pack, usedIn }: ListedPack,
  fights: readonly FightBegun[],
): readonly UsedIn[] {
  if (!group) return usedIn;
  const taught = pack.encounters.filter(one => one.cards.some(card => card.taught));
  return [
    ...usedIn,
    ...fights
      .filter(fight => taught.some(one => byHand(fight, one)))
      .map(({ id, name }) => ({ fight: id, name, older: false })),
  ];
}
