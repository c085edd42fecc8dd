import type { Chances } from '../../../../chances/floats';
import { ui } from '../../words/ui';

/** A bar with its number beside it. */
export const Bar = ({ label, p, strong }: { label: string; p: number; strong?: boolean }) => (
  <div class={strong ? 'hc-bar strong' : 'hc-bar'}>
    <span>{label}</span>
    <span class="hc-track">
      <i style={{ width: `${(100 * p).toFixed(1)}%` }} />
    </span>
    <b>{ui.percent(p)}</b>
  </div>
);

/** The whole distribution of hits. */
export const Hits = ({ hits }: { hits: Chances }) => (
  <div class="hc-bars">
    {[...hits].map((p, n) => (
      <Bar key={`${n}h`} label={ui.tree.hits(n)} p={p} />
    ))}
  </div>
);

const atLeast = (of: Chances, n: number): number => [...of].slice(n).reduce((all, p) => all + p, 0);

/** The chances of at least 1, 2, 3 cubes of a kind, in one line. */
export const AtLeast = ({ of, name }: { of: Chances; name: string }) => (
  <p class="hc-least">
    <span class="soft">{name}</span>
    {[1, 2, 3]
      .filter(n => n < of.length)
      .map(n => (
        <span key={`${n}${name}`}>
          {ui.tree.least(n)} <b>{ui.percent(atLeast(of, n))}</b>
        </span>
      ))}
  </p>
);
