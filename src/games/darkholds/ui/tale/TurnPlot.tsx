import { words as w } from '../../words/tale';

const wide = 320;
const high = 110;
const edge = 18;

interface Props {
  readonly title: string;
  readonly bars: readonly number[];
  readonly line: readonly number[];
  readonly barName: string;
  readonly lineName: string;
}

/** A bar for each turn, and a mark beside it of what it is held against. */
export function TurnPlot({ title, bars, line, barName, lineName }: Props) {
  const most = Math.max(1, ...bars, ...line);
  const step = (wide - 2 * edge) / Math.max(1, bars.length);
  const y = (n: number): number => high - edge - ((high - 2 * edge) * n) / most;
  return (
    <figure class="dh-plot">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${wide} ${high}`} role="img" aria-label={w.plot(title, bars, line)}>
        <path class="dh-axis" d={`M${edge} ${edge}V${high - edge}H${wide - edge}`} />
        <text x={edge - 4} y={edge + 4} text-anchor="end">
          {w.whole(most)}
        </text>
        {bars.map((n, i) => (
          <g key={`turn ${i + 1}`}>
            <rect x={edge + i * step + step * 0.2} y={y(n)} width={step * 0.6} height={high - edge - y(n)} />
            <path class="dh-mark" d={`M${edge + i * step + 2} ${y(line[i] ?? 0)}h${step - 4}`} />
            {bars.length <= 20 || i % 5 === 4 ? (
              <text x={edge + (i + 0.5) * step} y={high - 5} text-anchor="middle">
                {i + 1}
              </text>
            ) : null}
          </g>
        ))}
      </svg>
      <small class="soft">
        ▮ {barName} — {lineName}
      </small>
    </figure>
  );
}
