import { hrefTo } from '../../../../ui/shell/router';
import type { LevelTable } from '../../table/levels';
import { over as w } from '../../words/over';

/** How the level ended, and what follows: in a campaign a lost one may be played once more. */
export function Over({ table }: { table: LevelTable }) {
  const lost = table.state.value.end === 'lost';
  return (
    <>
      <p class="dh-sentence">{lost ? w.lost : w.won}</p>
      <div class="dh-answers">
        {table.finish ? (
          <button type="button" class="btn main big" onClick={() => table.finish?.(true)}>
            {w.on}
          </button>
        ) : (
          <a class="btn main big" href={hrefTo('darkholds')}>
            {w.again}
          </a>
        )}
        {table.finish && lost ? (
          <button type="button" class="btn big" onClick={() => table.finish?.(false)}>
            {w.once}
          </button>
        ) : null}
      </div>
    </>
  );
}
