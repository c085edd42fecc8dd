import type { OwnBox, Pack } from '../../rules/box/model';
import { differencesOf } from '../../rules/box/pack';
import { boxUi } from '../../words/box-ui';

const w = boxUi.pack;

/** What a pack would change in a box, and the tap that takes it over. */
export function PackChanges({ box, pack, onTake }: { box: OwnBox; pack: Pack; onTake: () => void }) {
  const found = differencesOf(box, pack);
  const lines = [
    ...(found.map ? [w.map(pack.map?.name ?? '')] : []),
    ...(found.clockwise ? [w.clockwise] : []),
    ...(found.numbers ? [w.numbers] : []),
    ...(found.newCards.length > 0 ? [w.newCards(found.newCards)] : []),
    ...(found.otherCards.length > 0 ? [w.otherCards(found.otherCards)] : []),
  ];
  return (
    <>
      <ul role="status">
        {lines.length === 0 ? <li>{w.nothing}</li> : lines.map(line => <li key={line}>{line}</li>)}
      </ul>
      {lines.length === 0 ? null : (
        <button type="button" class="btn main" onClick={onTake}>
          {w.take}
        </button>
      )}
    </>
  );
}
