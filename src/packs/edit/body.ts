import type { Direction } from '../../hex/direction';
import { placeOfWay, waysOf } from '../../stage/body';
import type { EnemyKind, Slot } from '../../stage/encounter';
import { idFrom } from './blank';

export type Way = readonly Direction[];

/** One hex of the sheet on which a body is tapped, by its way from the core and its place in axial steps. */
export interface BodyHex {
  readonly way: Way;
  readonly q: number;
  readonly r: number;
}

const around: readonly Direction[] = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];

/** The core and all hexes up to so many away, the nearest first. */
export function bodySheetOf(far: number): readonly BodyHex[] {
  const seen = new Map<string, BodyHex>();
  let ring: readonly Way[] = [[]];
  for (let i = 0; i <= far; i++) {
    for (const way of ring) {
      const place = placeOfWay(way);
      const [q = 0, r = 0] = place.split(',').map(Number);
      if (!seen.has(place)) seen.set(place, { way, q, r });
    }
    ring = [...seen.values()]
      .filter(({ way }) => way.length === i)
      .flatMap(({ way }) => around.map(one => [...way, one]));
  }
  return [...seen.values()];
}

/** Room for every body of the game and its tail. */
export const bodySheet: readonly BodyHex[] = bodySheetOf(2);

const same = (a: Way, b: Way): boolean => placeOfWay(a) === placeOfWay(b);
const flower = bodySheet.slice(0, 7).map(hex => hex.way);

/** Adds a hex to the body or takes it off with what stood on it; the core always stays. */
export function toggleBodyHex(enemy: EnemyKind, way: Way): EnemyKind {
  if (same(way, [])) return enemy;
  const ways = waysOf(enemy);
  const off = ways.some(one => same(one, way));
  const next = off ? ways.filter(one => !same(one, way)) : [...ways, way];
  const slots = off
    ? (enemy.slots ?? [])
        .map(slot => ({ ...slot, hexes: slot.hexes.filter(one => !same(one, way)) }))
        .filter(slot => slot.hexes.length > 0)
    : spread(enemy.slots, way);
  return { ...enemy, footprint: footprintOf(next), ...(slots ? { slots } : {}) };
}

/** On a body of one hex all parts share it; as it grows, the last of those that share moves out to the new hex. */
function spread(slots: EnemyKind['slots'], way: Way): EnemyKind['slots'] {
  const sharing = (slots ?? []).filter(slot => slot.hexes.some(one => same(one, [])));
  const last = sharing.at(-1);
  if (!last || sharing.length < 2) return slots;
  return slots?.map(slot => (slot === last ? { ...slot, hexes: [way] } : slot));
}

function footprintOf(ways: readonly Way[]): NonNullable<EnemyKind['footprint']> {
  if (ways.length === 1) return 'single';
  const isFlower = ways.length === 7 && flower.every(hex => ways.some(one => same(one, hex)));
  return isFlower ? 'flower' : ways;
}

export const ownerOf = (enemy: EnemyKind, way: Way): Slot | undefined =>
  (enemy.slots ?? []).find(slot => slot.hexes.some(one => same(one, way)));

/** Hexes of the body on which no HP slot stands yet. */
const free = (enemy: EnemyKind): readonly Way[] => waysOf(enemy).filter(way => !ownerOf(enemy, way));

/** A body of one hex holds any number of slots; a large one has one slot on a hex (AR-2). */
export const roomForSlot = (enemy: EnemyKind): boolean =>
  waysOf(enemy).length === 1 || free(enemy).length > 0;

export function addSlot(enemy: EnemyKind, name: string, at?: Way): EnemyKind {
  const slots = enemy.slots ?? [];
  const hex = at ?? (waysOf(enemy).length === 1 ? [] : free(enemy)[0]);
  if (!hex) return enemy;
  const id = idFrom(
    name,
    slots.map(slot => slot.id),
  );
  return { ...enemy, slots: [...slots, { id, name, hexes: [hex], dice: [6], icon: id }] };
}

/** Gives a hex of the body to a slot or takes it back; every slot keeps at least one. */
export function toggleSlotHex(enemy: EnemyKind, slotId: string, way: Way): EnemyKind {
  if (!waysOf(enemy).some(one => same(one, way))) return enemy;
  const owner = ownerOf(enemy, way);
  const large = waysOf(enemy).length > 1;
  if (!large || (owner && owner.hexes.length === 1)) return enemy;
  return {
    ...enemy,
    slots: (enemy.slots ?? []).map(slot => {
      if (slot.id === owner?.id) return { ...slot, hexes: slot.hexes.filter(one => !same(one, way)) };
      return slot.id === slotId ? { ...slot, hexes: [...slot.hexes, way] } : slot;
    }),
  };
}

/** An empty hex becomes part of the body with a die of its own; the name is that of the part. */
export function addPartAt(enemy: EnemyKind, way: Way, name: string): EnemyKind {
  if (waysOf(enemy).some(one => same(one, way))) return enemy;
  const large = toggleBodyHex(enemy, way);
  // Of several dice on one hex the last has moved out to it.
  return ownerOf(large, way) ? large : addSlot(large, name, way);
}

/** The hex belongs to that part; one that does already goes off the body, as long as the part keeps another. */
export function paintPart(enemy: EnemyKind, slotId: string, way: Way): EnemyKind {
  const slot = enemy.slots?.find(one => one.id === slotId);
  if (!slot) return enemy;
  if (!waysOf(enemy).some(one => same(one, way))) {
    const large = toggleBodyHex({ ...enemy, slots: enemy.slots ?? [] }, way);
    return ownerOf(large, way) ? large : toggleSlotHex(large, slotId, way);
  }
  if (ownerOf(enemy, way)?.id !== slotId) return toggleSlotHex(enemy, slotId, way);
  return slot.hexes.length > 1 ? toggleBodyHex(enemy, way) : enemy;
}

export const changeSlot = (enemy: EnemyKind, id: string, part: Partial<Slot>): EnemyKind => ({
  ...enemy,
  slots: (enemy.slots ?? []).map(slot => (slot.id === id ? { ...slot, ...part } : slot)),
});

/** The part goes, and the hexes that it had go off the body with it; the core always stays. */
export function removeSlot(enemy: EnemyKind, id: string): EnemyKind {
  const slot = enemy.slots?.find(one => one.id === id);
  const bare: EnemyKind = { ...enemy, slots: (enemy.slots ?? []).filter(one => one !== slot) };
  return (slot?.hexes ?? []).reduce<EnemyKind>(
    (body, way) => (ownerOf(body, way) || same(way, []) ? body : toggleBodyHex(body, way)),
    bare,
  );
}
