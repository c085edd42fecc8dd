import './report.css';
import type { Chronicle } from '../../../../table/fight/chronicle';
import type { FightView } from '../../../../table/fight/view';
import { Chart } from '../../../parts/chart/Chart';
import { words } from '../../../words/fight';
import { nameIn } from '../../parts/nameIn';
import { partName, turningPoint, whoseDoing } from './report';

const w = words.summary;

interface Props {
  view: FightView;
  chronicle: Chronicle;
}

/** The fight in pictures, each with one unit: HP. */
export function Charts({ view, chronicle }: Props) {
  const { rounds, sources, parts } = chronicle;
  const turned = turningPoint(view, chronicle);
  if (rounds.length === 0) return <p class="soft">{w.noChart}</p>;
  return (
    <div class="fight-charts">
      <Rounds chronicle={chronicle} />
      <HpLines view={view} chronicle={chronicle} />
      <section aria-label={w.sources}>
        <h3>{w.sources}</h3>
        {sources.length === 0 ? <p class="soft">{w.noSources}</p> : null}
        <ul class="bare stack">
          {sources.map(one => (
            <li key={one.who ?? ''} class="source-row">
              <span>{whoseDoing(view, one.who)}</span>
              <span class="odds-bar good">
                <i style={{ width: `${(100 * one.taken) / Math.max(1, sources[0]?.taken ?? 1)}%` }} />
              </span>
              <b data-taken={one.taken}>{one.taken}</b>
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={w.parts}>
        <h3>{w.parts}</h3>
        {parts.length === 0 ? <p class="soft">{w.noParts}</p> : null}
        <ol class="broken-parts">
          {parts.map(one => (
            <li key={`${one.enemy}${one.die}`}>
              {w.part(
                partName(view, one.enemy, one.die),
                nameIn(view, one.enemy),
                one.round,
                one.by ? nameIn(view, one.by) : '',
              )}
            </li>
          ))}
        </ol>
      </section>
      <section aria-label={w.luck}>
        <h3>{w.luck}</h3>
        {(['company', 'enemy'] as const).map(side => {
          const drew = rounds.reduce((all, one) => all + one.luck[side].drew, 0);
          const expected = rounds.reduce((all, one) => all + one.luck[side].expected, 0);
          return <p key={side}>{w.luckOf(side, drew, expected)}</p>;
        })}
        {turned === undefined ? null : (
          <p>
            <b>{w.turning}:</b> {turned}
          </p>
        )}
      </section>
    </div>
  );
}

/** Damage dealt to enemies upward, HP lost downward, on one scale. */
function Rounds({ chronicle: { rounds, turning } }: { chronicle: Chronicle }) {
  const highlighted = rounds.findIndex(({ round }) => round === turning);
  return (
    <section>
      <h3>{w.byRound}</h3>
      <Chart
        title={w.byRound}
        columnName={w.roundName}
        columns={rounds.map(({ round }) => round)}
        {...(highlighted < 0 ? {} : { highlighted })}
        series={[
          {
            id: 'dealt',
            name: w.takenKey,
            tone: 'moss',
            as: 'bars',
            values: rounds.map(({ taken }) => taken),
          },
          {
            id: 'lost',
            name: w.lostKey,
            tone: 'blood',
            as: 'bars',
            values: rounds.map(({ lost }) => lost),
            isDown: true,
          },
        ]}
      />
    </section>
  );
}

const tones = ['ember', 'wisp', 'moss', 'blood'] as const;

/** HP of each character at the end of each round. */
function HpLines({ view, chronicle: { rounds } }: Props) {
  const four = view.friends.filter(one => one.role === 'full' || one.role === 'companion');
  return (
    <section>
      <h3>{w.hpOverRounds}</h3>
      <Chart
        title={w.hpOverRounds}
        columnName={w.roundName}
        columns={rounds.map(({ round }) => round)}
        series={four.map((one, n) => ({
          id: one.id,
          name: one.name,
          tone: tones[n % tones.length] ?? 'ember',
          as: 'line',
          values: rounds.map(({ hp }) => hp[one.id] ?? one.maxHp),
        }))}
      />
    </section>
  );
}
