import { Chart } from '../../../../ui/parts/chart/Chart';
import { type Class, classes } from '../../rules/honesty';
import { SideName } from '../../words/names';
import { recordsUi as w } from '../../words/records-ui';

interface SideValues {
  readonly name: string;
  readonly values: readonly number[];
}

/** A line for each side, round by round. */
export function RoundChart({ title, sides }: { title: string; sides: readonly SideValues[] }) {
  const long = Math.max(0, ...sides.map(({ values }) => values.length));
  return (
    <Chart
      title={title}
      columnName={w.round}
      columns={Array.from({ length: long }, (_, round) => round)}
      series={sides.map(({ name, values }, i) => ({
        id: name === '' ? 'all' : name,
        name: name === '' ? title : SideName(name),
        tone: i === 0 ? 'ember' : 'wisp',
        as: 'line',
        values,
      }))}
    />
  );
}

/** TR-4: forecast against outcome in ten classes. */
export function Honesty({ of }: { of: readonly Class[] }) {
  const all = of.reduce((sum, { attacks }) => sum + attacks, 0);
  const percent = (share: number): number => Math.round(100 * share);
  return (
    <section class="panel settings">
      <h2>{w.honesty}</h2>
      {all === 0 ? (
        <p class="soft">{w.noAttack}</p>
      ) : (
        <>
          <p class="soft">{w.honestyNote}</p>
          <Chart
            title={w.honesty}
            columnName={w.chance}
            columns={of.map((_, i) => percent(i / classes))}
            unit="%"
            atLeast={100}
            series={[
              {
                id: 'outcome',
                name: w.outcome,
                tone: 'ember',
                as: 'bars',
                values: of.map(({ attacks, success }) =>
                  attacks === 0 ? undefined : percent(success / attacks),
                ),
              },
              {
                id: 'forecast',
                name: w.forecast,
                tone: 'wisp',
                as: 'marks',
                values: of.map((_, i) => percent((i + 0.5) / classes)),
              },
            ]}
          />
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
