import './chart.css';

type Tone = 'ember' | 'moss' | 'blood' | 'wisp';

/** One row of numbers, with a value or nothing for each column. */
export interface Series {
  readonly id: string;
  readonly name: string;
  readonly tone: Tone;
  /** `marks`: a short line across each column, such as what was expected there. */
  readonly as: 'bars' | 'line' | 'marks';
  readonly values: readonly (number | undefined)[];
  /** Bars hang down from the axis. */
  readonly isDown?: boolean;
}

interface Props {
  readonly title: string;
  /** What the columns are, such as "Round". */
  readonly columnName: string;
  readonly columns: readonly (number | string)[];
  readonly series: readonly Series[];
  readonly unit?: string;
  /** The highest value is at least this one, so that small values look small. */
  readonly atLeast?: number;
  /** There is room for so many columns, so that the first ones are not too wide. */
  readonly fewestColumns?: number;
  readonly highlighted?: number;
  readonly format?: (value: number) => string;
  /** The numbers are also read aloud from a table; `shown` prints it below. */
  readonly table?: 'shown' | 'read';
}

const [wide, high] = [320, 130];
const [left, right, top, foot] = [26, 6, 16, 18];
const dashes = ['', '6 3', '2 3', '8 3 2 3'];
/** So many columns each show their name; of more, every fifth does. */
const mostNames = 12;

const atLeastOne = (values: readonly number[], least: number): number => Math.max(least, ...values);
const known = (series: readonly Series[]): number[] =>
  series.flatMap(({ values, isDown }) =>
    values.flatMap(value => (value === undefined ? [] : [isDown ? -value : value])),
  );

/** Numbers as bars, lines or marks on one scale, with a legend and the same numbers as a table. */
export function Chart(props: Props) {
  const { title, columns, series, unit = '', atLeast = 1, fewestColumns = 1, highlighted } = props;
  const { format = String } = props;
  const all = known(series);
  const highest = atLeastOne(all, atLeast);
  const lowest = Math.min(0, ...all);
  const step = (wide - left - right) / Math.max(fewestColumns, columns.length);
  const x = (column: number): number => left + (column + 0.5) * step;
  const y = (value: number): number => top + ((highest - value) / (highest - lowest)) * (high - top - foot);
  const lines = series.filter(one => one.as === 'line');
  return (
    <figure class="chart" aria-label={title}>
      <svg viewBox={`0 0 ${wide} ${high}`} aria-hidden="true">
        <line class="chart-axis" x1={left} x2={wide} y1={y(0)} y2={y(0)} />
        <text x="0" y={top - 5}>
          {format(highest)} {unit}
        </text>
        <text x={left - 4} y={y(0) + 3} text-anchor="end">
          0
        </text>
        {lowest < 0 ? (
          <text x={left - 4} y={y(lowest) + 3} text-anchor="end">
            {format(-lowest)}
          </text>
        ) : null}
        {columns.map((column, i) =>
          columns.length <= mostNames || i % 5 === 0 ? (
            <text key={column} x={x(i)} y={high - 4} text-anchor="middle">
              {column}
            </text>
          ) : null,
        )}
        {series.map(one => (
          <g key={one.id} class={`chart-series tone-${one.tone}`} data-series={one.id}>
            {one.as === 'line' ? (
              <polyline
                stroke-dasharray={dashes[lines.indexOf(one) % dashes.length]}
                points={one.values
                  .flatMap((value, i) => (value === undefined ? [] : [`${x(i)},${y(value)}`]))
                  .join(' ')}
              />
            ) : null}
            {one.values.map((value, i) =>
              value === undefined ? null : (
                <Mark
                  key={columns[i]}
                  as={one.as}
                  column={columns[i]}
                  value={value}
                  x={x(i)}
                  step={step}
                  from={y(0)}
                  to={y(one.isDown ? -value : value)}
                  isHighlighted={highlighted === i}
                />
              ),
            )}
          </g>
        ))}
      </svg>
      {series.some(({ name }) => name !== title) ? <Legend series={series} /> : null}
      <Numbers {...props} format={format} />
    </figure>
  );
}

interface MarkProps {
  readonly as: Series['as'];
  readonly column: number | string | undefined;
  readonly value: number;
  readonly x: number;
  readonly step: number;
  /** The heights of 0 and of the value. */
  readonly from: number;
  readonly to: number;
  readonly isHighlighted: boolean;
}

function Mark({ as, column, value, x, step, from, to, isHighlighted }: MarkProps) {
  const data = { 'data-column': column, 'data-value': value };
  switch (as) {
    case 'bars':
      return (
        <rect
          {...data}
          class={isHighlighted ? 'is-highlighted' : undefined}
          x={x - step * 0.35}
          width={step * 0.7}
          y={Math.min(from, to)}
          height={Math.abs(from - to)}
        />
      );
    case 'line':
      return <circle {...data} cx={x} cy={to} r="2.5" />;
    case 'marks':
      return <path {...data} d={`M${x - step * 0.45} ${to}h${step * 0.9}`} />;
  }
}

/** Lines differ by their dashes as well as by their colours. */
function Legend({ series }: { series: readonly Series[] }) {
  const lines = series.filter(one => one.as === 'line');
  return (
    <p class="soft chart-legend" aria-hidden="true">
      {series.map(one => (
        <span key={one.id} class={`tone-${one.tone}`}>
          <svg class="chart-sign" viewBox="0 0 24 12" aria-hidden="true">
            {one.as === 'bars' ? <rect x="6" width="12" height="12" rx="2" /> : null}
            {one.as === 'bars' ? null : (
              <path
                d="M0 6H24"
                stroke-dasharray={one.as === 'line' ? dashes[lines.indexOf(one) % dashes.length] : undefined}
              />
            )}
          </svg>{' '}
          {one.name}
        </span>
      ))}
    </p>
  );
}

function Numbers({ title, columnName, columns, series, unit = '', format = String, table }: Props) {
  return (
    <div class={table === 'shown' ? 'chart-numbers' : 'unseen'}>
      <table>
        <caption class="unseen">{unit === '' ? title : `${title} (${unit})`}</caption>
        <thead>
          <tr>
            <th scope="col">{columnName}</th>
            {columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {series.map(one => (
            <tr key={one.id}>
              <th scope="row">{one.name}</th>
              {columns.map((column, i) => {
                const value = one.values[i];
                return <td key={column}>{value === undefined ? '' : format(value)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
