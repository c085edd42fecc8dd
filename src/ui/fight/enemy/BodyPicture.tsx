import type { Enemy } from '../../../encounter/model/state';
import type { EnemyKind } from '../../../stage/encounter';
import { corners } from '../../board/geometry';
import { boundsOf, PieceArt } from '../../board/PieceArt';
import type { Stroke } from '../../board/view';
import { words } from '../../words/fight';
import { bodyHexes, centreOfWay, size, windowOf } from './body';

interface Props {
  enemy: Enemy;
  kind: EnemyKind;
  /** Its own drawing, behind the parts. */
  art?: readonly Stroke[];
  /** The dice of which one may be chosen by a tap on its part; the same choice stands beside it in words. */
  open?: ReadonlySet<string>;
  onPick?: (die: string) => void;
}

/** The hexes of a large body, front up, with the HP die of each part over the hexes it stands in. */
export function BodyPicture({ enemy, kind, art, open, onPick }: Props) {
  const slots = kind.slots ?? [];
  const hexes = bodyHexes(kind);
  const cut = `parts-${open ? 'asked-' : ''}${enemy.id}`;
  const top = Math.min(...hexes.map(hex => hex.y)) - size * 0.87;
  return (
    <svg
      class={`body-picture${art ? ' drawn' : ''}${open ? ' choosing' : ''}`}
      viewBox={windowOf(hexes, 16)}
      role="img"
      aria-label={summary(enemy, kind)}
    >
      {art ? (
        <g clip-path={`url(#${cut})`}>
          <clipPath id={cut}>
            {hexes.map(hex => (
              <polygon key={hex.place} points={corners(hex, size - 1)} />
            ))}
          </clipPath>
          <PieceArt of={art} at={boundsOf(hexes, size)} />
        </g>
      ) : null}
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
          <g
            key={slot.id}
            class={`body-part${die ? '' : ' broken'}${die && open?.has(die.id) ? ' open' : ''}`}
            {...(die && open?.has(die.id) ? { onClick: () => onPick?.(die.id) } : {})}
          >
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
