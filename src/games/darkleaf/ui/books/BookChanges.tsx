import type { UnitBook } from '../../rules/board/position';
import { type Difference, differencesOf } from '../../rules/books/differences';
import type { Book } from '../../rules/duel/model';
import { booksWords as w } from '../../words/books';
import { directionsIn } from '../../words/directions';
import { clanNames, kindNames, skillNames } from '../../words/names';

const unitText = ({ journey, less, deed, hex }: UnitBook): string =>
  w.unit(
    directionsIn(journey),
    less,
    deed.length > 0 ? directionsIn(deed) : '',
    hex.map(one => w.hex[one]),
  );

interface Line {
  readonly what: string;
  readonly here: string;
  readonly came: string;
}

function lineOf(one: Difference): Line {
  switch (one.of) {
    case 'bone':
      return { what: w.bone, here: String(one.here), came: String(one.came) };
    case 'kind':
      return { what: kindNames[one.kind], here: unitText(one.here), came: unitText(one.came) };
    case 'stand':
      return { what: w.standing(kindNames[one.kind]), here: w.squares(one.here), came: w.squares(one.came) };
    case 'row': {
      const [here, came] = [one.here, one.came].map(row =>
        row ? w.row(row.slots, row.sum, row.places) : w.noRow,
      );
      return { what: skillNames[one.row], here: here ?? '', came: came ?? '' };
    }
  }
}

interface Props {
  readonly here: Book | undefined;
  readonly came: Book;
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

/** A clan book that has come: what it would change is shown, ours and theirs side by side, before it is taken over. */
export function BookChanges({ here, came, onTake, onKeep }: Props) {
  const lines = here ? differencesOf(here, came).map(lineOf) : [];
  const isSame = here !== undefined && lines.length === 0;
  return (
    <section class="panel settings">
      <h2>{clanNames[came.clan]}</h2>
      <p>{isSame ? w.same : here ? w.differs : w.fresh}</p>
      {lines.length > 0 ? (
        <table class="dl-differences">
          <thead>
            <tr>
              <th scope="col">{w.part}</th>
              <th scope="col">{w.ours}</th>
              <th scope="col">{w.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ what, here: ours, came: theirs }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{ours}</td>
                <td>{theirs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <div class="dl-answers">
        {isSame ? null : (
          <button type="button" class="btn main" onClick={onTake}>
            {w.takeOver}
          </button>
        )}
        <button type="button" class="btn" onClick={onKeep}>
          {isSame || !here ? w.leave : w.keep}
        </button>
      </div>
    </section>
  );
}
