import { useEffect, useRef } from 'preact/hooks';
import type { Encounter, EnemyKind } from '../../stage/encounter';
import { type Draft, encounterOf } from '../../table/setup/draft';
import { standing } from '../../table/setup/standing';
import { lazy } from '../parts/frame/lazy';
import { Stepper } from '../parts/input/Stepper';
import { boxWords as w } from '../words/box';
import { presetNames } from '../words/preset';

const Book = lazy(async () => (await import('./Book')).Book);

interface WayProps {
  draft: Draft;
  /** What stood in the book before the short form was come back to. */
  left: Encounter | undefined;
  onChange: (part: Partial<Draft>) => void;
}

/** The way from the short form to all that the book says. */
export function WayToBook({ draft, left, onChange }: WayProps) {
  return (
    <section class="panel setup-part">
      <button type="button" class="btn" onClick={() => onChange({ book: encounterOf(draft, presetNames) })}>
        {w.whole}
      </button>
      <p class="soft">{w.wholeNote}</p>
      {left ? (
        <button type="button" class="btn quiet" onClick={() => onChange({ book: left })}>
          {w.wholeLeft(left.name)}
        </button>
      ) : null}
    </section>
  );
}

interface Props {
  book: Encounter;
  onChange: (part: Partial<Draft>) => void;
  onEasy: () => void;
}

/** All that the book says, and how many of each kind stand there. */
export function BookOfFight({ book, onChange, onEasy }: Props) {
  // It stands above the button that opens it.
  const here = useRef<HTMLElement>(null);
  useEffect(() => {
    if ((here.current?.getBoundingClientRect().top ?? 0) < 0) here.current?.scrollIntoView();
  }, []);
  // The fight is called as its first boss is.
  const change = (next: Encounter) => {
    const name = next.enemies.find(one => one.role === 'boss')?.name ?? next.name;
    // Whoever is added stands there: most are, and how many is told below.
    const added = next.enemies.filter(kind => !book.enemies.some(one => one.id === kind.id));
    onChange({ book: added.reduce((all, kind) => standing(all, kind, 1), { ...next, name }) });
  };
  return (
    <section class="setup-book stack" ref={here}>
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
