import { deviceStore } from '../../../play/store';
import { openSession } from '../../../session/session';
import type { Kind } from '../../../storage/kinds';
import { loneKind } from '../door/lone';
import { pairKind } from '../door/pair';
import { soloKind } from '../door/solo';
import type { TreeBox } from '../rules/state/tree-box';
import type { Observation } from '../rules/tree';
import { knowers } from './lists';

const names = ['solo', 'table', 'tree'] as const;

async function seenBy<State extends { readonly tree: TreeBox }, Event>(
  kind: Kind<State, Event>,
  id: string,
): Promise<readonly Observation[]> {
  const opened = await openSession({ store: await deviceStore(), kind, id });
  if (!opened.ok) return [];
  const { tree } = opened.value.state.value;
  await opened.value.close();
  return tree.kind === 'box' ? tree.seen : [];
}

const look = (name: (typeof names)[number], id: string): Promise<readonly Observation[]> => {
  switch (name) {
    case 'solo':
      return seenBy(soloKind, id);
    case 'table':
      return seenBy(pairKind, id);
    case 'tree':
      return seenBy(loneKind, id);
  }
};

/** TR-3: what this box has let through, out of the last game with it; every game goes on from the one before. */
export async function rememberedOf(box: string): Promise<readonly Observation[]> {
  await Promise.all(names.map(name => knowers[name].read()));
  const found = names
    .flatMap(name => (knowers[name].here.value ?? []).map(one => ({ ...one, name })))
    .filter(one => one.seen > 0 && one.box === box)
    .sort((a, b) => b.played - a.played);
  // One that is open in another window cannot be read: the one before it knows most of it.
  for (const one of found) {
    const seen = await look(one.name, one.id);
    if (seen.length > 0) return seen;
  }
  return [];
}
