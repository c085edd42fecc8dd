import '../../../../ui/hands/hands.css';
import { mineAt } from '../../../../play/seats';
import { SecretNote } from '../../../../ui/hands/SecretNote';
import { Sheet } from '../../../../ui/parts/frame/Sheet';
import type { MainSide } from '../../rules/sides';
import { SideName } from '../../words/names';
import { pairUi } from '../../words/pair-ui';

const w = pairUi.secrets;

interface Props {
  /** The document beside which the notes lie: no log, no file and no message holds them. */
  readonly id: string;
  readonly sides: readonly MainSide[];
  readonly onClose: () => void;
}

/** KA-3, OB-6: what one side alone may know: who is Kammi, which Doll is real, a hand. Read while the button is held. */
export function SecretSheet({ id, sides, onClose }: Props) {
  // A phone whose player has said a side keeps the notes of no other.
  const mine = mineAt(id);
  const shown: readonly string[] = mine.length === 0 ? sides : mine;
  return (
    <Sheet title={w.title} onClose={onClose}>
      <p class="soft">{mine.length === 0 ? w.note : w.noteOwn}</p>
      {shown.map(side => (
        <div key={side} class="panel settings">
          <h2>{SideName(side)}</h2>
          {side === 'kammi' ? <p class="soft">{w.kammi}</p> : null}
          <SecretNote id={`${id}.${side}`} of={SideName(side)} />
        </div>
      ))}
    </Sheet>
  );
}
