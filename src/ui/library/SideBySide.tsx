import './side-by-side.css';
import { useState } from 'preact/hooks';
import { exchangeWords as w } from '../words/exchange';

/** A field of an entry, in words. */
export interface DifferingLine {
  readonly what: string;
  readonly ours: string;
  readonly theirs: string;
}

/** One thing in which a pack differs from a box. */
interface Differing {
  readonly key: string;
  readonly name: string;
  readonly kind: string;
  readonly isNew: boolean;
  /** In what they differ, in words; nothing where only the name is told. */
  readonly lines?: readonly DifferingLine[];
}

interface Props {
  readonly found: readonly Differing[];
  /** The keys of what is taken: all that is new, and where two differ what was picked. */
  readonly onTake: (keys: ReadonlySet<string>) => void;
}

/** What is new comes; where two differ, ours and theirs stand side by side, and ours stays unless theirs is picked. */
export function SideBySide({ found, onTake }: Props) {
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const differing = found.filter(one => !one.isNew);
  const taken = found.filter(one => one.isNew || theirs.has(one.key));
  if (found.length === 0) return <p role="status">{w.same}</p>;
  const pick = (key: string, isTheirs: boolean) => {
    const now = new Set(theirs);
    if (isTheirs) now.add(key);
    else now.delete(key);
    setTheirs(now);
  };
  return (
    <>
      {differing.length > 1 ? (
        <div class="choices">
          <button type="button" class="btn" onClick={() => setTheirs(new Set())}>
            {w.allOurs}
          </button>
          <button
            type="button"
            class="btn"
            onClick={() => setTheirs(new Set(differing.map(({ key }) => key)))}
          >
            {w.allTheirs}
          </button>
        </div>
      ) : null}
      <ul class="bare stack">
        {found.map(({ key, name, kind, isNew, lines = [] }) => (
          <li key={key} class="row side-by-side">
            <span class="grow">
              {name} <span class="soft">{kind}</span>
            </span>
            {isNew ? (
              <span>{w.fresh}</span>
            ) : (
              [w.ours, w.theirs].map((words, n) => (
                <button
                  key={words}
                  type="button"
                  class="btn"
                  aria-label={`${name}: ${words}`}
                  aria-pressed={theirs.has(key) === (n === 1)}
                  onClick={() => pick(key, n === 1)}
                >
                  {words}
                </button>
              ))
            )}
            {isNew || lines.length === 0 ? null : (
              <table>
                <thead>
                  <tr>
                    <td />
                    <th scope="col">{w.ours}</th>
                    <th scope="col">{w.theirs}</th>
                  </tr>
                </thead>
                <tbody>
                  {lines.map(line => (
                    <tr key={line.what}>
                      <th scope="row">{line.what}</th>
                      <td data-taken={!theirs.has(key)}>{line.ours}</td>
                      <td data-taken={theirs.has(key)}>{line.theirs}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </li>
        ))}
      </ul>
      <button
        type="button"
        class="btn main"
        disabled={taken.length === 0}
        onClick={() => onTake(new Set(taken.map(({ key }) => key)))}
      >
        {w.take(taken.length)}
      </button>
    </>
  );
}
