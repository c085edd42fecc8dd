import type { Enemy } from '../../encounter/state';
import type { EnemyKind } from '../../stage/encounter';
import { corners } from '../board/geometry';
import { words } from '../words/fight';
import { offsets, size } from './flower';

interface Props {
  enemy: Enemy;
  kind: EnemyKind;
}

/** The seven hexes of a large body, front up, with the HP die of each slot over the hexes it stands in. */
export function FlowerBody({ enemy, kind }: Props) {
  const slots = kind.slots ?? [];
  return (
    <svg class="flower" viewBox="-75 -90 150 172" role="img" aria-label={summary(enemy, kind)}>
      {slots.map(slot => {
        const die = enemy.dice.find(one => one.slot === slot.id && one.hp > 0);
        const points = slot.hexes.map(way => offsets[way[0] ?? 'core']);
        const centre = {
          x: points.reduce((sum, p) => sum + p.x, 0) / points.length,
          y: points.reduce((sum, p) => sum + p.y, 0) / points.length,
        };
        return (
          <g key={slot.id} class={die ? 'flower-slot' : 'flower-slot broken'}>
            {points.map(point => (
              <polygon key={`${point.x}${point.y}`} points={corners(point, size - 1)} />
            ))}
            <rect x={centre.x - 13} y={centre.y - 13} width="26" height="26" rx="6" />
            <text x={centre.x} y={centre.y + 8}>
              {die?.hp ?? '×'}
            </text>
          </g>
        );
      })}
      <polygon class="flower-nose" points="-9,-77 0,-88 9,-77" />
    </svg>
  );
}

const summary = (enemy: Enemy, kind: EnemyKind): string =>
  (kind.slots ?? [])
    .map(slot => {
      const die = enemy.dice.find(one => one.slot === slot.id && one.hp > 0);
      return die ? words.enemy.die(slot.name, die.hp) : words.enemy.broken(slot.name);
    })
    .join(', ');
