import './lobby.css';
import { useEffect } from 'preact/hooks';
import { interval } from '../../../chances/interval';
import { Page } from '../../../ui/parts/frame/Page';
import { FileButton } from '../../../ui/parts/input/FileButton';
import { honestyOf, type Played, recordsCsv, rivalriesOf, winsOf } from '../rules/records';
import { type PairLine, pairGames, type SoloLine, soloGames } from '../table/lists';
import { SideName } from '../words/names';
import { recordsUi as w } from '../words/records-ui';
import { GameTale } from './records/GameTale';
import { Honesty } from './records/Plots';

const dayOf = (played: number): string => new Date(played).toISOString().slice(0, 10);

interface Kept extends Played {
  readonly kind: 'solo' | 'table';
  readonly id: string;
}

const ofSolo = ({
  id,
  name,
  played,
  round,
  level,
  over,
  protectors,
  family,
  spaces,
  told,
}: SoloLine): Kept => ({
  kind: 'solo',
  id,
  name,
  names: ['', ''],
  told,
  day: dayOf(played),
  of: { level },
  round,
  points: [protectors, family],
  spaces,
  over,
});
const ofPair = ({ id, name, played, round, sides, points, over, names, told }: PairLine): Kept => ({
  kind: 'table',
  id,
  name,
  names,
  told,
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
  const rivalries = rivalriesOf(games);
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
      {rivalries.length > 0 ? (
        <section class="panel settings">
          <h2>{w.rivalries}</h2>
          <ul class="bare stack">
            {rivalries.map(one => (
              <li key={one.names.join()}>
                {w.rivalry(one)} <span class="soft">{w.range(interval(one.won[0], one.games))}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {games.length > 0 ? <Honesty of={honestyOf(games)} /> : null}
      {games.length > 0 ? (
        <section class="panel settings">
          <h2>{w.games}</h2>
          <ol class="bare stack">
            {games.map(one => (
              <li key={one.id} class="stack">
                <span>
                  <b>{one.name}</b> <span class="soft">{w.line(one)}</span>
                </span>
                <GameTale kind={one.kind} id={one.id} game={one} />
              </li>
            ))}
          </ol>
          <FileButton name="harrow-county.csv" type="text/csv" text={() => recordsCsv(games)}>
            {w.csv}
          </FileButton>
        </section>
      ) : null}
    </Page>
  );
}
