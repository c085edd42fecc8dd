import { useEffect, useState } from 'preact/hooks';
import type { EncounterChange } from '../../../encounter/model/command';
import type { Encounter } from '../../../stage/encounter';
import { isInOwnPack, keepBook } from '../../../table/packs/keep-book';
import { Sheet } from '../../parts/frame/Sheet';
import { Book } from '../../setup/Book';
import { boxWords as w } from '../../words/box';
import { say } from '../../words/say';
import { useFight } from '../parts/context';
import { RefusalLine } from '../parts/RefusalLine';

/** OWN-205: what the encounter book says, put right in mid-fight. */
export function BookSheet({ onClose }: { onClose: () => void }) {
  const fight = useFight();
  const before = fight.view.value.encounter;
  const [book, setBook] = useState<Encounter>(before);
  const [own, setOwn] = useState(false);
  useEffect(() => {
    isInOwnPack(before).then(setOwn, console.error);
  }, []);
  const right = (keeps: boolean) => {
    const change = changed(before, book);
    if (Object.keys(change).length === 0) return onClose();
    if (!fight.send({ do: 'say', correction: { say: 'encounter', change } })) return;
    if (keeps) keepBook(before, change, say).catch(console.error);
    onClose();
  };
  return (
    <Sheet
      title={w.book}
      onClose={onClose}
      wide
      foot={
        <>
          <RefusalLine onDone={onClose} />
          {own ? (
            <button type="button" class="btn" onClick={() => right(true)}>
              {w.bookKept}
            </button>
          ) : null}
          <button type="button" class="btn main" onClick={() => right(false)}>
            {w.bookRight}
          </button>
        </>
      }
    >
      <p class="soft">{w.bookNote}</p>
      <Book encounter={book} onChange={setBook} />
    </Sheet>
  );
}

/** Only what is another than before. */
function changed(before: Encounter, now: Encounter): EncounterChange {
  return {
    ...(now.enemies === before.enemies ? {} : { enemies: now.enemies }),
    ...(now.triggers === before.triggers ? {} : { triggers: now.triggers }),
    ...(now.counters === before.counters ? {} : { counters: now.counters ?? [] }),
    ...(now.victory === before.victory ? {} : { victory: now.victory }),
    ...(now.abilities === before.abilities ? {} : { abilities: now.abilities }),
    ...(now.reminders === before.reminders ? {} : { reminders: now.reminders }),
  };
}
