import type { Enemy } from '../../../encounter/model/state';
import type { EnemyKind } from '../../../stage/encounter';
import { corners } from '../../board/geometry';
import { words } from '../../words/fight';
import { bodyHexes, centreOfWay, size, windowOf } from './body';

interface Props {
  enemy: Enemy;
  kind: EnemyKind;
}

/** The hexes of a large body, front up, with the HP die of each part over the hexes it stands in. */
export function BodyPicture({ enemy, kind }: Props) {
  const slots = kind.slots ?? [];
  const hexes = bodyHexes(kind);
  const top = Math.min(...hexes.map(hex => hex.y)) - size * 0.87;
  return (
    <svg class="body-picture" viewBox={windowOf(hexes, 16)} role="img" aria-label={summary(enemy, kind)}>
      {hexes
        .filter(hex => hex.slot === undefined)
        .map(hex => (
          <polygon key={hex.place} points={corners(hex, size - 1)} />
        ))}
      {slots.map(slot => {
        const die = enemy.dice.find(one => one.slot === slot.id && one.hp > 0);
        const points = slot.hexes.map(centreOfWay);
        const centre = {
          x: points.reduce((sum, p) => sum + p.x, 0) / points.length,
          y: points.reduce((sum, p) => sum + p.y, 0) / points.length,
        };
        return (
          <g key={slot.id} class={die ? 'body-part' : 'body-part broken'}>
            {points.map(point => (
              <polygon key={`${point.x}${point.y}`} points={corners(point, size - 1)} />
            ))}
            {die ? (
              <>
                <rect x={centre.x - 13} y={centre.y - 13} width="26" height="26" rx="6" />
                <text x={centre.x} y={centre.y + 8}>
                  {die.hp}
                </text>
              </>
            ) : (
              points.map(({ x, y }) => (
                <path key={`crack${x}${y}`} class="crack" d={`M${x - 16} ${y - 11}l9 7-4 5 12 3-3 7 11 4`} />
              ))
            )}
          </g>
        );
      })}
      <polygon class="body-nose" points={`-9,${top - 4} 0,${top - 15} 9,${top - 4}`} />
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
