import './part-sign.css';
import type { EnemyKind } from '../../../stage/encounter';
import { corners } from '../../board/geometry';
import { bodyHexes, size, windowOf } from './body';

interface Props {
  /** What the card shows for the part. */
  icon: string;
  enemies: readonly EnemyKind[];
  broken?: boolean;
}

/** A part of the body, known by the icon that it shows, as the boss's own picture has it; filled when it is broken. */
export function PartSign({ icon, enemies, broken }: Props) {
  const kind = enemies.find(one => bodyHexes(one).length > 1 && slotsOf(one, icon).length > 0);
  if (!kind) return null;
  const own = new Set(slotsOf(kind, icon));
  const hexes = bodyHexes(kind);
  return (
    <svg class={broken ? 'part-sign broken' : 'part-sign'} viewBox={windowOf(hexes)} aria-hidden="true">
      {hexes.map(hex => (
        <polygon
          key={hex.place}
          class={hex.slot !== undefined && own.has(hex.slot) ? 'own' : ''}
          points={corners(hex, size - 2)}
        />
      ))}
    </svg>
  );
}

const slotsOf = (kind: EnemyKind, icon: string): string[] =>
  (kind.slots ?? []).filter(slot => (slot.icon ?? slot.id) === icon).map(slot => slot.id);

/** What the players call a part that a card shows by its icon. */
export const partName = (icon: string, enemies: readonly EnemyKind[]): string =>
  enemies.flatMap(kind => kind.slots ?? []).find(slot => (slot.icon ?? slot.id) === icon)?.name ?? icon;
