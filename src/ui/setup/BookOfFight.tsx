import type { Encounter, EnemyKind } from '../../stage/encounter';
import { type Draft, encounterOf } from '../../table/setup/draft';
import { standing } from '../../table/setup/standing';
import { lazy } from '../parts/lazy';
import { Stepper } from '../parts/Stepper';
import { boxWords as w } from '../words/box';
import { presetNames } from '../words/preset';

const Book = lazy(async () => (await import('./Book')).Book);

interface Props {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  onEasy: () => void;
}

/** The way from the short form to all that the book says, and how many of each kind stand there. */
export function BookOfFight({ draft, onChange, onEasy }: Props) {
  const { book } = draft;
  if (!book)
    return (
      <section class="panel setup-part">
        <button type="button" class="btn" onClick={() => onChange({ book: encounterOf(draft, presetNames) })}>
          {w.whole}
        </button>
        <p class="soft">{w.wholeNote}</p>
      </section>
    );
  // The fight is called as its first boss is.
  const change = (next: Encounter) =>
    onChange({ book: { ...next, name: next.enemies.find(one => one.role === 'boss')?.name ?? next.name } });
  return (
    <section class="setup-book stack">
      <Book encounter={book} board onChange={change} />
      <div class="panel setup-part">
        <h2>{w.placed}</h2>
        {book.enemies.map(kind => (
          <Standing key={kind.id} kind={kind} book={book} onChange={change} />
        ))}
        <button type="button" class="btn quiet" onClick={onEasy}>
          {w.easy}
        </button>
      </div>
    </section>
  );
}

function Standing(props: { kind: EnemyKind; book: Encounter; onChange: (book: Encounter) => void }) {
  const { kind, book } = props;
  return (
    <div class="setup-row">
      <span class="soft">{kind.name}</span>
      <Stepper
        label={w.stand(kind.name)}
        value={book.placed.filter(one => one.enemy === kind.id).length}
        low={kind.role === 'boss' ? 1 : 0}
        high={10}
        onChange={count => props.onChange(standing(book, kind, count))}
      />
    </div>
  );
}
