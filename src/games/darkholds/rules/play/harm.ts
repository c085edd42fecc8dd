import { wounded } from '../activation';
import { type Warrior, warriorOf } from '../board';
import { boardOf } from './board-of';
import { kitOf, moreOf } from './kit';
import { figureOf, isOurs } from './model';
import type { Run } from './run';
import { say } from './says';

/** WR-4: what a dead warrior carried becomes an equipment marker where it stood. */
export function dies(run: Run, id: string): void {
  const figure = figureOf(run.state, id);
  if (!figure) return;
  const { items } = kitOf(figure);
  run.emit({ type: 'gone', id, left: false, slain: true, ...(isOurs(figure) ? { figure } : {}) });
  const cards = items.filter(item => moreOf(run.state).items[item]?.own === false);
  if (cards.length === 0) return;
  putDown(run, figure.at, cards);
  // RM-3: the table puts the marker down.
  const what = cards.map(item => moreOf(run.state).items[item]?.name ?? item).join(', ');
  run.log({
    text: say('darkholds.dropped', { who: figure.name, at: figure.at, what }),
    rule: 'WR-4',
    by: id,
  });
}

/** MK-15: the items lie on a square, under an equipment marker where no other marker lies. */
export function putDown(run: Run, at: string, items: readonly string[]): void {
  if (items.length === 0) return;
  const { ground } = moreOf(run.state);
  run.emit({ type: 'more', change: { ground: { ...ground, [at]: [...(ground[at] ?? []), ...items] } } });
  if (!run.state.features[at]) run.emit({ type: 'feature', at, feature: 'equipment' });
}

/** How somebody stands after wounds that stay: hurt, unconscious, or gone. */
export function putHurt(run: Run, id: string, after: Warrior | undefined): void {
  if (!after) dies(run, id);
  else run.emit({ type: 'figure', id, change: { wounds: after.wounds, prone: after.prone } });
}

/** WR-4: so many wounds that nothing keeps off any more; whether it falls. */
export function hurt(run: Run, id: string, wounds: number): boolean {
  const { board, falls } = wounded(boardOf(run.state), id, wounds);
  putHurt(run, id, warriorOf(board, id));
  return falls;
}
