import './clans.css';
import { useEffect } from 'preact/hooks';
import { interval, percentOf } from '../../../../chances/interval';
import { Page } from '../../../../ui/parts/frame/Page';
import { Scroll } from '../../../../ui/parts/frame/Scroll';
import { type Clan, clans } from '../../rules/board/position';
import { ownWins, type Score, scoresOf } from '../../rules/records/records';
import { matchups } from '../../sample/matchups.gen';
import { duels } from '../../table/duels';
import { beginWords } from '../../words/begin';
import { paths, turnsOf } from '../../words/cards';
import { clansWords } from '../../words/clans';
import { clanNames } from '../../words/names';
import { byNames, endedDuels } from './people';
import { TryOut } from './TryOut';

const w = clansWords;
/** From so many duels on an interval is shown. */
const enough = 5;

const hundred = (share: number): number => Math.round(share * 100);
const shareOf = (won: number, of: number): string => {
  const { low, high } = interval(won, of);
  return w.share(percentOf(won, of), hundred(low), hundred(high));
};

/** How often the wood won with one clan against another. */
function bred(clan: Clan, rival: Clan): string {
  for (const [a, b, won, of] of matchups.pairs) {
    if (of === 0) continue;
    if (a === clan && b === rival) return shareOf(won, of);
    if (a === rival && b === clan) return shareOf(of - won, of);
  }
  return '–';
}

/** The clans, the score of whoever plays here, and how the clans fare against each other. */
export function ClansPage() {
  useEffect(() => {
    duels.read().catch(console.error);
  }, []);
  const past = endedDuels();
  const scores = scoresOf(byNames(past));
  const own = (clan: Clan, rival: Clan): string => {
    const { won, of } = ownWins(past, clan, rival);
    if (of === 0) return '–';
    return of < enough ? w.of(won, of) : shareOf(won, of);
  };
  return (
    <Page title={w.title} back={['darkleaf']}>
      <p>{w.note}</p>
      <div class="dl-cards">
        {clans.map(clan => (
          <section key={clan} class="panel stack" aria-label={clanNames[clan]}>
            <h2>{clanNames[clan]}</h2>
            <p>{paths[clan]}</p>
            <p class="soft">{turnsOf[clan]}</p>
          </section>
        ))}
      </div>
      <section class="stack">
        <h2>{w.scores}</h2>
        {scores.length === 0 ? <p>{w.none}</p> : null}
        {scores.map(one => (
          <Between key={one.pair.join('/')} of={one} />
        ))}
      </section>
      <Grid title={w.own} note={w.ownNote} cell={own} />
      <Grid
        title={w.wood}
        note={w.woodNote(matchups.games, beginWords.strengths[matchups.strength])}
        cell={bred}
      />
      <TryOut />
    </Page>
  );
}

function Between({ of: { pair, won, drawn, streak, last } }: { of: Score }) {
  return (
    <div class="panel stack dl-between">
      <p class="dl-sentence">
        {w.score(pair[0], won[0], pair[1], won[1])} {drawn > 0 ? <small>{w.drawn(drawn)}</small> : null}
      </p>
      {streak ? <p>{w.streak(streak.name, streak.won)}</p> : null}
      <p class="soft">{w.last(last.map(name => name ?? w.draw))}</p>
    </div>
  );
}

interface GridProps {
  readonly title: string;
  readonly note: string;
  readonly cell: (clan: Clan, rival: Clan) => string;
}

function Grid({ title, note, cell }: GridProps) {
  return (
    <section class="stack">
      <h2>{title}</h2>
      <p class="soft">{note}</p>
      <Scroll label={title}>
        <table class="dl-grid">
          <thead>
            <tr>
              <th scope="col">{w.against}</th>
              {clans.map(clan => (
                <th key={clan} scope="col">
                  {clanNames[clan]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {clans.map(clan => (
              <tr key={clan}>
                <th scope="row">{clanNames[clan]}</th>
                {clans.map(rival => (
                  <td key={rival}>{clan === rival ? '' : cell(clan, rival)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </section>
  );
}
