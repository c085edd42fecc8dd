import { deviceStore } from '../../../play/store';
import { openSession } from '../../../session/session';
import type { Kind } from '../../../storage/kinds';
import { pairKind } from '../door/pair';
import { soloKind } from '../door/solo';
import type { Tale } from '../rules/state/tale-model';

async function taleOf<State extends { readonly tale?: Tale }, Event>(
  kind: Kind<State, Event>,
  id: string,
): Promise<Tale | undefined> {
  const opened = await openSession({ store: await deviceStore(), kind, id });
  if (!opened.ok) return undefined;
  const { tale } = opened.value.state.value;
  await opened.value.close();
  return tale;
}

/** How one game went, read when somebody asks for it. */
export const readTale = (kind: 'solo' | 'table', id: string): Promise<Tale | undefined> =>
  kind === 'solo' ? taleOf(soloKind, id) : taleOf(pairKind, id);
