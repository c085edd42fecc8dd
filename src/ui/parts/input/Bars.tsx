import '../plots.css';

export interface Bar {
  readonly name: string;
  readonly n: number;
  readonly text?: string;
}

/** A plot that is its own table: a name, a bar and its number in each row. */
export function Bars({ title, bars }: { title: string; bars: readonly Bar[] }) {
  if (bars.every(({ n }) => n === 0)) return null;
  const most = Math.max(...bars.map(({ n }) => n), 1);
  return (
    <section class="stack">
      <h3>{title}</h3>
      <table class="plot-bars">
        <tbody>
          {bars.map(({ name, n, text }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td class="plot-bar-cell" aria-hidden="true">
                <span class="plot-bar" style={{ width: `${Math.max(0, (n / most) * 100)}%` }} />
              </td>
              <td>{text ?? n}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
