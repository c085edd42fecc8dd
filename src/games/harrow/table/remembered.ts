import type { TreeBox } from '../rules/state/tree-box';
import type { Observation } from '../rules/tree';
import { knowers } from './lists';
import { loneDocument } from './lone';
import { pairDocument } from './pair';
import { soloDocument } from './solo';

const names = ['solo', 'table', 'tree'] as const;

const look = (name: (typeof names)[number], id: string): Promise<{ readonly tree: TreeBox } | undefined> => {
  switch (name) {
    case 'solo':
      return soloDocument.visit(id, String, game => game.state.peek());
    case 'table':
      return pairDocument.visit(id, String, game => game.state.peek());
    case 'tree':
      return loneDocument.visit(id, String, game => game.state.peek());
  }
};

/** TR-3: what this box has let through, out of the last game with it; every game goes on from the one before. */
export async function rememberedOf(box: string): Promise<readonly Observation[]> {
  await Promise.all(names.map(name => knowers[name].read()));
  const found = names
    .flatMap(name => (knowers[name].here.value ?? []).map(one => ({ ...one, name })))
    .filter(one => one.seen > 0 && one.box === box)
    .sort((a, b) => b.played - a.played);
  // One that another window has open cannot be read: the one before it knows most of it.
  for (const { name, id } of found) {
    const tree = (await look(name, id))?.tree;
    if (tree?.kind === 'box' && tree.seen.length > 0) return tree.seen;
  }
  return [];
}
