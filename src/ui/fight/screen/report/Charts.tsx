import './report.css';
import type { Chronicle } from '../../../../table/fight/chronicle';
import type { FightView } from '../../../../table/fight/view';
import { words } from '../../../words/fight';
import { nameIn } from '../../parts/nameIn';
import { partName, turningPoint, whoseDoing } from './report';

const w = words.summary;
const [wide, high, left, foot] = [320, 120, 22, 16];

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

/** HP taken from enemies upward, HP lost downward: the same HP, on one scale. */
function Rounds({ chronicle: { rounds, turning } }: { chronicle: Chronicle }) {
  const most = Math.max(1, ...rounds.flatMap(one => [one.taken, one.lost]));
  const step = (wide - left) / rounds.length;
  const middle = (high - foot) / 2;
  const tall = (hp: number) => (hp / most) * (middle - 4);
  return (
    <section aria-label={w.byRound}>
      <h3>{w.byRound}</h3>
      <svg
        class="fight-chart"
        viewBox={`0 0 ${wide} ${high}`}
        role="img"
        aria-label={rounds.map(one => w.roundTaken(one.round, one.taken, one.lost)).join('. ')}
      >
        <line class="fight-axis" x1={left} x2={wide} y1={middle} y2={middle} />
        <text class="fight-axis-text" x={left - 4} y="10" text-anchor="end">
          {most}
        </text>
        {rounds.map((one, i) => (
          <g key={one.round} class={one.round === turning ? 'turning' : ''}>
            <rect
              class="mark-taken"
              data-round={one.round}
              data-hp={one.taken}
              x={left + i * step + step * 0.2}
              width={step * 0.6}
              y={middle - tall(one.taken)}
              height={tall(one.taken)}
            />
            <rect
              class="mark-lost"
              data-round={one.round}
              data-hp={one.lost}
              x={left + i * step + step * 0.2}
              width={step * 0.6}
              y={middle}
              height={tall(one.lost)}
            />
            <text class="fight-axis-text" x={left + (i + 0.5) * step} y={high - 3} text-anchor="middle">
              {one.round}
            </text>
          </g>
        ))}
      </svg>
      <p class="soft chart-key">
        <span class="key good" /> {w.takenKey} <span class="key bad" /> {w.lostKey}
      </p>
    </section>
  );
}

const dashes = ['', '6 3', '2 3', '8 3 2 3'];

/** HP of the four when each round was over. */
function HpLines({ view, chronicle: { rounds } }: Props) {
  const four = view.friends.filter(one => one.role === 'full' || one.role === 'companion');
  const most = Math.max(1, ...four.map(one => one.maxHp));
  const step = (wide - left - 12) / Math.max(1, rounds.length - 1);
  const x = (i: number) => left + 6 + i * step;
  const y = (hp: number) => 6 + (1 - hp / most) * (high - foot - 12);
  const lines = four.map(one => ({
    id: one.id,
    name: one.name,
    hp: rounds.map(round => round.hp[one.id] ?? one.maxHp),
  }));
  return (
    <section aria-label={w.hpOverRounds}>
      <h3>{w.hpOverRounds}</h3>
      <svg
        class="fight-chart"
        viewBox={`0 0 ${wide} ${high}`}
        role="img"
        aria-label={lines.map(one => w.hpLine(one.name, one.hp)).join('. ')}
      >
        <line class="fight-axis" x1={left} x2={wide} y1={y(0)} y2={y(0)} />
        <text class="fight-axis-text" x={left - 4} y={y(most) + 4} text-anchor="end">
          {most}
        </text>
        {lines.map((one, n) => (
          <g key={one.id} class={`hp-line line-${n % 4}`}>
            <polyline
              points={one.hp.map((hp, i) => `${x(i)},${y(hp)}`).join(' ')}
              stroke-dasharray={dashes[n % 4]}
            />
            {one.hp.map((hp, i) => (
              <circle key={rounds[i]?.round} data-who={one.id} data-hp={hp} cx={x(i)} cy={y(hp)} r="2.5" />
            ))}
          </g>
        ))}
        {rounds.map((one, i) => (
          <text key={one.round} class="fight-axis-text" x={x(i)} y={high - 3} text-anchor="middle">
            {one.round}
          </text>
        ))}
      </svg>
      <p class="soft chart-names">
        {lines.map((one, n) => (
          <span key={one.id} class={`chart-name line-${n % 4}`}>
            {one.name}
          </span>
        ))}
      </p>
    </section>
  );
}
