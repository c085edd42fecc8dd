import './saga.css';
import { useEffect } from 'preact/hooks';
import { Page } from '../../../ui/parts/frame/Page';
import { Bars } from '../../../ui/parts/input/Bars';
import { bestiaryOf, winsOf } from '../rules/play/records/plots';
import { beastFates } from '../rules/play/records/tally';
import { book, readBook } from '../table/records';
import { sagaUi } from '../words/saga';

const w = sagaUi.records;

/** Over all games: who has won how often, and a bestiary. */
export function RecordsPage() {
  useEffect(() => {
    readBook().catch(console.error);
  }, []);
  const read = book.value;
  const wins = winsOf(read?.chapters ?? []);
  const beasts = bestiaryOf(read?.chapters ?? []);
  return (
    <Page title={w.title} back={['korrem']}>
      {read ? null : <p class="soft">{w.reading}</p>}
      {read && read.chapters.length === 0 ? <p class="soft">{w.none}</p> : null}
      {read && read.shut > 0 ? <p class="soft">{w.shut(read.shut)}</p> : null}
      {read && read.chapters.length > 0 ? (
        <>
          <section class="panel settings">
            {wins.some(({ won }) => won > 0) ? (
              <Bars
                title={w.wins}
                bars={wins.map(({ name, won, games }) => ({ name, n: won, text: w.win(won, games) }))}
              />
            ) : (
              <p class="soft">{w.noWins}</p>
            )}
          </section>
          <section class="panel settings">
            <h2>{w.beasts}</h2>
            {beasts.length === 0 ? (
              <p class="soft">{w.noBeasts}</p>
            ) : (
              <div class="ko-scrolls">
                <table class="ko-points-table">
                  <thead>
                    <tr>
                      <th scope="col">{w.creature}</th>
                      {beastFates.map(fate => (
                        <th key={fate} scope="col">
                          {w.fates[fate]}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {beasts.map(one => (
                      <tr key={one.name}>
                        <th scope="row">{one.name}</th>
                        {beastFates.map(fate => (
                          <td key={fate}>{one[fate]}</td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            )}
          </section>
        </>
      ) : null}
    </Page>
  );
}
