import type { Class } from '../../rules/honesty';
import { SideName } from '../../words/names';
import { recordsUi as w } from '../../words/records-ui';

const wide = 320;
const high = 120;
const edge = 18;

interface OneLine {
  readonly name: string;
  readonly values: readonly number[];
}

/** Values one after the other: a line for each side, the second one dashed, both named at their end. */
export function Line({ title, lines }: { title: string; lines: readonly OneLine[] }) {
  const most = Math.max(1, ...lines.flatMap(({ values }) => values));
  const long = Math.max(1, ...lines.map(({ values }) => values.length - 1));
  const x = (i: number): number => edge + ((wide - 2 * edge) * i) / long;
  const y = (n: number): number => high - edge - ((high - 2 * edge) * n) / most;
  const told = lines
    .map(({ name, values }) => `${name === '' ? '' : `${SideName(name)}: `}${values.join(', ')}`)
    .join('. ');
  return (
    <figure class="hc-plot">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${wide} ${high}`} role="img" aria-label={`${title}. ${told}`}>
        <path class="hc-axis" d={`M${edge} ${edge}V${high - edge}H${wide - edge}`} />
        <text x={edge - 4} y={edge + 4} text-anchor="end">
          {most}
        </text>
        <text x={edge - 4} y={high - edge + 4} text-anchor="end">
          0
        </text>
        {lines.map(({ name, values }, i) => (
          <polyline
            key={name}
            class={i === 0 ? 'hc-first' : 'hc-second'}
            points={values.map((n, k) => `${x(k)},${y(n)}`).join(' ')}
          />
        ))}
      </svg>
      {lines.length > 1 ? (
        <small>
          {lines.map(({ name }, i) => `${i === 0 ? '———' : '– – –'} ${SideName(name)}`).join('   ')}
        </small>
      ) : null}
    </figure>
  );
}

/** TR-4: forecast against outcome in ten classes. */
export function Honesty({ of }: { of: readonly Class[] }) {
  const all = of.reduce((sum, { attacks }) => sum + attacks, 0);
  const step = (wide - 2 * edge) / of.length;
  const y = (share: number): number => high - edge - (high - 2 * edge) * share;
  return (
    <section class="panel settings">
      <h2>{w.honesty}</h2>
      {all === 0 ? (
        <p class="soft">{w.noAttack}</p>
      ) : (
        <>
          <p class="soft">{w.honestyNote}</p>
          <figure class="hc-plot">
            <svg
              viewBox={`0 0 ${wide} ${high}`}
              role="img"
              aria-label={of.flatMap((one, i) => (one.attacks > 0 ? w.honestyOf(i, one) : [])).join('; ')}
            >
              <path class="hc-axis" d={`M${edge} ${edge}V${high - edge}H${wide - edge}`} />
              {of.map(({ attacks, success }, i) =>
                attacks === 0 ? null : (
                  <g key={`c${i + 1}`}>
                    <rect
                      x={edge + i * step + 3}
                      y={y(success / attacks)}
                      width={step - 6}
                      height={Math.max(1, high - edge - y(success / attacks))}
                    />
                    <text x={edge + (i + 0.5) * step} y={high - 5} text-anchor="middle">
                      {attacks}
                    </text>
                  </g>
                ),
              )}
              <path class="hc-told" d={`M${edge} ${y(0)}L${wide - edge} ${y(1)}`} />
            </svg>
          </figure>
          <ul class="bare soft">
            {of.map((one, i) =>
              one.attacks === 0 ? null : <li key={`l${i + 1}`}>{w.honestyOf(i, one)}</li>,
            )}
          </ul>
        </>
      )}
    </section>
  );
}
