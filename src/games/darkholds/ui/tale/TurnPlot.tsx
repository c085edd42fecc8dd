import { Chart } from '../../../../ui/parts/chart/Chart';
import { words as w } from '../../words/tale';

interface Props {
  readonly title: string;
  readonly bars: readonly number[];
  readonly line: readonly number[];
  readonly barName: string;
  readonly lineName: string;
}

/** A bar for each turn, and a mark across it for what it is compared with. */
export const TurnChart = ({ title, bars, line, barName, lineName }: Props) => (
  <section>
    <h3>{title}</h3>
    <Chart
      title={title}
      columnName={w.columns[0]}
      columns={bars.map((_, i) => i + 1)}
      format={w.number}
      series={[
        { id: 'bars', name: barName, tone: 'moss', as: 'bars', values: bars },
        { id: 'marks', name: lineName, tone: 'ember', as: 'marks', values: line },
      ]}
    />
  </section>
);
