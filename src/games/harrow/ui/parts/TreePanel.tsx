import type { ComponentChildren } from 'preact';
import type { Common } from '../../rules/state/common';
import { countOf, cubes } from '../../rules/state/cubes';
import { ratesIn } from '../../rules/state/odds';
import { ui } from '../../words/ui';
import { CubeSign } from './Cubes';

const w = ui.tree;

/** The Tree: per colour what lies out and what is inside, and what is known of it. */
export function TreePanel({ game, children }: { game: Common; children?: ComponentChildren }) {
  const { ground, tree } = game;
  const there = cubes.filter(cube => countOf(ground, cube) + countOf(tree.inside, cube) > 0);
  const { fresh, lodged } = ratesIn(game);
  return (
    <section class="hc-tree panel" aria-label={w.title}>
      <h2>{w.title}</h2>
      {there.length === 0 ? (
        <p class="soft">{w.empty}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{w.ground}</th>
              <th scope="col">{w.inside}</th>
            </tr>
          </thead>
          <tbody>
            {there.map(cube => (
              <tr key={cube}>
                <th scope="row">
                  <CubeSign of={cube} /> {ui.cubeName[cube]}
                </th>
                <td>{countOf(ground, cube)}</td>
                <td>{countOf(tree.inside, cube)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p class="soft hc-rates">{w.rates(fresh, lodged, tree.seen.length, tree.kind === 'app')}</p>
      {children}
    </section>
  );
}
