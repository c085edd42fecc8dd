import './lobby.css';
import { useEffect } from 'preact/hooks';
import { interval } from '../../../chances/interval';
import { Page } from '../../../ui/parts/Page';
import { csvOf, type Played, winsOf } from '../rules/records';
import { type PairLine, pairGames, type SoloLine, soloGames } from '../table/lists';
import { SideName } from '../words/names';
import { recordsUi as w } from '../words/records-ui';

const dayOf = (played: number): string => new Date(played).toISOString().slice(0, 10);

const ofSolo = ({ name, played, round, level, over, protectors, family, spaces }: SoloLine): Played => ({
  name,
  day: dayOf(played),
  of: { level },
  round,
  points: [protectors, family],
  spaces,
  over,
});
const ofPair = ({ name, played, round, sides, points, over }: PairLine): Played => ({
  name,
  day: dayOf(played),
  of: { sides },
  round,
  points,
  spaces: null,
  over,
});

/** A line for each game, how often somebody wins, and all of it for other programs. */
export function RecordsPage() {
  useEffect(() => {
    Promise.all([soloGames.read(), pairGames.read()]).catch(console.error);
  }, []);
  const games = [
    ...(soloGames.here.value ?? []).map(ofSolo),
    ...(pairGames.here.value ?? []).map(ofPair),
  ].sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0));
  const wins = winsOf(games);
  return (
    <Page title={w.title} back={['harrow']}>
      {games.length === 0 ? <p class="soft">{w.none}</p> : null}
      {wins.length > 0 ? (
        <section class="panel settings">
          <h2>{w.wins}</h2>
          <ul class="bare stack">
            {wins.map(one => (
              <li key={`${w.kind(one.of)}${one.who}`}>
                <b>{w.kind(one.of)}</b> {w.won(SideName(one.who), one.won, one.games)}{' '}
                <span class="soft">{w.range(interval(one.won, one.games))}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {games.length > 0 ? (
        <section class="panel settings">
          <h2>{w.games}</h2>
          <ol class="bare stack">
            {games.map((one, i) => (
              <li key={`${one.day}${one.name}${i}`}>
                <b>{one.name}</b> <span class="soft">{w.line(one)}</span>
              </li>
            ))}
          </ol>
          <a
            class="btn"
            download="harrow-county.csv"
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(csvOf(games))}`}
          >
            {w.csv}
          </a>
        </section>
      ) : null}
    </Page>
  );
}
