import { bestOf, type Option, poolParts } from '../../../table/campaign/checks';
import { Scroll } from '../../parts/frame/Scroll';
import { words as common } from '../../words';
import { words } from '../../words/campaign';

const w = words.story;

/** What each number of white cards brings; the best is told in a sentence. */
export function Chances({ options, empowered }: { options: readonly Option[]; empowered: boolean }) {
  const best = bestOf(options);
  const pool = best
    ? poolParts(best.pool)
        .map(({ color, count }) => `${count} ${common.might.colors[color]}`)
        .join(', ')
    : '';
  return (
    <>
      {best ? (
        <p class="advice" role="status">
          {w.best(best.white, w.percent(best.success))} {empowered ? w.empoweredTo(pool) : ''}
        </p>
      ) : null}
      <Scroll label={w.chances}>
        <table class="figure-table">
          <thead>
            <tr>
              <th scope="col">{w.white}</th>
              <th scope="col">{w.success}</th>
              <th scope="col">{w.twice}</th>
              <th scope="col">{w.missed}</th>
            </tr>
          </thead>
          <tbody>
            {options.map(one => (
              <tr key={one.white} class={one === best ? 'picked' : ''}>
                <th scope="row">{one.white}</th>
                <td>
                  <span class="odds-bar">
                    <i style={{ width: `${100 * one.success}%` }} />
                  </span>
                  {w.percent(one.success)}
                </td>
                <td>{w.percent(one.twice)}</td>
                <td>{w.percent(one.miss)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </>
  );
}
