import { type Color, type Face, isBlank, isCritical, SIDES, worth } from '../../../might/cards';
import { MightCard } from '../../oathsworn/pieces/Might';
import { words } from '../../words/fight';

interface Props {
  color: Color;
  /** Said above the faces. */
  asks?: string;
  onPick: (face: Face) => void;
  onCancel?: () => void;
}

/** The faces that a colour can show, to be tapped in from the table. */
export function FacePad({ color, asks, onPick, onCancel }: Props) {
  const faces = [...new Set(SIDES[color])];
  return (
    <div class="face-pad">
      {asks ? <p class="soft">{asks}</p> : null}
      {faces.map(face => (
        <MightCard
          key={face}
          face={{ color, value: isBlank(face) ? 0 : worth(face), crit: isCritical(face) }}
          onTap={() => onPick(face)}
          tapLabel={words.ask.cameUp}
        />
      ))}
      {onCancel ? (
        <button type="button" class="btn big" onClick={onCancel}>
          {words.app.cancel}
        </button>
      ) : null}
    </div>
  );
}
