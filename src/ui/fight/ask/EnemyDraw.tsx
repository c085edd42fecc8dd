import type { Weakened } from '../../../encounter/model/question';
import { COLORS } from '../../../might/cards';
import type { PublicEnemyAttack } from '../../../might/public';
import { MightCard } from '../../oathsworn/pieces/Might';
import { words } from '../../words/fight';
import { WeakenedLine } from './WeakenedLine';

interface Props {
  flow: PublicEnemyAttack;
  weakened: Weakened | null;
  /** Cards that count against nobody. */
  ignored?: readonly number[];
  /** A card that lies open is tapped: the table says what it shows. */
  onTap?: (piece: PublicEnemyAttack['pieces'][number]) => void;
}

/** What lies there; before the draw, as many backs as will be drawn. */
export function EnemyDraw({ flow, weakened, ignored = flow.ignored, onTap }: Props) {
  const awaited = flow.pieces.length === 0 && flow.setup.fixed === undefined ? flow.pool : undefined;
  return (
    <div class="draw">
      <WeakenedLine weakened={weakened} />
      {awaited
        ? (['cards', 'dice'] as const).flatMap(kind =>
            COLORS.flatMap(color =>
              Array.from({ length: awaited[kind][color] }, (_, i) => (
                <MightCard
                  key={`${kind}${color}${i.toString()}`}
                  face={{ color, value: 0, crit: false }}
                  hidden
                  die={kind === 'dice'}
                />
              )),
            ),
          )
        : null}
      {flow.pieces.map(piece => (
        <MightCard
          key={piece.id}
          face={{
            color: piece.color,
            value: piece.face ? Number(piece.face[0]) : 0,
            crit: piece.face?.endsWith('*') ?? false,
          }}
          hidden={piece.face === null}
          die={piece.from === 'die'}
          ignored={ignored.includes(piece.id)}
          {...(onTap ? { onTap: () => onTap(piece), tapLabel: words.ask.cardShows } : {})}
        />
      ))}
    </div>
  );
}
