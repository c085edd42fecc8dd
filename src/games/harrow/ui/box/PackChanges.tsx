import type { OwnBox, Pack } from '../../rules/box/model';
import { library } from '../../rules/box/pack';
import { boxUi } from '../../words/box-ui';

const w = boxUi.pack;

/** What a pack would change in a box, and the tap that takes it over. */
export function PackChanges({ box, pack, onTake }: { box: OwnBox; pack: Pack; onTake: () => void }) {
  const found = library.differences(box, pack);
  const isChanged = (part: keyof Pack): boolean => found.some(one => one.part === part);
  const cards = found.filter(({ part }) => part === 'faces' || part === 'cards' || part === 'witch');
  const newCards = cards.flatMap(({ name, isNew }) => (isNew ? [name] : []));
  const otherCards = cards.flatMap(({ name, isNew }) => (isNew ? [] : [name]));
  const lines = [
    ...(isChanged('map') ? [w.map(pack.map?.name ?? '')] : []),
    ...(isChanged('clockwise') ? [w.clockwise] : []),
    ...(isChanged('numbers') ? [w.numbers] : []),
    ...(newCards.length > 0 ? [w.newCards(newCards)] : []),
    ...(otherCards.length > 0 ? [w.otherCards(otherCards)] : []),
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
