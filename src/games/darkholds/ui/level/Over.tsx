import { useEffect, useState } from 'preact/hooks';
import { hrefTo } from '../../../../ui/shell/router';
import type { LevelTable } from '../../table/levels';
import { over as w } from '../../words/dock';
import { TaleSheet } from '../tale/TaleSheet';
import { forgetMinutes, minutesAt } from './minutes';

/** How the level ended, and what follows: in a campaign a lost one may be played once more. */
export function Over({ table }: { table: LevelTable }) {
  const play = table.state.value;
  const lost = play.end === 'lost';
  const [reads, setReads] = useState(false);
  const [minutes, setMinutes] = useState<number | undefined>(undefined);
  useEffect(() => setMinutes(minutesAt(table.id)), [table.id]);
  const finish = (on: boolean) => {
    table.finish?.(on, minutes);
    forgetMinutes(table.id);
  };
  return (
    <>
      <p class="dh-sentence">{lost ? w.lost : w.won}</p>
      <div class="dh-answers">
        {table.finish ? (
          <button type="button" class="btn main big" onClick={() => finish(true)}>
            {w.on}
          </button>
        ) : (
          <a class="btn main big" href={hrefTo('darkholds')}>
            {w.again}
          </a>
        )}
        {table.finish && lost ? (
          <button type="button" class="btn big" onClick={() => finish(false)}>
            {w.once}
          </button>
        ) : null}
        <button type="button" class="btn big" onClick={() => setReads(true)}>
          {w.tale}
        </button>
      </div>
      {reads ? (
        <TaleSheet
          name={play.level.name}
          turns={play.turn}
          end={play.end}
          minutes={minutes}
          tale={play.tale}
          onClose={() => setReads(false)}
        />
      ) : null}
    </>
  );
}
